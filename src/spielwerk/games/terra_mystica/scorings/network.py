"""The largest network of buildings connected directly or indirectly (rulebook, "Area Scoring")."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spielwerk.core.sets import HexSet, difference, intersection, is_empty, members, single, size, union
from spielwerk.games.terra_mystica.scorings.scoring import FinalScoring
from spielwerk.games.terra_mystica.state import FROM_NETWORK, Player, State

POINTS: Final[vec[i64]] = vec[i64]([18, 12, 6])


def linked(state: State, player: Player, hex: i64) -> HexSet:
    """Hexes that count as connected with a hex at the end: neighbours, own shipping, own tunnel or carpet."""
    found = union(state.near(hex), state.board.within(player.shipping, hex))
    skipped = player.faction.tunnel_range_now(player)
    if skipped > 0:
        found = union(found, state.board.apart(skipped + 1, hex))
    return found


def largest_network(state: State, seat: i64) -> i64:
    """Buildings in the largest group connected directly or indirectly."""
    player = state.players[seat]
    rest = player.built
    largest: i64 = 0
    while not is_empty(rest):
        group: HexSet = (0, 0)
        edge = single(members(rest)[0])
        while not is_empty(edge):
            group = union(group, edge)
            around: HexSet = (0, 0)
            for hex in members(edge):
                around = union(around, linked(state, player, hex))
            edge = difference(intersection(around, player.built), group)
        rest = difference(rest, group)
        if size(group) > largest:
            largest = size(group)
    return largest


class NetworkScoring(FinalScoring):
    def amount(self, state: State, seat: i64) -> i64:
        return largest_network(state, seat)


def scorings() -> list[FinalScoring]:
    return [NetworkScoring(FROM_NETWORK, POINTS)]
