"""Where the reference implementation is laxer than the printed rules: the options of the preset `league`."""

import pytest

from games.terra_mystica.play import (
    APART,
    BESIDE,
    given,
    have,
    may,
    next_round,
    on_map,
    passes,
    play,
    player_of,
    put,
    refused,
    seat_of,
    table,
    targets,
    terrain,
    turn_of,
)
from spielwerk.games.terra_mystica.turn import TerraMystica

GIANTS = ("giants D6 D7", "nomads E8 F3 I7")


def two_spades(loose_spades: bool) -> TerraMystica:
    state = table(*APART, loose_spades=loose_spades)
    given(state, "witches", bowls="0/0/12")
    play(state, "witches: action ACT6")
    return state


# loose-spades


def test_printed_the_first_of_two_hexes_comes_home() -> None:
    """options.loose-spades"""
    state = two_spades(loose_spades=False)
    play(state, "witches: transform A2 to red")
    assert targets(state, "witches") == "A2"


def test_with_loose_spades_any_hex_may_stay_short_but_the_next_must_not() -> None:
    """options.loose-spades"""
    state = two_spades(loose_spades=True)
    terrain(state, "A4", to="gray")
    play(state, "witches: transform A2 to red")
    assert refused(state, "witches: transform A4 to red") == "transform.one-hex"
    play(state, "witches: transform A4 to green. build A4")


def test_with_loose_spades_cult_spades_may_all_stay_short() -> None:
    """options.loose-spades"""
    for loose in (False, True):
        state = table(*APART, scoring="SCORE6", loose_spades=loose)
        given(state, "witches", cults="0/8/0/2")
        passes(state, "witches", "nomads")
        play(state, "witches: transform A2 to red")
        assert may(state, "witches: transform A4 to brown") is False
        assert may(state, "witches: transform A4 to black") == loose


def test_with_loose_spades_giants_make_any_terrain_with_two_spades() -> None:
    """options.loose-spades"""
    for loose in (False, True):
        state = table(*GIANTS, loose_spades=loose)
        given(state, "giants", workers=9)
        play(state, "giants: dig 2")
        assert may(state, "giants: transform E9 to brown") == loose
        assert may(state, "giants: transform E9 to red")


def test_with_loose_spades_a_dwelling_may_stand_elsewhere_while_no_changed_hex_has_come_home() -> None:
    """options.loose-spades"""
    for loose in (False, True):
        state = table(*APART, loose_spades=loose)
        terrain(state, "A4", to="green")
        play(state, "witches: dig 1. transform A2 to red")
        assert may(state, "witches: build A4") == loose


def test_with_loose_spades_bought_ones_stay_for_the_next_action_of_whoever_is_alone() -> None:
    """options.loose-spades"""
    for loose in (False, True):
        state = table(*APART, loose_spades=loose)
        terrain(state, "A2", to="gray")
        terrain(state, "A4", to="gray")
        given(state, "witches", workers=9)
        turn_of(state, "nomads")
        passes(state, "nomads")
        play(state, "witches: dig 2")
        assert may(state, "witches: transform A2 to green") == loose
    play(state, "witches: transform A2 to green. done. transform A4 to green. done")
    assert terrain(state, "A4") == "green"


def test_with_loose_spades_bought_ones_must_be_used_while_others_play() -> None:
    """options.loose-spades"""
    state = table(*APART, loose_spades=True)
    terrain(state, "A2", to="gray")
    given(state, "witches", workers=9)
    play(state, "witches: dig 2")
    assert refused(state, "witches: transform A2 to green") == "transform.use-bought"


# decide-later


def test_printed_a_cult_step_that_is_due_comes_first() -> None:
    """options.decide-later"""
    state = table(*APART)
    player_of(state, "witches").due_cults = 1
    assert refused(state, "witches: advance ship") == "turn.decide-first"


def test_with_decide_later_actions_go_on_but_the_turn_does_not_end() -> None:
    """options.decide-later"""
    state = table(*APART, decide_later=True)
    given(state, "witches", priests=1, coins=9)
    player_of(state, "witches").due_cults = 1
    play(state, "witches: advance ship")
    assert refused(state, "witches: done") == "turn.decide-first"
    play(state, "witches: +FIRE. done")
    assert state.turn == seat_of(state, "nomads")


def test_with_decide_later_whoever_is_alone_may_even_begin_another_turn() -> None:
    """options.decide-later"""
    state = table(*APART, decide_later=True)
    given(state, "witches", priests=1, coins=9)
    turn_of(state, "nomads")
    passes(state, "nomads")
    player_of(state, "witches").due_cults = 1
    play(state, "witches: advance ship. done")
    passes(state, "witches")
    assert state.round == 1
    play(state, "witches: +FIRE")
    assert state.round == 2


