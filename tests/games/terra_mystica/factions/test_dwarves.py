"""Dwarves (rulebook: factions, factions.dwarves)."""

from games.terra_mystica.boards import incomes, prices, start, start_points
from games.terra_mystica.play import (
    choices,
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
    targets,
    terrain,
    turn_of,
)
from spielwerk.games.terra_mystica.state import FROM_FACTION, FROM_NETWORK
from spielwerk.games.terra_mystica.turn import TerraMystica


def test_start() -> None:
    """factions.dwarves-numbers"""
    assert start("dwarves") == "15C 3W 0P 5/7/0 0/0/2/0"
    assert start_points("dwarves") == 20


def test_prices() -> None:
    """factions.dwarves-numbers: D, TP alone, TP beside an opponent, TE, SH, SA in workers/coins."""
    assert prices("dwarves") == "1/2 2/6 2/3 2/5 4/6 4/6"


def test_income() -> None:
    """factions.dwarves-numbers: from none, one, two ... buildings of a kind and nothing else."""
    assert incomes("dwarves", "D") == "1W, 2W, 3W, 4W, 5W, 6W, 7W, 8W, 8W"
    assert incomes("dwarves", "TP") == "1W, 3C 1W 1PW, 5C 1W 2PW, 7C 1W 4PW, 10C 1W 6PW"
    assert incomes("dwarves", "TE") == "1W, 1W 1P, 1W 2P, 1W 3P"
    assert incomes("dwarves", "SH") == "1W, 1W 2PW"
    assert incomes("dwarves", "SA") == "1W, 1W 1P"


def dwarves(*buildings: str, scoring: str = "", bonus: str = "BON3") -> TerraMystica:
    """On A2 and I9. From A2 it is two steps to A4 and C1, from I9 to H4, I7 and others."""
    state = table("dwarves A2 I9", "witches C3 E9", scoring=scoring, bonus=f"{bonus} BON8")
    put(state, "dwarves", *buildings)
    given(state, "dwarves", coins=20, workers=9)
    return state


def test_they_do_not_ship() -> None:
    """shipping.none, tiles.bon4: the bonus tile adds nothing either."""
    state = dwarves(bonus="BON4")
    given(state, "dwarves", priests=1)
    assert refused(state, "dwarves: advance ship") == "shipping.none"
    terrain(state, "G4", to="gray")
    given(state, "dwarves", workers=2)
    assert refused(state, "dwarves: build G4") == "transform.tunnel-cost"


def test_a_tunnel_costs_two_workers_and_scores_four() -> None:
    """factions.dwarves: besides spades and dwelling; under land (A4) and under a river (C1)."""
    for hex_name in ("A4", "C1"):
        state = dwarves()
        terrain(state, hex_name, to="gray")
        play(state, f"dwarves: build {hex_name}")
        have(state, "dwarves", "24VP 6W 18C")
        assert scored(state, "dwarves", FROM_FACTION) == 4


def test_it_skips_one_hex_not_two() -> None:
    """neighbours.tunnel"""
    state = dwarves()
    terrain(state, "A5", to="gray")
    assert refused(state, "dwarves: build A5") == "build.reach"
    play(state, "dwarves: dig 1")
    assert "A5" not in targets(state, "dwarves").split()
    assert refused(state, "dwarves: transform A5 to gray") == "transform.reach"


def test_neighbours_need_no_tunnel() -> None:
    """transform.tunnel-cost: A3 is next door."""
    state = dwarves()
    terrain(state, "A3", to="gray")
    play(state, "dwarves: build A3")
    have(state, "dwarves", "20VP 8W")


def test_one_tunnel_for_transforming_and_building_in_one_action() -> None:
    """transform.tunnel-cost: A4 is blue, two spades."""
    state = dwarves()
    play(state, "dwarves: dig 2. transform A4 to gray")
    have(state, "dwarves", "24VP 1W")
    play(state, "dwarves: build A4. done")
    have(state, "dwarves", "24VP 0W D=3")


def test_another_one_in_a_later_action() -> None:
    """transform.tunnel-cost: paid and scored again."""
    state = dwarves()
    given(state, "dwarves", workers=11)
    play(state, "dwarves: dig 2. transform A4 to gray. done")
    turn_of(state, "dwarves")
    play(state, "dwarves: build A4. done")
    have(state, "dwarves", "28VP 0W")


def test_two_hexes_of_one_action_take_two_tunnels() -> None:
    """transform.tunnel-cost: once for each hex."""
    state = dwarves()
    given(state, "dwarves", bowls="0/0/12")
    for hex_name in ("A4", "C1"):
        terrain(state, hex_name, to="red")
    play(state, "dwarves: action ACT6. transform A4 to gray. transform C1 to gray. done")
    have(state, "dwarves", "28VP 5W")


def test_the_tunnel_must_be_paid() -> None:
    """transform.tunnel-cost"""
    state = dwarves()
    given(state, "dwarves", workers=2)
    terrain(state, "A4", to="gray")
    assert refused(state, "dwarves: build A4") == "transform.tunnel-cost"
    given(state, "dwarves", workers=7)
    play(state, "dwarves: dig 2")
    assert refused(state, "dwarves: transform A4 to gray") == "transform.tunnel-cost"
    assert may(state, "dwarves: transform A3 to blue")


def test_with_the_stronghold_it_costs_one_worker() -> None:
    """factions.dwarves"""
    state = dwarves("SH A2")
    terrain(state, "A4", to="gray")
    play(state, "dwarves: build A4")
    have(state, "dwarves", "24VP 7W")


def test_no_tunnel_for_the_spades_of_the_cult_bonus() -> None:
    """transform.no-build-with-cult-spade"""
    state = dwarves(scoring="SCORE8")
    given(state, "dwarves", cults="0/0/0/4")
    passes(state, "dwarves", "witches")
    assert targets(state, "dwarves") == "A1 A3 B1 H5 I8"
    assert refused(state, "dwarves: transform A4 to green") == "transform.reach"


def test_a_free_spade_may_go_through_a_tunnel() -> None:
    """factions.dwarves: with BON1, and with nothing else in reach it must be affordable."""
    state = dwarves(bonus="BON1")
    put(state, "witches", "D A1", "D A3", "D B1", "D H5", "D I8")
    given(state, "dwarves", workers=1)
    assert refused(state, "dwarves: action BON1") == "special-actions.no-use"
    given(state, "dwarves", workers=2)
    terrain(state, "A4", to="green")
    play(state, "dwarves: action BON1. transform A4 to gray. done")
    have(state, "dwarves", "24VP 0W")


def test_spades_are_not_bought_where_no_tunnel_can_be_paid() -> None:
    """transform.dig-target"""
    state = dwarves()
    put(state, "witches", "D A1", "D A3", "D B1", "D H5", "D I8")
    given(state, "dwarves", workers=4)
    assert refused(state, "dwarves: dig 1") == "transform.dig-target"
    given(state, "dwarves", workers=5)
    assert choices(state, "dwarves", "dig") == "1"
    assert lacks(state, "dwarves: dig 2") == ("transform.dig-cost", 6, 5)


def test_in_the_end_tunnels_connect() -> None:
    """scoring.network-tunnel: two steps apart, not three."""
    for hex_name, points in (("A4", 18), ("A5", 15)):
        state = dwarves()
        put(state, "dwarves", f"D {hex_name}")
        state.round = 6
        play(state, "dwarves: pass", "witches: pass")
        assert scored(state, "dwarves", FROM_NETWORK) == points
