"""Halflings (rulebook: factions, factions.halflings)."""

from games.terra_mystica.boards import incomes, prices, start, start_points
from games.terra_mystica.play import (
    given,
    have,
    may,
    passes,
    play,
    put,
    refused,
    scored,
    table,
    targets,
    terrain,
    turn_of,
)
from spielwerk.games.terra_mystica.state import FROM_FACTION
from spielwerk.games.terra_mystica.turn import TerraMystica


def test_start() -> None:
    """factions.halflings-numbers"""
    assert start("halflings") == "15C 3W 0P 3/9/0 0/0/1/1"
    assert start_points("halflings") == 20


def test_prices() -> None:
    """factions.halflings-numbers: D, TP alone, TP beside an opponent, TE, SH, SA in workers/coins."""
    assert prices("halflings") == "1/2 2/6 2/3 2/5 4/8 4/6"


def test_income() -> None:
    """factions.halflings-numbers: from none, one, two ... buildings of a kind and nothing else."""
    assert incomes("halflings", "D") == "1W, 2W, 3W, 4W, 5W, 6W, 7W, 8W, 8W"
    assert incomes("halflings", "TP") == "1W, 2C 1W 1PW, 4C 1W 2PW, 6C 1W 4PW, 8C 1W 6PW"
    assert incomes("halflings", "TE") == "1W, 1W 1P, 1W 2P, 1W 3P"
    assert incomes("halflings", "SH") == "1W, 1W 2PW"
    assert incomes("halflings", "SA") == "1W, 1W 1P"


def halflings(*buildings: str, scoring: str = "", bonus: str = "BON1") -> TerraMystica:
    """On E2 and E6; E7 is gray (3 spades), D4 red (2), E5 black and F3 yellow (1)."""
    state = table("halflings E2 E6", "witches A3 A10", scoring=scoring, bonus=f"{bonus} BON8")
    put(state, "halflings", *buildings)
    given(state, "halflings", coins=20, workers=9, bowls="0/0/12")
    return state


def test_a_point_for_every_spade_whatever_its_source() -> None:
    """factions.halflings: bought, of power action, bonus tile and cult bonus."""
    state = halflings()
    play(state, "halflings: dig 2. transform D4 to brown. done")
    have(state, "halflings", "22VP")
    turn_of(state, "halflings")
    play(state, "halflings: action ACT6. done")
    turn_of(state, "halflings")
    play(state, "halflings: action BON1. done")
    have(state, "halflings", "25VP")
    assert scored(state, "halflings", FROM_FACTION) == 5
    state = halflings(scoring="SCORE8", bonus="BON3")
    given(state, "halflings", cults="0/0/0/9")
    passes(state, "halflings", "witches")
    have(state, "halflings", "22VP")


def test_their_digging_is_cheap() -> None:
    """digging.halflings"""
    state = halflings()
    given(state, "halflings", coins=1, priests=1, workers=2)
    play(state, "halflings: advance dig")
    have(state, "halflings", "26VP 0C 0W 0P")


def test_the_stronghold_brings_three_spades() -> None:
    """factions.halflings: each with its point; a dwelling may follow at its price."""
    state = halflings("TP E2")
    play(state, "halflings: upgrade E2 to SH. transform E7 to brown. build E7. done")
    have(state, "halflings", "23VP D=2 4W 10C")


def test_with_the_tile_for_spades_they_score_nine() -> None:
    """tiles.score1"""
    state = halflings("TP E2", scoring="SCORE1")
    play(state, "halflings: upgrade E2 to SH")
    have(state, "halflings", "29VP")


def test_the_spades_may_be_used_on_three_hexes() -> None:
    """transform.one-hex: but only one dwelling, on one of them."""
    state = halflings("TP E2")
    terrain(state, "E7", to="yellow")
    terrain(state, "F4", to="brown")
    play(state, "halflings: upgrade E2 to SH. transform E5 to brown. transform F3 to brown. transform E7 to brown")
    assert refused(state, "halflings: build F4") == "build.changed-hex"
    play(state, "halflings: build F3")
    assert refused(state, "halflings: build E5") == "turn.one-action"
    play(state, "halflings: done")


def test_on_the_way_hexes_must_come_home() -> None:
    """transform.one-hex"""
    state = halflings("TP E2")
    play(state, "halflings: upgrade E2 to SH. transform D4 to yellow")
    assert targets(state, "halflings") == "D4"
    play(state, "halflings: transform D4 to brown. transform E7 to green. done")
    assert terrain(state, "E7") == "green"


def test_the_spades_may_be_given_up_and_their_points_stay() -> None:
    """transform.scoring"""
    state = halflings("TP E2")
    play(state, "halflings: upgrade E2 to SH. transform E5 to brown. done")
    have(state, "halflings", "23VP")
    turn_of(state, "halflings")
    assert refused(state, "halflings: transform F3 to brown") == "transform.spades"


def test_nothing_is_bought_on_top() -> None:
    """transform.adding: the stronghold is no transform action."""
    state = halflings("TP E2")
    play(state, "halflings: upgrade E2 to SH")
    assert refused(state, "halflings: dig 1") == "transform.one-hex"


def test_a_dwelling_needs_a_changed_hex() -> None:
    """build.changed-hex"""
    state = halflings("TP E2")
    terrain(state, "E5", to="brown")
    play(state, "halflings: upgrade E2 to SH")
    assert refused(state, "halflings: build E5") == "build.changed-hex"
    assert may(state, "halflings: done")
