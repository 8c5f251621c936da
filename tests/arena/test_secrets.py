"""Leaks are found where there are some, and only there."""

import pytest

from spielwerk.arena.secrets import leaks
from spielwerk.core.options import options_of
from spielwerk.core.random import Random
from toys.burglars.game import GAME, Burglars


def look_through(state: Burglars) -> set[str]:
    """What viewers could learn over a random game, one after the other."""
    random, found = Random(7), set[str]()
    for step in range(400):
        if state.is_terminal():
            break
        found |= set(leaks(state, step))
        legal = state.legal_actions()
        state.apply_action(legal[random.below(len(legal))], state.current_player())
    return found


def begun() -> Burglars:
    state = GAME.new_initial_state(options_of(GAME).complete({"players": 3}))
    assert isinstance(state, Burglars)
    return state


def test_views_tell_nothing_that_is_hidden() -> None:
    assert look_through(begun()) == set()


def test_a_view_that_tells_a_hidden_card_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Burglars.view

    def told(state: Burglars, player: int) -> Burglars:
        view = honest(state, player)
        vars(view)["told"] = [hand[0] for hand in state.hands]
        return view

    monkeypatch.setattr(Burglars, "view", told)
    assert any("by the position" in leak for leak in look_through(begun()))


def test_a_log_that_tells_a_hidden_card_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Burglars, "text_for", lambda state, viewer, action, player: f"one of {state.hands}")
    assert any("by the log" in leak for leak in look_through(begun()))
