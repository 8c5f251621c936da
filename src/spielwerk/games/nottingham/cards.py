"""Cards on their way from one place to another, and who sees it. In views a card may be an UNKNOWN_KIND."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spielwerk.games.nottingham import knowledge
from spielwerk.games.nottingham.state import CARD_KEPT, State
from spielwerk.games.nottingham.terms import KINDS, NO_KIND, UNKNOWN_KIND

ANY_KIND: Final = 127
"""Bits of all kinds."""
ALL_BUT_COINS: Final = 126


def add(state: State, seat: i64, kind: i64, cards: i64) -> None:
    """Into a hand, whoever sees it."""
    state.hand_size[seat] += cards
    if kind != UNKNOWN_KIND:
        state.hands[KINDS * seat + kind] += cards


def remove(state: State, seat: i64, kind: i64, cards: i64) -> None:
    """Out of a hand, whoever sees it. In views it may be one of those that are not known to be there."""
    state.hand_size[seat] -= cards
    if kind != UNKNOWN_KIND:
        left = state.hands[KINDS * seat + kind] - cards
        state.hands[KINDS * seat + kind] = left if left > 0 else 0


def gain(state: State, seat: i64, kind: i64, cards: i64) -> None:
    """Openly into a hand."""
    add(state, seat, kind, cards)
    knowledge.gained_openly(state, seat, kind, cards)


def lose(state: State, seat: i64, kind: i64, cards: i64) -> None:
    """Openly out of a hand."""
    knowledge.lost_openly(state, seat, kind, cards)
    remove(state, seat, kind, cards)


def discard(state: State, kind: i64, cards: i64) -> None:
    state.discards[kind] += cards
    state.discard_size += cards


def keep_revealed(state: State, seat: i64) -> None:
    """The revealed card goes openly into a hand."""
    kind = state.card
    state.card = NO_KIND
    gain(state, seat, kind, 1)
    state.note(CARD_KEPT, seat, kind, 0)


def discard_revealed(state: State) -> None:
    if state.card != NO_KIND:
        discard(state, state.card, 1)
        state.card = NO_KIND


def pass_hidden(state: State, giver: i64, taker: i64, kind: i64, kinds: i64) -> None:
    """A card goes from hand to hand, and only the two of them see which. `kinds`: what others think it can be."""
    players = state.settings.num_players
    for observer in range(players + 1):
        if observer != giver and observer != taker:
            knowledge.passed_unseen(state, observer, giver, taker, kinds)
    if kind != UNKNOWN_KIND:
        knowledge.lost_seen(state, taker, giver, kind)
        knowledge.gained_seen(state, giver, taker, kind)
    remove(state, giver, kind, 1)
    add(state, taker, kind, 1)


def draw_hidden(state: State, seat: i64, kind: i64) -> None:
    """From the draw pile into a hand; only the seat sees which."""
    players = state.settings.num_players
    for observer in range(players + 1):
        if observer != seat:
            knowledge.passed_unseen(state, observer, players, seat, ANY_KIND)
    knowledge.lost_seen(state, seat, players, kind)
    take_from_pile(state, kind)
    add(state, seat, kind, 1)


def draw_openly(state: State, kind: i64) -> None:
    """The top card of the draw pile, for all to see."""
    knowledge.lost_openly(state, state.settings.num_players, kind, 1)
    take_from_pile(state, kind)
    state.card = kind


def take_from_pile(state: State, kind: i64) -> None:
    """In views the pile holds only what is known to be in it."""
    state.pile_size -= 1
    if state.pile[kind] > 0:
        state.pile[kind] -= 1


def shuffle_discards(state: State) -> None:
    """The discard pile becomes the draw pile. Whoever may look through it knows what the pile holds."""
    state.pile = state.discards
    state.pile_size = state.discard_size
    state.discards = vec[i64]([0] * KINDS)
    state.discard_size = 0
    if state.settings.open_discards:
        knowledge.pile_known_to_all(state)


def may_be_all(state: State, seat: i64, kind: i64) -> bool:
    """Whether a hand has cards, and somebody may think that they are all of one kind.

    Onlookers know least. It is no news where they know of all the cards.
    """
    start = knowledge.row(state, state.settings.num_players, seat)
    known: i64 = 0
    for other in range(KINDS):
        known += state.known[start + other]
    return known < state.hand_size[seat] and known == state.known[start + kind]


def has_other_than(state: State, seat: i64, kind: i64) -> bool:
    """Whether a hand has a card of another kind; in views a card that nobody knows counts as one."""
    return state.hand_size[seat] > state.hands[KINDS * seat + kind]
