"""Upgrading buildings (rulebook: upgrade)."""

import pytest

from games.terra_mystica.play import (
    APART,
    BESIDE,
    bridge,
    choices,
    given,
    have,
    lacks,
    may,
    next_round,
    offers_to,
    on_map,
    play,
    put,
    refused,
    scored,
    table,
    turn_of,
)
from spielwerk.games.terra_mystica.state import FROM_FAVOUR, FROM_ROUND_TILE
from spielwerk.games.terra_mystica.turn import TerraMystica


def witches(building: str = "D", scoring: str = "") -> TerraMystica:
    state = table(*APART, scoring=scoring)
    put(state, "witches", f"{building} E9")
    given(state, "witches", workers=10, coins=20)
    return state


# The path.


@pytest.mark.parametrize(
    ("building", "becomes"),
    [("D", ["TP"]), ("TP", ["TE", "SH"]), ("TE", ["SA"]), ("SH", []), ("SA", [])],
)
def test_paths(building: str, becomes: list[str]) -> None:
    """upgrade.path, upgrade.order: D to TP, TP to SH or TE, TE to SA, and no other way."""
    state = witches(building)
    for other in ("TP", "TE", "SH", "SA"):
        if other in becomes:
            assert may(state, f"witches: upgrade E9 to {other}")
        else:
            assert refused(state, f"witches: upgrade E9 to {other}") == "upgrade.order"


def test_the_new_building_takes_the_place_of_the_old_one() -> None:
    """upgrade.old-building: which goes back to the board."""
    state = witches()
    play(state, "witches: upgrade E9 to TP")
    assert on_map(state, "E9") == "witches TP"
    have(state, "witches", "D=1 TP=1")
    for building, becomes, counts in (("TP", "TE", "TP=0 TE=1"), ("TP", "SH", "TP=0 SH=1"), ("TE", "SA", "TE=0 SA=1")):
        state = witches(building)
        play(state, f"witches: upgrade E9 to {becomes}")
        assert on_map(state, "E9") == f"witches {becomes}"
        have(state, "witches", f"D=1 {counts}")


def test_the_old_building_covers_its_income_again() -> None:
    """upgrade.old-building: a worker less, and the income of the trading house, from the next round on."""
    state = table(*APART, spare="BON9")
    given(state, "witches", workers=2, coins=6)
    play(state, "witches: upgrade E9 to TP. done")
    have(state, "witches", "0W 0C 5/7/0")
    play(state, "nomads: pass BON4", "witches: pass BON9")
    have(state, "witches", "2W 5C 4/8/0")  # one dwelling left; 2C and 1PW, the tile's coin and its 2C


def test_only_own_buildings() -> None:
    """upgrade.own-building"""
    state = witches()
    assert refused(state, "witches: upgrade E8 to TP") == "upgrade.own-building"
    assert refused(state, "witches: upgrade F6 to TP") == "upgrade.own-building"


# What it costs.


def test_prices() -> None:
    """upgrade.cost: workers and coins as the board shows them."""
    for building, becomes, after in (("TP", "TE", "8W 15C"), ("TP", "SH", "6W 14C"), ("TE", "SA", "6W 14C")):
        state = witches(building)
        play(state, f"witches: upgrade E9 to {becomes}")
        have(state, "witches", after)


def test_what_is_missing_is_named() -> None:
    """upgrade.cost"""
    for building, becomes, workers, coins in (("TP", "SH", 4, 6), ("TP", "TE", 2, 5), ("TE", "SA", 4, 6)):
        state = witches(building)
        given(state, "witches", workers=workers - 1, coins=coins)
        assert lacks(state, f"witches: upgrade E9 to {becomes}") == ("upgrade.cost", workers, workers - 1)
        given(state, "witches", workers=workers, coins=coins - 1)
        assert lacks(state, f"witches: upgrade E9 to {becomes}") == ("upgrade.cost", coins, coins - 1)
        given(state, "witches", coins=coins)
        play(state, f"witches: upgrade E9 to {becomes}")
        have(state, "witches", "0W 0C")


def test_a_trading_house_costs_double_without_a_neighbour() -> None:
    """upgrade.trading-house-price: 6 coins alone, and two workers all the same."""
    state = witches()
    given(state, "witches", coins=5)
    assert lacks(state, "witches: upgrade E9 to TP") == ("upgrade.cost", 6, 5)
    given(state, "witches", coins=6)
    play(state, "witches: upgrade E9 to TP")
    have(state, "witches", "8W 0C")


def test_a_trading_house_beside_an_opponent_costs_the_printed_price() -> None:
    """upgrade.trading-house-price: F3 and F4 are neighbours."""
    state = table(*BESIDE)
    given(state, "witches", workers=2, coins=3)
    play(state, "witches: upgrade F4 to TP")
    have(state, "witches", "0W 0C")


def test_the_discount_is_not_a_matter_of_choice_or_power() -> None:
    """upgrade.trading-house-price: also if the neighbour's bowls are full and nobody takes power."""
    state = table(*BESIDE)
    given(state, "nomads", bowls="0/0/12")
    given(state, "witches", workers=2, coins=3)
    play(state, "witches: upgrade F4 to TP")
    have(state, "witches", "0W 0C")
    assert len(state.offers) == 0


def test_own_neighbours_make_nothing_cheaper() -> None:
    """upgrade.trading-house-price"""
    state = witches()
    put(state, "witches", "D F6", "SH D7")
    given(state, "witches", coins=5)
    assert lacks(state, "witches: upgrade E9 to TP") == ("upgrade.cost", 6, 5)


