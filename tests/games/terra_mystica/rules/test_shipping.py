"""The shipping track (rulebook: shipping)."""

from games.terra_mystica.play import APART, given, have, lacks, play, put, refused, scored, table
from spielwerk.games.terra_mystica.state import FROM_TRACK


def test_a_step_costs_a_priest_and_four_coins_and_scores_2_3_4() -> None:
    """shipping.advance"""
    state = table(*APART)
    given(state, "witches", priests=3, coins=12)
    play(state, "witches: advance ship. done", "nomads: pass BON4")
    have(state, "witches", "22VP 8C 2P ship=1")
    play(state, "witches: advance ship. done")
    have(state, "witches", "25VP 4C 1P ship=2")
    play(state, "witches: advance ship. done")
    have(state, "witches", "29VP 0C 0P ship=3")
    assert scored(state, "witches", FROM_TRACK) == 9


def test_the_track_ends_at_3() -> None:
    """shipping.maximum"""
    state = table(*APART)
    given(state, "witches", priests=3, coins=12, shipping=3)
    assert lacks(state, "witches: advance ship") == ("shipping.maximum", 4, 3)


def test_priest_and_coins_must_be_there() -> None:
    """shipping.cost"""
    state = table(*APART)
    given(state, "witches", priests=0, coins=12)
    assert lacks(state, "witches: advance ship") == ("shipping.cost", 1, 0)
    given(state, "witches", priests=1, coins=3)
    assert lacks(state, "witches: advance ship") == ("shipping.cost", 4, 3)


def test_the_priest_goes_back_to_the_supply() -> None:
    """priests.stay does not apply: he may be gained again."""
    state = table(*APART)
    given(state, "witches", priests=7, coins=4, bowls="0/0/12")
    play(state, "witches: advance ship. convert 5PW to 1P")
    have(state, "witches", "7P board=0")


def test_dwarves_and_fakirs_do_not_ship() -> None:
    """shipping.none"""
    for seats in (("dwarves E7 F6", "witches A3 A10"), ("fakirs E8 F3", "witches A3 A10")):
        state = table(*seats)
        name = seats[0].split()[0]
        given(state, name, priests=1, coins=9)
        assert refused(state, f"{name}: advance ship") == "shipping.none"


def test_mermaids_begin_at_1_and_reach_5() -> None:
    """shipping.mermaids: 2, 3, 4 and 5 VP."""
    state = table("mermaids E4 I4", "witches A3 A10")
    have(state, "mermaids", "ship=1")
    given(state, "mermaids", priests=5, coins=20)
    for step, points in ((2, 22), (3, 25), (4, 29), (5, 34)):
        play(state, "mermaids: advance ship. done")
        have(state, "mermaids", f"{points}VP ship={step}")
        if step == 2:
            play(state, "witches: pass BON4")
    assert lacks(state, "mermaids: advance ship") == ("shipping.maximum", 6, 5)


def test_a_free_step_scores_like_a_paid_one() -> None:
    """shipping.free-step: TW7; at the end of the track it is lost."""
    for before, after in ((0, "26VP ship=1"), (2, "28VP ship=3"), (3, "24VP ship=3")):
        state = table(*APART, scoring="SCORE4")
        put(state, "witches", "TP A4", "TE A5", "TP A6", "D A3")
        given(state, "witches", points=15, shipping=before, workers=9, coins=9)
        play(state, "witches: upgrade A3 to TP. +TW7")
        have(state, "witches", after)
