"""The cult board (rulebook: cults)."""

import pytest

from games.terra_mystica.play import (
    APART,
    choices,
    given,
    have,
    may,
    play,
    put,
    refused,
    table,
    turn_of,
)
from spielwerk.games.terra_mystica.turn import TerraMystica


def witches(cults: str, keys: int = 0, keys_in_order: bool = False) -> TerraMystica:
    """The Witches to move, with priests; their bowls take in whatever comes."""
    state = table(*APART, keys_in_order=keys_in_order)
    given(state, "witches", priests=3, cults=cults, keys=keys, bowls="12/0/0")
    return state


@pytest.mark.parametrize(
    ("before", "steps", "power"),
    [(0, 2, 0), (0, 3, 1), (2, 1, 1), (2, 3, 3), (3, 2, 2), (3, 3, 2), (4, 3, 4), (5, 2, 2), (6, 1, 2), (7, 2, 0)],
)
def test_power_for_reaching_or_crossing_a_mark(before: int, steps: int, power: int) -> None:
    """cults.power: 1 at step 3, 2 at step 5, 2 at step 7."""
    state = witches(f"{before}/0/0/0")
    play(state, f"witches: send p to FIRE for {steps}")
    have(state, "witches", f"{before + steps}/0/0/0 {12 - power}/{power}/0")


def test_the_top_brings_three_power_and_takes_a_key() -> None:
    """cults.top, cults.power"""
    state = witches("7/0/0/0", keys=1)
    play(state, "witches: send p to FIRE for 3")
    have(state, "witches", "10/0/0/0 9/3/0 key=0")


def test_without_a_key_the_marker_stops_at_9() -> None:
    """cults.top: and without the power of the top."""
    state = witches("7/0/0/0")
    play(state, "witches: send p to FIRE for 3")
    have(state, "witches", "9/0/0/0 12/0/0")


def test_each_cult_takes_its_own_key() -> None:
    """cults.top: one town does not open all doors."""
    state = witches("8/8/0/0", keys=1)
    play(state, "witches: send p to FIRE for 2. done", "nomads: pass BON4", "witches: send p to WATER for 2")
    have(state, "witches", "10/9/0/0 key=0")


def test_only_one_marker_stands_at_the_top() -> None:
    """cults.top: the second stops at 9 and keeps the key."""
    state = witches("8/0/0/0", keys=1)
    given(state, "nomads", cults="10/0/0/0")
    play(state, "witches: send p to FIRE for 2")
    have(state, "witches", "9/0/0/0 12/0/0 key=1")


def test_all_other_steps_may_be_shared() -> None:
    """cults.steps"""
    state = witches("6/0/0/0")
    given(state, "nomads", cults="9/0/0/0", priests=1)
    play(state, "witches: send p to FIRE for 3. done", "nomads: send p to FIRE for 1")
    have(state, "witches", "9/0/0/0")
    have(state, "nomads", "9/0/0/0")


def test_steps_beyond_the_top_are_lost() -> None:
    """cults.steps"""
    state = witches("10/0/0/0", keys=1)
    play(state, "witches: send p to FIRE for 3")
    have(state, "witches", "10/0/0/0 12/0/0 key=1")


def test_a_key_is_not_used_below_the_top() -> None:
    state = witches("6/0/0/0", keys=1)
    play(state, "witches: send p to FIRE for 3")
    have(state, "witches", "9/0/0/0 key=1")


def town_ready(state: TerraMystica) -> None:
    """Four buildings worth 6: a town as soon as one grows, or with FAV5."""
    put(state, "witches", "TP A3", "TP A4", "D A5", "D A6")
    given(state, "witches", workers=9, coins=9)


def test_a_key_that_comes_later_in_the_same_action_opens_the_top() -> None:
    """cults.key-later: FAV5 lifts Fire to 9 and founds the town whose key is used."""
    state = witches("8/0/0/0")
    town_ready(state)
    put(state, "witches", "TP E9")
    play(state, "witches: upgrade E9 to TE. +FAV5")
    have(state, "witches", "9/0/0/0 12/0/0")
    play(state, "witches: +TW1")
    have(state, "witches", "10/0/0/0 9/3/0 key=0")


def test_a_key_that_comes_in_a_later_turn_does_not_make_up_for_old_steps() -> None:
    """cults.key-later: only within the action."""
    state = witches("8/0/0/0")
    town_ready(state)
    play(state, "witches: send p to FIRE for 2. done", "nomads: pass BON4", "witches: upgrade A5 to TP. +TW1")
    have(state, "witches", "9/0/0/0 key=1")


def test_a_key_that_comes_too_late_opens_nothing() -> None:
    """cults.top: the Nomads stand there already."""
    state = witches("8/0/0/0")
    given(state, "nomads", cults="10/0/0/0")
    town_ready(state)
    put(state, "witches", "TP E9")
    play(state, "witches: upgrade E9 to TE. +FAV5. +TW1")
    have(state, "witches", "9/0/0/0 key=1")


def test_the_key_of_a_tile_serves_the_steps_of_the_same_tile() -> None:
    """towns.tw5: received before its steps."""
    state = witches("9/0/0/0")
    town_ready(state)
    play(state, "witches: upgrade A5 to TP. +TW5")
    have(state, "witches", "10/1/1/1 key=0")


