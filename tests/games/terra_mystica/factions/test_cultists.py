"""Cultists (rulebook: factions, factions.cultists)."""

import pytest

from games.terra_mystica.boards import incomes, prices, start, start_points
from games.terra_mystica.play import (
    choices,
    finish,
    given,
    have,
    may,
    offers_to,
    passes,
    play,
    put,
    refused,
    scored,
    table,
    terrain,
    turn_of,
)
from spielwerk.games.terra_mystica.state import FROM_FACTION
from spielwerk.games.terra_mystica.turn import TerraMystica


def test_start() -> None:
    """factions.cultists-numbers"""
    assert start("cultists") == "15C 3W 0P 5/7/0 1/0/1/0"
    assert start_points("cultists") == 16


def test_prices() -> None:
    """factions.cultists-numbers: D, TP alone, TP beside an opponent, TE, SH, SA in workers/coins."""
    assert prices("cultists") == "1/2 2/6 2/3 2/5 4/8 4/8"


def test_income() -> None:
    """factions.cultists-numbers: from none, one, two ... buildings of a kind and nothing else."""
    assert incomes("cultists", "D") == "1W, 2W, 3W, 4W, 5W, 6W, 7W, 8W, 8W"
    assert incomes("cultists", "TP") == "1W, 2C 1W 1PW, 4C 1W 2PW, 6C 1W 4PW, 8C 1W 6PW"
    assert incomes("cultists", "TE") == "1W, 1W 1P, 1W 2P, 1W 3P"
    assert incomes("cultists", "SH") == "1W, 1W 2PW"
    assert incomes("cultists", "SA") == "1W, 1W 1P"


def cultists(*, erratum: bool = True, giants: str = "12/0/0", witches: str = "12/0/0") -> TerraMystica:
    """The Cultists may build on E7, where Giants (D4) and Witches (F4) have dwellings."""
    state = table("cultists A1 A7", "witches A3 F4", "giants G2 I12", cultists_erratum=erratum)
    put(state, "giants", "D D4")
    put(state, "cultists", "D E6")
    terrain(state, "E7", to="brown")
    given(state, "cultists", coins=20, workers=9, bowls="12/0/0", cults="0/0/0/0")
    given(state, "giants", bowls=giants)
    given(state, "witches", bowls=witches)
    return state


def test_a_step_as_soon_as_the_first_neighbour_takes_power() -> None:
    """factions.cultists: in a cult of their choice; they need not wait for the others."""
    state = cultists()
    play(state, "cultists: build E7")
    assert refused(state, "cultists: +FIRE") == "cults.due"
    play(state, "witches: leech 1 from cultists")
    assert choices(state, "cultists", "+") == "FIRE WATER EARTH AIR"
    assert refused(state, "cultists: done") == "turn.decide-first"
    play(state, "cultists: +WATER. done")
    have(state, "cultists", "0/1/0/0 12/0/0")
    assert offers_to(state, "giants") == "1 from cultists"


def test_one_step_however_many_take_power() -> None:
    """factions.cultists: once for each building."""
    state = cultists()
    play(state, "cultists: build E7", "witches: leech 1 from cultists", "giants: leech 1 from cultists")
    play(state, "cultists: +WATER")
    assert refused(state, "cultists: +WATER") == "cults.due"


def test_a_step_for_every_building() -> None:
    """factions.cultists: upgrades too."""
    state = cultists()
    play(state, "cultists: build E7. done")
    turn_of(state, "cultists")
    play(state, "cultists: upgrade E7 to TP. done")
    play(state, "giants: leech 1 from cultists. leech 1 from cultists")
    play(state, "cultists: +FIRE. +AIR")
    have(state, "cultists", "1/0/0/1")


def test_one_declining_does_not_matter_when_another_accepts() -> None:
    """factions.cultists"""
    state = cultists()
    play(state, "cultists: build E7", "witches: decline 1 from cultists", "giants: leech 1 from cultists")
    play(state, "cultists: +EARTH")
    have(state, "cultists", "0/0/1/0 12/0/0")


def test_a_power_when_all_decline() -> None:
    """factions.cultists, options.cultists-erratum"""
    state = cultists()
    play(state, "cultists: build E7", "witches: decline 1 from cultists")
    have(state, "cultists", "12/0/0")
    play(state, "giants: decline 1 from cultists")
    have(state, "cultists", "11/1/0 0/0/0/0")
    assert may(state, "cultists: done")


def test_nothing_when_all_decline_by_the_first_printing() -> None:
    """options.cultists-erratum"""
    state = cultists(erratum=False)
    play(state, "cultists: build E7", "witches: decline 1 from cultists", "giants: decline 1 from cultists")
    have(state, "cultists", "12/0/0 0/0/0/0")


