"""Bridges (rulebook, "Bridges"): three per player; the two ends become direct neighbours."""

from librt.vecs import append
from mypy_extensions import i64

from spielwerk.core.game import Refusal
from spielwerk.core.sets import single, union
from spielwerk.games.terra_mystica.actions import BRIDGE
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
    if player.bridges_left <= player.due_bridges:
        return False
    for place in range(len(state.board.bridge_a)):
        if _touches_own(state, seat, place) and not is_taken(state, place):
            return True
    return False


def legal(state: State, seat: i64, out: list[int]) -> None:
    player = state.players[seat]
    if player.due_bridges == 0 or player.bridges_left == 0:
        return
    for place in range(len(state.board.bridge_a)):
        if _touches_own(state, seat, place) and not is_taken(state, place):
            out.append(BRIDGE + place)


def refusal(state: State, seat: i64, action: i64) -> Refusal | None:
    place = action - BRIDGE
    player = state.players[seat]
    if player.due_bridges == 0:
        return Refusal("bridges.due")
    if player.bridges_left == 0:
        return Refusal("bridges.supply", 1, 0)
    if is_taken(state, place):
        return Refusal("bridges.place-taken")
    if not _touches_own(state, seat, place):
        return Refusal("bridges.own-building")
    return None


def apply(state: State, seat: i64, action: i64) -> None:
    """Also for others the two hexes are direct neighbours now; a town may come about at either end."""
    place = action - BRIDGE
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
