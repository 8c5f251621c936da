"""The six power actions (rulebook: power-actions)."""

import pytest

from games.terra_mystica.play import (
    APART,
    bridge,
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
    targets,
    terrain,
)


@pytest.mark.parametrize(
    ("action", "power", "brings"),
    [("ACT1", 3, "5C 5W 0P"), ("ACT2", 3, "5C 5W 1P"), ("ACT3", 4, "5C 7W 0P"), ("ACT4", 4, "12C 5W 0P")],
)
def test_what_they_cost_and_bring(action: str, power: int, brings: str) -> None:
    """power-actions.act1 to power-actions.act4: a bridge, a priest, two workers, seven coins."""
    state = table(*APART)
    given(state, "witches", bowls="0/0/12", coins=5, workers=5, priests=0)
    play(state, f"witches: action {action}")
    have(state, "witches", f"{brings} {power}/0/{12 - power}")
    assert bool(choices(state, "witches", "bridge")) == (action == "ACT1")


@pytest.mark.parametrize(("action", "power", "spades"), [("ACT5", 4, 1), ("ACT6", 6, 2)])
def test_spades(action: str, power: int, spades: int) -> None:
    """power-actions.act5, power-actions.act6: transform and build with one spade or two."""
    state = table(*APART)
    given(state, "witches", bowls="0/0/12", coins=5, workers=5)
    play(state, f"witches: action {action}")
    have(state, "witches", f"5C 5W {power}/0/{12 - power}")
    assert may(state, "witches: transform F6 to green")
    assert may(state, "witches: transform D7 to green") == (spades == 2)
    play(state, "witches: transform F6 to green. build F6. done")
    have(state, "witches", "3C 4W D=3")


@pytest.mark.parametrize("action", ["ACT1", "ACT2", "ACT3", "ACT4", "ACT5", "ACT6"])
def test_each_once_a_round_by_one_player(action: str) -> None:
    """power-actions.used: an action token lies on it until the next round."""
    state = table(*APART)
    for name in ("witches", "nomads"):
        given(state, name, bowls="0/0/12")
    play(state, f"witches: action {action}")
    if action == "ACT1":
        play(state, "witches: bridge D6:E9")
    play(state, "witches: done")
    assert refused(state, f"nomads: action {action}") == "power-actions.used"
    others = [other for other in ("ACT1", "ACT2", "ACT3", "ACT4", "ACT5", "ACT6") if other != action]
    assert choices(state, "nomads", "action ACT") == " ".join(other[3:] for other in others)
    next_round(state)
    given(state, "witches", bowls="0/0/12")
    assert may(state, f"{state.seat_name(state.current_player())}: action {action}")


def test_power_must_lie_in_bowl_III() -> None:
    """power-actions.cost: 3, 3, 4, 4, 4 and 6."""
    state = table(*APART)
    for action, cost in (("ACT1", 3), ("ACT2", 3), ("ACT3", 4), ("ACT4", 4), ("ACT5", 4), ("ACT6", 6)):
        given(state, "witches", bowls=f"0/{13 - cost}/{cost - 1}")
        assert lacks(state, f"witches: action {action}") == ("power-actions.cost", cost, cost - 1)
        play(state, "witches: burn 1")
        assert may(state, f"witches: action {action}")


def test_they_take_up_the_turn() -> None:
    """turn.one-action"""
    state = table(*APART)
    given(state, "witches", bowls="0/0/12")
    play(state, "witches: action ACT3")
    assert refused(state, "witches: action ACT4") == "turn.one-action"


def test_the_bridge_must_be_built_at_once() -> None:
    """give-up.not-allowed: but with the option may-give-up."""
    state = table(*APART)
    given(state, "witches", bowls="0/0/12")
    play(state, "witches: action ACT1")
    assert refused(state, "witches: done") == "turn.decide-first"
    assert refused(state, "witches: -BRIDGE") == "give-up.not-allowed"
    play(state, "witches: bridge D6:E9. done")
    have(state, "witches", "bridges=2")


def test_without_a_place_there_is_no_bridge_to_buy() -> None:
    """power-actions.no-use: A10 and I11 lie at no place for a bridge; or the three bridges are built."""
    state = table("witches A10 I11", "nomads E8 F3 I7")
    given(state, "witches", bowls="0/0/12")
    assert refused(state, "witches: action ACT1") == "power-actions.no-use"
    state = table(*APART)
    given(state, "witches", bowls="0/0/12", bridges_left=0)
    assert refused(state, "witches: action ACT1") == "power-actions.no-use"
    state = table(*APART)
    given(state, "witches", bowls="0/0/12")
    bridge(state, "witches", "A3:C1")
    assert may(state, "witches: action ACT1")
    bridge(state, "witches", "D6:E9")
    assert refused(state, "witches: action ACT1") == "power-actions.no-use"


def test_without_a_hex_there_is_no_spade_to_buy() -> None:
    """power-actions.no-use: every hex around the Witches is built upon."""
    state = table(*APART)
    given(state, "witches", bowls="0/0/12")
    put(state, "nomads", "D A2", "D A4", "D D7", "D E10", "D F5")
    assert may(state, "witches: action ACT5")
    put(state, "nomads", "TP F6")
    for action in ("ACT5", "ACT6"):
        assert refused(state, f"witches: action {action}") == "power-actions.no-use"
    for action in ("ACT2", "ACT3", "ACT4"):
        assert may(state, f"witches: action {action}")


def test_the_priest_beyond_seven_is_lost() -> None:
    """priests.limit"""
    state = table(*APART)
    given(state, "witches", bowls="0/0/12", priests=7)
    play(state, "witches: action ACT2")
    have(state, "witches", "7P 3/0/9")


def test_spades_reach_as_far_as_always() -> None:
    """transform.reach"""
    state = table(*APART)
    given(state, "witches", bowls="0/0/12")
    terrain(state, "A4", to="gray")
    play(state, "witches: action ACT5")
    assert targets(state, "witches") == "A2 A4 D7 E10 F5 F6"


def test_act2_is_open_without_a_priest_but_act1_not_without_a_bridge() -> None:
    """power-actions.no-use: what has to be placed needs its place, what is only gained may be lost (priests.limit)."""
    state = table(*APART)
    given(state, "witches", priests=7, bridges_left=0, bowls="0/0/12")
    assert refused(state, "witches: action ACT1") == "power-actions.no-use"
    play(state, "witches: action ACT2. done")
    have(state, "witches", "7P 3/0/9")
    given(state, "nomads", bowls="0/0/12")
    assert refused(state, "nomads: action ACT2") == "power-actions.used"