def test_nothing_when_there_is_nobody_to_ask() -> None:
    """factions.cultists: no neighbours, or only such whose bowls are full."""
    state = cultists(giants="0/0/12", witches="0/0/12")
    play(state, "cultists: build E7")
    have(state, "cultists", "12/0/0 0/0/0/0")
    turn_of(state, "cultists")
    play(state, "cultists: upgrade A1 to TP")
    have(state, "cultists", "12/0/0 0/0/0/0")


def test_full_bowls_do_not_decline() -> None:
    """factions.cultists: only the Giants are able, and they decline."""
    state = cultists(witches="0/0/12")
    play(state, "cultists: build E7", "giants: decline 1 from cultists")
    have(state, "cultists", "11/1/0")


def test_bowls_that_have_become_full_do_not_decline_either() -> None:
    """power.lost: the Giants take the power of one building, and the other can give them nothing any more."""
    state = cultists(giants="0/1/11", witches="0/0/12")
    play(state, "cultists: build E7. done")
    turn_of(state, "cultists")
    play(state, "cultists: upgrade E7 to TP. done")
    play(state, "giants: leech 1 from cultists")
    assert offers_to(state, "giants") == ""
    play(state, "cultists: +FIRE")
    have(state, "cultists", "1/0/0/0 12/0/0")
    assert refused(state, "cultists: +FIRE") == "cults.due"


def test_the_others_can_still_decline_then() -> None:
    """factions.cultists: the Giants' bowls have become full, so it is for the Witches alone to decline A1."""
    state = cultists(giants="0/1/11")
    put(state, "giants", "D A2")
    put(state, "witches", "D B1")
    play(state, "cultists: build E7. done")
    turn_of(state, "cultists")
    play(state, "cultists: upgrade A1 to TP. done", "giants: leech 1 from cultists", "cultists: +FIRE")
    play(state, "witches: decline 1 from cultists")
    have(state, "cultists", "12/0/0")
    play(state, "witches: decline 1 from cultists")
    have(state, "cultists", "1/0/0/0 11/1/0")


@pytest.mark.parametrize("first", ["1", "2"])
def test_two_buildings_are_told_apart(first: str) -> None:
    """factions.cultists: one is declined and brings a power, the other is taken up and brings a step."""
    state = cultists(witches="0/0/12")
    put(state, "giants", "TE A2")
    play(state, "cultists: build E7. done")
    turn_of(state, "cultists")
    play(state, "cultists: upgrade A1 to TP. done")
    second = {"1": "2", "2": "1"}[first]
    play(state, f"giants: decline {first} from cultists")
    have(state, "cultists", "11/1/0")
    play(state, f"giants: leech {second} from cultists", "cultists: +FIRE")
    have(state, "cultists", "1/0/0/0 11/1/0")


def test_an_answer_given_by_an_action_counts_as_declined() -> None:
    """power-from-neighbours.when"""
    state = cultists(giants="0/0/12")
    play(state, "cultists: build E7. done")
    passes(state, "witches")
    have(state, "cultists", "11/1/0")


def test_the_step_may_come_in_anothers_turn() -> None:
    """factions.cultists: late answers, and the Cultists decide at once while others play on."""
    state = cultists()
    play(state, "cultists: build E7. done", "witches: leech 1 from cultists")
    assert state.deciders() == [0, 2, 1]
    play(state, "witches: convert 1W to 1C", "cultists: +FIRE")
    have(state, "cultists", "1/0/0/0")


def test_the_round_waits_for_the_step() -> None:
    """turn.rounds: when all have passed, the answer and the step that it brings are still to come."""
    state = cultists(witches="0/0/12")
    given(state, "cultists", priests=1)
    play(state, "cultists: send p to AIR for 1. done")
    passes(state, "witches", "giants")
    play(state, "cultists: build E7. done")
    passes(state, "cultists")
    assert (state.round, state.deciders()) == (1, [2])
    play(state, "giants: leech 1 from cultists")
    assert (state.round, state.deciders()) == (1, [0])
    play(state, "cultists: +FIRE")
    assert state.round == 2


def test_seven_points_for_the_stronghold() -> None:
    """factions.cultists: once."""
    state = cultists()
    put(state, "cultists", "TP A1")
    play(state, "cultists: upgrade A1 to SH. done")
    have(state, "cultists", "27VP")
    assert scored(state, "cultists", FROM_FACTION) == 7
    finish(state)
    assert scored(state, "cultists", FROM_FACTION) == 7
