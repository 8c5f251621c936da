"""Turns, and seats that leave (rulebook: turn, withdrawal)."""

import pytest

from games.noria.play import (
    at,
    built,
    discovered,
    drawn,
    finish,
    given,
    have,
    numbers,
    play,
    refused,
    seated,
    table,
    wheel,
)
from spielwerk.games.noria.rules.scoring import winners


def test_one_after_the_other() -> None:
    """turn.your-turn"""
    state = table(3)
    assert refused(state, "yellow: done") == "turn.your-turn"
    play(state, "red: done", "yellow: done", "blue: done", "red: done")


def test_nothing_needs_to_be_done() -> None:
    """turn.phases: influence, actions and politics are voluntary"""
    state = table()
    play(state, "red: done")
    have(state, "red", "0O 0M 1E 1K")


def test_first_choices_are_no_part_of_a_turn() -> None:
    """turn.phase"""
    state = drawn()
    assert refused(state, "red: done") == "turn.phase"
    assert refused(state, "red: envoy research") == "turn.phase"
    assert refused(table(), "red: take energy") == "turn.phase"


def test_who_leaves_is_passed_over() -> None:
    """withdrawal.leaving: envoys and factories stay, the ambassador does not"""
    state = table(3)
    discovered(state, "I4")
    at(state, "yellow", "I4")
    state.withdraw(1)
    play(state, "red: done", "blue: done", "red: done")
    have(state, "yellow", "at=harbour steps=1/0/0/0")
    with pytest.raises(ValueError, match="cannot leave"):
        state.withdraw(1)


def test_what_was_due_lapses() -> None:
    """withdrawal.leaving"""
    state = table(3)
    wheel(state, "red", "S-B city")
    given(state, "red", energy=1, mycelium=1)
    play(state, "red: use S-B. invest settlement")
    state.withdraw(0)
    play(state, "yellow: use L-B. done", "blue: done", "yellow: done")


def test_who_has_left_cannot_win() -> None:
    """withdrawal.points: among several, and alone against the bot"""
    state = table(3)
    seated(state, refinement=1)
    given(state, "red", steps="9/0/0/0")
    given(state, "blue", steps="2/0/0/0")
    state.withdraw(0)
    finish(state)
    assert state.returns() == [18, 2, 4]
    assert numbers(winners(state)) == [2]
    state = built(1, expert=False)
    seated(state, research=1)
    given(state, "red", steps="0/0/0/1")
    state.withdraw(0)
    assert state.is_terminal()
    assert state.returns() == [4]
    assert numbers(winners(state)) == []


def test_when_all_have_left_the_game_is_over() -> None:
    """withdrawal.leaving"""
    state = table(2)
    state.withdraw(0)
    state.withdraw(1)
    assert state.is_terminal()
