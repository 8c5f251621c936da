"""Bridges (rulebook: bridges)."""

from games.terra_mystica.play import (
    APART,
    bridge,
    choices,
    given,
    have,
    lacks,
    may,
    offers_to,
    play,
    put,
    refused,
    table,
    terrain,
    turn_of,
)


def test_a_bridge_begins_at_an_own_building() -> None:
    """bridges.own-building: one end is enough. The Nomads on E8, F3 and I7."""
    state = table(*APART)
    turn_of(state, "nomads")
    given(state, "nomads", bowls="0/0/12")
    play(state, "nomads: action ACT1")
    assert choices(state, "nomads", "bridge") == "D6:E8 E8:G3 F3:G1"
    assert refused(state, "nomads: bridge A3:C1") == "bridges.own-building"


def test_a_bridge_must_have_been_paid() -> None:
    """bridges.due"""
    state = table(*APART)
    assert refused(state, "witches: bridge A3:C1") == "bridges.due"


def test_one_bridge_in_a_place() -> None:
    """bridges.place-taken: whoever built it."""
    state = table("witches A3 G3", "nomads E8 F3 I7")
    bridge(state, "nomads", "E8:G3")
    given(state, "witches", bowls="0/0/12")
    play(state, "witches: action ACT1")
    assert refused(state, "witches: bridge E8:G3") == "bridges.place-taken"


def test_three_bridges_each() -> None:
    """bridges.supply"""
    state = table(*APART)
    for place in ("D6:E8", "E8:G3", "F3:G1"):
        bridge(state, "nomads", place)
    have(state, "nomads", "bridges=0")
    put(state, "nomads", "D C1")
    turn_of(state, "nomads")
    given(state, "nomads", bowls="0/0/12")
    assert refused(state, "nomads: action ACT1") == "power-actions.no-use"
    state.players[1].due_bridges = 1
    assert lacks(state, "nomads: bridge A3:C1") == ("bridges.supply", 1, 0)


def test_the_two_ends_are_direct_neighbours_from_then_on() -> None:
    """bridges.effect: the Witches on E9 reach D6 without ships, and build there."""
    state = table(*APART)
    given(state, "witches", workers=9, coins=9)
    terrain(state, "D6", to="green")
    assert refused(state, "witches: build D6") == "build.reach"
    bridge(state, "witches", "D6:E9")
    play(state, "witches: build D6")
    have(state, "witches", "D=3")


def test_for_everybody() -> None:
    """bridges.effect: the Nomads' bridge to G3 brings the Witches there to E8, and their power too."""
    state = table("witches A3 G3", "nomads E8 F3 I7")
    given(state, "witches", workers=9, coins=9)
    bridge(state, "nomads", "E8:G3")
    play(state, "witches: upgrade G3 to TP")
    have(state, "witches", "6C")
    assert offers_to(state, "nomads") == "1 from witches"


def test_a_bridge_offers_no_power() -> None:
    """power-from-neighbours.never"""
    state = table("witches A3 G3", "nomads E8 F3 I7")
    bridge(state, "nomads", "E8:G3")
    assert len(state.offers) == 0


def test_a_bridge_scores_nothing() -> None:
    """bridges.permanent"""
    state = table(*APART)
    given(state, "witches", bowls="0/0/12")
    play(state, "witches: action ACT1. bridge D6:E9. done")
    have(state, "witches", "20VP")


def test_bridges_stay() -> None:
    """bridges.permanent"""
    state = table(*APART)
    bridge(state, "witches", "D6:E9")
    play(state, "witches: pass BON4", "nomads: pass BON3")
    terrain(state, "D6", to="green")
    given(state, "witches", bonus="BON5", workers=9, coins=9)
    assert may(state, "witches: build D6")


def test_power_is_needed_for_a_bridge() -> None:
    """power-actions.cost"""
    state = table(*APART)
    assert lacks(state, "witches: action ACT1") == ("power-actions.cost", 3, 0)
