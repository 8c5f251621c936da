"""The action wheel and its neighbours (rulebook, "The action wheel").

Discs that are used in one turn lie in the active half, each on another ring, and form a chain of neighbours. Two
discs are neighbours when no other slot lies on the line between them, and the disc in the small ring goes with every
other. Discs may be carried out in any order.

By option the disc in the small ring must have a neighbour as well. A disc of the chain need not give an action; so two
discs may be used then whenever a third could link them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spielwerk.core.kinds import Obstacles
from spielwerk.core.sets import BIT
from spielwerk.games.noria.settings import PAIRWISE, SMALL_ALWAYS
from spielwerk.games.noria.state import NO_SLOT, TURNED, Player, State
from spielwerk.games.noria.terms import (
    ACTIVE,
    EMPTY,
    LARGE,
    MIDDLE,
    MOST_ACTIONS,
    RING_OF,
    RING_START,
    RINGS,
    SLOTS,
    SMALL,
)

_S_B: Final = 1
_M_BR: Final = 4
_M_BL: Final = 5
_L_BR: Final = 9
_L_B: Final = 10
_L_BL: Final = 11


def _neighbour_table() -> vec[i64]:
    table = vec[i64]([0] * (SLOTS * SLOTS))
    for one, other in (
        (_S_B, _M_BL),
        (_S_B, _M_BR),
        (_S_B, _L_B),
        (_M_BL, _L_BL),
        (_M_BL, _L_B),
        (_M_BR, _L_B),
        (_M_BR, _L_BR),
    ):
        table[one * SLOTS + other] = 1
        table[other * SLOTS + one] = 1
    return table


NEIGHBOURS: Final[vec[i64]] = _neighbour_table()
"""1 for neighbours, by first and second slot. Only active slots have any."""


def _between_table() -> vec[i64]:
    table = vec[i64]([NO_SLOT] * (SLOTS * SLOTS))
    for one, other, between in (
        (_S_B, _L_BL, _M_BL),
        (_S_B, _L_BR, _M_BR),
        (_M_BL, _L_BR, _M_BR),
        (_M_BR, _L_BL, _M_BL),
    ):
        table[one * SLOTS + other] = between
        table[other * SLOTS + one] = between
    return table


BETWEEN: Final[vec[i64]] = _between_table()
"""The one slot on the line between two active slots of different rings that are no neighbours; else NO_SLOT."""


def are_neighbours(state: State, player: Player, one: i64, other: i64) -> bool:
    """Whether the line between two active slots meets no other slot; by option a free slot does not count."""
    if NEIGHBOURS[one * SLOTS + other] != 0:
        return True
    between = BETWEEN[one * SLOTS + other]
    return not state.settings.empty_slots_block and between != NO_SLOT and player.wheel[between] == EMPTY


def go_together(state: State, player: Player, one: i64, other: i64) -> bool:
    """Whether two active slots of different rings go together without a third."""
    if state.settings.adjacency == SMALL_ALWAYS and (RING_OF[one] == SMALL or RING_OF[other] == SMALL):
        return True
    return are_neighbours(state, player, one, other)


def _in_chain(state: State, slot: i64) -> bool:
    """Whether a chosen disc is part of the chain; by option one that is left out is not."""
    return state.settings.inspection_in_chain or state.inspected & BIT[slot] == 0


def _next_in_chain(state: State, ring: i64) -> i64:
    """The first chosen disc of the chain from this ring outward, or NO_SLOT."""
    for outer in range(ring, RINGS):
        chosen = state.chosen[outer]
        if chosen != NO_SLOT and _in_chain(state, chosen):
            return chosen
    return NO_SLOT


def _chosen_chain(state: State) -> tuple[i64, i64]:
    """The chosen discs of the chain, the inner one first; NO_SLOT where there are fewer than two."""
    first = _next_in_chain(state, SMALL)
    return (first, NO_SLOT if first == NO_SLOT else _next_in_chain(state, RING_OF[first] + 1))


def fits_chain(state: State, player: Player, slot: i64) -> bool:
    """Whether this disc goes with the chosen ones."""
    if state.settings.adjacency == SMALL_ALWAYS:
        return _goes_with_all(state, player, slot)
    first, second = _chosen_chain(state)
    if first == NO_SLOT:
        return True
    near = are_neighbours(state, player, first, slot)
    if second == NO_SLOT:
        return near or (state.settings.adjacency != PAIRWISE and _can_be_linked(state, player, first, slot))
    links: i64 = (
        (1 if near else 0)
        + (1 if are_neighbours(state, player, second, slot) else 0)
        + (1 if are_neighbours(state, player, first, second) else 0)
    )
    return links == 3 if state.settings.adjacency == PAIRWISE else links >= 2


def _goes_with_all(state: State, player: Player, slot: i64) -> bool:
    """The same where the disc in the small ring goes with every other, so that all others must be neighbours."""
    for ring in range(RINGS):
        chosen = state.chosen[ring]
        if chosen != NO_SLOT and _in_chain(state, chosen) and not go_together(state, player, chosen, slot):
            return False
    return True


def _links(state: State, player: Player, slot: i64, one: i64, other: i64) -> bool:
    """Whether a slot is a neighbour of two others."""
    return are_neighbours(state, player, one, slot) and are_neighbours(state, player, slot, other)


def _can_be_linked(state: State, player: Player, one: i64, other: i64) -> bool:
    """Whether a disc on the third ring, free to be chosen or left out already, is a neighbour of both."""
    third = SMALL + MIDDLE + LARGE - RING_OF[one] - RING_OF[other]
    if state.chosen[third] != NO_SLOT:
        return _links(state, player, state.chosen[third], one, other)
    for slot in range(RING_START[third], RING_START[third + 1]):
        if ACTIVE[slot] != 0 and player.wheel[slot] != EMPTY and state.fresh & BIT[slot] == 0:
            if _links(state, player, slot, one, other):
                return True
    return False


def _keeps_chain(state: State, player: Player, slot: i64) -> bool:
    """Whether discs used on the two other rings still hang together when this one, outside the chain, is left out."""
    first, second = _chosen_chain(state)
    if second == NO_SLOT or go_together(state, player, first, second):
        return True
    return _links(state, player, slot, first, second)


def _is_linked(state: State, player: Player, slot: i64, chained: bool) -> bool:
    """Whether the chain allows the disc: as a part of it, or only beside it."""
    return fits_chain(state, player, slot) if chained else _keeps_chain(state, player, slot)


def may_choose(state: State, player: Player, slot: i64, chained: bool) -> bool:
    """Whether a further disc may be chosen: active, there, its ring unused, in the chain, not just upgraded."""
    if ACTIVE[slot] == 0 or player.wheel[slot] == EMPTY or state.chosen[RING_OF[slot]] != NO_SLOT:
        return False
    if state.fresh & BIT[slot] != 0 or state.actions >= MOST_ACTIONS:
        return False
    return _is_linked(state, player, slot, chained)


def choice_obstacles(state: State, player: Player, slot: i64, chained: bool, found: Obstacles) -> None:
    """The same question with all reasons."""
    if ACTIVE[slot] == 0:
        found.add("wheel.active")
        return
    if player.wheel[slot] == EMPTY:
        found.add("wheel.empty")
        return
    if state.chosen[RING_OF[slot]] != NO_SLOT:
        found.add("wheel.one-per-ring")
        return
    if state.fresh & BIT[slot] != 0:
        found.add("upgrade.not-this-turn")
    if not _is_linked(state, player, slot, chained):
        found.add("wheel.neighbours")
    if state.actions >= MOST_ACTIONS:
        found.add("actions.four", MOST_ACTIONS + 1, MOST_ACTIONS)


def turn_ring(player: Player, ring: i64) -> None:
    """One slot clockwise."""
    start = RING_START[ring]
    last = RING_START[ring + 1] - 1
    wheel = player.wheel
    carried = wheel[last]
    slot = last
    while slot > start:
        wheel[slot] = wheel[slot - 1]
        slot -= 1
    wheel[start] = carried
    player.amounts[TURNED + ring] += 1
