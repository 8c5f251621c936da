"""Trading in equal items (rulebook, p. 2-3): once a turn, three or more; one is won, the others are discarded."""

from mypy_extensions import i64

from spielwerk.core.game import Refusal
from spielwerk.games.nottingham import cards
from spielwerk.games.nottingham.actions import SET, SET_SIZES
from spielwerk.games.nottingham.rules import ambush, sheriff, turns
from spielwerk.games.nottingham.state import SET_FAILED, SET_TRADED, State
from spielwerk.games.nottingham.terms import KINDS, NO_KIND, SMALLEST_SET


def legal(state: State, seat: i64, out: list[int]) -> None:
    for kind in range(KINDS):
        for extra in range(state.hands[KINDS * seat + kind] - SMALLEST_SET + 1):
            out.append(SET + SET_SIZES * kind + extra)


def kind_of(action: i64) -> i64:
    return (action - SET) // SET_SIZES


def size_of(action: i64) -> i64:
    return (action - SET) % SET_SIZES + SMALLEST_SET


def refusal(state: State, seat: i64, action: i64) -> Refusal | None:
    there = state.hands[KINDS * seat + kind_of(action)]
    if there < SMALLEST_SET:
        return Refusal("trading.three", SMALLEST_SET, there)
    if there < size_of(action):
        return Refusal("trading.in-hand", size_of(action), there)
    return None


def lay_out(state: State, seat: i64, action: i64) -> None:
    """The cards are laid out; owners of ambushes may spring them before the trade is made."""
    state.laid_kind = kind_of(action)
    state.laid = size_of(action)
    cards.lose(state, seat, state.laid_kind, state.laid)
    ambush.ask(state)


def ambushes_are_over(state: State) -> None:
    """With three cards left the trade is made; with fewer they go back to the hand, and nothing else is traded."""
    seat = state.turn
    kind = state.laid_kind
    if state.laid < SMALLEST_SET:
        cards.gain(state, seat, kind, state.laid)
        state.note(SET_FAILED, seat, kind, state.laid)
        _clear(state)
        turns.end(state)
        return
    state.won[KINDS * seat + kind] += 1
    cards.discard(state, kind, state.laid - 1)
    state.note(SET_TRADED, seat, kind, state.laid)
    _clear(state)
    sheriff.trade_made(state)


def _clear(state: State) -> None:
    state.laid_kind = NO_KIND
    state.laid = 0
    state.sprung = 0