def test_with_one_key_and_two_cults_at_the_door_the_player_chooses() -> None:
    """cults.key-due: the other marker stays on 9."""
    for cult, after in (("FIRE", "10/9/3/1"), ("WATER", "9/10/3/1")):
        state = witches("9/9/2/0")
        town_ready(state)
        play(state, "witches: upgrade A5 to TP. +TW5")
        have(state, "witches", "9/9/3/1 key=1 11/1/0")
        assert choices(state, "witches", "key") == "FIRE WATER"
        assert refused(state, "witches: done") == "turn.decide-first"
        assert refused(state, "witches: key AIR") == "cults.key-due"
        play(state, f"witches: key {cult}. done")
        have(state, "witches", f"{after} key=0 8/4/0")


def test_with_two_keys_both_open() -> None:
    """towns.tw6: two keys, two steps in each cult."""
    state = witches("8/8/0/0")
    town_ready(state)
    play(state, "witches: upgrade A5 to TP. +TW6")
    have(state, "witches", "10/10/2/2 key=0")


def test_with_two_keys_and_three_doors_one_stays_closed() -> None:
    """cults.key-due: chosen one after the other; the second choice makes the third impossible."""
    state = witches("8/8/8/0")
    town_ready(state)
    play(state, "witches: upgrade A5 to TP. +TW6. key EARTH")
    assert choices(state, "witches", "key") == "FIRE WATER"
    play(state, "witches: key WATER. done")
    have(state, "witches", "9/10/10/2 key=0")


def test_an_old_key_and_that_of_the_tile_open_two_cults() -> None:
    """towns.keys"""
    state = witches("9/9/0/0", keys=1)
    town_ready(state)
    play(state, "witches: upgrade A5 to TP. +TW5")
    have(state, "witches", "10/10/1/1 key=0")


def test_steps_that_are_due_are_chosen_by_the_player() -> None:
    """cults.due: of BON2; in any cult, also where they are lost."""
    state = table(*APART, bonus="BON2 BON3")
    given(state, "witches", cults="10/0/0/2")
    assert refused(state, "witches: +FIRE") == "cults.due"
    play(state, "witches: action BON2")
    assert choices(state, "witches", "+") == "FIRE WATER EARTH AIR"
    play(state, "witches: +FIRE")
    have(state, "witches", "10/0/0/2")
    assert refused(state, "witches: +WATER") == "cults.due"


def test_markers_are_not_lowered_by_hand() -> None:
    """cults.lower: but with the option keys-in-order, before a town tile, from 7 to 9."""
    state = witches("9/9/5/0")
    town_ready(state)
    play(state, "witches: upgrade A5 to TP")
    assert refused(state, "witches: -FIRE") == "cults.lower"
    state = witches("9/7/6/10", keys_in_order=True)
    assert refused(state, "witches: -FIRE") == "cults.lower"
    town_ready(state)
    play(state, "witches: upgrade A5 to TP")
    assert choices(state, "witches", "-") == "FIRE WATER"
    assert refused(state, "witches: -EARTH") == "cults.lower"
    assert refused(state, "witches: -AIR") == "cults.lower"
    play(state, "witches: -FIRE. -WATER. +TW5")
    have(state, "witches", "9/7/7/10 key=1")


def test_keys_in_order_go_to_the_first_cult() -> None:
    """options.keys-in-order"""
    state = witches("9/9/0/0", keys_in_order=True)
    town_ready(state)
    play(state, "witches: upgrade A5 to TP. +TW5")
    have(state, "witches", "10/9/1/1 key=0")
    assert may(state, "witches: done")


def two_doors(keys_in_order: bool) -> TerraMystica:
    """Chaos Magicians stop at 9 in Fire and Water by two favour tiles, of which FAV5 founds a town."""
    state = table("chaosmagicians G2", "witches A3 A10", scoring="SCORE4", keys_in_order=keys_in_order)
    put(state, "chaosmagicians", "TP I4", "TP I5", "D I6", "D I7", "TP G2")
    given(state, "chaosmagicians", workers=9, coins=9, cults="8/7/0/0")
    play(state, "chaosmagicians: upgrade G2 to TE. +FAV2. +FAV5. +TW1")
    return state


def test_two_markers_may_wait_for_one_key() -> None:
    """cults.key-due, cults.key-later"""
    state = two_doors(keys_in_order=False)
    have(state, "chaosmagicians", "9/9/0/0 key=1")
    assert choices(state, "chaosmagicians", "key") == "FIRE WATER"
    play(state, "chaosmagicians: key WATER. done")
    have(state, "chaosmagicians", "9/10/0/0 key=0")


def test_keys_in_order_ask_nobody() -> None:
    """options.keys-in-order: the key goes to Fire."""
    state = two_doors(keys_in_order=True)
    have(state, "chaosmagicians", "10/9/0/0 key=0")
    play(state, "chaosmagicians: done")


def test_markers_are_lowered_for_a_town_tile_only() -> None:
    """cults.lower: not while some other decision is due."""
    state = table(*APART, bonus="BON2 BON3", keys_in_order=True)
    given(state, "witches", cults="9/9/0/0")
    play(state, "witches: action BON2")
    assert refused(state, "witches: -FIRE") == "cults.lower"


def test_steps_of_favour_tiles() -> None:
    """favours.steps: three, two or one in the tile's cult, at once."""
    for tile, after in (
        (1, "3/0/0/0"),
        (2, "0/3/0/0"),
        (7, "0/0/2/0"),
        (8, "0/0/0/2"),
        (9, "1/0/0/0"),
        (12, "0/0/0/1"),
    ):
        state = witches("0/0/0/0")
        put(state, "witches", "TP E9")
        given(state, "witches", workers=9, coins=9)
        turn_of(state, "witches")
        play(state, f"witches: upgrade E9 to TE. +FAV{tile}")
        have(state, "witches", after)
