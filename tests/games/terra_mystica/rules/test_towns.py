"""Founding towns (rulebook: towns). A3 to A7 is a chain of neighbours, I8 and H6 lie far away from it."""

import pytest

from games.terra_mystica.play import (
    APART,
    bridge,
    choices,
    given,
    have,
    may,
    play,
    player_of,
    put,
    refused,
    scored,
    table,
    terrain,
    town_of,
    turn_of,
)
from spielwerk.games.terra_mystica.state import FROM_ROUND_TILE, FROM_TOWN
from spielwerk.games.terra_mystica.turn import TerraMystica


def witches(*buildings: str, scoring: str = "SCORE4") -> TerraMystica:
    """Buildings in the chain; A6 is green and free, and everything can be paid. Auren have no bonus for towns."""
    state = table("auren A3 E9", "nomads E8 F3 I7", scoring=scoring)
    put(state, "auren", *buildings)
    if "A6" not in " ".join(buildings):
        terrain(state, "A6", to="green")
    given(state, "auren", workers=20, coins=30, bowls="12/0/0", cults="0/0/0/0")
    return state


def founds(state: TerraMystica, move: str) -> bool:
    """Whether a move founds a town."""
    play(state, f"auren: {move}")
    return player_of(state, "auren").due_towns > 0


# What makes a town.


def test_four_buildings_worth_seven_make_a_town() -> None:
    """towns.size, towns.power: 2 + 2 + 2 and a new dwelling."""
    assert founds(witches("TP A3", "TP A4", "TE A5"), "build A6")


def test_four_buildings_worth_six_do_not() -> None:
    """towns.power"""
    assert not founds(witches("TP A3", "TP A4", "D A5"), "build A6")


def test_four_buildings_worth_six_do_with_the_favour_tile() -> None:
    """towns.power, favours.fav5"""
    state = witches("TP A3", "TP A4", "D A5")
    given(state, "auren", favours="FAV5")
    assert founds(state, "build A6")


def test_four_buildings_worth_five_never_do() -> None:
    """towns.power"""
    state = witches("TP A3", "D A4", "D A5")
    given(state, "auren", favours="FAV5")
    assert not founds(state, "build A6")


def test_three_buildings_are_too_few_whatever_they_are_worth() -> None:
    """towns.size: stronghold, temple, trading house: 7."""
    assert not founds(witches("SH A3", "TE A4", "D A5"), "upgrade A5 to TP")


def test_three_are_enough_with_the_sanctuary() -> None:
    """towns.size: it counts as two; 3 + 2 + 2."""
    assert founds(witches("SA A3", "TE A4", "D A5"), "upgrade A5 to TP")


def test_the_sanctuary_must_be_one_of_them() -> None:
    """towns.size: one standing elsewhere helps nobody."""
    assert not founds(witches("SH A3", "TE A4", "D A5", "SA I11"), "upgrade A5 to TP")


def test_three_with_the_sanctuary_must_be_worth_seven_too() -> None:
    """towns.power: 3 + 2 + 1"""
    assert not founds(witches("SA A3", "TE A4", "D I11"), "upgrade I11 to TP")
    state = witches("SA A3", "TE A4")
    terrain(state, "A5", to="green")
    assert not founds(state, "build A5")
    state = witches("SA A3", "TE A4")
    terrain(state, "A5", to="green")
    given(state, "auren", favours="FAV5")
    assert founds(state, "build A5")


def test_two_are_too_few_even_with_the_sanctuary() -> None:
    """towns.size: sanctuary and stronghold are worth 6 and count as three."""
    state = witches("SA A3", "TP A4")
    given(state, "auren", favours="FAV5")
    assert not founds(state, "upgrade A4 to SH")


def test_the_buildings_must_be_direct_neighbours() -> None:
    """towns.direct: C1 is one river hex from A3; shipping joins nothing."""
    state = witches("TP A3", "TP A4", "TE C1")
    given(state, "auren", shipping=3)
    assert not founds(state, "upgrade A4 to SH")
    state = witches("TP A3", "TP A4", "TE A6", "SH A7")
    terrain(state, "A5", to="blue")
    assert not founds(state, "upgrade A4 to TE")


def test_opponents_buildings_do_not_count() -> None:
    """towns.size"""
    state = witches("TP A3", "TP A4")
    put(state, "nomads", "SH A5")
    assert not founds(state, "upgrade A4 to TE")


# When.


def test_an_upgrade_can_found_a_town() -> None:
    """towns.when: the fourth building stood there already."""
    assert founds(witches("TP A3", "TP A4", "D A5", "D A6"), "upgrade A5 to TP")


