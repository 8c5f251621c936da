"""Passing (rulebook: passing)."""

import pytest

from games.terra_mystica.play import (
    APART,
    BESIDE,
    choices,
    coins_on_tiles,
    given,
    have,
    may,
    passes,
    play,
    put,
    refused,
    scored,
    table,
    terrain,
)
from spielwerk.games.terra_mystica.state import FROM_BONUS_TILE, FROM_FAVOUR, NO_BONUS

THREE = ("witches A3 E9", "nomads E8 F3 I7", "giants I5 I12")


def test_who_passes_takes_no_more_turns_in_the_round() -> None:
    """passing.effect: the others go on as long as they like."""
    state = table(*APART)
    given(state, "nomads", priests=3)
    play(state, "witches: pass BON4")
    for _ in range(3):
        assert state.deciders() == [1]
        play(state, "nomads: send p to FIRE for 1. done")
    assert refused(state, "witches: pass BON5") == "turn.your-turn"
    play(state, "nomads: pass BON5")
    assert state.round == 2


def test_the_round_ends_when_all_have_passed() -> None:
    """turn.rounds"""
    state = table(*THREE)
    passes(state, "witches", "nomads")
    assert state.round == 1
    passes(state, "giants")
    assert state.round == 2


def test_the_first_to_pass_begins_the_next_round() -> None:
    """passing.first: and the others follow around the table, whenever they passed."""
    state = table(*THREE)
    given(state, "witches", priests=1)
    given(state, "nomads", priests=1)
    play(state, "witches: send p to FIRE for 1. done", "nomads: send p to FIRE for 1. done")
    passes(state, "giants", "witches", "nomads")
    assert [state.seat_name(seat) for seat in state.order] == ["giants", "witches", "nomads"]
    assert state.current_player() == 2


def test_with_variable_turn_order_the_order_of_passing_is_the_next_order() -> None:
    """options.variable-turn-order"""
    state = table(*THREE, variable_turn_order=True)
    given(state, "witches", priests=1)
    given(state, "nomads", priests=1)
    play(state, "witches: send p to FIRE for 1. done", "nomads: send p to FIRE for 1. done")
    passes(state, "giants")
    play(state, "witches: convert 1W to 1C")
    given(state, "witches", priests=1)
    play(state, "witches: send p to FIRE for 1. done")
    passes(state, "nomads", "witches")
    assert [state.seat_name(seat) for seat in state.order] == ["giants", "nomads", "witches"]


def test_passing_takes_one_of_the_three_free_tiles() -> None:
    """passing.take-tile, passing.tile-taken: neither another player's nor one's own, which goes back afterwards."""
    state = table(*APART, bonus="BON3 BON8", spare="BON1 BON5 BON9")
    assert choices(state, "witches", "pass") == "BON1 BON5 BON9"
    assert refused(state, "witches: pass") == "passing.take-tile"
    assert refused(state, "witches: pass BON3") == "passing.tile-taken"
    assert refused(state, "witches: pass BON8") == "passing.tile-taken"
    assert refused(state, "witches: pass BON2") == "components.absent"
    play(state, "witches: pass BON5")
    assert choices(state, "nomads", "pass") == "BON1 BON3 BON9"


def test_the_coins_on_the_tile_come_with_it_at_once() -> None:
    """passing.coins: and the tile that was laid back has none."""
    state = table(*APART, bonus="BON3 BON8", spare="BON1 BON5 BON9")
    given(state, "witches", coins=4)
    play(state, "witches: pass BON5")
    have(state, "witches", "5C bonus=BON5")
    assert coins_on_tiles(state) == "BON1:1 BON3:0 BON9:1"


@pytest.mark.parametrize(
    ("tile", "points"),
    [
        ("BON1", 0),
        ("BON3", 0),
        ("BON6", 8),  # 4 for the stronghold, 4 for the sanctuary
        ("BON7", 4),  # 2 for each of two trading houses
        ("BON9", 3),  # 1 for each of three dwellings
        ("BON10", 6),  # 3 for each of two steps of shipping
    ],
)
def test_the_old_tile_scores(tile: str, points: int) -> None:
    """passing.score, tiles.bon6, tiles.bon7, tiles.bon9, tiles.bon10"""
    state = table(*APART, bonus=f"{tile} BON8", spare="BON4")
    put(state, "witches", "D A10", "TP I6", "TP I11", "SH D1", "SA F2")
    given(state, "witches", shipping=2)
    play(state, "witches: pass BON4")
    have(state, "witches", f"{20 + points}VP")
    assert scored(state, "witches", FROM_BONUS_TILE) == points


def test_the_new_tile_does_not_score() -> None:
    """passing.score"""
    state = table(*APART, bonus="BON3 BON8", spare="BON9")
    play(state, "witches: pass BON9")
    have(state, "witches", "20VP")


@pytest.mark.parametrize(("trading_houses", "points"), [(0, 0), (1, 2), (2, 3), (3, 3), (4, 4)])
def test_the_favour_tile_for_trading_houses_scores(trading_houses: int, points: int) -> None:
    """favours.fav12"""
    state = table(*APART)
    put(state, "witches", *["TP I6", "TP I11", "TP D1", "TP F2"][:trading_houses])
    given(state, "witches", favours="FAV12")
    passes(state, "witches")
    have(state, "witches", f"{20 + points}VP")
    assert scored(state, "witches", FROM_FAVOUR) == points


def test_in_round_6_no_tile_is_taken() -> None:
    """passing.last-round: the old one still scores; short descriptions let everybody take a new one."""
    state = table(*APART, bonus="BON9 BON8")
    state.round = 6
    assert choices(state, "witches", "pass") == ""
    assert may(state, "witches: pass")
    assert refused(state, "witches: pass BON4") == "passing.last-round"
    play(state, "witches: pass")
    have(state, "witches", "22VP bonus=BON0")
    assert state.players[0].bonus == NO_BONUS
    play(state, "nomads: pass")
    assert state.is_terminal()


def test_passing_is_a_choice_even_with_actions_left() -> None:
    """passing.effect"""
    state = table(*APART)
    assert may(state, "witches: dig 1")
    assert may(state, "witches: pass BON4")


def test_passing_ends_the_turn_at_once() -> None:
    """No `done` follows."""
    state = table(*APART)
    play(state, "witches: pass BON4")
    assert state.current_player() == 1


def test_power_may_still_be_accepted_after_passing() -> None:
    """passing.effect"""
    state = table(*BESIDE)
    terrain(state, "E6", to="yellow")
    play(state, "witches: pass BON4", "nomads: build E6. done", "witches: leech 1 from nomads")
    have(state, "witches", "4/8/0")
