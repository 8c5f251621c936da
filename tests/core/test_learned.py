"""What an action gives away, in a game without secrets and in one with hands, secret choices and thefts."""

import pytest

from conformance.walks import CASES, Case, positions
from spielwerk.core.game import NOBODY
from spielwerk.core.learned import learns
from toys.burglars.game import CHOOSING, GAME, GOLD, Burglars


def burglars() -> Burglars:
    """Three with two coppers each, who choose about their doors."""
    state = GAME.new_initial_state({"players": 3})
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    assert state.phase == CHOOSING
    return state


def tells(state: Burglars, seat: int, text: str) -> bool:
    return state.tells(state.string_to_action(text, seat), seat)


def play(state: Burglars, *moves: str) -> None:
    for move in moves:
        name, _, text = move.partition(": ")
        state.apply_action_with_legality_check(state.string_to_action(text), [*"rbg"].index(name))


@pytest.mark.parametrize("case", [case for case in CASES if not case.game.has_secrets], ids=str)
def test_without_secrets_nothing_is_told(case: Case) -> None:
    for state, _ in positions(case, 1, one_in=20):
        for seat in state.deciders():
            assert not any(state.tells(action, seat) for action in state.legal_actions(seat)[:20])


def test_a_secret_choice_tells_nothing_until_all_are_shown() -> None:
    state = burglars()
    assert not tells(state, 0, "lock") and not tells(state, 0, "open")
    play(state, "r: lock", "b: open")
    assert tells(state, 2, "lock"), "now everybody sees three doors, white too"


def test_a_choice_that_everybody_knows_of_tells_nothing() -> None:
    """Whom to steal from, or to rest: hands are counted openly."""
    state = burglars()
    play(state, "r: lock", "b: open", "g: lock")
    for text in ("steal blue", "steal green", "rest"):
        assert not tells(state, 0, text), text


def test_a_choice_that_depends_on_a_hand_tells_even_by_a_refusal() -> None:
    """Only who holds gold may cry; being quiet lets the others conclude something, whatever the hand is."""
    state = burglars()
    play(state, "r: lock", "b: lock", "g: lock", "r: steal blue")
    assert state.deciders() == [1]
    assert tells(state, 1, "quiet"), "it has no gold, but might have"
    state.hands[1] = [1, 0, 1]
    state.deck[0], state.deck[GOLD] = state.deck[0] + 1, state.deck[GOLD] - 1
    assert tells(state, 1, "cry") and tells(state, 1, "quiet")


def test_who_learns_something() -> None:
    """Being quiet is no news to the one who was quiet."""
    state = burglars()
    play(state, "r: lock", "b: lock", "g: lock", "r: steal blue")
    quiet = state.string_to_action("quiet")
    after = state.child(quiet, 1)
    assert [learns(state, quiet, 1, after, viewer) for viewer in (NOBODY, 0, 1, 2)] == [True, True, False, True]


def test_the_end_of_a_game_tells_everything() -> None:
    state = burglars()
    play(state, "r: lock", "b: open", "g: open")
    state.hands[0] = [a + b for a, b in zip(state.hands[0], state.deck, strict=True)]
    state.deck = [0, 0, 0]
    assert state.child(state.string_to_action("rest"), 0).is_terminal()
    assert tells(state, 0, "rest")


def test_what_is_asked_of_a_seat_that_is_left_out() -> None:
    state = burglars()
    play(state, "b: lock", "g: open")
    assert state.tells(state.string_to_action("lock")) and tells(state, 0, "lock")
