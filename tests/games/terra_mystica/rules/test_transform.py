"""Spades and what they turn (rulebook: transform-and-build).

Around the Witches on A3 and E9: A2 and F6 are gray, A4 blue, D7 red, E10 black, F5 brown.
"""

import pytest

from games.terra_mystica.play import (
    APART,
    choices,
    given,
    have,
    lacks,
    may,
    on_map,
    play,
    put,
    refused,
    scored,
    table,
    targets,
    terrain,
    turn_of,
)
from spielwerk.games.terra_mystica.factions.all import faction_named
from spielwerk.games.terra_mystica.state import FROM_ROUND_TILE
from spielwerk.games.terra_mystica.turn import TerraMystica

WHEEL = ["yellow", "brown", "black", "blue", "green", "gray", "red"]


def witches(workers: int = 9, coins: int = 9, scoring: str = "") -> TerraMystica:
    state = table(*APART, scoring=scoring)
    given(state, "witches", workers=workers, coins=coins)
    return state


# The wheel.


@pytest.mark.parametrize(
    ("hex_name", "spades"), [("A4", 1), ("B1", 3), ("F6", 1), ("D7", 2), ("E10", 2), ("F5", 3), ("A1", 3)]
)
def test_spades_by_distance_on_the_wheel(hex_name: str, spades: int) -> None:
    """transform.wheel: beside home one spade, the next two, and the two at the bottom always three."""
    state = witches()
    put(state, "witches", "D A2")
    for given_spades in range(1, spades):
        tried = state.clone()
        play(tried, f"witches: dig {given_spades}")
        assert lacks(tried, f"witches: transform {hex_name} to green") == ("transform.spades", spades, given_spades)
    play(state, f"witches: dig {spades}. transform {hex_name} to green")
    assert terrain(state, hex_name) == "green"
    have(state, "witches", f"{9 - 3 * spades}W")


FREE = {
    "nomads": ("nomads E8 F3 I7", "E7"),
    "halflings": ("halflings E2 E6", "E7"),
    "alchemists": ("alchemists E5 I2", "E6"),
    "mermaids": ("mermaids E4 I4", "E3"),
    "auren": ("auren E9 F4", "E7"),
    "dwarves": ("dwarves E7 F6", "E6"),
    "chaosmagicians": ("chaosmagicians G2", "F3"),
}
"""A faction of each colour, and a hex beside it."""


@pytest.mark.parametrize("faction", FREE)
def test_every_faction_has_its_own_home_at_the_top_of_the_wheel(faction: str) -> None:
    """transform.wheel: of the six other terrains two cost one spade, two cost two and two cost three."""
    seat, free = FREE[faction]
    home = faction_named(faction).colour
    for steps, spades in ((1, 1), (2, 2), (3, 3), (4, 3), (5, 2), (6, 1)):
        state = table(seat, "witches A3 A10" if faction != "auren" else "cultists A1 A7")
        terrain(state, free, to=WHEEL[(home + steps) % 7])
        given(state, faction, workers=9)
        for bought in range(1, 4):
            tried = state.clone()
            play(tried, f"{faction}: dig {bought}")
            assert may(tried, f"{faction}: transform {free} to {WHEEL[home]}") == (bought == spades)


# Partial transformation, and who may undo it.


def test_a_transformation_may_be_partial() -> None:
    """transform.partial: brown F5 one step towards green, or one step the other way."""
    state = witches()
    play(state, "witches: dig 1")
    assert may(state, "witches: transform F5 to black")
    assert may(state, "witches: transform F5 to yellow")
    play(state, "witches: transform F5 to black. done")
    assert terrain(state, "F5") == "black"


def test_a_transformed_hex_is_not_protected() -> None:
    """transform.partial: without a building anybody may transform it again."""
    state = witches()
    put(state, "nomads", "D G4")
    given(state, "nomads", workers=9)
    play(state, "witches: dig 1. transform F6 to green. done")
    terrain(state, "F5", to="green")
    play(state, "nomads: dig 3. transform F5 to yellow")
    assert terrain(state, "F5") == "yellow"


def test_only_a_building_protects_a_hex() -> None:
    """transform.occupied: a dwelling ends all transforming there, for its owner too."""
    state = witches()
    put(state, "nomads", "D F7")
    given(state, "nomads", workers=9)
    play(state, "witches: dig 1. transform F6 to green. build F6. done", "nomads: decline 1 from witches. dig 3")
    assert refused(state, "nomads: transform F6 to yellow") == "transform.occupied"
    turn_of(state, "witches")
    play(state, "witches: dig 1")
    assert refused(state, "witches: transform F6 to gray") == "transform.occupied"


