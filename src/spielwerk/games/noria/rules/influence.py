"""Influence (rulebook, "Influence"): night shifts turn a ring, rebuilding moves discs; both cost knowledge.

The price doubles with every repetition in the same turn, each of the two by itself.
"""

from typing import Final

from mypy_extensions import i64

from spielwerk.core.kinds import Obstacles
from spielwerk.core.sets import BIT
from spielwerk.games.noria.actions import FIRST_SLOT, PAIRS, SECOND_SLOT
from spielwerk.games.noria.kind import Kind, Price
from spielwerk.games.noria.rules import rounds, wheel
from spielwerk.games.noria.state import State
from spielwerk.games.noria.terms import EMPTY, LARGE, MIDDLE, SMALL

# Knowledge for the first one of a turn; late in the game one more (rulebook p. 6).
NIGHT_SHIFT_BASE: Final = 1
REBUILD_BASE: Final = 2
DEARER: Final = 1


def first_night_shift(state: State) -> i64:
    """Knowledge for the first night shift of a turn in this round."""
    return NIGHT_SHIFT_BASE + (DEARER if rounds.is_dear(state) else 0)


def first_rebuild(state: State) -> i64:
    return REBUILD_BASE + (DEARER if rounds.is_dear(state) else 0)


def night_shift_price(state: State) -> i64:
    """Knowledge for the next night shift: 1, 2, 4 ..., late in the game 2, 4, 8 ..."""
    return first_night_shift(state) * BIT[state.night_shifts]


def rebuild_price(state: State) -> i64:
    """Knowledge for the next rebuilding: 2, 4, 8 ..., late in the game 3, 6, 12 ..."""
    return first_rebuild(state) * BIT[state.rebuilds]


class NightShift(Kind):
    """One ring of the own wheel turns by one slot; never the small one, which has a number only to be refused."""

    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        if state.players[seat].knowledge >= night_shift_price(state):
            out.append(self.start + MIDDLE)
            out.append(self.start + LARGE)

    def obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        if action == self.start + SMALL:
            found.add("influence.small-ring")
        have = state.players[seat].knowledge
        price = night_shift_price(state)
        if have < price:
            found.add("influence.night-shift-price", price, have)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        player = state.players[seat]
        player.knowledge -= night_shift_price(state)
        state.night_shifts += 1
        wheel.turn_ring(player, action - self.start)

    def price(self, state: State, seat: i64, action: i64) -> Price:
        return Price(knowledge=night_shift_price(state))


class Rebuild(Kind):
    """Two discs change places, or one moves to a free slot, whichever rings and halves they are in."""

    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        player = state.players[seat]
        if player.knowledge < rebuild_price(state):
            return
        for pair in range(PAIRS):
            if player.wheel[FIRST_SLOT[pair]] != EMPTY or player.wheel[SECOND_SLOT[pair]] != EMPTY:
                out.append(self.start + pair)

    def obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        player = state.players[seat]
        pair = action - self.start
        if player.wheel[FIRST_SLOT[pair]] == EMPTY and player.wheel[SECOND_SLOT[pair]] == EMPTY:
            found.add("influence.rebuild-empty")
        price = rebuild_price(state)
        if player.knowledge < price:
            found.add("influence.rebuild-price", price, player.knowledge)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        player = state.players[seat]
        player.knowledge -= rebuild_price(state)
        state.rebuilds += 1
        one = FIRST_SLOT[action - self.start]
        other = SECOND_SLOT[action - self.start]
        disc = player.wheel[one]
        player.wheel[one] = player.wheel[other]
        player.wheel[other] = disc

    def price(self, state: State, seat: i64, action: i64) -> Price:
        return Price(knowledge=rebuild_price(state))
