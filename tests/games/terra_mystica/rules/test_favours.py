"""Favour tiles (rulebook: favours)."""

import pytest

from games.terra_mystica.play import (
    APART,
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
    town_of,
    turn_of,
)
from spielwerk.games.terra_mystica.state import FROM_FAVOUR
from spielwerk.games.terra_mystica.turn import TerraMystica


def witches(scoring: str = "", spare: str = "") -> TerraMystica:
    """A temple of the Witches in a moment."""
    state = table(*APART, scoring=scoring, spare=spare)
    put(state, "witches", "TP E9")
    given(state, "witches", workers=10, coins=20, cults="0/0/0/0", bowls="12/0/0")
    return state


def test_a_temple_brings_a_tile_of_the_players_choice_at_once() -> None:
    """favours.when"""
    state = witches()
    assert refused(state, "witches: +FAV5") == "favours.due"
    play(state, "witches: upgrade E9 to TE")
    assert choices(state, "witches", "+FAV") == "1 2 3 4 5 6 7 8 9 10 11 12"
    assert refused(state, "witches: done") == "turn.decide-first"
    play(state, "witches: +FAV3")
    assert refused(state, "witches: +FAV4") == "favours.due"
    have(state, "witches", "0/0/3/0 11/1/0")


def test_so_does_the_sanctuary() -> None:
    """favours.when"""
    state = witches()
    put(state, "witches", "TE E9")
    play(state, "witches: upgrade E9 to SA. +FAV7. done")
    have(state, "witches", "0/0/2/0")


def test_nobody_holds_two_of_a_kind() -> None:
    """favours.held"""
    state = witches()
    given(state, "witches", favours="FAV7")
    play(state, "witches: upgrade E9 to TE")
    assert refused(state, "witches: +FAV7") == "favours.held"


def test_what_is_gone_is_gone() -> None:
    """favours.gone: the tiles with three steps exist once, the others three times."""
    state = witches()
    given(state, "nomads", favours="FAV1 FAV5")
    play(state, "witches: upgrade E9 to TE")
    assert refused(state, "witches: +FAV1") == "favours.gone"
    assert may(state, "witches: +FAV5")
    state.favours_left[5] = 0
    assert refused(state, "witches: +FAV5") == "favours.gone"


def test_who_takes_a_tile_takes_it_from_the_others() -> None:
    """favours.supply"""
    state = witches()
    put(state, "nomads", "TP E8", "TP F3")
    given(state, "nomads", workers=10, coins=20)
    play(state, "witches: upgrade E9 to TE. +FAV1. done", "nomads: upgrade E8 to TE")
    assert refused(state, "nomads: +FAV1") == "favours.gone"
    play(state, "nomads: +FAV7. done")
    assert (state.favours_left[1], state.favours_left[7]) == (0, 2)


@pytest.mark.parametrize(
    ("tile", "cults"),
    [
        (1, "3/0/0/0"),
        (2, "0/3/0/0"),
        (3, "0/0/3/0"),
        (4, "0/0/0/3"),
        (5, "2/0/0/0"),
        (6, "0/2/0/0"),
        (7, "0/0/2/0"),
        (8, "0/0/0/2"),
        (9, "1/0/0/0"),
        (10, "0/1/0/0"),
        (11, "0/0/1/0"),
        (12, "0/0/0/1"),
    ],
)
def test_steps(tile: int, cults: str) -> None:
    """favours.fav1 to favours.fav12"""
    state = witches()
    play(state, f"witches: upgrade E9 to TE. +FAV{tile}. done")
    have(state, "witches", cults)


@pytest.mark.parametrize(
    ("tile", "coins", "workers", "power"), [(7, 0, 1, 1), (8, 0, 0, 4), (9, 3, 0, 0), (5, 0, 0, 0), (12, 0, 0, 0)]
)
def test_income_of_tiles_every_round(tile: int, coins: int, workers: int, power: int) -> None:
    """favours.fav7, favours.fav8, favours.fav9: besides two dwellings, the tile and its coins."""
    state = table(*APART, spare="BON9")
    given(state, "witches", favours=f"FAV{tile}", coins=0, workers=0, bowls="12/0/0")
    play(state, "witches: pass BON9", "nomads: pass BON4")
    have(state, "witches", f"{3 + coins}C {3 + workers}W {12 - power}/{power}/0")
    given(state, "witches", coins=0, workers=0, bowls="12/0/0")
    play(state, "witches: pass BON5", "nomads: pass BON3")
    have(state, "witches", f"{2 + coins}C {4 + workers}W {9 - power}/{3 + power}/0")


def test_the_lasting_effect_holds_from_that_moment() -> None:
    """favours.steps: the temple that brought FAV10 scores nothing by it, the next trading house does."""
    state = witches()
    play(state, "witches: upgrade E9 to TE. +FAV10. done", "nomads: pass BON4", "witches: upgrade A3 to TP")
    assert scored(state, "witches", FROM_FAVOUR) == 3


def test_fav5_makes_towns_of_groups_worth_six_at_once() -> None:
    """favours.fav5: every group that stands already, one tile each."""
    state = witches()
    put(state, "witches", "TP A3", "TP A4", "D A5", "D A6")
    put(state, "witches", "TP I10", "D I11", "TE I12", "D H7")
    play(state, "witches: upgrade E9 to TE. +FAV5")
    assert player_of(state, "witches").due_towns == 2
    play(state, "witches: +TW1. +TW2. done")
    assert town_of(state, "witches") == "A3 A4 A5 A6 H7 I10 I11 I12"


def test_a_favour_tile_that_is_not_there_is_not_due() -> None:
    """favours.gone: with five players all kinds that are missing may be with others; play goes on."""
    state = witches()
    for number in range(1, 13):
        state.favours_left[number] = 0
    play(state, "witches: upgrade E9 to TE. done")
    turn_of(state, "witches")
    state.favours_left[4] = 1
    play(state, "witches: upgrade E9 to SA. +FAV4. done")
    state = witches()
    given(state, "witches", favours="FAV7")
    for number in range(1, 13):
        state.favours_left[number] = 2 if number == 7 else 0
    play(state, "witches: upgrade E9 to TE. done")


def test_chaos_magicians_take_what_is_there() -> None:
    """favours.gone: two tiles are due, but only one is left."""
    state = table("chaosmagicians G2", "witches A3 A10")
    put(state, "chaosmagicians", "TP G2")
    given(state, "chaosmagicians", workers=9, coins=9)
    for number in range(2, 13):
        state.favours_left[number] = 0
    play(state, "chaosmagicians: upgrade G2 to TE. +FAV1. done")
