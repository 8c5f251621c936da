"""Auren (rulebook: factions, factions.auren)."""

from games.terra_mystica.boards import incomes, prices, start, start_points
from games.terra_mystica.play import given, have, may, next_round, play, put, refused, table, turn_of
from spielwerk.games.terra_mystica.turn import TerraMystica


def test_start() -> None:
    """factions.auren-numbers"""
    assert start("auren") == "15C 3W 0P 5/7/0 0/1/0/1"
    assert start_points("auren") == 27


def test_prices() -> None:
    """factions.auren-numbers: D, TP alone, TP beside an opponent, TE, SH, SA in workers/coins."""
    assert prices("auren") == "1/2 2/6 2/3 2/5 4/6 4/8"


def test_income() -> None:
    """factions.auren-numbers: from none, one, two ... buildings of a kind and nothing else."""
    assert incomes("auren", "D") == "1W, 2W, 3W, 4W, 5W, 6W, 7W, 8W, 8W"
    assert incomes("auren", "TP") == "1W, 2C 1W 1PW, 4C 1W 2PW, 6C 1W 4PW, 8C 1W 6PW"
    assert incomes("auren", "TE") == "1W, 1W 1P, 1W 2P, 1W 3P"
    assert incomes("auren", "SH") == "1W, 1W 2PW"
    assert incomes("auren", "SA") == "1W, 1W 1P"


def auren(*buildings: str) -> TerraMystica:
    state = table("auren E9 F4", "cultists A1 A7")
    put(state, "auren", *buildings)
    given(state, "auren", coins=20, workers=9, bowls="12/0/0", cults="0/0/0/0")
    return state


def test_the_stronghold_brings_a_favour_tile() -> None:
    """factions.auren: once, of their choice."""
    state = auren("TP E9")
    play(state, "auren: upgrade E9 to SH")
    assert refused(state, "auren: done") == "turn.decide-first"
    play(state, "auren: +FAV1. done")
    have(state, "auren", "3/0/0/0 11/1/0")


def test_two_steps_in_one_cult_every_round() -> None:
    """special-actions.auren: both in the same cult, by one choice."""
    state = auren("SH E9")
    given(state, "auren", cults="0/0/3/0")
    play(state, "auren: action ACTA. +EARTH. done")
    have(state, "auren", "0/0/5/0 10/2/0")
    turn_of(state, "auren")
    assert refused(state, "auren: action ACTA") == "special-actions.used"
    next_round(state)
    turn_of(state, "auren")
    play(state, "auren: action ACTA. +AIR")
    have(state, "auren", "0/0/5/2")
    assert refused(state, "auren: +AIR") == "cults.due"


def test_the_action_can_reach_the_top() -> None:
    """cults.top"""
    state = auren("SH E9")
    given(state, "auren", cults="8/8/0/0", keys=1)
    play(state, "auren: action ACTA. +FIRE. done")
    have(state, "auren", "10/8/0/0 key=0")


def test_the_action_needs_the_stronghold() -> None:
    """special-actions.not-owned"""
    state = auren("SA E9")
    assert refused(state, "auren: action ACTA") == "special-actions.not-owned"


def test_single_steps_stay_single_afterwards() -> None:
    """special-actions.favour-cult: FAV6 in the next turn is one step again."""
    state = auren("SH E9")
    given(state, "auren", favours="FAV6")
    play(state, "auren: action ACTA. +FIRE. done")
    turn_of(state, "auren")
    assert may(state, "auren: action FAV6")
    play(state, "auren: action FAV6. +FIRE. done")
    have(state, "auren", "3/0/0/0")
