"""Swarmlings (rulebook: factions, factions.swarmlings)."""

from games.terra_mystica.boards import incomes, prices, start, start_points
from games.terra_mystica.play import choices, given, have, may, offers_to, play, put, refused, scored, table, turn_of
from spielwerk.games.terra_mystica.state import FROM_FAVOUR, FROM_ROUND_TILE
from spielwerk.games.terra_mystica.turn import TerraMystica


def test_start() -> None:
    """factions.swarmlings-numbers"""
    assert start("swarmlings") == "20C 8W 0P 3/9/0 1/1/1/1"
    assert start_points("swarmlings") == 22


def test_prices() -> None:
    """factions.swarmlings-numbers: D, TP alone, TP beside an opponent, TE, SH, SA in workers/coins."""
    assert prices("swarmlings") == "2/3 3/8 3/4 3/6 5/8 5/8"


def test_income() -> None:
    """factions.swarmlings-numbers: from none, one, two ... buildings of a kind and nothing else."""
    assert incomes("swarmlings", "D") == "2W, 3W, 4W, 5W, 6W, 7W, 8W, 9W, 9W"
    assert incomes("swarmlings", "TP") == "2W, 2C 2W 2PW, 4C 2W 4PW, 6C 2W 6PW, 9C 2W 8PW"
    assert incomes("swarmlings", "TE") == "2W, 2W 1P, 2W 2P, 2W 3P"
    assert incomes("swarmlings", "SH") == "2W, 2W 4PW"
    assert incomes("swarmlings", "SA") == "2W, 2W 2P"


def swarmlings(*buildings: str, scoring: str = "SCORE4") -> TerraMystica:
    state = table("swarmlings E4 I4", "witches A10 I11", scoring=scoring)
    put(state, "swarmlings", *buildings)
    given(state, "swarmlings", coins=20, workers=9)
    return state


def test_three_workers_for_every_town() -> None:
    """factions.swarmlings: besides those of the tile."""
    for tile, workers in (("TW8", 3), ("TW2", 5)):
        state = swarmlings("TP A3", "TE A4", "TP A5", "D A6")
        given(state, "swarmlings", workers=3)
        play(state, f"swarmlings: upgrade A6 to TP. +{tile}. done")
        have(state, "swarmlings", f"{workers}W")


def test_a_dwelling_becomes_a_trading_house_for_nothing() -> None:
    """special-actions.swarmlings: also without a neighbour."""
    state = swarmlings("SH E4")
    given(state, "swarmlings", coins=0, workers=0)
    play(state, "swarmlings: action ACTS")
    assert choices(state, "swarmlings", "upgrade") == "I4 to TP"
    play(state, "swarmlings: upgrade I4 to TP. done")
    have(state, "swarmlings", "0C 0W D=0 TP=1")


def test_it_counts_as_building_one() -> None:
    """tiles.score6, favours.fav10, power-from-neighbours.offer"""
    state = swarmlings("SH E4", scoring="SCORE6")
    given(state, "swarmlings", favours="FAV10")
    put(state, "witches", "D I3")
    play(state, "swarmlings: action ACTS. upgrade I4 to TP. done")
    have(state, "swarmlings", "26VP")
    assert scored(state, "swarmlings", FROM_ROUND_TILE) == scored(state, "swarmlings", FROM_FAVOUR) == 3
    assert offers_to(state, "witches") == "1 from swarmlings"


def test_it_can_found_a_town() -> None:
    """towns.when"""
    state = swarmlings("SH E4", "TP A3", "TE A4", "D A5", "D A6")
    play(state, "swarmlings: action ACTS. upgrade A5 to TP. +TW1. done")
    have(state, "swarmlings", "towns=1")


def test_nothing_else_is_free() -> None:
    """factions.swarmlings"""
    state = swarmlings("SH E4", "TP A3")
    play(state, "swarmlings: action ACTS")
    assert refused(state, "swarmlings: upgrade A3 to TE") == "factions.swarmlings"
    assert refused(state, "swarmlings: done") == "turn.decide-first"


def test_once_a_round_with_the_stronghold() -> None:
    """special-actions.used, special-actions.not-owned"""
    state = swarmlings("TP E4")
    assert refused(state, "swarmlings: action ACTS") == "special-actions.not-owned"
    state = swarmlings("SH E4", "D A3")
    play(state, "swarmlings: action ACTS. upgrade I4 to TP. done")
    turn_of(state, "swarmlings")
    assert refused(state, "swarmlings: action ACTS") == "special-actions.used"


def test_without_dwelling_or_trading_house_it_is_of_no_use() -> None:
    """special-actions.no-use"""
    state = swarmlings("SH E4", "TP I4")
    assert refused(state, "swarmlings: action ACTS") == "special-actions.no-use"
    state = swarmlings("SH E4", "TP A3", "TP A5", "TP A7")
    assert may(state, "swarmlings: action ACTS")
    put(state, "swarmlings", "TP A9")
    assert refused(state, "swarmlings: action ACTS") == "special-actions.no-use"
