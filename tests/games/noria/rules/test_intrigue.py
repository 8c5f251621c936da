"""Politics: intrigues (rulebook: politics)."""

import pytest

from games.noria.play import given, have, lacks, numbers, play, refused, seated, table, turn_of
from spielwerk.games.noria.rules.rounds import cogs_at


def test_one_politician_is_seated_and_one_leaves() -> None:
    """politics.seat, politics.removal"""
    state = table()
    play(state, "red: intrigue research")
    assert refused(state, "red: done") == "turn.decide-first"
    play(state, "red: remove division")
    have(state, "red", "0K")
    assert numbers(state.seated) == [0, 0, 0, 1, 0, 0]
    assert numbers(state.upper) == [4, 4, 4, 3, 4, 3]


def test_a_removal_needs_an_intrigue() -> None:
    """politics.none-due"""
    assert refused(table(), "red: remove division") == "politics.none-due"


def test_it_costs_the_visible_cogs_and_doubles() -> None:
    """politics.price: two cogs in round 4 of a game of two: 2, 4, 8"""
    state = table()
    given(state, "red", knowledge=14)
    turn_of(state, "red", 4)
    for left in (12, 8, 0):
        play(state, "red: intrigue research. remove division")
        have(state, "red", f"{left}K")
    assert lacks(state, "red: intrigue settlement") == ("politics.price", 16, 0)
    turn_of(state, "red")
    assert lacks(state, "red: intrigue settlement") == ("politics.price", 2, 0)


@pytest.mark.parametrize(
    ("players", "prices"),
    [
        (2, [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6]),
        (3, [1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6]),
        (4, [1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6]),
    ],
)
def test_prices_by_round(players: int, prices: list[int]) -> None:
    """rounds.track: the same spaces of one track, of which 0, 1, 2 are visible from the start"""
    settings = table(players).settings
    assert [cogs_at(settings, round) for round in range(1, len(prices) + 1)] == prices


def test_only_politicians_above_can_be_seated() -> None:
    """politics.upper"""
    state = table()
    seated(state, research=4)
    given(state, "red", knowledge=9)
    assert refused(state, "red: intrigue research") == "politics.upper"
    play(state, "red: intrigue settlement")
    assert refused(state, "red: remove research") == "politics.upper"


def test_twelve_intrigues_use_everybody_up() -> None:
    """politics.upper: then none is possible"""
    state = table()
    given(state, "red", knowledge=9999)
    for _ in range(12):
        turn_of(state, "red")
        possible = [action for action in state.legal_actions(0) if state.action_to_string(action).startswith("intr")]
        state.apply_action(possible[0])
        play(state, f"red: {state.action_to_string(state.legal_actions(0)[0])}")
    turn_of(state, "red")
    assert sum(numbers(state.seated)) == 12
    assert sum(numbers(state.upper)) == 0
    assert refused(state, "red: intrigue research") == "politics.upper"
