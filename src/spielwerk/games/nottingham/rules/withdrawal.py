"""Leaving the game (rulebook, "Leaving the game"): not an action of play; the table decides it.

The hand goes to the discard pile, ambushes go under their pile, their gold is discarded. What the seat had begun comes
to nothing; what others had begun with it goes on as if it had no cards. It keeps its points but cannot win.
"""

from mypy_extensions import i64

from spielwerk.core.game import NOBODY
from spielwerk.core.sets import BIT
from spielwerk.games.nottingham import cards
from spielwerk.games.nottingham.rules import ambush, barter, exhaustion, purchase, turns
from spielwerk.games.nottingham.state import (
    ACCEPTING,
    BARTERING,
    BUYING,
    CHOOSING_VICTIM,
    DISCARDING,
    EVERYBODY,
    FAVOURING,
    NO_OFFER,
    TRADING,
    State,
)
from spielwerk.games.nottingham.terms import KINDS, NO_KIND


def leave(state: State, seat: i64) -> None:
    state.withdrawn = state.withdrawn | BIT[seat]
    for kind in range(KINDS):
        count = state.hands[KINDS * seat + kind]
        if count > 0:
            cards.lose(state, seat, kind, count)
            cards.discard(state, kind, count)
    ambush.give_back(state, seat)
    state.due = state.due & (EVERYBODY ^ BIT[seat])
    state.favoured = state.favoured & (EVERYBODY ^ BIT[seat])
    state.offers[2 * seat] = NO_OFFER
    state.offers[2 * seat + 1] = NO_OFFER
    if _all_have_left(state):
        turns.finish(state)
    elif seat == state.turn:
        _leave_own_turn(state)
    else:
        _leave_turn_of_another(state, seat)


def _all_have_left(state: State) -> bool:
    return state.withdrawn == BIT[state.settings.num_players] - 1


def _leave_own_turn(state: State) -> None:
    """The revealed card, and a set that is laid out, are discarded. A favour of the others goes on."""
    cards.discard_revealed(state)
    ambush.put_back_looked(state)
    if state.laid > 0:
        cards.discard(state, state.laid_kind, state.laid)
        state.laid_kind = NO_KIND
        state.laid = 0
    purchase.clear(state)
    if state.phase == FAVOURING:
        return
    if state.phase == DISCARDING:
        _leave_while_all_discard(state)
        return
    turns.end(state)


def _leave_while_all_discard(state: State) -> None:
    """The others go on with it. If it was for the card that the seat would have revealed, the next one reveals it."""
    if state.interrupted != FAVOURING:
        due = state.due
        turns.end(state)
        state.interrupted = state.phase
        state.phase = DISCARDING
        state.due = due
    exhaustion.ask(state)


def _leave_turn_of_another(state: State, seat: i64) -> None:
    if state.victim == seat:
        state.victim = NOBODY
        _keep(state)
    elif state.phase == CHOOSING_VICTIM and not turns.somebody_has_cards(state):
        _keep(state)
    elif (state.phase == BUYING or state.phase == ACCEPTING) and not purchase.any_offer(state):
        purchase.unsold(state)
    elif state.asked == seat:
        if state.phase == BARTERING:
            barter.ask_after(state, seat)
        elif state.phase == DISCARDING:
            exhaustion.ask(state)
        else:
            ambush.ask_after(state, seat)


def _keep(state: State) -> None:
    """An attack comes to nothing: the attacker has the card and may trade."""
    cards.keep_revealed(state, state.turn)
    state.phase = TRADING