def test_a_bridge_can_found_a_town() -> None:
    """towns.when, bridges.effect: A3 and C1."""
    state = witches("TP A3", "TP A4", "TE A5", "D C1")
    given(state, "auren", bowls="0/0/12")
    assert founds(state, "action ACT1. bridge A3:C1")
    play(state, "auren: +TW1")
    assert town_of(state, "auren") == "A3 A4 A5 C1"


def test_the_far_end_of_a_bridge_counts_only_with_a_building() -> None:
    """towns.size: three buildings worth 7 and an empty hex across the river are no town."""
    for place, buildings in (("B1:C1", "SH C1,TE D2,TP D3"), ("C2:E5", "SH C2,TE B2,TP B3")):
        state = witches(*buildings.split(","))
        bridge(state, "auren", place)
        assert player_of(state, "auren").due_towns == 0


def test_founding_takes_no_action_but_comes_first() -> None:
    """towns.when, turn.decide-first"""
    state = witches("TP A3", "TP A4", "TE A5")
    play(state, "auren: build A6")
    assert refused(state, "auren: done") == "turn.decide-first"
    play(state, "auren: +TW1. done")
    assert town_of(state, "auren") == "A3 A4 A5 A6"


def test_a_tile_is_taken_only_for_a_town() -> None:
    """towns.due"""
    state = witches("TP A3", "TP A4", "TE A5")
    assert refused(state, "auren: +TW1") == "towns.due"
    play(state, "auren: build A6. +TW1")
    assert refused(state, "auren: +TW1") == "towns.due"


# Tiles.


@pytest.mark.parametrize(
    ("tile", "gains"),
    [
        ("TW1", "25VP 6C 0W 0P 12/0/0 0/0/0/0 key=1"),
        ("TW2", "27VP 0C 2W 0P 12/0/0 0/0/0/0 key=1"),
        ("TW3", "29VP 0C 0W 1P 12/0/0 0/0/0/0 key=1"),
        ("TW4", "26VP 0C 0W 0P 4/8/0 0/0/0/0 key=1"),
        ("TW5", "28VP 0C 0W 0P 12/0/0 1/1/1/1 key=1"),
        ("TW6", "22VP 0C 0W 0P 12/0/0 2/2/2/2 key=2"),
        ("TW7", "26VP 0C 0W 0P 12/0/0 0/0/0/0 key=1 ship=1"),
        ("TW8", "31VP 0C 0W 0P 12/0/0 0/0/0/0 key=1"),
    ],
)
def test_what_the_tiles_give_once(tile: str, gains: str) -> None:
    """towns.tile, towns.tw1 to towns.tw8, towns.keys; TW7: 4VP and 2VP of the step."""
    state = witches("TP A3", "TP A4", "TE A5")
    given(state, "auren", workers=1, coins=2)
    play(state, f"auren: build A6. +{tile}")
    have(state, "auren", gains)


def test_points_for_towns_in_the_round_of_the_tile() -> None:
    """tiles.score2: 5 VP besides those of the town."""
    state = witches("TP A3", "TP A4", "TE A5", scoring="SCORE2")
    play(state, "auren: build A6. +TW1")
    have(state, "auren", "30VP")
    assert scored(state, "auren", FROM_ROUND_TILE) == 5
    assert scored(state, "auren", FROM_TOWN) == 5


def test_the_tiles_are_limited() -> None:
    """towns.gone"""
    state = witches("TP A3", "TP A4", "TE A5")
    state.towns_left[1] = 0
    play(state, "auren: build A6")
    assert refused(state, "auren: +TW1") == "towns.gone"
    assert choices(state, "auren", "+TW") == "2 3 4 5 6 7 8"


def test_who_takes_a_tile_takes_it_from_the_supply() -> None:
    """towns.tw8 is there once, towns.tw1 twice."""
    state = witches("TP A3", "TP A4", "D A5", "D A6", "TP I10", "TP I11", "D I12", "D H7", "TP E9")
    play(state, "auren: upgrade E9 to TE. +FAV5. +TW8")
    assert refused(state, "auren: +TW8") == "towns.gone"
    play(state, "auren: +TW1. done")
    assert (state.towns_left[1], state.towns_left[8]) == (1, 0)


def test_without_any_tile_there_is_no_town() -> None:
    """towns.gone"""
    state = witches("TP A3", "TP A4", "TE A5")
    for number in range(1, 9):
        state.towns_left[number] = 0
    play(state, "auren: build A6. done")
    assert town_of(state, "auren") == ""


# Growing.


