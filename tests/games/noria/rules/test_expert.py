"""The expert game (rulebook: expert)."""

import pytest

from games.noria.play import apply, built, expert, have, may, numbers, play, refused, wheel
from spielwerk.games.noria.invariants import check


def test_nothing_to_begin_with() -> None:
    """expert.nothing: no resource, no knowledge, no free step"""
    state = built()
    for name in ("red", "yellow"):
        have(state, name, "0O 0M 0E 0K steps=0/0/0/0 ships=1/1/1")
    assert state.round == 1
    assert check(state) == []


def test_islands_lie_open_in_a_circle_with_their_ships() -> None:
    """expert.islands"""
    for players in (2, 3, 4):
        state = expert(players)
        assert numbers(state.open_islands) == list(range(players + 3))
        assert state.hidden == 0
        assert numbers(state.ships)[:3] == [0, 0, players - 1]


def test_only_to_a_neighbour_island() -> None:
    """journey.neighbour: from the harbour anywhere, then one on around the circle"""
    state = built(islands="I3 I5 I1 I9 I2")
    wheel(state, "red", "S-B journey+, L-T journey+")
    play(state, "red: use S-B. journey I5. nothing")
    assert refused(state, "red: journey I9") == "journey.neighbour"
    assert refused(state, "red: discover") == "journey.none-hidden"
    play(state, "red: journey I3. nothing. done", "yellow: done")
    wheel(state, "red", "S-B journey")
    play(state, "red: use S-B")
    assert may(state, "red: journey I2")
    assert refused(state, "red: journey I1") == "journey.neighbour"


def test_one_two_and_three_discs_in_the_rings() -> None:
    """expert.ring, expert.occupied"""
    state = expert()
    play(state, "red: insert S-T")
    assert refused(state, "red: insert S-T") == "expert.occupied"
    assert refused(state, "red: insert S-B") == "expert.ring"


def test_two_in_the_active_half() -> None:
    """expert.halves"""
    state = expert()
    play(state, "red: insert S-B. insert L-B")
    assert refused(state, "red: insert M-BL") == "expert.halves"
    play(state, "red: insert M-TL. insert M-TR. insert L-T. insert L-TL")
    assert state.turn == 1


def test_at_least_two_in_the_active_half() -> None:
    """expert.halves: with all others above, the last two must lie below"""
    state = expert()
    play(state, "red: insert S-T. insert M-TL. insert L-TL. insert L-T")
    assert refused(state, "red: insert L-TR") == "expert.halves"
    play(state, "red: insert L-B. insert M-BL")


def test_no_two_wheels_are_alike() -> None:
    """expert.different"""
    state = expert()
    slots = ["S-B", "M-TL", "M-TR", "L-B", "L-TL", "L-T"]
    for slot in slots:
        apply(state, 0, f"insert {slot}")
    for slot in slots[:5]:
        apply(state, 1, f"insert {slot}")
    assert refused(state, "yellow: insert L-T") == "expert.different"
    play(state, "yellow: insert L-TR")


def test_prices_are_drawn() -> None:
    """expert.market"""
    assert numbers(expert().prices) == [0, 0, 0, 1, 2, 3, 4]
    state = expert(players=3)
    assert numbers(state.market) == [5] * 7


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_builds_in_turn(players: int) -> None:
    """expert.wheel"""
    state = expert(players)
    assert refused(state, "yellow: insert S-T") == "turn.your-turn"
    assert refused(state, "red: take energy") == "turn.phase"
    assert refused(state, "red: done") == "turn.phase"
    while state.round == 0:
        state.apply_action(state.legal_actions()[-1])
    assert check(state) == []