# may-give-up


def test_with_may_give_up_a_priest_may_be_paid_for_though_none_is_left() -> None:
    """options.may-give-up"""
    for lax in (False, True):
        state = table(*APART, may_give_up=lax)
        given(state, "witches", priests=7, bowls="0/0/12")
        assert may(state, "witches: convert 5PW to 1P") == lax
    play(state, "witches: convert 5PW to 1P")
    have(state, "witches", "7P 5/0/7")


def test_with_may_give_up_a_sandstorm_may_end_in_a_dwelling_elsewhere() -> None:
    """options.may-give-up"""
    state = table(*BESIDE, may_give_up=True)
    put(state, "nomads", "SH E8")
    terrain(state, "E7", to="yellow")
    turn_of(state, "nomads")
    play(state, "nomads: action ACTN. -FREE_TF. build E7. done")
    assert on_map(state, "E7") == "nomads D"


# What the reference implementation settles for everybody.


def test_an_offer_that_full_bowls_cannot_take_is_no_decline() -> None:
    """power-from-neighbours: Cultists get nothing unless somebody who could have taken power declines."""
    state = table("cultists E6 F5", "witches F4 C3", "giants D6 D7", cultists_erratum=True)
    given(state, "witches", bowls="0/1/11")
    given(state, "cultists", workers=9, coins=30, bowls="5/7/0")
    put(state, "giants", "D E7")
    turn_of(state, "giants")
    given(state, "giants", workers=9, coins=30)
    play(state, "giants: upgrade E7 to TP")
    turn_of(state, "cultists")
    play(state, "cultists: upgrade E6 to TP")
    play(state, "witches: leech 1 from giants")
    assert not may(state, "witches: decline 1 from cultists")
    play(state, "giants: decline 2 from cultists")
    have(state, "cultists", "4/8/0")


def test_whoever_has_left_still_has_an_income() -> None:
    state = table(*APART)
    state.withdraw(seat_of(state, "witches"))
    workers = int(player_of(state, "witches").workers)
    next_round(state)
    have(state, "witches", f"{workers + 3}W")


def test_leaving_does_not_make_anybody_first_to_pass() -> None:
    state = table("witches A3 E9", "nomads E8 F3 I7", "giants D6 D7")
    state.withdraw(seat_of(state, "witches"))
    turn_of(state, "giants")
    passes(state, "giants", "nomads")
    assert state.order[0] == seat_of(state, "giants")


BELONGS_TO_TURN = (
    ("due_ride", "build A10"),
    ("due_trading_house", "upgrade A3 to TP"),
    ("due_bridges", "bridge A3:C1"),
)


@pytest.mark.parametrize(("due", "move"), BELONGS_TO_TURN)
def test_with_decide_later_bridges_and_free_buildings_come_before_passing(due: str, move: str) -> None:
    """options.decide-later: only tiles and cult steps may wait until one has passed."""
    state = table(*APART, decide_later=True)
    turn_of(state, "nomads")
    passes(state, "nomads")
    given(state, "witches", **{due: 1})
    assert refused(state, "witches: pass BON5") == "turn.decide-first"
    play(state, f"witches: {move}. pass BON5")
    assert state.round == 2


@pytest.mark.parametrize(("due", "move"), BELONGS_TO_TURN)
def test_with_may_give_up_they_may_also_be_forgone_before_passing(due: str, move: str) -> None:
    """options.may-give-up"""
    state = table(*APART, decide_later=True, may_give_up=True)
    given(state, "witches", **{due: 1})
    assert refused(state, "witches: pass BON5") == "turn.decide-first"
    given_up = {"due_ride": "-FREE_D", "due_trading_house": "-FREE_TP", "due_bridges": "-BRIDGE"}[due]
    play(state, f"witches: {given_up}. pass BON5")


def test_what_cannot_be_carried_out_any_more_is_lost_with_passing() -> None:
    """options.decide-later: nobody gets stuck with a ride and no dwelling."""
    state = table(*APART, decide_later=True)
    put(state, "witches", *(f"D {hex_name}" for hex_name in ("A10", "C2", "C3", "D1", "D5", "F1")))
    given(state, "witches", due_ride=1)
    play(state, "witches: pass BON5")
    assert player_of(state, "witches").due_ride == 0


def test_with_decide_after_passing_what_is_due_may_follow_outside_the_turn() -> None:
    """options.decide-after-passing: whoever passes with a free building still due puts it up later in the round."""
    for due, move in BELONGS_TO_TURN:
        state = table(*APART, decide_later=True, decide_after_passing=True)
        given(state, "witches", **{due: 1})
        passes(state, "witches")
        assert refused(state, "witches: advance ship") == "turn.your-turn"
        play(state, f"witches: {move}")
        assert not may(state, f"witches: {move}")
