"""Draws: kinds of action that nobody decides, and how likely each of their outcomes is.

Draws are weighted by what is there. In a view, places whose cards are not all known hold the unseen ones in equal
shares.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spielwerk.core.kinds import Obstacles
from spielwerk.games.nottingham.actions import Part
from spielwerk.games.nottingham.kind import Kind
from spielwerk.games.nottingham.state import State
from spielwerk.games.nottingham.terms import GOLD, KINDS, NO_KIND


class Draw(Kind):
    """A draw, the only thing that happens in its phase."""

    def __init__(self, name: str, start: i64, parts: list[Part], pattern: str, phases: list[int], stream: str) -> None:
        super().__init__(name, start, parts, pattern, phases)
        self.is_draw = True
        self.stream: Final = stream
        """Draws of one stream do not shift those of another."""

    def weights(self, state: State) -> vec[i64]:
        """How likely each outcome is, in proportion. Usually: the top card of the draw pile."""
        return with_unseen(state, state.pile[:], state.pile_size)

    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        weights = self.weights(state)
        for offset in range(len(weights)):
            if weights[offset] > 0:
                out.append(self.start + offset)

    def obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        if self.weights(state)[action - self.start] == 0:
            found.add("chance.drawn")

    def untimely(self, state: State, seat: i64, action: i64, decides: bool) -> str:
        return "chance.not-now"

    def outcomes(self, state: State) -> list[tuple[int, float]]:
        """Outcomes with their probabilities."""
        weights = self.weights(state)
        total: i64 = 0
        for share in weights:
            total += share
        found: list[tuple[int, float]] = []
        whole: float = float(total)
        for offset in range(len(weights)):
            if weights[offset] > 0:
                found.append((self.start + offset, float(weights[offset]) / whole))
        return found


def with_unseen(state: State, there: vec[i64], size: i64) -> vec[i64]:
    """Shares of the kinds in a place with so many cards, of which these are known to be there."""
    missing = size
    for count in there:
        missing -= count
    if missing <= 0:
        return there
    unseen = unseen_cards(state)
    total: i64 = 0
    for count in unseen:
        total += count
    for kind in range(KINDS):
        there[kind] = there[kind] * total + unseen[kind] * missing
    return there


def unseen_cards(state: State) -> vec[i64]:
    """Cards of each kind that lie where the viewer does not know them; none in the position itself."""
    found = state.settings.counts[:]
    for seat in range(state.settings.num_players):
        for kind in range(KINDS):
            found[kind] -= state.hands[KINDS * seat + kind] + state.won[KINDS * seat + kind]
        found[GOLD] -= state.lying[seat]
    for kind in range(KINDS):
        found[kind] -= state.pile[kind] + state.discards[kind]
    if state.card != NO_KIND:
        found[state.card] -= 1
    if state.laid > 0:
        found[state.laid_kind] -= state.laid
    return found