def test_never_through_the_home_terrain() -> None:
    """transform.through-home: gray to blue past green would be two steps; round the other side it is five."""
    state = witches()
    play(state, "witches: dig 3")
    assert refused(state, "witches: transform F6 to blue") == "transform.through-home"
    assert refused(state, "witches: transform F6 to black") == "transform.through-home"
    assert refused(state, "witches: transform E10 to gray") == "transform.through-home"
    assert may(state, "witches: transform F6 to brown")  # red, yellow, brown: three steps away from home
    state = witches()
    play(state, "witches: dig 1")
    assert lacks(state, "witches: transform F6 to blue") == ("transform.spades", 5, 1)  # nor the short way, with one


def test_home_terrain_may_be_turned_away_from() -> None:
    """transform.partial: one spade for each step, either way."""
    state = witches()
    terrain(state, "A4", to="green")
    play(state, "witches: dig 1")
    assert may(state, "witches: transform A4 to gray")
    assert may(state, "witches: transform A4 to blue")
    assert refused(state, "witches: transform A4 to red") == "transform.spades"


def test_no_step_at_all_is_no_transformation() -> None:
    """transform.same-terrain"""
    state = witches()
    play(state, "witches: dig 1")
    assert refused(state, "witches: transform F6 to gray") == "transform.same-terrain"


def test_without_spades_nothing_is_transformed() -> None:
    """transform.spades"""
    assert lacks(witches(), "witches: transform F6 to green") == ("transform.spades", 1, 0)


# Where.


def test_only_next_to_own_buildings_or_in_reach_of_ships() -> None:
    """transform.reach"""
    state = witches()
    play(state, "witches: dig 1")
    assert targets(state, "witches") == "A2 A4 D7 E10 F5 F6"
    assert refused(state, "witches: transform C5 to gray") == "transform.reach"
    given(state, "witches", shipping=1)
    assert targets(state, "witches") == "A2 A4 B1 B2 C1 C5 D6 D7 E10 F5 F6"


# Free spades.


def test_spades_come_from_power_actions_and_the_bonus_tile() -> None:
    """transform.sources: ACT5 one, ACT6 two, BON1 one; no worker is paid."""
    for action, spades in (("ACT5", 1), ("ACT6", 2), ("BON1", 1)):
        state = table(*APART, bonus="BON1 BON3")
        given(state, "witches", workers=0, bowls="0/0/12")
        play(state, f"witches: action {action}")
        assert may(state, "witches: transform F6 to green")
        assert may(state, "witches: transform D7 to green") == (spades == 2)
        assert refused(state, "witches: transform F5 to green") == "transform.spades"


def test_free_spades_may_be_topped_up() -> None:
    """transform.adding: ACT6 and a bought spade turn brown F5."""
    state = witches()
    given(state, "witches", bowls="0/0/12")
    play(state, "witches: action ACT6. dig 1. transform F5 to green. build F5. done")
    assert on_map(state, "F5") == "witches D"
    have(state, "witches", "5W 7C 6/0/6")


def test_free_spades_may_be_given_up_but_not_kept() -> None:
    """transform.sources: what is not used at once is lost."""
    state = witches()
    given(state, "witches", bowls="0/0/12")
    play(state, "witches: action ACT6. transform F6 to green. done", "nomads: pass BON4")
    assert lacks(state, "witches: transform A2 to green") == ("transform.spades", 1, 0)
    play(state, "witches: action ACT5. -SPADE")
    assert lacks(state, "witches: transform A2 to green") == ("transform.spades", 1, 0)


def test_topping_up_may_wait_for_the_first_step() -> None:
    """transform.adding: two spades of ACT6 on brown F5, and the third is bought then."""
    state = witches()
    given(state, "witches", bowls="0/0/12")
    play(state, "witches: action ACT6. transform F5 to blue. dig 1. transform F5 to green")
    assert refused(state, "witches: dig 1") == "transform.one-hex"
    play(state, "witches: build F5")
    have(state, "witches", "5W 7C")


def test_the_double_spade_may_go_to_two_hexes() -> None:
    """transform.one-hex: ACT6 alone; one dwelling, on one of the two."""
    state = witches()
    given(state, "witches", bowls="0/0/12")
    terrain(state, "A4", to="green")
    play(state, "witches: action ACT6. transform F6 to green. transform A2 to green")
    assert choices(state, "witches", "build") == "A2 F6"
    assert refused(state, "witches: build A4") == "build.changed-hex"
    play(state, "witches: build A2")
    assert refused(state, "witches: build F6") == "turn.one-action"
    assert on_map(state, "F6") == ""


