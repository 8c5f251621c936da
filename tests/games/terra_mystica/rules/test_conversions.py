"""Free exchanges in one's own turn (rulebook: conversions)."""

import pytest

from games.terra_mystica.play import APART, choices, given, have, lacks, may, play, put, refused, table, terrain

PLENTY: dict[str, int | str] = {"points": 20, "coins": 9, "workers": 9, "priests": 3, "bowls": "0/6/6"}


@pytest.mark.parametrize(
    ("exchange", "after"),
    [
        ("convert 1PW to 1C", "10C 9W 3P 1/6/5"),
        ("convert 3PW to 1W", "9C 10W 3P 3/6/3"),
        ("convert 5PW to 1P", "9C 9W 4P 5/6/1"),
        ("convert 1P to 1W", "9C 10W 2P 0/6/6"),
        ("convert 1P to 1C", "10C 9W 2P 0/6/6"),
        ("convert 1W to 1C", "10C 8W 3P 0/6/6"),
    ],
)
def test_rates(exchange: str, after: str) -> None:
    """conversions.rates: 5, 3 and 1 power; priest to worker; priest or worker to coin.

    Short descriptions leave out the priest that becomes a coin.
    """
    state = table(*APART)
    given(state, "witches", **PLENTY)
    play(state, f"witches: {exchange}")
    have(state, "witches", f"20VP {after}")


def test_there_are_no_other_exchanges() -> None:
    """conversions.rates, conversions.points-at-end: nothing becomes better by exchanging."""
    state = table(*APART)
    given(state, "witches", **PLENTY)
    assert choices(state, "witches", "convert").count(" to ") == 6
    assert refused(state, "witches: convert 1W to 1P") == "conversions.rates"
    assert refused(state, "witches: convert 1VP to 1C") == "conversions.rates"
    assert refused(state, "witches: convert 3C to 1VP") == "conversions.points-at-end"


def test_as_often_as_one_likes_before_and_after_the_action() -> None:
    """conversions.when"""
    state = table(*APART)
    given(state, "witches", coins=0, workers=4, priests=2, bowls="0/8/4")
    play(state, "witches: convert 1P to 1W. convert 1P to 1W. convert 1W to 1C. action ACT4. convert 1W to 1C")
    have(state, "witches", "9C 4W 0P")
    play(state, "witches: convert 1W to 1C. done")
    have(state, "witches", "10C 3W")


def test_only_in_ones_own_turn() -> None:
    """conversions.when"""
    state = table(*APART)
    given(state, "nomads", **PLENTY)
    assert refused(state, "nomads: convert 1W to 1C") == "turn.your-turn"
    play(state, "witches: pass BON4")
    assert may(state, "nomads: convert 1W to 1C")
    assert refused(state, "witches: convert 1W to 1C") == "turn.your-turn"


def test_also_while_something_is_due_or_under_way() -> None:
    """conversions.when: a favour tile to be chosen, spades to be used."""
    state = table(*APART)
    put(state, "witches", "TP A3")
    given(state, "witches", coins=5, workers=3)
    play(state, "witches: upgrade A3 to TE. convert 1W to 1C. +FAV7. done", "nomads: pass BON4")
    have(state, "witches", "1C 0W")
    given(state, "witches", coins=0, workers=4)
    play(state, "witches: dig 1. convert 1W to 1C. transform A2 to green. done")
    have(state, "witches", "1C 0W")


def test_what_is_not_there_cannot_be_given() -> None:
    """conversions.power, conversions.priests, conversions.workers"""
    state = table(*APART)
    given(state, "witches", coins=0, workers=0, priests=0, bowls="8/0/4")
    assert lacks(state, "witches: convert 5PW to 1P") == ("conversions.power", 5, 4)
    assert lacks(state, "witches: convert 1P to 1W") == ("conversions.priests", 1, 0)
    assert lacks(state, "witches: convert 1P to 1C") == ("conversions.priests", 1, 0)
    assert lacks(state, "witches: convert 1W to 1C") == ("conversions.workers", 1, 0)
    given(state, "witches", bowls="12/0/0")
    assert lacks(state, "witches: convert 1PW to 1C") == ("conversions.power", 1, 0)
    given(state, "witches", bowls="10/0/2")
    assert lacks(state, "witches: convert 3PW to 1W") == ("conversions.power", 3, 2)


