"""The three bowls of power (rulebook: power)."""

import pytest

from games.terra_mystica.play import APART, BESIDE, given, have, lacks, passes, play, put, refused, table


def test_power_moves_from_bowl_I_to_II_first() -> None:
    """power.cycle: 3 power of BON4 with the income, as long as bowl I holds tokens."""
    state = table(*APART, spare="BON4")
    given(state, "witches", bowls="5/7/0")
    play(state, "witches: pass BON4", "nomads: pass BON3")
    have(state, "witches", "2/10/0")


def test_power_reaches_bowl_III_only_when_bowl_I_is_empty() -> None:
    """power.cycle: the first power empties bowl I, the other two move on from bowl II."""
    state = table(*APART, spare="BON4")
    given(state, "witches", bowls="1/11/0")
    play(state, "witches: pass BON4", "nomads: pass BON3")
    have(state, "witches", "0/10/2")


def test_power_is_lost_when_all_tokens_lie_in_bowl_III() -> None:
    """power.lost"""
    state = table(*APART, spare="BON4")
    given(state, "witches", bowls="0/1/11")
    play(state, "witches: pass BON4", "nomads: pass BON3")
    have(state, "witches", "0/0/12")


def test_spent_power_goes_back_to_bowl_I() -> None:
    """power.spend: the cycle begins anew."""
    state = table(*APART)
    given(state, "witches", bowls="0/5/7")
    play(state, "witches: action ACT4")
    have(state, "witches", "4/5/3")


def test_only_power_in_bowl_III_is_spent() -> None:
    """power.spend: bowls I and II pay for nothing."""
    state = table(*APART)
    given(state, "witches", bowls="3/7/2")
    assert lacks(state, "witches: action ACT1") == ("power-actions.cost", 3, 2)
    assert lacks(state, "witches: convert 3PW to 1W") == ("conversions.power", 3, 2)


def test_burning_loses_one_token_and_moves_another() -> None:
    """power.burn: as often as one likes, in one's own turn."""
    state = table(*APART)
    given(state, "witches", bowls="5/7/0")
    play(state, "witches: burn 1")
    have(state, "witches", "5/5/1")
    play(state, "witches: burn 1. burn 1")
    have(state, "witches", "5/1/3")
    assert lacks(state, "witches: burn 1") == ("burn.two-tokens", 2, 1)


def test_burnt_tokens_never_come_back() -> None:
    """power.bowls: ten tokens stay ten."""
    state = table(*APART, spare="BON5")
    given(state, "witches", bowls="0/4/8")
    play(state, "witches: burn 1. burn 1. action ACT4. done")
    have(state, "witches", "4/0/6")
    passes(state, "nomads")
    play(state, "witches: pass BON5")
    have(state, "witches", "1/3/6")


def test_burning_belongs_to_the_own_turn() -> None:
    state = table(*APART)
    assert refused(state, "nomads: burn 1") == "turn.your-turn"


def test_power_comes_with_the_bonus_tile() -> None:
    """tiles.bon4, tiles.bon5, tiles.bon10"""
    for tile in ("BON4", "BON5", "BON10"):
        state = table(*APART, bonus=f"{tile} BON3")
        have(state, "witches", "2/10/0")


def test_power_comes_with_favour_tiles_every_round() -> None:
    """favours.fav7 (1), favours.fav8 (4)"""
    state = table(*APART, spare="BON9")
    given(state, "witches", favours="FAV7 FAV8", bowls="8/4/0")
    play(state, "witches: pass BON9", "nomads: pass BON3")
    have(state, "witches", "3/9/0")


def test_power_comes_once_with_the_cult_bonus() -> None:
    """tiles.score5: 4 power for 4 steps in Fire, after the round and not again."""
    state = table(*APART, scoring="SCORE5 SCORE2", spare="BON9")
    given(state, "witches", cults="4/0/0/0", bowls="12/0/0")
    play(state, "witches: pass BON9", "nomads: pass BON3")
    have(state, "witches", "8/4/0")


def test_power_comes_once_with_a_town() -> None:
    """towns.tw4: 8 power at the founding, and no income from it."""
    state = table(*APART, spare="BON9")
    put(state, "witches", "TP A3", "TP A4", "TE A5")
    put(state, "witches", "D A6")
    given(state, "witches", bowls="12/0/0", coins=9, workers=9)
    play(state, "witches: upgrade A6 to TP. +TW4")
    have(state, "witches", "4/8/0")
    given(state, "witches", bowls="12/0/0")
    play(state, "witches: done")
    passes(state, "nomads")
    play(state, "witches: pass BON9")
    have(state, "witches", "8/4/0")  # three trading houses


def test_power_comes_with_steps_in_a_cult() -> None:
    """cults.power: step 3 in Water."""
    state = table(*APART)
    given(state, "witches", priests=1, bowls="12/0/0")
    play(state, "witches: send p to WATER for 3")
    have(state, "witches", "11/1/0")


def test_power_comes_from_a_neighbour_who_builds() -> None:
    """power-from-neighbours.offer"""
    state = table(*BESIDE)
    given(state, "witches", coins=9, workers=9)
    play(state, "witches: upgrade F4 to TP. done", "nomads: leech 1 from witches")
    have(state, "nomads", "4/8/0")


@pytest.mark.parametrize(
    ("before", "after"),
    [("12/0/0", "7/5/0"), ("2/10/0", "0/9/3"), ("0/2/10", "0/0/12"), ("0/0/12", "0/0/12")],
)
def test_five_power_in_every_state_of_the_bowls(before: str, after: str) -> None:
    """power.cycle by the income of FAV7 and FAV8."""
    state = table(*APART, spare="BON9")
    given(state, "witches", favours="FAV7 FAV8", bowls=before)
    play(state, "witches: pass BON9", "nomads: pass BON3")
    have(state, "witches", after)
