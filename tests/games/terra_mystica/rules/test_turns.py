"""Whose turn it is and what belongs to it (rulebook: turn)."""

from games.terra_mystica.play import APART, choices, given, may, passes, play, put, refused, table

THREE = ("witches A3 E9", "nomads E8 F3 I7", "giants I5 I12")


def test_one_action_each_around_the_table() -> None:
    """turn.order: until somebody passes."""
    state = table(*THREE)
    for name in ("witches", "nomads", "giants"):
        given(state, name, priests=4)
    order = []
    for _ in range(4):
        name = state.seat_name(state.current_player())
        order.append(name)
        play(state, f"{name}: send p to FIRE for 1. done")
    assert order == ["witches", "nomads", "giants", "witches"]


def test_who_has_passed_is_left_out() -> None:
    """passing.effect"""
    state = table(*THREE)
    given(state, "witches", priests=4)
    given(state, "giants", priests=4)
    play(state, "witches: send p to FIRE for 1. done")
    passes(state, "nomads")
    play(state, "giants: send p to FIRE for 1. done", "witches: send p to FIRE for 1. done")
    assert state.seat_name(state.current_player()) == "giants"


def test_only_one_action_in_a_turn() -> None:
    """turn.one-action"""
    state = table(*APART)
    given(state, "witches", priests=4, coins=9, workers=9, bowls="0/0/12")
    play(state, "witches: advance ship")
    for move in (
        "send p to FIRE for 1",
        "advance ship",
        "advance dig",
        "action ACT4",
        "dig 1",
        "upgrade A3 to TP",
        "pass BON4",
    ):
        assert refused(state, f"witches: {move}") == "turn.one-action"
    assert may(state, "witches: convert 1W to 1C")
    play(state, "witches: done")


def test_nobody_acts_in_anothers_turn() -> None:
    """turn.your-turn"""
    state = table(*APART)
    given(state, "nomads", priests=4, coins=9, workers=9, bowls="0/0/12")
    for move in ("send p to FIRE for 1", "advance ship", "action ACT4", "dig 1", "upgrade E8 to TP", "done"):
        assert refused(state, f"nomads: {move}") == "turn.your-turn"
    assert state.legal_actions(1) == []


def test_a_turn_is_not_ended_without_an_action() -> None:
    """turn.nothing-to-end: who wants to do nothing passes."""
    state = table(*APART)
    play(state, "witches: convert 1W to 1C")
    assert refused(state, "witches: done") == "turn.nothing-to-end"


def test_a_transformation_is_finished_first() -> None:
    """turn.finish-first"""
    state = table(*APART)
    given(state, "witches", priests=4, coins=9, workers=9, bowls="0/0/12")
    play(state, "witches: action ACT5")
    for move in ("send p to FIRE for 1", "advance ship", "action ACT4", "upgrade A3 to TP", "pass BON4"):
        assert refused(state, f"witches: {move}") == "turn.finish-first"


def test_what_is_due_is_decided_first() -> None:
    """turn.decide-first"""
    state = table(*APART)
    put(state, "witches", "TP A3")
    given(state, "witches", priests=4, coins=9, workers=9, bowls="0/0/12")
    play(state, "witches: upgrade A3 to TE")
    for move in ("done", "send p to FIRE for 1", "pass BON4", "dig 1", "upgrade E9 to TP"):
        assert refused(state, f"witches: {move}") == "turn.decide-first"
    play(state, "witches: +FAV1")
    assert choices(state, "witches", "+") == ""


def test_moves_of_other_phases_have_no_place() -> None:
    """turn.phase"""
    state = table(*APART)
    assert refused(state, "witches: faction auren") == "turn.phase"


def test_moves_need_hexes_and_tiles_of_the_game() -> None:
    """components.absent"""
    state = table(*APART, mini_expansion=False)
    assert refused(state, "witches: pass BON7") == "components.absent"


def test_with_all_others_out_the_turns_follow_one_another() -> None:
    """turn.order"""
    state = table(*APART)
    given(state, "nomads", priests=4)
    passes(state, "witches")
    play(state, "nomads: send p to FIRE for 1. done", "nomads: send p to FIRE for 1. done")
    passes(state, "nomads")
    assert state.round == 2


def test_who_leaves_is_left_out() -> None:
    """turn.leaving: also in the middle of the own turn; the tile goes back to the others."""
    state = table(*THREE)
    given(state, "witches", priests=1)
    play(state, "witches: send p to FIRE for 1")
    state.withdraw(0)
    assert state.seat_name(state.current_player()) == "nomads"
    assert may(state, "nomads: pass BON3")
    passes(state, "nomads", "giants")
    assert state.round == 2
    assert state.deciders() == [1]