def test_what_is_added_to_a_town_belongs_to_it() -> None:
    """towns.growing: no second town, not even when the value reaches 14."""
    state = witches("TP A3", "TP A4", "TE A5")
    play(state, "auren: build A6. +TW1. done")
    put(state, "auren", "SH A5", "TE A3")
    terrain(state, "A7", to="green")
    turn_of(state, "auren")
    assert not founds(state, "build A7")
    assert town_of(state, "auren") == "A3 A4 A5 A6 A7"
    put(state, "auren", "SA A6")
    turn_of(state, "auren")
    assert not founds(state, "upgrade A7 to TP")


def test_whole_groups_join_a_town_that_they_touch() -> None:
    """towns.growing: three houses that were no town become part of one."""
    state = witches("TP A3", "TP A4", "TE A5")
    play(state, "auren: build A6. +TW1. done")
    put(state, "auren", "TP A8", "TP A9", "TP B4")
    terrain(state, "A7", to="green")
    turn_of(state, "auren")
    assert not founds(state, "build A7")
    assert town_of(state, "auren") == "A3 A4 A5 A6 A7 A8 A9 B4"


def test_a_second_town_needs_a_place_of_its_own() -> None:
    """towns.growing: not next to the first, and with a tile of its own."""
    state = witches("TP A3", "TP A4", "TE A5")
    play(state, "auren: build A6. +TW1. done")
    put(state, "auren", "SA I10", "TE I11", "D I12")
    turn_of(state, "auren")
    assert founds(state, "upgrade I12 to TP")
    play(state, "auren: +TW8")
    have(state, "auren", "36VP towns=2 key=2")
    assert town_of(state, "auren") == "A3 A4 A5 A6 I10 I11 I12"


def test_two_towns_that_meet_bring_nothing_more() -> None:
    """towns.growing"""
    state = witches("TP A3", "TP A4", "TE A5")
    play(state, "auren: build A6. +TW1. done")
    put(state, "auren", "SA A8", "TE A9", "D A10")
    turn_of(state, "auren")
    play(state, "auren: upgrade A10 to TP. +TW2. done")
    terrain(state, "A7", to="green")
    turn_of(state, "auren")
    assert not founds(state, "build A7")
    assert town_of(state, "auren") == "A3 A4 A5 A6 A7 A8 A9 A10"
    have(state, "auren", "towns=2")


def test_a_bridge_from_a_town_takes_the_other_side_in() -> None:
    """towns.growing"""
    state = witches("TP A3", "TP A4", "TE A5", "SA C1", "TE D2")
    play(state, "auren: build A6. +TW1. done")
    turn_of(state, "auren")
    bridge(state, "auren", "A3:C1")
    assert town_of(state, "auren") == "A3 A4 A5 A6 C1 D2"
    have(state, "auren", "towns=1")


def test_one_tile_may_found_several_towns() -> None:
    """towns.several: FAV5 with two groups worth six."""
    state = witches("TP A3", "TP A4", "D A5", "D A6", "TP I10", "TP I11", "D I12", "D H7", "TP E9")
    play(state, "auren: upgrade E9 to TE. +FAV5. +TW1. +TW1. done")
    have(state, "auren", "30VP towns=2 key=2")


def test_with_one_tile_left_there_is_one_town() -> None:
    """towns.gone"""
    state = witches("TP A3", "TP A4", "D A5", "D A6", "TP I10", "TP I11", "D I12", "D H7", "TP E9")
    for number in range(1, 9):
        state.towns_left[number] = 1 if number == 3 else 0
    play(state, "auren: upgrade E9 to TE. +FAV5. +TW3. done")
    have(state, "auren", "towns=1")


def test_town_tiles_are_no_income() -> None:
    """towns.tile: what they give they give once."""
    state = witches("TP A3", "TP A4", "TE A5")
    play(state, "auren: build A6. +TW2. done")
    given(state, "auren", workers=0, points=20)
    play(state, "nomads: pass BON5", "auren: pass BON4")
    have(state, "auren", "3W 20VP")  # two dwellings


def test_others_do_not_found_towns_across_the_river() -> None:
    """towns.river"""
    state = witches("TP A3", "TP A4", "TE C1", "D B1")
    assert refused(state, "auren: connect r0") == "towns.river"
    assert not may(state, "auren: connect r0")


def test_seats_apart_found_no_towns() -> None:
    """Nothing but own buildings next to one another counts."""
    state = table(*APART)
    given(state, "witches", workers=9, coins=9)
    play(state, "witches: upgrade E9 to TP. done")
    assert town_of(state, "witches") == ""
