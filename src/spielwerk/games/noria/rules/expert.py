"""The expert game (rulebook, "Expert game"): everybody builds the own wheel, islands lie open in a circle.

One disc goes into the small ring, two into the middle and three into the large one; four lie in the inactive half and
two in the active one. No two wheels are alike.
"""

from librt.vecs import vec
from mypy_extensions import i64

from spielwerk.core.kinds import Obstacles
from spielwerk.games.noria.state import State
from spielwerk.games.noria.terms import (
    ACTIVE,
    ACTIVE_DISCS,
    EMPTY,
    HARBOUR,
    RING_DISCS,
    RING_OF,
    RING_START,
    RINGS,
    SLOTS,
)


def may_reach(state: State, start: i64, island: i64) -> bool:
    """In the expert game ambassadors travel to a neighbour in the circle; the first journey may go anywhere."""
    if not state.settings.expert or start == HARBOUR:
        return True
    count = len(state.open_islands)
    for place in range(count):
        if state.open_islands[place] == start:
            following = state.open_islands[(place + 1) % count]
            return following == island or state.open_islands[(place + count - 1) % count] == island
    return False


def _in_ring(wheel: vec[i64], ring: i64) -> i64:
    count: i64 = 0
    for slot in range(RING_START[ring], RING_START[ring + 1]):
        if wheel[slot] != EMPTY:
            count += 1
    return count


def _halves_can_come_right(wheel: vec[i64]) -> bool:
    """Whether the discs that are still to come can leave two in the active half and four in the other."""
    active: i64 = 0
    least: i64 = 0
    most: i64 = 0
    for ring in range(RINGS):
        to_come = RING_DISCS[ring]
        free_active: i64 = 0
        free_inactive: i64 = 0
        for slot in range(RING_START[ring], RING_START[ring + 1]):
            if wheel[slot] != EMPTY:
                to_come -= 1
                active += ACTIVE[slot]
            elif ACTIVE[slot] != 0:
                free_active += 1
            else:
                free_inactive += 1
        least += to_come - free_inactive if to_come > free_inactive else 0
        most += free_active if to_come > free_active else to_come
    return active + least <= ACTIVE_DISCS and active + most >= ACTIVE_DISCS


def _is_like_another(state: State, seat: i64, wheel: vec[i64]) -> bool:
    """Whether a whole wheel is that of a seat that has built before."""
    for other in range(seat):
        same = True
        for slot in range(SLOTS):
            if state.players[other].wheel[slot] != wheel[slot]:
                same = False
        if same:
            return True
    return False


def _can_be_completed(state: State, seat: i64, wheel: vec[i64], kind: i64, to_come: i64) -> bool:
    """Whether the discs that are still to come, the next of them of this kind, can make a wheel unlike all others."""
    if not _halves_can_come_right(wheel):
        return False
    if to_come == 0:
        return not _is_like_another(state, seat, wheel)
    for slot in range(SLOTS):
        ring = RING_OF[slot]
        if wheel[slot] == EMPTY and _in_ring(wheel, ring) < RING_DISCS[ring]:
            wheel[slot] = kind
            found = _can_be_completed(state, seat, wheel, kind + 1, to_come - 1)
            wheel[slot] = EMPTY
            if found:
                return True
    return False


def may_put(state: State, seat: i64, slot: i64) -> bool:
    """Whether the next disc may go into a slot of the wheel that is being built: by kind, in the order of `waiting`."""
    player = state.players[seat]
    ring = RING_OF[slot]
    if player.wheel[slot] != EMPTY or _in_ring(player.wheel, ring) >= RING_DISCS[ring]:
        return False
    wheel = player.wheel[:]
    kind = player.waiting[0]
    wheel[slot] = kind
    return _can_be_completed(state, seat, wheel, kind + 1, len(player.waiting) - 1)


def building_obstacles(state: State, seat: i64, slot: i64, found: Obstacles) -> None:
    player = state.players[seat]
    if player.wheel[slot] != EMPTY:
        found.add("expert.occupied")
        return
    ring = RING_OF[slot]
    if _in_ring(player.wheel, ring) >= RING_DISCS[ring]:
        found.add("expert.ring", RING_DISCS[ring] + 1, RING_DISCS[ring])
        return
    wheel = player.wheel[:]
    wheel[slot] = player.waiting[0]
    if not _halves_can_come_right(wheel):
        found.add("expert.halves")
    elif not _can_be_completed(state, seat, wheel, player.waiting[0] + 1, len(player.waiting) - 1):
        found.add("expert.different")
