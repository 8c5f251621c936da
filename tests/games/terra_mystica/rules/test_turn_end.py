"""Ending a turn (rulebook: turn)."""

from games.terra_mystica.play import APART, given, play, put, refused, seat_of, table, targets, terrain, turn_of
from spielwerk.core.game import Refusal


def test_a_turn_ends_after_its_action() -> None:
    """turn.nothing-to-end"""
    state = table(*APART)
    assert refused(state, "witches: done") == "turn.nothing-to-end"
    assert refused(state, "nomads: done") == "turn.your-turn"
    given(state, "witches", priests=1)
    play(state, "witches: send p to FIRE for 1. done")
    assert state.turn == seat_of(state, "nomads")


def test_what_is_due_and_what_was_bought_comes_first() -> None:
    """turn.decide-first, transform.use-bought"""
    state = table(*APART)
    given(state, "witches", workers=9, due_cults=1)
    assert refused(state, "witches: done") == "turn.decide-first"
    play(state, "witches: +FIRE. dig 1")
    assert refused(state, "witches: done") == "transform.use-bought"
    play(state, "witches: transform A2 to green. done")


def test_all_that_stands_in_the_way_is_told() -> None:
    """At once, the first as the refusal says it."""
    state = table(*APART)
    given(state, "witches", due_cults=1)
    seat, done = seat_of(state, "witches"), state.string_to_action("done")
    assert rules(state.obstacles(done, seat)) == ["turn.decide-first", "turn.nothing-to-end"]
    build = state.string_to_action("build A1")
    given(state, "witches", workers=0, coins=0, due_cults=0)
    assert rules(state.obstacles(build, seat)) == [
        "build.home-terrain",
        "build.cost",
        "build.cost",
        "build.reach",
    ]
    assert rules(state.obstacles(build, seat_of(state, "nomads")))[0] == "turn.your-turn"


def rules(found: list[Refusal]) -> list[str]:
    return [refusal.rule for refusal in found]


def test_one_of_two_actions_ends_without_ending_the_turn() -> None:
    """special-actions.chaos-magicians"""
    state = table("chaosmagicians G2", "nomads E8 F3 I7")
    put(state, "chaosmagicians", "SH G2")
    given(state, "chaosmagicians", workers=9)
    turn_of(state, "chaosmagicians")
    play(state, "chaosmagicians: action ACTC. dig 1")
    hex_name = targets(state, "chaosmagicians").split()[0]
    terrain(state, hex_name, to="gray")
    play(state, f"chaosmagicians: transform {hex_name} to red. done")
    assert state.turn == seat_of(state, "chaosmagicians")
