"""The end of the game (rulebook, "End of the Game"): cults, largest network, what is left over."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from spielwerk.core.sets import HexSet, difference, intersection, is_empty, members, single, size, union
from spielwerk.games.terra_mystica.rules.points import score
from spielwerk.games.terra_mystica.state import (
    FINAL_RESOURCES,
    FINAL_SCORE,
    FROM_FIRE,
    FROM_NETWORK,
    FROM_RESOURCES,
    Player,
    State,
)
from spielwerk.games.terra_mystica.terms import CULTS

CULT_POINTS: Final[vec[i64]] = vec[i64]([8, 4, 2])
NETWORK_POINTS: Final[vec[i64]] = vec[i64]([18, 12, 6])


def score_game(state: State) -> None:
    for cult in range(CULTS):
        steps = vec[i64]([])
        for player in state.players:
            steps = append(steps, player.cults[cult])
        _reward(state, FROM_FIRE + cult, steps, CULT_POINTS)
    networks = vec[i64]([])
    for seat in range(len(state.players)):
        networks = append(networks, largest_network(state, seat))
    _reward(state, FROM_NETWORK, networks, NETWORK_POINTS)
    for seat in range(len(state.players)):
        _score_resources(state, seat)


def shared_points(amounts: vec[i64], seat: i64, points: vec[i64]) -> i64:
    """Points of one seat: places by amount, ties share the sum of their places rounded down, 0 scores nothing."""
    mine = amounts[seat]
    if mine == 0:
        return 0
    better: i64 = 0
    equal: i64 = 0
    for amount in amounts:
        if amount > mine:
            better += 1
        elif amount == mine:
            equal += 1
    total: i64 = 0
    for place in range(better, better + equal):
        if place < len(points):
            total += points[place]
    return total // equal


def _reward(state: State, source: i64, amounts: vec[i64], points: vec[i64]) -> None:
    for seat in range(len(state.players)):
        gained = shared_points(amounts, seat, points)
        if gained > 0:
            score(state.players[seat], source, gained)
            state.note(FINAL_SCORE, seat, source, gained)


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


def _score_resources(state: State, seat: i64) -> None:
    """Bowl II is sacrificed pairwise; power, priests and workers become coins, and coins VP."""
    player = state.players[seat]
    burnt = player.bowl_two // 2
    player.bowl_two -= 2 * burnt
    player.bowl_three += burnt
    player.coins += player.bowl_three + player.priests + player.workers
    player.bowl_one += player.bowl_three
    player.bowl_three = 0
    player.priests = 0
    player.workers = 0
    state.note(FINAL_RESOURCES, seat, player.coins, 0)
    points = player.coins // player.faction.coins_per_point
    player.coins -= points * player.faction.coins_per_point
    score(player, FROM_RESOURCES, points)
    state.note(FINAL_SCORE, seat, FROM_RESOURCES, points)
