"""The six rounds (rulebook: turn, cult-bonus, end)."""

from games.terra_mystica.play import APART, given, have, may, next_round, passes, play, refused, table
from spielwerk.games.terra_mystica.state import FINISHED


def test_there_are_six_rounds() -> None:
    """turn.rounds, end.when"""
    state = table(*APART)
    for number in range(1, 7):
        assert (state.round, state.is_terminal()) == (number, False)
        next_round(state)
    assert state.phase == FINISHED
    assert state.is_terminal()


def test_nothing_can_be_played_after_the_end() -> None:
    """turn.over"""
    state = table(*APART)
    for _ in range(6):
        next_round(state)
    assert refused(state, "witches: burn 1") == "turn.over"
    assert refused(state, "nomads: pass") == "turn.over"
    assert state.deciders() == []


def test_the_round_has_its_own_scoring_tile() -> None:
    """tiles.scoring-when: the same trading house scores 3 in round 2 only."""
    for rounds_before, points in ((0, 20), (1, 23), (2, 20)):
        state = table(*APART, scoring="SCORE3 SCORE6 SCORE4")
        for _ in range(rounds_before):
            next_round(state)
        given(state, "witches", workers=9, coins=9)
        if state.current_player() == 1:
            passes(state, "nomads")
        play(state, "witches: upgrade A3 to TP")
        have(state, "witches", f"{points}VP")


def test_all_action_spaces_are_open_again() -> None:
    """cult-bonus.before-income: power actions, tiles, favour tiles, strongholds."""
    state = table(*APART, bonus="BON2 BON8", spare="BON1")
    given(state, "witches", bowls="0/0/12", favours="FAV6")
    play(state, "witches: action ACT4. done", "nomads: pass BON1")
    play(state, "witches: action FAV6. +FIRE. done", "witches: action BON2. +FIRE. done")
    assert refused(state, "witches: action FAV6") == "special-actions.used"
    play(state, "witches: pass BON8")
    assert state.power_used == 0
    given(state, "nomads", bowls="0/0/12")
    assert may(state, "nomads: action ACT4")
    assert may(state, "nomads: action BON1")
    passes(state, "nomads")
    assert may(state, "witches: action FAV6")


def test_spaces_on_the_cult_board_are_not() -> None:
    """priests.stay"""
    state = table(*APART)
    given(state, "witches", priests=1)
    play(state, "witches: send p to FIRE for 3. done")
    next_round(state)
    given(state, "nomads", priests=1)
    if state.current_player() == 0:
        passes(state, "witches")
    assert refused(state, "nomads: send p to FIRE for 3") == "priests.space-taken"


def test_the_game_ends_when_the_last_has_passed_in_round_6() -> None:
    """end.when"""
    state = table(*APART)
    state.round = 6
    play(state, "witches: pass")
    assert not state.is_terminal()
    given(state, "nomads", priests=1)
    play(state, "nomads: send p to FIRE for 1. done")
    assert not state.is_terminal()
    play(state, "nomads: pass")
    assert state.is_terminal()


def test_without_players_the_rounds_run_out() -> None:
    """turn.leaving"""
    state = table(*APART)
    state.withdraw(0)
    assert state.deciders() == [1]
    state.withdraw(1)
    assert state.is_terminal()
