"""Witches (rulebook: factions, factions.witches)."""

from games.terra_mystica.boards import incomes, prices, start, start_points
from games.terra_mystica.play import (
    choices,
    given,
    have,
    may,
    offers_to,
    play,
    put,
    refused,
    scored,
    table,
    terrain,
    town_of,
    turn_of,
)
from spielwerk.games.terra_mystica.state import FROM_FACTION
from spielwerk.games.terra_mystica.turn import TerraMystica


def test_start() -> None:
    """factions.witches-numbers"""
    assert start("witches") == "15C 3W 0P 5/7/0 0/0/0/2"
    assert start_points("witches") == 19


def test_prices() -> None:
    """factions.witches-numbers: D, TP alone, TP beside an opponent, TE, SH, SA in workers/coins."""
    assert prices("witches") == "1/2 2/6 2/3 2/5 4/6 4/6"


def test_income() -> None:
    """factions.witches-numbers: from none, one, two ... buildings of a kind and nothing else."""
    assert incomes("witches", "D") == "1W, 2W, 3W, 4W, 5W, 6W, 7W, 8W, 8W"
    assert incomes("witches", "TP") == "1W, 2C 1W 1PW, 4C 1W 2PW, 6C 1W 4PW, 8C 1W 6PW"
    assert incomes("witches", "TE") == "1W, 1W 1P, 1W 2P, 1W 3P"
    assert incomes("witches", "SH") == "1W, 1W 2PW"
    assert incomes("witches", "SA") == "1W, 1W 1P"


def witches(*buildings: str, scoring: str = "SCORE4") -> TerraMystica:
    state = table("witches A3 E9", "nomads E8 F3 I7", scoring=scoring)
    put(state, "witches", *buildings)
    given(state, "witches", coins=20, workers=9)
    return state


def test_five_points_for_every_town() -> None:
    """factions.witches: besides those of the tile."""
    state = witches("TP A3", "TE A4", "TP A5", "D A6")
    play(state, "witches: upgrade A6 to TP. +TW1. done")
    have(state, "witches", "30VP")
    assert scored(state, "witches", FROM_FACTION) == 5


def test_a_dwelling_on_any_free_forest_for_nothing() -> None:
    """special-actions.witches: near or far, but only on forest."""
    state = witches("SH E9")
    terrain(state, "I12", to="green")
    play(state, "witches: action ACTW")
    assert choices(state, "witches", "build") == "A10 C3 C4 D1 F2 F4 G3 I6 I11 I12"
    assert refused(state, "witches: build F6") == "build.home-terrain"
    assert refused(state, "witches: build A3") == "build.occupied"
    play(state, "witches: build D1. done")
    have(state, "witches", "20C 9W D=2")
    state = witches("SH E9")
    given(state, "witches", coins=0, workers=0)
    play(state, "witches: action ACTW. build D1. done")


def test_it_counts_like_any_other() -> None:
    """tiles.score3, favours.fav11, power-from-neighbours.offer: F4 lies beside the Nomads."""
    state = witches("SH E9", scoring="SCORE3")
    given(state, "witches", favours="FAV11")
    play(state, "witches: action ACTW. build F4. done")
    have(state, "witches", "24VP")
    assert offers_to(state, "nomads") == "1 from witches"


def test_it_can_found_a_town() -> None:
    """towns.when"""
    state = witches("SH E9", "TP A4", "TE A5", "TP A3")
    terrain(state, "A6", to="green")
    play(state, "witches: action ACTW. build A6. +TW1. done")
    assert town_of(state, "witches") == "A3 A4 A5 A6"


def test_it_must_be_carried_out() -> None:
    """give-up.not-allowed"""
    state = witches("SH E9")
    play(state, "witches: action ACTW")
    assert refused(state, "witches: done") == "turn.decide-first"


def test_once_a_round_with_the_stronghold() -> None:
    """special-actions.used, special-actions.not-owned"""
    state = witches("TP E9")
    assert refused(state, "witches: action ACTW") == "special-actions.not-owned"
    state = witches("SH E9")
    play(state, "witches: action ACTW. build A10. done")
    turn_of(state, "witches")
    assert refused(state, "witches: action ACTW") == "special-actions.used"


def test_it_takes_a_dwelling_and_a_forest() -> None:
    """special-actions.no-use: with all eight dwellings on the map, or no free forest."""
    state = witches("SH E9", "D A10", "D C3", "D C4", "D D1", "D F2", "D F4")
    assert may(state, "witches: action ACTW")
    put(state, "witches", "D G3")
    assert refused(state, "witches: action ACTW") == "special-actions.no-use"
    state = witches("SH E9")
    for hex_name in ("A10", "C3", "C4", "D1", "F2", "F4", "G3", "I6"):
        terrain(state, hex_name, to="gray")
    assert may(state, "witches: action ACTW")
    terrain(state, "I11", to="gray")
    assert refused(state, "witches: action ACTW") == "special-actions.no-use"