def test_the_first_of_two_hexes_must_come_home() -> None:
    """transform.one-hex: the second may stop anywhere."""
    state = witches()
    given(state, "witches", bowls="0/0/12")
    play(state, "witches: action ACT6. transform D7 to gray")
    assert refused(state, "witches: transform F6 to green") == "transform.one-hex"
    play(state, "witches: transform D7 to green. done")
    state = witches()
    given(state, "witches", bowls="0/0/12")
    play(state, "witches: action ACT6. transform F6 to green. transform D7 to gray. done")
    assert terrain(state, "D7") == "gray"


def test_with_bought_spades_the_double_spade_goes_to_one_hex() -> None:
    """transform.one-hex: three spades, all for the same hex."""
    state = witches()
    given(state, "witches", bowls="0/0/12")
    play(state, "witches: action ACT6. dig 1. transform F6 to green")
    assert refused(state, "witches: transform A2 to green") == "transform.one-hex"


def test_single_free_spades_do_not_spread_with_bought_ones() -> None:
    """transform.one-hex: BON1 and a bought spade."""
    state = table(*APART, bonus="BON1 BON3")
    given(state, "witches", workers=3)
    play(state, "witches: action BON1. dig 1. transform F6 to green")
    assert refused(state, "witches: transform A2 to green") == "transform.one-hex"


# Then build.


def test_a_dwelling_may_follow_in_the_same_action() -> None:
    """transform.action: transforming and building are one action; the dwelling is paid as always."""
    state = witches(workers=4, coins=2)
    play(state, "witches: dig 1. transform F6 to green. build F6")
    have(state, "witches", "0W 0C D=3")
    assert refused(state, "witches: dig 1") == "turn.one-action"


def test_or_in_a_later_one() -> None:
    state = witches()
    play(state, "witches: dig 1. transform F6 to green. done", "nomads: pass BON4", "witches: build F6")
    assert on_map(state, "F6") == "witches D"


def test_a_dwelling_goes_only_on_the_changed_hex() -> None:
    """build.changed-hex"""
    state = witches()
    terrain(state, "A4", to="green")
    play(state, "witches: dig 1. transform F6 to green")
    assert refused(state, "witches: build A4") == "build.changed-hex"
    assert choices(state, "witches", "build") == "F6"


def test_no_dwelling_on_foreign_terrain() -> None:
    """build.home-terrain"""
    state = witches()
    play(state, "witches: dig 1. transform D7 to gray")
    assert refused(state, "witches: build D7") == "build.home-terrain"


def test_with_unused_spades_one_may_be_left_for_a_dwelling_on_home_terrain() -> None:
    """options.unused-spades: while nothing has been transformed, any home hex in reach will do."""
    state = table(*APART, unused_spades=True)
    given(state, "witches", workers=9, coins=9, bowls="0/0/12")
    terrain(state, "A4", to="green")
    play(state, "witches: action ACT5. build A4")
    assert on_map(state, "A4") == "witches D"
    assert refused(state, "witches: transform F6 to green") == "turn.one-action"


def test_first_all_transforming_then_the_dwelling() -> None:
    """transform.before-build: the second spade of ACT6 is lost with the dwelling."""
    state = witches()
    given(state, "witches", bowls="0/0/12")
    play(state, "witches: action ACT6. transform F6 to green. build F6")
    assert refused(state, "witches: transform A2 to green") == "turn.one-action"


# Points.


def test_each_spade_scores_when_it_is_gained() -> None:
    """tiles.score1, transform.scoring: bought or free, and even if it is given up."""
    state = witches(scoring="SCORE1")
    given(state, "witches", bowls="0/0/12")
    play(state, "witches: dig 3")
    have(state, "witches", "26VP")
    play(state, "witches: transform F5 to green. done", "nomads: pass BON4", "witches: action ACT6. done")
    have(state, "witches", "30VP")
    assert scored(state, "witches", FROM_ROUND_TILE) == 10


def test_spades_score_nothing_in_other_rounds() -> None:
    state = witches(scoring="SCORE2")
    play(state, "witches: dig 3")
    have(state, "witches", "20VP")


def test_transforming_offers_nobody_power() -> None:
    """power-from-neighbours.never"""
    state = witches()
    put(state, "nomads", "SH F7")
    play(state, "witches: dig 1. transform F6 to green. done")
    assert len(state.offers) == 0
