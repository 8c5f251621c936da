"""Barter with the box (rulebook, p. 7): the others offer cards openly; one offer must be taken."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spielwerk.core.game import NOBODY
from spielwerk.core.kinds import Obstacles
from spielwerk.games.nottingham import cards, knowledge
from spielwerk.games.nottingham.actions import PAIR, Part
from spielwerk.games.nottingham.kind import Kind
from spielwerk.games.nottingham.rules import purchase
from spielwerk.games.nottingham.state import ACCEPTING, BARTERING, CARD_TAKEN, HAND_SHOWN, NO_OFFER, State
from spielwerk.games.nottingham.terms import BOX, KINDS

FIRST: Final[vec[i64]] = vec[i64]([pair[0] for pair in PAIR.choices])
SECOND: Final[vec[i64]] = vec[i64]([pair[1] for pair in PAIR.choices])
"""Kinds of the two cards of every offer of two."""


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


def asking_tells(state: State) -> bool:
    """Whether it is news to anybody that somebody passed over has nothing but boxes, and the first one asked more."""
    players = state.settings.num_players
    for steps in range(1, players):
        seat = (state.turn + steps) % players
        if cards.may_be_all(state, seat, BOX):
            return True
        if state.hand_size[seat] > 0 and cards.has_other_than(state, seat, BOX):
            return False
    return False


class Barter(Kind):
    """An offer of one card, or of two."""

    def __init__(self, name: str, start: i64, parts: list[Part], pattern: str, phases: list[int], cards: i64) -> None:
        super().__init__(name, start, parts, pattern, phases)
        self.cards: Final[i64] = cards

    def kinds(self, action: i64) -> tuple[i64, i64]:
        """The one or two kinds of an offer, the lower first."""
        if self.cards == 1:
            return (action - self.start, NO_OFFER)
        return (FIRST[action - self.start], SECOND[action - self.start])

    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        start = KINDS * seat
        if self.cards == 1:
            for kind in range(BOX):
                if state.hands[start + kind] > 0:
                    out.append(self.start + kind)
            return
        for place in range(self.slots):
            first = FIRST[place]
            second = SECOND[place]
            if second != BOX and state.hands[start + first] > 0:
                if state.hands[start + second] > (1 if first == second else 0):
                    out.append(self.start + place)

    def obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        first, second = self.kinds(action)
        if (first == BOX or second == BOX) and found.add("barter.no-box"):
            return
        need: i64 = 2 if first == second else 1
        if state.hands[KINDS * seat + first] < need or (
            second != NO_OFFER and state.hands[KINDS * seat + second] < need
        ):
            found.add("barter.in-hand")

    def apply(self, state: State, seat: i64, action: i64) -> None:
        first, second = self.kinds(action)
        state.offers[2 * seat] = first
        state.offers[2 * seat + 1] = second
        knowledge.shown_to_all(state, seat, first, 2 if first == second else 1)
        if second != NO_OFFER and second != first:
            knowledge.shown_to_all(state, seat, second, 1)
        ask_after(state, seat)

    def tells(self, state: State, seat: i64, action: i64) -> bool:
        """All see what is offered."""
        return True


def take(state: State, source: i64) -> None:
    """Both cards go openly, and so does the box."""
    seat = state.turn
    for place in range(2):
        kind = state.offers[2 * source + place]
        if kind != NO_OFFER:
            cards.lose(state, source, kind, 1)
            cards.gain(state, seat, kind, 1)
            state.note(CARD_TAKEN, seat, kind, source)
