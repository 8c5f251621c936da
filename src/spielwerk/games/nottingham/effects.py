"""What an action does: each block of actions goes to its rule. Legality has been looked at before."""

from mypy_extensions import i64

from spielwerk.games.nottingham.actions import (
    ACCEPT,
    ATTACK,
    BARTER,
    BEGIN,
    DEFEND,
    DISCARD,
    LAY,
    OFFER,
    PASS,
    SET,
    SPRING,
    TAKE,
    TASK_SEVEN,
)
from spielwerk.games.nottingham.rules import (
    ambush,
    attack,
    barter,
    defence,
    draws,
    exhaustion,
    purchase,
    raid,
    robbery,
    tasks,
    trading,
    turns,
)
from spielwerk.games.nottingham.state import BUYING, State
from spielwerk.games.nottingham.terms import PEARLS


def apply(state: State, seat: i64, action: i64) -> None:
    if action >= BEGIN:
        draws.apply(state, action)
    elif action >= PASS:
        _apply_late(state, seat, action)
    elif action >= LAY:
        ambush.lay(state, seat, action)
    elif action >= ACCEPT:
        if state.phase == BUYING:
            purchase.apply(state, seat, action)
        else:
            barter.apply(state, seat, action)
    elif action >= BARTER:
        barter.offer(state, seat, action)
    elif action >= OFFER:
        purchase.offer(state, seat, action)
    elif action >= TAKE:
        if state.card == PEARLS:
            robbery.take(state, action - TAKE)
        else:
            raid.take(state, action - TAKE)
    elif action >= DEFEND:
        defence.apply(state, seat, action)
    elif action >= ATTACK:
        attack.apply(state, seat, action)
    else:
        turns.apply(state, action)


def _apply_late(state: State, seat: i64, action: i64) -> None:
    """Trades, answers to them, and discarding."""
    if action >= DISCARD:
        exhaustion.discard(state, seat, action)
    elif action >= SPRING:
        ambush.answer(state, seat, action)
    elif action >= TASK_SEVEN:
        tasks.apply(state, seat, action)
    elif action >= SET:
        trading.lay_out(state, seat, action)
    else:
        turns.end(state)