def test_exactly_enough_is_enough() -> None:
    """conversions.power, burn.two-tokens: one, three, five power; one priest, one worker; two tokens."""
    for bowls, exchange in (("11/0/1", "1PW to 1C"), ("9/0/3", "3PW to 1W"), ("7/0/5", "5PW to 1P")):
        state = table(*APART)
        given(state, "witches", coins=0, workers=0, priests=0, bowls=bowls)
        play(state, f"witches: convert {exchange}")
        have(state, "witches", "12/0/0")
    for amounts, exchange in (({"priests": 1}, "1P to 1W"), ({"priests": 1}, "1P to 1C"), ({"workers": 1}, "1W to 1C")):
        state = table(*APART)
        given(state, "witches", **{"workers": 0, **amounts})
        play(state, f"witches: convert {exchange}")
    given(state, "witches", bowls="0/2/0")
    play(state, "witches: burn 1")
    have(state, "witches", "0/0/1")


def test_an_eighth_priest_is_not_bought() -> None:
    """conversions.priest-limit: seven, those on the cult board included."""
    state = table(*APART)
    given(state, "witches", priests=5, priests_on_board=1, bowls="0/0/12")
    play(state, "witches: convert 5PW to 1P")
    assert refused(state, "witches: convert 5PW to 1P") == "conversions.priest-limit"
    have(state, "witches", "6P 5/0/7")
    play(state, "witches: convert 3PW to 1W. convert 1PW to 1C")


def test_coins_become_points_during_play_where_agreed() -> None:
    """options.points-during-play"""
    state = table(*APART, points_during_play=True)
    given(state, "witches", coins=6)
    play(state, "witches: convert 3C to 1VP. convert 3C to 1VP")
    have(state, "witches", "22VP 0C")
    assert lacks(state, "witches: convert 3C to 1VP") == ("conversions.coins", 3, 0)
    assert refused(state, "witches: convert 1VP to 1C") == "conversions.rates"


def test_what_bought_spades_still_need_cannot_be_given_away() -> None:
    """transform.use-bought: Dwarves without any hex in reach keep the workers for the tunnel."""
    state = table("dwarves A2 I9", "nomads B1 I7 G4", bonus="BON3 BON8")
    for hex_name, owner in (("A1", "nomads"), ("A3", "nomads"), ("I8", "nomads"), ("H5", "nomads")):
        put(state, owner, f"D {hex_name}")
    terrain(state, "A4", to="red")
    given(state, "dwarves", workers=6, coins=0)
    play(state, "dwarves: dig 1. convert 1W to 1C")
    assert refused(state, "dwarves: convert 1W to 1C") == "transform.use-bought"
    play(state, "dwarves: transform A4 to gray")
    have(state, "dwarves", "1C 0W")


def test_everything_else_may_be_given_away() -> None:
    """conversions.when: without bought spades, with a hex in reach, or when the tunnel has been paid."""
    state = table("dwarves A2 I9", "nomads B1 I7 G4")
    given(state, "dwarves", workers=4, coins=0)
    tried = state.clone()
    play(tried, "dwarves: dig 1. convert 1W to 1C. transform A3 to blue. done")
    have(tried, "dwarves", "0W 1C")
    put(state, "nomads", "D A1", "D A3", "D I8", "D H5")
    tried = state.clone()
    play(tried, "dwarves: convert 1W to 1C. convert 1W to 1C. convert 1W to 1C. convert 1W to 1C")
    given(state, "dwarves", workers=9)
    play(state, "dwarves: dig 2. transform A4 to green. convert 1W to 1C. transform A4 to gray")
    have(state, "dwarves", "24VP 0W 1C")


def test_fakirs_keep_the_priest_for_the_flight() -> None:
    """transform.use-bought"""
    state = table("fakirs A5 I7", "witches C3 E9")
    put(state, "witches", *(f"D {hex_name}" for hex_name in ("A4", "A6", "B2", "B3", "H4", "I6")), "TP I8")
    given(state, "fakirs", workers=3, priests=2, coins=0)
    play(state, "fakirs: dig 1. convert 1P to 1C")
    assert refused(state, "fakirs: convert 1P to 1C") == "transform.use-bought"
    assert refused(state, "fakirs: convert 1P to 1W") == "transform.use-bought"
    terrain(state, "A3", to="red")
    play(state, "fakirs: transform A3 to yellow. done")
    have(state, "fakirs", "24VP 0P 1C")
