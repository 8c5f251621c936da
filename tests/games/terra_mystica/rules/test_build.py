"""Building dwellings (rulebook: transform-and-build, rules build.*)."""

import pytest

from games.terra_mystica.play import (
    APART,
    BESIDE,
    choices,
    given,
    have,
    lacks,
    may,
    offers_to,
    on_map,
    play,
    put,
    refused,
    scored,
    table,
    terrain,
    turn_of,
)
from spielwerk.games.terra_mystica.state import FROM_FAVOUR, FROM_ROUND_TILE
from spielwerk.games.terra_mystica.turn import TerraMystica


def witches(scoring: str = "") -> TerraMystica:
    """Green hexes at F6 and A4, beside the Witches' dwellings on E9 and A3."""
    state = table(*APART, scoring=scoring)
    terrain(state, "F6", to="green")
    terrain(state, "A4", to="green")
    given(state, "witches", workers=3, coins=5)
    return state


def test_a_dwelling_costs_a_worker_and_two_coins() -> None:
    """build.cost"""
    state = witches()
    play(state, "witches: build F6")
    have(state, "witches", "2W 3C D=3")
    assert on_map(state, "F6") == "witches D"


def test_what_is_missing_is_named() -> None:
    """build.cost"""
    state = witches()
    given(state, "witches", workers=0)
    assert lacks(state, "witches: build F6") == ("build.cost", 1, 0)
    given(state, "witches", workers=1, coins=1)
    assert lacks(state, "witches: build F6") == ("build.cost", 2, 1)


def test_a_dwelling_must_be_next_to_an_own_building_directly_or_indirectly() -> None:
    """build.reach: G3 is green, but far away; C4 comes into reach with shipping 2."""
    state = witches()
    assert choices(state, "witches", "build") == "A4 F6"
    assert refused(state, "witches: build G3") == "build.reach"
    assert refused(state, "witches: build C4") == "build.reach"
    given(state, "witches", shipping=1)
    assert refused(state, "witches: build C4") == "build.reach"
    given(state, "witches", shipping=2)
    assert may(state, "witches: build C4")


def test_beside_an_opponent_alone_is_not_enough() -> None:
    """build.reach: F4 lies beside the Nomads on F3."""
    assert refused(witches(), "witches: build F4") == "build.reach"


def test_only_on_home_terrain() -> None:
    """build.home-terrain"""
    assert refused(witches(), "witches: build D7") == "build.home-terrain"


def test_only_one_building_on_a_hex() -> None:
    """build.occupied: neither an opponent's nor an own one."""
    state = witches()
    put(state, "nomads", "D D7")
    assert refused(state, "witches: build D7") == "build.occupied"
    assert refused(state, "witches: build E9") == "build.occupied"


def test_there_are_eight_dwellings() -> None:
    """build.supply: an upgrade brings one back."""
    state = witches()
    put(state, "witches", "D I6", "D I11", "D D1", "D F2", "D G3")
    play(state, "witches: build F6. done", "nomads: pass BON4")
    have(state, "witches", "D=8")
    assert lacks(state, "witches: build A4") == ("build.supply", 1, 0)
    given(state, "witches", coins=10, workers=10)
    play(state, "witches: upgrade A3 to TP. done")
    assert may(state, "witches: build A4")


def test_nothing_happens_where_no_opponent_is_next_door() -> None:
    """power-from-neighbours.offer: nobody is offered anything."""
    state = witches()
    play(state, "witches: build F6")
    assert len(state.offers) == 0
    assert choices(state, "witches", "done") == ""
    assert may(state, "witches: done")


def test_an_opponent_next_door_is_offered_power() -> None:
    """power-from-neighbours.offer: the Nomads on F3 see the house on E6."""
    state = table(*BESIDE)
    terrain(state, "E6", to="green")
    play(state, "witches: build E6")
    assert offers_to(state, "nomads") == "1 from witches"


def test_the_house_protects_the_hex() -> None:
    """transform.occupied"""
    state = witches()
    put(state, "nomads", "D G6")
    play(state, "witches: build F6. done")
    turn_of(state, "nomads")
    given(state, "nomads", workers=9)
    play(state, "nomads: dig 2")
    assert refused(state, "nomads: transform F6 to yellow") == "transform.occupied"


def test_dwellings_score_with_the_tile_of_the_round() -> None:
    """tiles.score3, tiles.score5: 2 VP"""
    for tile in ("SCORE3", "SCORE5"):
        state = witches(scoring=tile)
        play(state, "witches: build F6")
        have(state, "witches", "22VP")
        assert scored(state, "witches", FROM_ROUND_TILE) == 2
    for tile in ("SCORE4", "SCORE6", "SCORE9"):
        state = witches(scoring=tile)
        play(state, "witches: build F6")
        have(state, "witches", "20VP")


def test_dwellings_score_with_the_favour_tile() -> None:
    """favours.fav11: 2 VP each, besides those of the round."""
    state = witches(scoring="SCORE3")
    given(state, "witches", favours="FAV11")
    play(state, "witches: build F6. done", "nomads: pass BON4", "witches: build A4")
    have(state, "witches", "28VP")
    assert scored(state, "witches", FROM_FAVOUR) == 4


def test_building_without_transforming_is_an_action_too() -> None:
    """turn.one-action"""
    state = witches()
    play(state, "witches: build F6")
    assert refused(state, "witches: build A4") == "turn.one-action"


def test_the_bonus_tile_for_shipping_counts_for_building() -> None:
    """tiles.bon4: one river hex from E9 or A3."""
    state = table(*APART, bonus="BON4 BON3")
    terrain(state, "C5", to="green")
    assert may(state, "witches: build C5")
    given(state, "witches", bonus="BON5")
    assert refused(state, "witches: build C5") == "build.reach"


# Free spades that are not used.


def with_free_spade(source: str, unused_spades: bool = False) -> TerraMystica:
    """The Witches, with green A2 and D7 beside them, have called up free spades."""
    state = table(*APART, bonus="BON1 BON3", unused_spades=unused_spades)
    terrain(state, "D7", to="green")
    given(state, "witches", workers=9, coins=9, bowls="0/0/12")
    play(state, f"witches: action {source}")
    return state


@pytest.mark.parametrize("source", ["BON1", "ACT5", "ACT6"])
def test_free_spades_do_not_build_on_a_hex_that_was_home_already(source: str) -> None:
    """build.changed-hex: nobody builds on a hex that these spades have not changed."""
    state = with_free_spade(source)
    assert refused(state, "witches: build D7") == "build.changed-hex"
    play(state, "witches: transform A2 to green")
    assert refused(state, "witches: build D7") == "build.changed-hex"
    play(state, "witches: build A2")


def test_nor_do_spades_that_are_given_up() -> None:
    """build.changed-hex"""
    state = with_free_spade("BON1")
    play(state, "witches: -SPADE")
    assert refused(state, "witches: build D7") == "build.changed-hex"
    play(state, "witches: done")


def test_nor_do_the_free_spades_of_the_giants() -> None:
    """build.changed-hex"""
    state = table("giants D6 D7", "nomads E8 F3 I7")
    put(state, "giants", "SH D6")
    terrain(state, "E9", to="red")
    given(state, "giants", workers=9, coins=9)
    play(state, "giants: action ACTG")
    assert refused(state, "giants: build E9") == "build.changed-hex"


def test_with_unused_spades_they_do() -> None:
    """options.unused-spades"""
    state = with_free_spade("BON1", unused_spades=True)
    play(state, "witches: build D7. done")
    assert on_map(state, "D7") == "witches D"
