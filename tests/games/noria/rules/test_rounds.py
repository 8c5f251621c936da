"""Rounds and the round track (rulebook: rounds)."""

import pytest

from games.noria.play import finish, numbers, play, refused, table


@pytest.mark.parametrize(("players", "rounds"), [(2, 16), (3, 15), (4, 14)])
def test_sixteen_fifteen_or_fourteen_rounds(players: int, rounds: int) -> None:
    """rounds.course: after the last marker everybody has one more turn"""
    state = table(players)
    turns = 0
    while not state.is_terminal():
        assert state.turn == turns % players
        assert state.round == turns // players + 1
        state.apply_action(state.string_to_action("done"))
        turns += 1
    assert turns == players * rounds


def test_the_price_rises_at_the_same_space_of_one_track() -> None:
    """influence.later, rounds.track: the eleventh space from the bottom, five rounds before the last"""
    for players in (2, 3, 4):
        state = table(players)
        first = []
        while not state.is_terminal():
            price = 2 if refused_at_one(state) else 1
            first.append((state.round, price))
            state.apply_action(state.string_to_action("done"))
        dear = min(round for round, price in first if price == 2)
        assert dear == {2: 11, 3: 10, 4: 9}[players]
        assert max(round for round, _ in first) - dear == 5


def refused_at_one(state) -> bool:  # type: ignore[no-untyped-def]
    """Whether 1 knowledge, which everybody has from the start, is too little for a night shift."""
    return state.why_not(state.string_to_action("night-shift large")) is not None


def test_at_the_end_the_upper_areas_are_empty() -> None:
    """scoring.end"""
    state = table()
    play(state, "red: intrigue research. remove division")
    finish(state)
    assert numbers(state.upper) == [0] * 6
    assert numbers(state.seated) == [0, 0, 0, 1, 0, 0]
    assert refused(state, "red: done") == "turn.over"
