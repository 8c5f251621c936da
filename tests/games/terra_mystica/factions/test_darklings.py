"""Darklings (rulebook: factions, factions.darklings)."""

from games.terra_mystica.boards import incomes, prices, start, start_points
from games.terra_mystica.play import (
    given,
    have,
    lacks,
    may,
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
    """factions.darklings-numbers"""
    assert start("darklings") == "15C 1W 1P 5/7/0 0/1/1/0"
    assert start_points("darklings") == 15


def test_prices() -> None:
    """factions.darklings-numbers: D, TP alone, TP beside an opponent, TE, SH, SA in workers/coins."""
    assert prices("darklings") == "1/2 2/6 2/3 2/5 4/6 4/10"


def test_income() -> None:
    """factions.darklings-numbers: from none, one, two ... buildings of a kind and nothing else."""
    assert incomes("darklings", "D") == "1W, 2W, 3W, 4W, 5W, 6W, 7W, 8W, 8W"
    assert incomes("darklings", "TP") == "1W, 2C 1W 1PW, 4C 1W 2PW, 6C 1W 4PW, 8C 1W 6PW"
    assert incomes("darklings", "TE") == "1W, 1W 1P, 1W 2P, 1W 3P"
    assert incomes("darklings", "SH") == "1W, 1W 2PW"
    assert incomes("darklings", "SA") == "1W, 1W 2P"


def darklings(*buildings: str, bonus: str = "BON1", scoring: str = "") -> TerraMystica:
    state = table("darklings E5 I2", "witches A3 A10", bonus=f"{bonus} BON8", scoring=scoring)
    put(state, "darklings", *buildings)
    given(state, "darklings", coins=20, workers=9, priests=4, bowls="0/0/12")
    return state


def test_a_spade_costs_a_priest_and_scores_two_points() -> None:
    """factions.darklings: no workers."""
    state = darklings()
    play(state, "darklings: dig 2. transform E6 to red. done")
    have(state, "darklings", "24VP 9W 2P")
    assert scored(state, "darklings", FROM_FACTION) == 4
    given(state, "darklings", priests=1)
    turn_of(state, "darklings")
    assert lacks(state, "darklings: dig 2") == ("transform.dig-cost", 2, 1)


def test_with_the_tile_for_spades_they_score_four() -> None:
    """tiles.score1"""
    state = darklings(scoring="SCORE1")
    play(state, "darklings: dig 1. transform E6 to black")
    have(state, "darklings", "24VP")


def test_free_spades_score_nothing() -> None:
    """factions.darklings: of power actions, the bonus tile, the cult bonus."""
    state = darklings()
    play(state, "darklings: action ACT6. transform E4 to green. transform E4 to gray. done")
    turn_of(state, "darklings")
    play(state, "darklings: action BON1. transform E6 to black. done")
    have(state, "darklings", "20VP 4P")
    state = darklings(bonus="BON3", scoring="SCORE8")
    given(state, "darklings", cults="0/0/0/4")
    passes(state, "darklings", "witches")
    play(state, "darklings: transform E6 to black")
    have(state, "darklings", "20VP")


def test_free_spades_are_topped_up_with_priests() -> None:
    """transform.adding: only the bought one scores."""
    state = darklings()
    play(state, "darklings: action ACT5. dig 1. transform F3 to black")
    have(state, "darklings", "22VP 3P 9W")


def test_there_is_no_digging_track() -> None:
    """digging.none"""
    assert refused(darklings(), "darklings: advance dig") == "digging.none"


def test_the_stronghold_makes_priests_of_workers() -> None:
    """factions.darklings: up to three, one for one, in the turn in which it is built."""
    state = darklings("TP E5")
    assert refused(state, "darklings: convert 1W to 1P") == "conversions.rates"
    play(state, "darklings: upgrade E5 to SH. convert 1W to 1P. convert 1W to 1P. convert 1W to 1P")
    have(state, "darklings", "2W 7P")
    assert refused(state, "darklings: convert 1W to 1P") == "conversions.rates"
    play(state, "darklings: done")
    turn_of(state, "darklings")
    assert refused(state, "darklings: convert 1W to 1P") == "conversions.rates"


def test_fewer_than_three_will_do_and_the_rest_is_forfeit() -> None:
    """factions.darklings: once only."""
    state = darklings("TP E5")
    play(state, "darklings: upgrade E5 to SH. convert 1W to 1P. done")
    have(state, "darklings", "5P")
    turn_of(state, "darklings")
    assert refused(state, "darklings: convert 1W to 1P") == "conversions.rates"


def test_within_the_limit_of_seven_priests_and_the_workers_there_are() -> None:
    """conversions.priest-limit"""
    state = darklings("TP E5")
    given(state, "darklings", priests=5, priests_on_board=1)
    play(state, "darklings: upgrade E5 to SH. convert 1W to 1P")
    assert refused(state, "darklings: convert 1W to 1P") == "conversions.priest-limit"
    state = darklings("TP E5")
    given(state, "darklings", workers=5)
    play(state, "darklings: upgrade E5 to SH. convert 1W to 1P")
    assert lacks(state, "darklings: convert 1W to 1P") == ("conversions.workers", 1, 0)


def test_their_reach_is_like_that_of_others() -> None:
    """transform.reach"""
    state = darklings()
    terrain(state, "E7", to="black")
    assert not may(state, "darklings: build E7")
