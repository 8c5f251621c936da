"""Influence (rulebook, "Influence"): night shifts turn a ring, rebuilding moves discs; both cost knowledge.

The price doubles with every repetition in the same turn, each of the two by itself.
"""

from mypy_extensions import i64

from spielwerk.core.game import Refusal
from spielwerk.core.sets import BIT
from spielwerk.games.noria.actions import FIRST_SLOT, NIGHT_SHIFT, PAIRS, REBUILD, SECOND_SLOT
from spielwerk.games.noria.rules import rounds, wheel
from spielwerk.games.noria.state import State
from spielwerk.games.noria.terms import EMPTY, LARGE, MIDDLE, SMALL


def night_shift_price(state: State) -> i64:
    """Knowledge for the next night shift: 1, 2, 4 ..., late in the game 2, 4, 8 ..."""
    base: i64 = 2 if rounds.is_dear(state) else 1
    return base * BIT[state.night_shifts]


def rebuild_price(state: State) -> i64:
    """Knowledge for the next rebuilding: 2, 4, 8 ..., late in the game 3, 6, 12 ..."""
    base: i64 = 3 if rounds.is_dear(state) else 2
    return base * BIT[state.rebuilds]


def legal(state: State, seat: i64, out: list[int]) -> None:
    player = state.players[seat]
    if player.knowledge >= night_shift_price(state):
        out.append(NIGHT_SHIFT + MIDDLE)
        out.append(NIGHT_SHIFT + LARGE)
    if player.knowledge >= rebuild_price(state):
        for pair in range(PAIRS):
            if player.wheel[FIRST_SLOT[pair]] != EMPTY or player.wheel[SECOND_SLOT[pair]] != EMPTY:
                out.append(REBUILD + pair)


def refusal(state: State, seat: i64, action: i64) -> Refusal | None:
    player = state.players[seat]
    if action < REBUILD:
        if action == NIGHT_SHIFT + SMALL:
            return Refusal("influence.small-ring")
        price = night_shift_price(state)
        return Refusal("influence.night-shift-price", price, player.knowledge) if player.knowledge < price else None
    pair = action - REBUILD
    if player.wheel[FIRST_SLOT[pair]] == EMPTY and player.wheel[SECOND_SLOT[pair]] == EMPTY:
        return Refusal("influence.rebuild-empty")
    price = rebuild_price(state)
    return Refusal("influence.rebuild-price", price, player.knowledge) if player.knowledge < price else None


def apply(state: State, seat: i64, action: i64) -> None:
    player = state.players[seat]
    if action < REBUILD:
        player.knowledge -= night_shift_price(state)
        state.night_shifts += 1
        wheel.turn_ring(player, action - NIGHT_SHIFT)
        return
    player.knowledge -= rebuild_price(state)
    state.rebuilds += 1
    one = FIRST_SLOT[action - REBUILD]
    other = SECOND_SLOT[action - REBUILD]
    disc = player.wheel[one]
    player.wheel[one] = player.wheel[other]
    player.wheel[other] = disc
