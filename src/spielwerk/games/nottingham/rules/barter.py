"""Barter with the box (rulebook, p. 7): the others offer cards openly; one offer must be taken."""

from mypy_extensions import i64

from spielwerk.core.game import NOBODY, Refusal
from spielwerk.games.nottingham import cards, knowledge
from spielwerk.games.nottingham.actions import BARTER, BARTER_TWO, PAIR_KINDS, PAIRS, REFUSE
from spielwerk.games.nottingham.rules import purchase
from spielwerk.games.nottingham.state import ACCEPTING, BARTERING, CARD_TAKEN, HAND_SHOWN, NO_OFFER, TRADING, State
from spielwerk.games.nottingham.terms import BOX, KINDS, NO_KIND


def begin(state: State) -> None:
    state.phase = BARTERING
    purchase.clear(state)
    ask_after(state, state.turn)


def ask_after(state: State, seat: i64) -> None:
    """Asks the next one clockwise who can offer something; whoever has nothing but boxes shows his hand."""
    players = state.settings.num_players
    state.asked = NOBODY
    other = (seat + 1) % players
    while other != state.turn:
        if state.hand_size[other] > 0:
            if cards.has_other_than(state, other, BOX):
                state.asked = other
                return
            knowledge.hand_shown_to_all(state, other)
            state.note(HAND_SHOWN, other, BOX, 0)
        other = (other + 1) % players


def offers_are_in(state: State) -> None:
    if purchase.any_offer(state):
        state.phase = ACCEPTING
    else:
        purchase.unsold(state)


def offer_legal(state: State, seat: i64, out: list[int]) -> None:
    start = KINDS * seat
    for kind in range(BOX):
        if state.hands[start + kind] > 0:
            out.append(BARTER + kind)
    for place in range(PAIRS):
        first = PAIR_KINDS[place] // KINDS
        second = PAIR_KINDS[place] % KINDS
        if second != BOX and state.hands[start + first] > 0:
            if state.hands[start + second] > (1 if first == second else 0):
                out.append(BARTER_TWO + place)


def offer_refusal(state: State, seat: i64, action: i64) -> Refusal | None:
    first, second = kinds_of(action)
    if first == BOX or second == BOX:
        return Refusal("barter.no-box")
    if state.hands[KINDS * seat + first] == 0:
        return Refusal("barter.in-hand")
    if second != NO_OFFER and state.hands[KINDS * seat + second] < (2 if first == second else 1):
        return Refusal("barter.in-hand")
    return None


def kinds_of(action: i64) -> tuple[i64, i64]:
    """The one or two kinds of an offer."""
    if action < BARTER_TWO:
        return (action - BARTER, NO_OFFER)
    return (PAIR_KINDS[action - BARTER_TWO] // KINDS, PAIR_KINDS[action - BARTER_TWO] % KINDS)


def offer(state: State, seat: i64, action: i64) -> None:
    first, second = kinds_of(action)
    state.offers[2 * seat] = first
    state.offers[2 * seat + 1] = second
    knowledge.shown_to_all(state, seat, first, 2 if first == second else 1)
    if second != NO_OFFER and second != first:
        knowledge.shown_to_all(state, seat, second, 1)
    ask_after(state, seat)


def legal(state: State, seat: i64, out: list[int]) -> None:
    purchase.accept_legal(state, seat, out)


def refusal(state: State, seat: i64, action: i64) -> Refusal | None:
    if action == REFUSE:
        return Refusal("barter.must-accept")
    if state.offers[2 * purchase.source_of(state, seat, action)] == NO_OFFER:
        return Refusal("barter.no-offer")
    return None


def apply(state: State, seat: i64, action: i64) -> None:
    source = purchase.source_of(state, seat, action)
    for place in range(2):
        kind = state.offers[2 * source + place]
        if kind != NO_OFFER:
            cards.lose(state, source, kind, 1)
            cards.gain(state, seat, kind, 1)
            state.note(CARD_TAKEN, seat, kind, source)
    cards.gain(state, source, state.card, 1)
    state.card = NO_KIND
    purchase.clear(state)
    state.phase = TRADING
