"""Purchase with the coin (rulebook, p. 5): all others offer a card face down; take one for the coin, or refuse all."""

from librt.vecs import vec
from mypy_extensions import i64

from spielwerk.core.kinds import Obstacles
from spielwerk.core.sets import BIT
from spielwerk.games.nottingham import cards, knowledge
from spielwerk.games.nottingham.kind import Kind
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
from spielwerk.games.nottingham.terms import COIN, KINDS, UNKNOWN_KIND


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


def asking_tells(state: State) -> bool:
    """Whether it is news to anybody that some have nothing but coins, and the others something else."""
    for seat in range(state.settings.num_players):
        if seat != state.turn and cards.may_be_all(state, seat, COIN):
            return True
    return False


class Offer(Kind):
    """A card face down; all offer at once."""

    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        for kind in range(KINDS):
            if kind != COIN and state.hands[KINDS * seat + kind] > 0:
                out.append(self.start + kind)

    def obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        kind = action - self.start
        if kind == COIN and found.add("purchase.no-coin"):
            return
        if state.hands[KINDS * seat + kind] == 0:
            found.add("purchase.in-hand")

    def apply(self, state: State, seat: i64, action: i64) -> None:
        state.offers[2 * seat] = action - self.start
        state.due = state.due & (EVERYBODY ^ BIT[seat])

    def hides(self, state: State, viewer: i64, seat: i64, action: i64) -> bool:
        return viewer != seat

    def tells(self, state: State, seat: i64, action: i64) -> bool:
        """The buyer looks at the offers as soon as the last one is made."""
        return state.due == BIT[seat] and state.settings.buyer_sees_offers


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


def take(state: State, source: i64) -> None:
    """Buyer and seller alone see the card; the coin goes openly."""
    seat = state.turn
    cards.pass_hidden(state, source, seat, state.offers[2 * source], cards.ALL_BUT_COINS)
    state.note(CARD_TAKEN, seat, UNKNOWN_KIND, source)
