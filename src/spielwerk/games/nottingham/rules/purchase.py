"""Purchase with the coin (rulebook, p. 5): all others offer a card face down; take one for the coin, or refuse all."""

from librt.vecs import vec
from mypy_extensions import i64

from spielwerk.core.game import Refusal
from spielwerk.core.sets import BIT
from spielwerk.games.nottingham import cards, knowledge
from spielwerk.games.nottingham.actions import ACCEPT, OFFER, REFUSE
from spielwerk.games.nottingham.state import (
    BUYING,
    CARD_TAKEN,
    EVERYBODY,
    HAND_SHOWN,
    NO_OFFER,
    OFFERING,
    OFFERS_MISSING,
    TRADING,
    State,
)
from spielwerk.games.nottingham.terms import COIN, KINDS, NO_KIND, UNKNOWN_KIND


def begin(state: State) -> None:
    """Whoever has nothing but coins shows his hand; the others owe an offer."""
    state.phase = OFFERING
    state.due = 0
    clear(state)
    for seat in range(state.settings.num_players):
        if seat != state.turn and state.hand_size[seat] > 0:
            if cards.has_other_than(state, seat, COIN):
                state.due = state.due | BIT[seat]
            else:
                knowledge.hand_shown_to_all(state, seat)
                state.note(HAND_SHOWN, seat, COIN, 0)


def clear(state: State) -> None:
    state.offers = vec[i64]([NO_OFFER] * (2 * state.settings.num_players))


def offer_legal(state: State, seat: i64, out: list[int]) -> None:
    for kind in range(KINDS):
        if kind != COIN and state.hands[KINDS * seat + kind] > 0:
            out.append(OFFER + kind)


def offer_refusal(state: State, seat: i64, action: i64) -> Refusal | None:
    kind = action - OFFER
    if kind == COIN:
        return Refusal("purchase.no-coin")
    return Refusal("purchase.in-hand") if state.hands[KINDS * seat + kind] == 0 else None


def offer(state: State, seat: i64, action: i64) -> None:
    state.offers[2 * seat] = action - OFFER
    state.due = state.due & (EVERYBODY ^ BIT[seat])


def offers_are_in(state: State) -> None:
    """The buyer looks at them, all others do not."""
    if not any_offer(state):
        unsold(state)
        return
    state.phase = BUYING
    if state.settings.buyer_sees_offers:
        for seat in range(state.settings.num_players):
            kind = state.offers[2 * seat]
            if kind != NO_OFFER and kind != UNKNOWN_KIND:
                knowledge.shown(state, state.turn, seat, kind, 1)


def any_offer(state: State) -> bool:
    for seat in range(state.settings.num_players):
        if state.offers[2 * seat] != NO_OFFER:
            return True
    return False


def unsold(state: State) -> None:
    """Nobody could offer anything, for a coin or a box."""
    state.note(OFFERS_MISSING, state.turn, state.card, 0)
    if state.settings.unsold_to_hand:
        cards.keep_revealed(state, state.turn)
    else:
        cards.discard_revealed(state)
    state.phase = TRADING


def source_of(state: State, seat: i64, action: i64) -> i64:
    return (seat + action - ACCEPT + 1) % state.settings.num_players


def accept_legal(state: State, seat: i64, out: list[int]) -> None:
    players = state.settings.num_players
    for steps in range(1, players):
        if state.offers[2 * ((seat + steps) % players)] != NO_OFFER:
            out.append(ACCEPT + steps - 1)


def legal(state: State, seat: i64, out: list[int]) -> None:
    accept_legal(state, seat, out)
    out.append(REFUSE)


def refusal(state: State, seat: i64, action: i64) -> Refusal | None:
    if action != REFUSE and state.offers[2 * source_of(state, seat, action)] == NO_OFFER:
        return Refusal("purchase.offered")
    return None


def apply(state: State, seat: i64, action: i64) -> None:
    if action == REFUSE:
        cards.keep_revealed(state, seat)
    else:
        source = source_of(state, seat, action)
        cards.pass_hidden(state, source, seat, state.offers[2 * source], cards.ALL_BUT_COINS)
        state.note(CARD_TAKEN, seat, UNKNOWN_KIND, source)
        cards.gain(state, source, state.card, 1)
        state.card = NO_KIND
    clear(state)
    state.phase = TRADING
