"""Fakirs (rulebook: factions, factions.fakirs)."""

import pytest

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
from spielwerk.games.terra_mystica.state import FROM_FACTION, FROM_NETWORK
from spielwerk.games.terra_mystica.turn import TerraMystica


def test_start() -> None:
    """factions.fakirs-numbers"""
    assert start("fakirs") == "15C 3W 0P 7/5/0 1/0/0/1"
    assert start_points("fakirs") == 33


def test_prices() -> None:
    """factions.fakirs-numbers: D, TP alone, TP beside an opponent, TE, SH, SA in workers/coins."""
    assert prices("fakirs") == "1/2 2/6 2/3 2/5 4/10 4/6"


def test_income() -> None:
    """factions.fakirs-numbers: from none, one, two ... buildings of a kind and nothing else."""
    assert incomes("fakirs", "D") == "1W, 2W, 3W, 4W, 5W, 6W, 7W, 8W, 8W"
    assert incomes("fakirs", "TP") == "1W, 2C 1W 1PW, 4C 1W 2PW, 6C 1W 4PW, 8C 1W 6PW"
    assert incomes("fakirs", "TE") == "1W, 1W 1P, 1W 2P, 1W 3P"
    assert incomes("fakirs", "SH") == "1W, 1W 1P"
    assert incomes("fakirs", "SA") == "1W, 1W 1P"


def fakirs(*buildings: str, scoring: str = "SCORE4", bonus: str = "BON3") -> TerraMystica:
    """On A5 and I7. From A5 it is two steps to A3 and C2, three to D3, four to E4, five to E3."""
    state = table("fakirs A5 I7", "witches C3 E9", scoring=scoring, bonus=f"{bonus} BON8")
    put(state, "fakirs", *buildings)
    given(state, "fakirs", coins=20, workers=9, priests=5)
    return state


def test_they_do_not_ship() -> None:
    """shipping.none, tiles.bon4: the bonus tile adds nothing either."""
    state = fakirs(bonus="BON4")
    assert refused(state, "fakirs: advance ship") == "shipping.none"
    terrain(state, "G2", to="yellow")
    play(state, "fakirs: build G2")
    have(state, "fakirs", "4P 24VP")


def test_a_carpet_flight_costs_a_priest_and_scores_four() -> None:
    """factions.fakirs: besides spades and dwelling; over land (A3) and over a river (C1 from B1)."""
    for hex_name in ("A3", "C2"):
        state = fakirs()
        terrain(state, hex_name, to="yellow")
        play(state, f"fakirs: build {hex_name}")
        have(state, "fakirs", "24VP 8W 18C 4P")
        assert scored(state, "fakirs", FROM_FACTION) == 4


def test_it_skips_one_hex_and_two_with_the_stronghold() -> None:
    """factions.fakirs: D3 is three steps away."""
    state = fakirs()
    terrain(state, "D3", to="yellow")
    assert refused(state, "fakirs: build D3") == "build.reach"
    state = fakirs("SH A5")
    terrain(state, "D3", to="yellow")
    play(state, "fakirs: build D3")
    have(state, "fakirs", "24VP 4P")


def test_town_tiles_with_shipping_lengthen_the_flight() -> None:
    """towns.tw7: 4VP and one hex more, no step of shipping."""
    state = fakirs("TP A5", "TP A4", "TE B2", "D B3")
    terrain(state, "D4", to="yellow")
    terrain(state, "G1", to="yellow")
    assert may(state, "fakirs: build D4")  # two steps from B3
    assert refused(state, "fakirs: build G1") == "build.reach"
    play(state, "fakirs: upgrade B3 to TP. +TW7. done")
    have(state, "fakirs", "24VP ship=0")
    terrain(state, "E5", to="yellow")
    turn_of(state, "fakirs")
    assert may(state, "fakirs: build E5")  # three steps
    assert refused(state, "fakirs: build G1") == "build.reach"


@pytest.mark.parametrize(("strongholds", "tiles", "skipped"), [(0, 0, 1), (0, 2, 3), (1, 1, 3), (1, 2, 4), (1, 4, 4)])
def test_up_to_four_hexes(strongholds: int, tiles: int, skipped: int) -> None:
    """towns.tw7: A3, A2, A1, E2 and E1 lie two to six steps from A5."""
    state = table("fakirs A5 G7", "witches C3 E9")
    given(state, "fakirs", coins=20, workers=9, priests=5, strongholds=strongholds, extra_range=tiles)
    for hexes_between, hex_name in enumerate(("A3", "A2", "A1", "E2", "E1"), start=1):
        terrain(state, hex_name, to="yellow")
        assert may(state, f"fakirs: build {hex_name}") == (hexes_between <= skipped)


def test_one_flight_for_transforming_and_building_in_one_action() -> None:
    """transform.tunnel-cost"""
    state = fakirs()
    terrain(state, "A3", to="red")
    play(state, "fakirs: dig 1. transform A3 to yellow. build A3. done")
    have(state, "fakirs", "24VP 4P 5W D=3")


def test_another_one_in_a_later_action() -> None:
    """transform.tunnel-cost: paid and scored again."""
    state = fakirs()
    terrain(state, "A3", to="red")
    play(state, "fakirs: dig 1. transform A3 to yellow. done")
    turn_of(state, "fakirs")
    play(state, "fakirs: build A3. done")
    have(state, "fakirs", "28VP 3P")


def test_the_flight_must_be_paid() -> None:
    """transform.tunnel-cost"""
    state = fakirs()
    given(state, "fakirs", priests=0)
    terrain(state, "A3", to="yellow")
    assert refused(state, "fakirs: build A3") == "transform.tunnel-cost"
    play(state, "fakirs: dig 1")
    assert refused(state, "fakirs: transform C2 to red") == "transform.tunnel-cost"


def test_no_flight_for_the_spades_of_the_cult_bonus() -> None:
    """transform.no-build-with-cult-spade"""
    state = fakirs(scoring="SCORE8")
    given(state, "fakirs", cults="0/0/0/4")
    passes(state, "fakirs", "witches")
    assert targets(state, "fakirs") == "A4 A6 B2 B3 H4 I6 I8"


def test_digging_improves_only_once() -> None:
    """digging.maximum"""
    state = fakirs()
    play(state, "fakirs: advance dig. done")
    turn_of(state, "fakirs")
    assert refused(state, "fakirs: advance dig") == "digging.maximum"


def test_in_the_end_flights_connect_by_their_range() -> None:
    """scoring.network-tunnel"""
    for stronghold, hex_name, points in (("D", "A3", 18), ("D", "D3", 15), ("SH", "D3", 18), ("SH", "E4", 15)):
        state = fakirs(f"{stronghold} A5", f"D {hex_name}")
        state.round = 6
        play(state, "fakirs: pass", "witches: pass")
        assert scored(state, "fakirs", FROM_NETWORK) == points
