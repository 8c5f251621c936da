"""Actions of tiles and strongholds (rulebook: special-actions). Those of the factions have tests in `factions/`."""

import pytest

from games.terra_mystica.play import (
    APART,
    choices,
    given,
    have,
    lacks,
    may,
    next_round,
    play,
    put,
    refused,
    table,
    turn_of,
)


def test_a_cult_step_of_the_bonus_tile() -> None:
    """special-actions.bonus-cult: BON2, one step in any cult, with its power."""
    state = table(*APART, bonus="BON2 BON3")
    given(state, "witches", cults="2/0/0/2", bowls="12/0/0")
    play(state, "witches: action BON2. +FIRE. done")
    have(state, "witches", "3/0/0/2 11/1/0")


def test_a_spade_of_the_bonus_tile() -> None:
    """special-actions.bonus-spade: BON1"""
    state = table(*APART, bonus="BON1 BON3")
    given(state, "witches", workers=1, coins=2)
    play(state, "witches: action BON1. transform F6 to green. build F6. done")
    have(state, "witches", "0W 0C D=3")


def test_a_cult_step_of_the_favour_tile() -> None:
    """special-actions.favour-cult: FAV6, every round."""
    state = table(*APART)
    given(state, "witches", favours="FAV6", cults="0/0/0/0")
    play(state, "witches: action FAV6. +EARTH. done")
    have(state, "witches", "0/0/1/0")
    next_round(state)
    turn_of(state, "witches")
    play(state, "witches: action FAV6. +AIR")
    have(state, "witches", "0/0/1/1")


@pytest.mark.parametrize("action", ["BON1", "BON2", "FAV6"])
def test_each_once_a_round(action: str) -> None:
    """special-actions.used"""
    state = table(*APART, bonus=f"{action} BON3" if action.startswith("BON") else "BON3 BON8")
    if action == "FAV6":
        given(state, "witches", favours="FAV6")
    play(state, f"witches: action {action}")
    if action != "BON1":
        play(state, "witches: +FIRE")
    play(state, "witches: done", "nomads: pass BON5" if action != "FAV6" else "nomads: pass BON4")
    assert refused(state, f"witches: action {action}") == "special-actions.used"


def test_only_the_owner() -> None:
    """special-actions.not-owned"""
    state = table(*APART, bonus="BON3 BON8", spare="BON1 BON2")
    for action in ("BON1", "BON2", "FAV6", "ACTA", "ACTC", "ACTE", "ACTG", "ACTN", "ACTS", "ACTW"):
        assert refused(state, f"witches: action {action}") == "special-actions.not-owned"
    put(state, "witches", "SH A3")
    assert choices(state, "witches", "action") == "ACTW"
    for action in ("BON1", "BON2", "FAV6", "ACTA", "ACTC", "ACTE", "ACTG", "ACTN", "ACTS"):
        assert refused(state, f"witches: action {action}") == "special-actions.not-owned"


def test_an_action_used_on_a_tile_is_open_again_for_its_next_owner() -> None:
    """cult-bonus.before-income: tokens are removed at the end of the round."""
    state = table(*APART, bonus="BON2 BON3", spare="BON1")
    play(state, "witches: action BON2. +FIRE. done", "nomads: pass BON1")
    play(state, "witches: pass BON3")
    assert may(state, "nomads: action BON1")
    next_round(state)
    assert state.players[0].used_actions == state.players[1].used_actions == 0


def test_they_take_up_the_turn() -> None:
    """special-actions.once"""
    state = table(*APART, bonus="BON2 BON3")
    play(state, "witches: action BON2. +FIRE")
    assert refused(state, "witches: send p to FIRE for 1") == "turn.one-action"
    assert choices(state, "witches", "action") == ""


def test_the_step_must_be_taken() -> None:
    """turn.decide-first"""
    state = table(*APART, bonus="BON2 BON3")
    play(state, "witches: action BON2")
    assert refused(state, "witches: done") == "turn.decide-first"


def test_the_spade_must_have_a_hex() -> None:
    """special-actions.no-use"""
    state = table(*APART, bonus="BON1 BON3")
    put(state, "nomads", "D A2", "D A4", "D D7", "D E10", "D F5", "TP F6")
    assert refused(state, "witches: action BON1") == "special-actions.no-use"


def test_a_pass_after_a_special_action_needs_another_turn() -> None:
    """turn.one-action"""
    state = table(*APART, bonus="BON2 BON3")
    play(state, "witches: action BON2. +FIRE")
    assert refused(state, "witches: pass BON4") == "turn.one-action"


def test_the_bridge_of_the_engineers_costs_two_workers() -> None:
    """special-actions.cost"""
    state = table("engineers E7 F6", "witches A3 A10")
    given(state, "engineers", workers=1)
    assert lacks(state, "engineers: action ACTE") == ("special-actions.cost", 2, 1)
    put(state, "engineers", "D C2")
    given(state, "engineers", workers=2)
    play(state, "engineers: action ACTE. bridge C2:E5. done")
    have(state, "engineers", "0W")
