"""Direct and indirect neighbours: where a player may build and transform (rulebook, "Neighbours")."""

from mypy_extensions import i64

from spielwerk.core.sets import HexSet, difference, intersection, members, union
from spielwerk.games.terra_mystica.state import CULT_SPADES, Player, State
from spielwerk.games.terra_mystica.tiles import bonus


def shipping_now(state: State, player: Player) -> i64:
    """The shipping value for reach: the track, and more with BON4 during one's own actions."""
    if player.faction.shipping_max > 0 and state.phase != CULT_SPADES:
        return player.shipping + bonus.EXTRA_SHIPPING[player.bonus]
    return player.shipping


def reach(state: State, seat: i64) -> HexSet:
    """Free land hexes that are neighbours of an own building, directly, by bridge or by shipping."""
    player = state.players[seat]
    shipping = shipping_now(state, player)
    board = state.board
    found: HexSet = (0, 0)
    for hex in members(player.built):
        found = union(found, union(board.within(shipping, hex), state.near(hex)))
    return difference(found, state.occupied())


def tunnel_reach(state: State, seat: i64, without: HexSet) -> HexSet:
    """Free land hexes that only a tunnel or carpet reaches; `without` is what can be reached otherwise."""
    player = state.players[seat]
    skipped = player.faction.tunnel_range_now(player)
    found: HexSet = (0, 0)
    if skipped == 0 or state.phase == CULT_SPADES:
        return found
    for hex in members(player.built):
        found = union(found, state.board.apart(skipped + 1, hex))
    return difference(difference(found, without), state.occupied())


def can_pay_tunnel(player: Player, workers: i64, priests: i64) -> bool:
    """Whether a tunnel or carpet can be paid on top of that many workers and priests."""
    faction = player.faction
    return (
        player.workers >= workers + faction.tunnel_workers_now(player)
        and player.priests >= priests + faction.tunnel_priests
    )


def beside_opponent(state: State, seat: i64, hex: i64) -> bool:
    """Whether an opponent's building is a direct neighbour, which makes trading houses cheap."""
    around = intersection(state.near(hex), state.occupied())
    for other in members(around):
        if state.owner[other] != seat:
            return True
    return False
