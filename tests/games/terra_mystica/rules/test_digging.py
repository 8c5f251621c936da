"""The digging track (rulebook: digging)."""

from games.terra_mystica.play import APART, given, have, lacks, play, refused, scored, table
from spielwerk.games.terra_mystica.state import FROM_TRACK


def test_a_step_costs_two_workers_five_coins_and_a_priest_and_scores_6() -> None:
    """digging.advance: a spade costs 3, then 2, then 1 worker."""
    state = table(*APART)
    given(state, "witches", priests=2, coins=10, workers=7)
    play(state, "witches: advance dig. done", "nomads: pass BON4")
    have(state, "witches", "26VP 5C 5W 1P dig=1")
    play(state, "witches: advance dig. done")
    have(state, "witches", "32VP 0C 3W 0P dig=2")
    play(state, "witches: dig 3")
    have(state, "witches", "0W")
    assert scored(state, "witches", FROM_TRACK) == 12


def test_the_track_has_two_steps() -> None:
    """digging.maximum"""
    state = table(*APART)
    given(state, "witches", priests=2, coins=10, workers=7, digging=2)
    assert lacks(state, "witches: advance dig") == ("digging.maximum", 3, 2)


def test_everything_must_be_there() -> None:
    """digging.cost"""
    state = table(*APART)
    given(state, "witches", priests=0, coins=5, workers=2)
    assert lacks(state, "witches: advance dig") == ("digging.cost", 1, 0)
    given(state, "witches", priests=1, coins=4)
    assert lacks(state, "witches: advance dig") == ("digging.cost", 5, 4)
    given(state, "witches", coins=5, workers=1)
    assert lacks(state, "witches: advance dig") == ("digging.cost", 2, 1)


def test_fakirs_have_one_step_only() -> None:
    """digging.maximum: from 3 workers to 2."""
    state = table("fakirs E8 F3", "witches A3 A10")
    given(state, "fakirs", priests=2, coins=10, workers=6)
    play(state, "fakirs: advance dig. done", "witches: pass BON4")
    have(state, "fakirs", "26VP dig=1")
    assert lacks(state, "fakirs: advance dig") == ("digging.maximum", 2, 1)
    play(state, "fakirs: dig 2")
    have(state, "fakirs", "0W")


def test_darklings_have_no_track() -> None:
    """digging.none"""
    state = table("darklings E5 I2", "witches A3 A10")
    given(state, "darklings", priests=2, coins=10, workers=6)
    assert refused(state, "darklings: advance dig") == "digging.none"


def test_halflings_pay_one_coin() -> None:
    """digging.halflings"""
    state = table("halflings E2 E6", "witches A3 A10")
    given(state, "halflings", priests=1, coins=1, workers=2)
    play(state, "halflings: advance dig")
    have(state, "halflings", "26VP 0C 0W 0P dig=1")