def test_neighbours_across_the_river_make_nothing_cheaper_however_far_one_ships() -> None:
    """upgrade.trading-house-price: only direct neighbours; E8 is one river hex from F4."""
    state = table("witches C3 F4", "nomads E8 A5 I7")
    given(state, "witches", coins=5, shipping=3)
    assert lacks(state, "witches: upgrade F4 to TP") == ("upgrade.cost", 6, 5)


def test_a_bridge_makes_a_neighbour() -> None:
    """bridges.effect: anybody's, here the Nomads' from E8 to G3, where the Witches live."""
    state = table("witches C3 G3", "nomads E8 A5 I7")
    given(state, "witches", workers=2, coins=5)
    assert lacks(state, "witches: upgrade G3 to TP") == ("upgrade.cost", 6, 5)
    bridge(state, "nomads", "E8:G3")
    play(state, "witches: upgrade G3 to TP")
    have(state, "witches", "0W 2C")
    assert offers_to(state, "nomads") == "1 from witches"


def test_the_discount_is_for_trading_houses_only() -> None:
    """upgrade.cost: a temple costs the same alone and beside somebody."""
    for seats in (BESIDE, ("witches C3 F4", "nomads E8 A5 I7")):
        state = table(*seats)
        put(state, "witches", "TP F4")
        given(state, "witches", workers=2, coins=5)
        play(state, "witches: upgrade F4 to TE")
        have(state, "witches", "0W 0C")


# Supply.


def test_four_trading_houses_three_temples_one_stronghold_one_sanctuary() -> None:
    """upgrade.supply"""
    state = witches()
    put(state, "witches", "TP A10", "TP I6", "TP I11", "TP D1")
    assert lacks(state, "witches: upgrade E9 to TP") == ("upgrade.supply", 1, 0)
    put(state, "witches", "TE A10", "TE I6", "TE I11")
    assert refused(state, "witches: upgrade D1 to TE") == "upgrade.supply"
    put(state, "witches", "SA I6")
    assert refused(state, "witches: upgrade A10 to SA") == "upgrade.supply"
    assert may(state, "witches: upgrade D1 to TE")
    put(state, "witches", "SH I11")
    assert refused(state, "witches: upgrade D1 to SH") == "upgrade.supply"


# What it brings.


def test_temple_and_sanctuary_bring_a_favour_tile_and_others_do_not() -> None:
    """favours.when"""
    for building, becomes, tiles in (("D", "TP", 0), ("TP", "TE", 12), ("TP", "SH", 0), ("TE", "SA", 12)):
        state = witches(building)
        play(state, f"witches: upgrade E9 to {becomes}")
        assert len(choices(state, "witches", "+FAV").split()) == tiles


@pytest.mark.parametrize(
    ("tile", "building", "becomes", "points"),
    [
        ("SCORE6", "D", "TP", 3),
        ("SCORE8", "D", "TP", 3),
        ("SCORE6", "TP", "TE", 0),
        ("SCORE9", "TP", "TE", 4),
        ("SCORE9", "D", "TP", 0),
        ("SCORE4", "TP", "SH", 5),
        ("SCORE4", "TE", "SA", 5),
        ("SCORE7", "TP", "SH", 5),
        ("SCORE7", "TE", "SA", 5),
        ("SCORE7", "TP", "TE", 0),
        ("SCORE3", "D", "TP", 0),
        ("SCORE5", "D", "TP", 0),
    ],
)
def test_points_by_the_tile_of_the_round(tile: str, building: str, becomes: str, points: int) -> None:
    """tiles.score4 to tiles.score9"""
    state = witches(building, scoring=tile)
    play(state, f"witches: upgrade E9 to {becomes}")
    have(state, "witches", f"{20 + points}VP")
    assert scored(state, "witches", FROM_ROUND_TILE) == points


def test_trading_houses_score_with_the_favour_tile() -> None:
    """favours.fav10: 3 VP, besides those of the round."""
    state = witches(scoring="SCORE6")
    given(state, "witches", favours="FAV10")
    play(state, "witches: upgrade E9 to TP. done", "nomads: pass BON4", "witches: upgrade E9 to TE")
    have(state, "witches", "26VP")
    assert scored(state, "witches", FROM_FAVOUR) == 3


def test_every_upgrade_offers_power_to_the_neighbours() -> None:
    """power-from-neighbours.offer: by the value of their own buildings."""
    state = table(*BESIDE)
    put(state, "nomads", "SH F3")
    given(state, "witches", workers=20, coins=30)
    for becomes in ("TP", "TE", "SA"):
        turn_of(state, "witches")
        play(state, f"witches: upgrade F4 to {becomes}")
        assert offers_to(state, "nomads") == "3 from witches"
        play(state, "nomads: decline 3 from witches")
        if becomes != "TP":
            play(state, f"witches: +{choices(state, 'witches', '+').split()[0]}")


def test_buildings_of_players_who_left_still_make_trading_houses_cheap() -> None:
    """turn.leaving"""
    state = table(*BESIDE)
    state.withdraw(1)
    given(state, "witches", workers=2, coins=3)
    play(state, "witches: upgrade F4 to TP")
    have(state, "witches", "0C")
    assert len(state.offers) == 0


def test_a_stronghold_opens_its_action_in_the_next_turn() -> None:
    """special-actions.once"""
    state = witches("TP")
    assert refused(state, "witches: action ACTW") == "special-actions.not-owned"
    play(state, "witches: upgrade E9 to SH. done", "nomads: pass BON4")
    assert may(state, "witches: action ACTW")
    next_round(state)
    assert may(state, "witches: action ACTW") == (state.current_player() == 0)
