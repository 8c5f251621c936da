"""Building dwellings (rulebook, "Transform and Build")."""

from mypy_extensions import i64

from spielwerk.core.kinds import Obstacles
from spielwerk.core.sets import HexSet, contains, difference, is_empty, members, union, with_hex
from spielwerk.games.terra_mystica.kind import Kind
from spielwerk.games.terra_mystica.price import Price, add
from spielwerk.games.terra_mystica.rules import offers, setup, towns, transform, turns
from spielwerk.games.terra_mystica.rules.neighbours import can_pay_tunnel, reach, tunnel_reach
from spielwerk.games.terra_mystica.rules.points import score
from spielwerk.games.terra_mystica.state import (
    BEFORE_ACTION,
    FROM_FAVOUR,
    FROM_ROUND_TILE,
    INSTEAD_OF_SANDSTORM,
    NO_DWELLING,
    ON_ANY_HOME_HEX,
    PLACING_DWELLINGS,
    TRANSFORMING,
    Player,
    State,
)
from spielwerk.games.terra_mystica.terms import DWELLING
from spielwerk.games.terra_mystica.tiles import favours, scoring
from spielwerk.games.terra_mystica.values import SUPPLY


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

    With `loose-spades` it does not as long as none of those hexes has come home; with `unused-spades` free spades may
    be called up and then not used at all.
    """
    if is_empty(player.changed):
        return player.may_build != INSTEAD_OF_SANDSTORM and not _may_stay_unused(state, player)
    return not state.settings.loose_spades or not is_empty(_on_home_terrain(state, player, player.changed))


def _may_stay_unused(state: State, player: Player) -> bool:
    return state.settings.unused_spades and player.may_build == ON_ANY_HOME_HEX


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


def place(state: State, seat: i64, hex: i64) -> None:
    """Puts a dwelling on the map, without price or points; during set-up that is all."""
    player = state.players[seat]
    state.owner[hex] = seat
    state.building[hex] = DWELLING
    player.built = with_hex(player.built, hex)
    player.dwellings += 1


class Build(Kind):
    """Builds a dwelling: within "transform and build", as the Witches' ride, or one of the first ones."""

    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        if state.phase == PLACING_DWELLINGS:
            for hex in range(state.board.land):
                if setup.may_place(state, seat, hex):
                    out.append(self.start + hex)
            return
        player = state.players[seat]
        if player.dwellings >= SUPPLY[DWELLING] or player.bought_spades > 0:
            return
        if player.due_ride == 0 and not can_pay(player):
            return
        if state.stage == TRANSFORMING and player.may_build == NO_DWELLING:
            return
        for hex in members(_ready_hexes(state, seat)):
            out.append(self.start + hex)

    def obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        player = state.players[seat]
        hex = action - self.start
        if state.phase == PLACING_DWELLINGS:
            setup.placing_obstacles(state, seat, hex, found)
            return
        if state.owner[hex] >= 0 and found.add("build.occupied"):
            return
        if player.dwellings >= SUPPLY[DWELLING] and found.add("build.supply", 1, 0):
            return
        if player.bought_spades > 0 and found.add("transform.use-bought"):
            return
        if state.terrain[hex] != player.faction.colour and found.add("build.home-terrain"):
            return
        if player.due_ride > 0:
            return
        if state.stage == TRANSFORMING:
            if player.may_build == NO_DWELLING:
                if found.add("build.one-dwelling"):
                    return
            elif not contains(player.changed, hex) and _only_on_changed(state, player):
                if found.add("build.changed-hex"):
                    return
        if player.workers < player.faction.cost_workers[DWELLING]:
            if found.add("build.cost", player.faction.cost_workers[DWELLING], player.workers):
                return
        if player.coins < player.faction.cost_coins[DWELLING]:
            if found.add("build.cost", player.faction.cost_coins[DWELLING], player.coins):
                return
        if not contains(player.changed, hex):
            _reach_obstacles(state, seat, hex, found)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        player = state.players[seat]
        hex = action - self.start
        if state.phase == PLACING_DWELLINGS:
            place(state, seat, hex)
            setup.next_step(state)
            return
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
        score(player, FROM_FAVOUR, favours.together(player, favours.POINTS_PER_DWELLING))
        towns.look_for_town(state, seat, hex)
        offers.offer_power(state, seat, hex)
        if not free:
            turns.finish_action(state, seat)

    def price(self, state: State, seat: i64, action: i64) -> Price:
        player = state.players[seat]
        tunnel = transform.tunnel_price_for(state, seat, action - self.start)
        return tunnel if player.due_ride > 0 else add(dwelling_price(player), tunnel)


def dwelling_price(player: Player) -> Price:
    return (player.faction.cost_coins[DWELLING], player.faction.cost_workers[DWELLING], 0, 0)


def _reach_obstacles(state: State, seat: i64, hex: i64, found: Obstacles) -> None:
    player = state.players[seat]
    near = reach(state, seat)
    if contains(near, hex):
        return
    if not contains(tunnel_reach(state, seat, near), hex):
        found.add("build.reach")
    elif not can_pay_tunnel(player, player.faction.cost_workers[DWELLING], 0):
        found.add("transform.tunnel-cost")
