"""What may be given up and what not (rulebook: give-up)."""

import pytest

from games.terra_mystica.play import APART, given, have, may, play, put, refused, table
from spielwerk.games.terra_mystica.turn import TerraMystica


def test_free_spades_may_be_given_up() -> None:
    """give-up.not-allowed"""
    state = table(*APART)
    given(state, "witches", bowls="0/0/12")
    play(state, "witches: action ACT6. -SPADE. -SPADE. done")
    assert state.current_player() == 1


def test_bought_ones_may_not() -> None:
    """transform.use-bought: not even the free ones as long as bought ones wait."""
    state = table(*APART)
    given(state, "witches", bowls="0/0/12", workers=9)
    play(state, "witches: action ACT5. dig 1")
    assert refused(state, "witches: -SPADE") == "transform.use-bought"
    play(state, "witches: transform F6 to green. -SPADE. done")


def test_only_what_is_there() -> None:
    """give-up.nothing"""
    state = table(*APART)
    for what in ("-SPADE", "-BRIDGE", "-FREE_D", "-FREE_TP", "-FREE_TF"):
        assert refused(state, f"witches: {what}") == "give-up.nothing"


def called_up(faction: str, may_give_up: bool) -> TerraMystica:
    """A stronghold whose action has just been called up, or a bridge."""
    seats = {"witches": "witches A3 E9", "nomads": "nomads E8 F3 I7", "swarmlings": "swarmlings E4 I4"}
    others = "giants I5 I12"
    state = table(seats[faction], others, may_give_up=may_give_up)
    first = seats[faction].split()[1]
    put(state, faction, f"SH {first}")
    given(state, faction, bowls="0/0/12")
    return state


@pytest.mark.parametrize(
    ("faction", "action", "what"),
    [
        ("witches", "ACT1", "-BRIDGE"),
        ("witches", "ACTW", "-FREE_D"),
        ("swarmlings", "ACTS", "-FREE_TP"),
        ("nomads", "ACTN", "-FREE_TF"),
    ],
)
def test_what_was_called_up_is_carried_out_unless_agreed_otherwise(faction: str, action: str, what: str) -> None:
    """give-up.not-allowed, options.may-give-up"""
    state = called_up(faction, may_give_up=False)
    play(state, f"{faction}: action {action}")
    assert refused(state, f"{faction}: {what}") == "give-up.not-allowed"
    assert refused(state, f"{faction}: done") == "turn.decide-first"
    state = called_up(faction, may_give_up=True)
    play(state, f"{faction}: action {action}. {what}. done")
    assert state.current_player() == 1


def test_after_a_spade_given_up_a_dwelling_may_still_be_built() -> None:
    """build.changed-hex"""
    state = table(*APART)
    given(state, "witches", bowls="0/0/12", workers=9, coins=9)
    play(state, "witches: action ACT6. transform F6 to green. -SPADE")
    assert may(state, "witches: build F6")
    play(state, "witches: build F6. done")
    have(state, "witches", "D=3")
