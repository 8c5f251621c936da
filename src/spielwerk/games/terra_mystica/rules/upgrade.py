"""Upgrading (rulebook, "Upgrade a Building"): dwelling -> trading house -> stronghold or temple -> sanctuary."""

from mypy_extensions import i64

from spielwerk.core.kinds import Obstacles
from spielwerk.core.sets import members
from spielwerk.games.terra_mystica.actions import UPGRADES, upgrading
from spielwerk.games.terra_mystica.kind import Kind
from spielwerk.games.terra_mystica.price import Price, free
from spielwerk.games.terra_mystica.rules import favours, offers, towns, turns
from spielwerk.games.terra_mystica.rules.neighbours import beside_opponent
from spielwerk.games.terra_mystica.rules.points import score
from spielwerk.games.terra_mystica.state import FROM_FAVOUR, FROM_ROUND_TILE, TRANSFORMING, Player, State
from spielwerk.games.terra_mystica.terms import (
    DWELLING,
    SANCTUARY,
    STRONGHOLD,
    TEMPLE,
    TRADING_HOUSE,
)
from spielwerk.games.terra_mystica.tiles import favours as favour_tiles
from spielwerk.games.terra_mystica.tiles import scoring
from spielwerk.games.terra_mystica.values import LONELY, SUPPLY


def _upgrades_from(building: i64) -> i64:
    """What a building is made from."""
    if building == TRADING_HOUSE:
        return DWELLING
    if building == SANCTUARY:
        return TEMPLE
    return TRADING_HOUSE


def left_in_supply(player: Player, building: i64) -> i64:
    if building == TRADING_HOUSE:
        return SUPPLY[TRADING_HOUSE] - player.trading_houses
    if building == TEMPLE:
        return SUPPLY[TEMPLE] - player.temples
    if building == STRONGHOLD:
        return SUPPLY[STRONGHOLD] - player.strongholds
    return SUPPLY[SANCTUARY] - player.sanctuaries


def coins_for(state: State, seat: i64, hex: i64, building: i64) -> i64:
    """A trading house costs more unless an opponent is a direct neighbour."""
    coins = state.players[seat].faction.cost_coins[building]
    if building == TRADING_HOUSE and not beside_opponent(state, seat, hex):
        return LONELY * coins
    return coins


def can_pay(state: State, seat: i64, hex: i64, building: i64) -> bool:
    player = state.players[seat]
    return player.workers >= player.faction.cost_workers[building] and player.coins >= coins_for(
        state, seat, hex, building
    )


def _exchange(player: Player, building: i64) -> None:
    if building == TRADING_HOUSE:
        player.dwellings -= 1
        player.trading_houses += 1
    elif building == TEMPLE:
        player.trading_houses -= 1
        player.temples += 1
    elif building == STRONGHOLD:
        player.trading_houses -= 1
        player.strongholds += 1
    else:
        player.temples -= 1
        player.sanctuaries += 1


def _score(state: State, player: Player, building: i64) -> None:
    tile = state.scoring[state.round]
    points: i64 = 0
    if building == TRADING_HOUSE:
        points = scoring.POINTS_PER_TRADING_HOUSE[tile]
        score(player, FROM_FAVOUR, favour_tiles.together(player, favour_tiles.POINTS_PER_TRADING_HOUSE))
    elif building == TEMPLE:
        points = scoring.POINTS_PER_TEMPLE[tile]
    else:
        points = scoring.POINTS_PER_BIG[tile]
    if points > 0:
        score(player, FROM_ROUND_TILE, points)


class Upgrade(Kind):
    """Upgrades a building, at its price or as the Swarmlings' free trading house."""

    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        player = state.players[seat]
        free = player.due_trading_house > 0
        for hex in members(player.built):
            building = state.building[hex]
            if building == DWELLING:
                if left_in_supply(player, TRADING_HOUSE) > 0 and (free or can_pay(state, seat, hex, TRADING_HOUSE)):
                    out.append(upgrading(hex, TRADING_HOUSE))
            elif free:
                continue
            elif building == TRADING_HOUSE:
                if left_in_supply(player, TEMPLE) > 0 and can_pay(state, seat, hex, TEMPLE):
                    out.append(upgrading(hex, TEMPLE))
                if left_in_supply(player, STRONGHOLD) > 0 and can_pay(state, seat, hex, STRONGHOLD):
                    out.append(upgrading(hex, STRONGHOLD))
            elif building == TEMPLE and left_in_supply(player, SANCTUARY) > 0 and can_pay(state, seat, hex, SANCTUARY):
                out.append(upgrading(hex, SANCTUARY))

    def hex(self, action: i64) -> i64:
        return (action - self.start) // UPGRADES

    def building(self, action: i64) -> i64:
        return (action - self.start) % UPGRADES + TRADING_HOUSE

    def obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        player = state.players[seat]
        hex = self.hex(action)
        building = self.building(action)
        if state.owner[hex] != seat and found.add("upgrade.own-building"):
            return
        if state.building[hex] != _upgrades_from(building) and found.add("upgrade.order"):
            return
        if left_in_supply(player, building) <= 0 and found.add("upgrade.supply", 1, 0):
            return
        if player.due_trading_house > 0:
            if building != TRADING_HOUSE:
                found.add("factions.swarmlings")
            return
        if player.workers < player.faction.cost_workers[building]:
            if found.add("upgrade.cost", player.faction.cost_workers[building], player.workers):
                return
        coins = coins_for(state, seat, hex, building)
        if player.coins < coins:
            found.add("upgrade.cost", coins, player.coins)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        player = state.players[seat]
        hex = self.hex(action)
        building = self.building(action)
        free = player.due_trading_house > 0
        if free:
            player.due_trading_house = 0
        else:
            turns.begin_action(state, seat)
            player.coins -= coins_for(state, seat, hex, building)
            player.workers -= player.faction.cost_workers[building]
        _exchange(player, building)
        state.building[hex] = building
        _score(state, player, building)
        if building == STRONGHOLD:
            player.faction.stronghold_built(state, seat)
        elif building != TRADING_HOUSE:
            player.due_favours += player.faction.favours_per_building
        if player.due_favours > 0:
            favours.drop_what_is_not_there(state, seat)
        towns.look_for_town(state, seat, hex)
        offers.offer_power(state, seat, hex)
        if not free and state.stage != TRANSFORMING:
            turns.finish_action(state, seat)

    def price(self, state: State, seat: i64, action: i64) -> Price:
        if state.players[seat].due_trading_house > 0:
            return free()
        return price_for(state, seat, self.hex(action), self.building(action))


def price_for(state: State, seat: i64, hex: i64, building: i64) -> Price:
    """What the building costs the seat on that hex."""
    workers = state.players[seat].faction.cost_workers[building]
    return (coins_for(state, seat, hex, building), workers, 0, 0)
