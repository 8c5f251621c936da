"""What purchase and barter have in common (rulebook, p. 5, 7): one of the offers is taken, for the revealed card.

Only in a purchase all of them may be refused.
"""

from mypy_extensions import i64

from spielwerk.core.kinds import Obstacles
from spielwerk.games.nottingham import cards
from spielwerk.games.nottingham.kind import Kind, OfOther
from spielwerk.games.nottingham.rules import barter, purchase
from spielwerk.games.nottingham.state import BUYING, NO_OFFER, TRADING, State
from spielwerk.games.nottingham.terms import NO_KIND


class Accept(OfOther):
    """Whoever has made the offer gets the coin or box."""

    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        players = state.settings.num_players
        for steps in range(1, players):
            if state.offers[2 * ((seat + steps) % players)] != NO_OFFER:
                out.append(self.start + steps - 1)

    def obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        if state.offers[2 * self.other(state, seat, action)] == NO_OFFER:
            found.add("purchase.offered" if state.phase == BUYING else "barter.no-offer")

    def apply(self, state: State, seat: i64, action: i64) -> None:
        source = self.other(state, seat, action)
        if state.phase == BUYING:
            purchase.take(state, source)
        else:
            barter.take(state, source)
        cards.gain(state, source, state.card, 1)
        state.card = NO_KIND
        purchase.clear(state)
        state.phase = TRADING

    def tells(self, state: State, seat: i64, action: i64) -> bool:
        """A buyer who has not looked at the offers sees now what he has got."""
        return state.phase == BUYING and not state.settings.buyer_sees_offers


class Refuse(Kind):
    """The coin goes to the hand instead."""

    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        if state.phase == BUYING:
            out.append(self.start)

    def obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        if state.phase != BUYING:
            found.add("barter.must-accept")

    def apply(self, state: State, seat: i64, action: i64) -> None:
        cards.keep_revealed(state, seat)
        purchase.clear(state)
        state.phase = TRADING
