"""Buying spades (rulebook: transform-and-build).

Around the Witches on A3 and E9: A2 and F6 are gray, A4 blue, D7 red, E10 black, F5 brown.
"""

import pytest

from games.terra_mystica.play import (
    APART,
    given,
    have,
    lacks,
    may,
    on_map,
    play,
    put,
    refused,
    table,
    targets,
    terrain,
)
from spielwerk.core.sets import members
from spielwerk.games.terra_mystica.rules.neighbours import reach
from spielwerk.games.terra_mystica.terms import RED
from spielwerk.games.terra_mystica.turn import TerraMystica


def witches(workers: int = 9, coins: int = 9, scoring: str = "") -> TerraMystica:
    state = table(*APART, scoring=scoring)
    given(state, "witches", workers=workers, coins=coins)
    return state


@pytest.mark.parametrize(("level", "workers"), [(0, 3), (1, 2), (2, 1)])
def test_a_spade_costs_three_then_two_then_one_worker(level: int, workers: int) -> None:
    """transform.spade-price"""
    state = witches(workers=7)
    given(state, "witches", digging=level)
    play(state, "witches: dig 2")
    have(state, "witches", f"{7 - 2 * workers}W")


def test_spades_must_be_paid() -> None:
    """transform.dig-cost"""
    state = witches(workers=5)
    assert may(state, "witches: dig 1")
    assert lacks(state, "witches: dig 2") == ("transform.dig-cost", 6, 5)


def test_bought_spades_must_all_be_used() -> None:
    """transform.use-bought: neither the end of the turn nor a transformation that leaves one over, nor a dwelling."""
    state = witches()
    terrain(state, "A2", to="green")
    play(state, "witches: dig 2")
    assert refused(state, "witches: done") == "transform.use-bought"
    assert refused(state, "witches: -SPADE") == "transform.use-bought"
    assert refused(state, "witches: build A2") == "transform.use-bought"
    assert refused(state, "witches: transform F6 to green") == "transform.use-bought"
    play(state, "witches: transform F6 to red")
    assert refused(state, "witches: done") == "transform.use-bought"
    play(state, "witches: transform F6 to yellow. done")


def test_bought_spades_go_to_one_hex() -> None:
    """transform.one-hex"""
    state = witches()
    play(state, "witches: dig 2. transform F6 to red")
    assert refused(state, "witches: transform A4 to green") == "transform.one-hex"
    assert targets(state, "witches") == "F6"


def test_nothing_is_bought_after_the_hex_has_come_home() -> None:
    """transform.one-hex"""
    state = witches()
    play(state, "witches: dig 1. transform F6 to green")
    assert refused(state, "witches: dig 1") == "transform.one-hex"


def test_one_may_dig_on_while_the_hex_is_not_home() -> None:
    """transform.adding"""
    state = witches()
    play(state, "witches: dig 1. transform D7 to gray. dig 1. transform D7 to green. build D7")
    assert on_map(state, "D7") == "witches D"


def test_four_spades_are_never_needed() -> None:
    """transform.use-bought"""
    state = witches(workers=15)
    play(state, "witches: dig 3")
    assert lacks(state, "witches: dig 1") == ("transform.use-bought", 3, 4)


def test_giants_do_not_dig_where_all_is_home_terrain() -> None:
    """transform.dig-target: they can change nothing but foreign terrain, so their spades would be left over."""
    state = table("giants D6 D7", "nomads E8 F3 I7")
    given(state, "giants", workers=9)
    assert may(state, "giants: dig 2")
    for hex in members(reach(state, 0)):
        state.terrain[hex] = RED
    assert refused(state, "giants: dig 2") == "transform.dig-target"


def test_nothing_is_bought_for_the_second_hex() -> None:
    """transform.one-hex: once the double spade of ACT6 has been spread."""
    state = witches()
    given(state, "witches", bowls="0/0/12")
    play(state, "witches: action ACT6. transform F6 to green. transform D7 to gray")
    assert refused(state, "witches: dig 1") == "transform.one-hex"


def test_without_a_hex_no_spade_is_bought() -> None:
    """transform.dig-target: everything around is built upon."""
    state = witches()
    put(state, "nomads", "D A2", "D A4", "D D7", "D E10", "D F5", "TP F6")
    assert refused(state, "witches: dig 1") == "transform.dig-target"
