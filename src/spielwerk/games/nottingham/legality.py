"""What a seat may do, and why not: the two answers of all rules brought together, written apart from each other.

`legal_actions` goes by the phase; `refusal` by the block of the action that it is asked about. What is legal within a
block stands in the rule's own file.
"""

from mypy_extensions import i64

from spielwerk.core.game import NOBODY, Refusal
from spielwerk.core.sets import BIT
from spielwerk.games.nottingham.actions import (
    ACCEPT,
    ACT,
    ATTACK,
    BARTER,
    DEFEND,
    DISCARD,
    HOLD,
    KEEP,
    LAY,
    OFFER,
    PASS,
    REFUSE,
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
    tasks,
    trading,
    turns,
)
from spielwerk.games.nottingham.state import (
    ACCEPTING,
    AMBUSHING,
    BARTERING,
    BUYING,
    CHOOSING_VICTIM,
    DECIDING,
    DEFENDING,
    DISCARDING,
    FINISHED,
    LAYING,
    OFFERING,
    TAKING,
    TRADING,
    State,
)
from spielwerk.games.nottingham.terms import COLOUR_CARDS


def decides(state: State, seat: i64) -> bool:
    """Whether a seat is asked something now."""
    phase = state.phase
    if phase == OFFERING:
        return state.due & BIT[seat] != 0
    return one_decider(state) == seat


def one_decider(state: State) -> i64:
    """The seat that is asked, where only one is; NOBODY at chance, at the end and in OFFERING."""
    phase = state.phase
    if phase == DEFENDING:
        return state.victim
    if phase == BARTERING or phase == AMBUSHING or phase == DISCARDING:
        return state.asked
    if phase == OFFERING or phase == FINISHED or draws.is_chance(phase):
        return NOBODY
    return state.turn


def legal_actions(state: State, seat: i64, out: list[int]) -> None:
    if not decides(state, seat):
        return
    phase = state.phase
    if phase == TRADING:
        out.append(PASS)
        trading.legal(state, seat, out)
        tasks.legal(state, seat, out)
    elif phase == DECIDING:
        turns.legal(state, seat, out)
    elif phase == OFFERING:
        purchase.offer_legal(state, seat, out)
    elif phase == BARTERING:
        barter.offer_legal(state, seat, out)
    elif phase == CHOOSING_VICTIM:
        attack.legal(state, seat, out)
    elif phase == DEFENDING:
        defence.legal(state, seat, out)
    elif phase == TAKING:
        attack.take_legal(state, out)
    elif phase == BUYING:
        purchase.legal(state, seat, out)
    elif phase == ACCEPTING:
        barter.legal(state, seat, out)
    elif phase == LAYING:
        ambush.legal(state, seat, out)
    elif phase == AMBUSHING:
        ambush.answers_legal(state, seat, out)
    else:
        exhaustion.legal(state, seat, out)


def _exists(state: State, action: i64) -> bool:
    """Whether this game has the colour or ambush card of an action."""
    players = state.settings.num_players
    if ATTACK <= action and action < DEFEND:
        return action - ATTACK + 1 < players
    if ACCEPT <= action and action < REFUSE:
        return action - ACCEPT + 1 < players
    card: i64 = -1
    if LAY <= action and action < PASS:
        card = action - LAY
    elif SPRING <= action and action < HOLD:
        card = action - SPRING
    return card < players or card >= COLOUR_CARDS


def refusal(state: State, seat: i64, action: i64) -> Refusal | None:
    if not _exists(state, action):
        return Refusal("components.absent")
    if not decides(state, seat):
        return _refusal_to_others(state, seat, action)
    if state.phase == DECIDING and action > ACT:
        return Refusal("turn.decide")
    if not _belongs(state.phase, action):
        return Refusal("turn.phase")
    return _refusal_in_phase(state, seat, action)


def _refusal_to_others(state: State, seat: i64, action: i64) -> Refusal:
    """To a seat that is not asked anything."""
    if state.phase == DISCARDING and action >= DISCARD and state.hand_size[seat] <= state.number():
        return Refusal("exhaustion.limit")
    if state.phase == AMBUSHING and seat == state.turn and SET <= action and action < SPRING:
        return Refusal("trading.once")
    return Refusal("turn.your-turn")


def _belongs(phase: i64, action: i64) -> bool:
    """Whether an action is an answer to what is asked in a phase."""
    if action < DEFEND:
        return phase == DECIDING if action < ATTACK else phase == CHOOSING_VICTIM
    if action < TAKE:
        return phase == DEFENDING
    if action < OFFER:
        return phase == TAKING
    if action < BARTER:
        return phase == OFFERING
    if action < ACCEPT:
        return phase == BARTERING
    if action < LAY:
        return phase == BUYING or phase == ACCEPTING
    if action < PASS:
        return phase == LAYING
    if action < SPRING:
        return phase == TRADING
    return phase == AMBUSHING if action < DISCARD else phase == DISCARDING


def _refusal_in_phase(state: State, seat: i64, action: i64) -> Refusal | None:
    """Of an action that belongs to the phase."""
    if action < ATTACK:
        return turns.refusal(state, seat, action) if action != KEEP else None
    if action < DEFEND:
        return attack.refusal(state, seat, action)
    if action < TAKE:
        return defence.refusal(state, seat, action)
    if action < OFFER:
        return attack.take_refusal(state, action)
    if action < BARTER:
        return purchase.offer_refusal(state, seat, action)
    if action < ACCEPT:
        return barter.offer_refusal(state, seat, action)
    if action < LAY:
        if state.phase == BUYING:
            return purchase.refusal(state, seat, action)
        return barter.refusal(state, seat, action)
    if action < PASS:
        return ambush.refusal(state, seat, action)
    if action == PASS:
        return None
    if action < TASK_SEVEN:
        return trading.refusal(state, seat, action)
    if action < SPRING:
        return tasks.refusal(state, seat, action)
    if action < DISCARD:
        return ambush.answers_refusal(state, seat, action)
    return exhaustion.refusal(state, seat, action)
