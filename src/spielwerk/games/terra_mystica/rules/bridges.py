"""Bridges (rulebook, "Bridges"): three per player; the two ends become direct neighbours."""

from librt.vecs import append
from mypy_extensions import i64

from spielwerk.core.kinds import Obstacles
from spielwerk.core.sets import single, union
from spielwerk.games.terra_mystica.kind import Kind
from spielwerk.games.terra_mystica.rules import towns
from spielwerk.games.terra_mystica.state import BRIDGE_FIELDS, State


def is_taken(state: State, place: i64) -> bool:
    for start in range(0, len(state.bridges), BRIDGE_FIELDS):
        if state.bridges[start] == place:
            return True
    return False


def _touches_own(state: State, seat: i64, place: i64) -> bool:
    board = state.board
    return state.owner[board.bridge_a[place]] == seat or state.owner[board.bridge_b[place]] == seat


def can_place(state: State, seat: i64) -> bool:
    """Whether one more bridge would find a place beside those already due."""
    player = state.players[seat]
    return player.bridges_left > player.due_bridges and _finds_place(state, seat)


def has_place(state: State, seat: i64) -> bool:
    """Whether a bridge that is due can be placed."""
    return state.players[seat].bridges_left > 0 and _finds_place(state, seat)


def _finds_place(state: State, seat: i64) -> bool:
    for place in range(len(state.board.bridge_a)):
        if _touches_own(state, seat, place) and not is_taken(state, place):
            return True
    return False


def join(state: State, place: i64) -> None:
    """Makes the two hexes of a bridge's place direct neighbours, for everybody."""
    first = state.board.bridge_a[place]
    second = state.board.bridge_b[place]
    state.near_lo = state.near_lo[:]
    state.near_hi = state.near_hi[:]
    for hex, other in ((first, second), (second, first)):
        joined = union(state.near(hex), single(other))
        state.near_lo[hex] = joined[0]
        state.near_hi[hex] = joined[1]


class Bridge(Kind):
    """Places a bridge that is due. Also for others the two hexes are direct neighbours now."""

    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        player = state.players[seat]
        if player.due_bridges == 0 or player.bridges_left == 0:
            return
        for place in range(len(state.board.bridge_a)):
            if _touches_own(state, seat, place) and not is_taken(state, place):
                out.append(self.start + place)

    def obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        place = action - self.start
        player = state.players[seat]
        if player.due_bridges == 0 and found.add("bridges.due"):
            return
        if player.bridges_left == 0 and found.add("bridges.supply", 1, 0):
            return
        if is_taken(state, place) and found.add("bridges.place-taken"):
            return
        if not _touches_own(state, seat, place):
            found.add("bridges.own-building")

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """A town may come about at either end."""
        place = action - self.start
        player = state.players[seat]
        player.due_bridges -= 1
        player.bridges_left -= 1
        for field in (place, seat, 0):
            state.bridges = append(state.bridges, field)
        join(state, place)
        first = state.board.bridge_a[place]
        second = state.board.bridge_b[place]
        if state.owner[first] == seat and state.owner[second] == seat:
            towns.look_for_town(state, seat, first)
