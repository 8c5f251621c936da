"""Building dwellings (rulebook, "Transform and Build")."""

from typing import Final

from mypy_extensions import i64

from spielwerk.core.game import Refusal
from spielwerk.core.sets import HexSet, contains, difference, is_empty, members, union, with_hex
from spielwerk.games.terra_mystica.actions import BUILD
from spielwerk.games.terra_mystica.rules import offers, towns, transform, turns
from spielwerk.games.terra_mystica.rules.neighbours import can_pay_tunnel, reach, tunnel_reach
from spielwerk.games.terra_mystica.rules.points import score
from spielwerk.games.terra_mystica.state import (
    BEFORE_ACTION,
    FROM_FAVOUR,
    FROM_ROUND_TILE,
    NO_DWELLING,
    ON_CHANGED_HEX,
    TRANSFORMING,
    Player,
    State,
    holds_favour,
)
from spielwerk.games.terra_mystica.terms import DWELLING, DWELLINGS
from spielwerk.games.terra_mystica.tiles import scoring

_DWELLING_FAVOUR: Final = 11
_DWELLING_FAVOUR_POINTS: Final = 2


def can_pay(player: Player) -> bool:
    return (
        player.workers >= player.faction.cost_workers[DWELLING] and player.coins >= player.faction.cost_coins[DWELLING]
    )


def _on_home_terrain(state: State, player: Player, hexes: HexSet) -> HexSet:
    found: HexSet = (0, 0)
    for hex in members(hexes):
        if state.terrain[hex] == player.faction.colour:
            found = with_hex(found, hex)
    return found


def _only_on_changed(state: State, player: Player) -> bool:
    """Whether the transformation under way lets a dwelling follow only on a hex that it has changed.

    With `loose-spades` it does not as long as none of those hexes has come home.
    """
    if is_empty(player.changed):
        return player.may_build == ON_CHANGED_HEX
    return not state.settings.loose_spades or not is_empty(_on_home_terrain(state, player, player.changed))


def _ready_hexes(state: State, seat: i64) -> HexSet:
    """Home hexes on which the present action may put a dwelling, cost of the dwelling apart."""
    player = state.players[seat]
    if player.due_ride > 0:
        everything: HexSet = (0, 0)
        for hex in range(state.board.land):
            everything = with_hex(everything, hex)
        return _on_home_terrain(state, player, difference(everything, state.occupied()))
    if state.stage == TRANSFORMING and _only_on_changed(state, player):
        return _on_home_terrain(state, player, player.changed)
    near = reach(state, seat)
    if player.faction.tunnel_range > 0 and can_pay_tunnel(player, player.faction.cost_workers[DWELLING], 0):
        near = union(near, tunnel_reach(state, seat, near))
    return _on_home_terrain(state, player, near)


def legal(state: State, seat: i64, out: list[int]) -> None:
    player = state.players[seat]
    if player.dwellings >= DWELLINGS or player.bought_spades > 0:
        return
    if player.due_ride == 0 and not can_pay(player):
        return
    if state.stage == TRANSFORMING and player.may_build == NO_DWELLING:
        return
    for hex in members(_ready_hexes(state, seat)):
        out.append(BUILD + hex)


def refusal(state: State, seat: i64, action: i64) -> Refusal | None:
    player = state.players[seat]
    hex = action - BUILD
    if state.owner[hex] >= 0:
        return Refusal("build.occupied")
    if player.dwellings >= DWELLINGS:
        return Refusal("build.supply", 1, 0)
    if player.bought_spades > 0:
        return Refusal("transform.use-bought")
    if state.terrain[hex] != player.faction.colour:
        return Refusal("build.home-terrain")
    if player.due_ride > 0:
        return None
    if state.stage == TRANSFORMING:
        if player.may_build == NO_DWELLING:
            return Refusal("build.one-dwelling")
        if not contains(player.changed, hex) and _only_on_changed(state, player):
            return Refusal("build.changed-hex")
    if player.workers < player.faction.cost_workers[DWELLING]:
        return Refusal("build.cost", player.faction.cost_workers[DWELLING], player.workers)
    if player.coins < player.faction.cost_coins[DWELLING]:
        return Refusal("build.cost", player.faction.cost_coins[DWELLING], player.coins)
    if contains(player.changed, hex):
        return None
    return _reach_refusal(state, seat, hex)


def _reach_refusal(state: State, seat: i64, hex: i64) -> Refusal | None:
    player = state.players[seat]
    near = reach(state, seat)
    if contains(near, hex):
        return None
    if not contains(tunnel_reach(state, seat, near), hex):
        return Refusal("build.reach")
    if not can_pay_tunnel(player, player.faction.cost_workers[DWELLING], 0):
        return Refusal("transform.tunnel-cost")
    return None


def apply(state: State, seat: i64, action: i64) -> None:
    player = state.players[seat]
    hex = action - BUILD
    free = player.due_ride > 0
    if free:
        player.due_ride = 0
    else:
        if state.stage == BEFORE_ACTION:
            turns.begin_action(state, seat)
        transform.pay_tunnel(state, seat, hex)
        player.workers -= player.faction.cost_workers[DWELLING]
        player.coins -= player.faction.cost_coins[DWELLING]
    place(state, seat, hex)
    tile = state.scoring[state.round]
    if scoring.POINTS_PER_DWELLING[tile] > 0:
        score(player, FROM_ROUND_TILE, scoring.POINTS_PER_DWELLING[tile])
    if holds_favour(player, _DWELLING_FAVOUR):
        score(player, FROM_FAVOUR, _DWELLING_FAVOUR_POINTS)
    towns.look_for_town(state, seat, hex)
    offers.offer_power(state, seat, hex)
    if not free:
        turns.finish_action(state, seat)


def place(state: State, seat: i64, hex: i64) -> None:
    """Puts a dwelling on the map, without price or points; during set-up that is all."""
    player = state.players[seat]
    state.owner[hex] = seat
    state.building[hex] = DWELLING
    player.built = with_hex(player.built, hex)
    player.dwellings += 1
