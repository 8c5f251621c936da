"""The ledger: how many cards of a kind each observer knows for certain to be in a hand or in the draw pile.

`State.known` has a row for every observer and owner, with a number for every kind: at least so many are there.
Observers are the seats and, last, the onlooker, who knows what everybody knows; owners are the seats and, last, the
draw pile. Nobody keeps a row about his own hand; he sees it. Cards are counted out of a place before they are
taken from there: `hand_size` and `pile_size` are still those of before.
"""

from mypy_extensions import i64

from spielwerk.core.sets import BIT
from spielwerk.games.nottingham.state import State
from spielwerk.games.nottingham.terms import KINDS


def row(state: State, observer: i64, owner: i64) -> i64:
    """Where the numbers of an observer about an owner start. The number of players stands for onlooker and pile."""
    return KINDS * ((state.settings.num_players + 1) * observer + owner)


def gained_openly(state: State, owner: i64, kind: i64, cards: i64) -> None:
    """Cards came openly: all know of them."""
    players = state.settings.num_players
    for observer in range(players + 1):
        if observer != owner:
            state.known[KINDS * ((players + 1) * observer + owner) + kind] += cards


def lost_openly(state: State, owner: i64, kind: i64, cards: i64) -> None:
    """Cards went openly: so many fewer are known to be there."""
    players = state.settings.num_players
    for observer in range(players + 1):
        place = KINDS * ((players + 1) * observer + owner) + kind
        left = state.known[place] - cards
        state.known[place] = left if left > 0 else 0


def gained_seen(state: State, observer: i64, owner: i64, kind: i64) -> None:
    """One observer has seen which card the owner got."""
    if observer != owner:
        state.known[row(state, observer, owner) + kind] += 1


def lost_seen(state: State, observer: i64, owner: i64, kind: i64) -> None:
    """One observer has seen which card the owner lost."""
    place = row(state, observer, owner) + kind
    if state.known[place] > 0:
        state.known[place] -= 1


def passed_unseen(state: State, observer: i64, giver: i64, taker: i64, kinds: i64) -> None:
    """A card of one of these kinds (bits) went from giver to taker, and the observer did not see which.

    Of each kind it can have been, one card fewer is certain; unless it can only have been of one kind.
    """
    start = row(state, observer, giver)
    size = state.pile_size if giver == state.settings.num_players else state.hand_size[giver]
    certain: i64 = 0
    candidates: i64 = 0
    only: i64 = 0
    for kind in range(KINDS):
        cards = state.known[start + kind]
        certain += cards
        if cards > 0 and kinds & BIT[kind] != 0:
            candidates += 1
            only = kind
    if candidates == 1 and certain == size:
        state.known[start + only] -= 1
        gained_seen(state, observer, taker, only)
    elif candidates > 0:
        for kind in range(KINDS):
            if state.known[start + kind] > 0 and kinds & BIT[kind] != 0:
                state.known[start + kind] -= 1


def shown(state: State, observer: i64, owner: i64, kind: i64, cards: i64) -> None:
    """The owner has shown so many cards of a kind, which may have been known before."""
    place = row(state, observer, owner) + kind
    if observer != owner and state.known[place] < cards:
        state.known[place] = cards


def shown_to_all(state: State, owner: i64, kind: i64, cards: i64) -> None:
    for observer in range(state.settings.num_players + 1):
        shown(state, observer, owner, kind, cards)


def hand_shown(state: State, observer: i64, owner: i64) -> None:
    """The observer has seen the whole hand."""
    for kind in range(KINDS):
        shown(state, observer, owner, kind, state.hands[KINDS * owner + kind])


def hand_shown_to_all(state: State, owner: i64) -> None:
    for observer in range(state.settings.num_players + 1):
        hand_shown(state, observer, owner)


def pile_known_to_all(state: State) -> None:
    """The draw pile has been made of cards that all knew."""
    players = state.settings.num_players
    for observer in range(players + 1):
        start = row(state, observer, players)
        for kind in range(KINDS):
            state.known[start + kind] = state.pile[kind]
