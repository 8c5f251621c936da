"""Paying for an action that cannot be paid yet: the cheapest free exchanges for it.

A price is coins, workers, priests and power. Exchanges are looked for from what the player has, and the ways ranked
by what they give away: tokens sacrificed, power, and priests and workers below their worth.
"""

from typing import Final

from mypy_extensions import i64

from spielwerk.core.sets import contains
from spielwerk.games.terra_mystica.actions import (
    ADVANCE_DIGGING,
    ADVANCE_SHIPPING,
    BUILD,
    BURN,
    CONVERT,
    DIG,
    DIG_SLOTS,
    ENGINEER_BRIDGE,
    POINT_TO_COIN,
    POWER_ACTION,
    POWER_ACTION_SLOTS,
    POWER_TO_COIN,
    POWER_TO_PRIEST,
    POWER_TO_WORKER,
    PRIEST_TO_COIN,
    PRIEST_TO_WORKER,
    SEND_PRIEST,
    SEND_PRIEST_SLOTS,
    SPECIAL_ACTION,
    TRANSFORM,
    UPGRADE,
    WORKER_TO_COIN,
)
from spielwerk.games.terra_mystica.rules.dig import workers_per_spade
from spielwerk.games.terra_mystica.rules.neighbours import reach
from spielwerk.games.terra_mystica.rules.power_actions import COST
from spielwerk.games.terra_mystica.rules.priests import priest_room
from spielwerk.games.terra_mystica.rules.upgrade import coins_for
from spielwerk.games.terra_mystica.state import Player, State
from spielwerk.games.terra_mystica.terms import DWELLING, TRADING_HOUSE

Price = tuple[i64, i64, i64, i64]
"""Coins, workers, priests, power."""

# What an exchange gives away, in hundredths of a victory point.
_LOSS_BURN: Final = 60
_LOSS_POWER: Final = 35
_LOSS_PRIEST_TO_WORKER: Final = 160
_LOSS_PRIEST_TO_COIN: Final = 260
_LOSS_WORKER_TO_COIN: Final = 80
_LOSS_POINT: Final = 60


class Way:
    """One way to pay: how often each exchange, and what it gives away."""

    def __init__(self, loss: i64) -> None:
        self.loss: i64 = loss
        self.burns: i64 = 0
        self.power_to_priest: i64 = 0
        self.power_to_worker: i64 = 0
        self.power_to_coin: i64 = 0
        self.priest_to_worker: i64 = 0
        self.priest_to_coin: i64 = 0
        self.worker_to_coin: i64 = 0
        self.point_to_coin: i64 = 0

    def actions(self) -> list[int]:
        """The exchanges as actions, in an order in which each is legal."""
        found: list[int] = [BURN] * self.burns
        found += [CONVERT + POWER_TO_PRIEST] * self.power_to_priest
        found += [CONVERT + POWER_TO_WORKER] * self.power_to_worker
        found += [CONVERT + POWER_TO_COIN] * self.power_to_coin
        found += [CONVERT + PRIEST_TO_WORKER] * self.priest_to_worker
        found += [CONVERT + PRIEST_TO_COIN] * self.priest_to_coin
        found += [CONVERT + WORKER_TO_COIN] * self.worker_to_coin
        found += [CONVERT + POINT_TO_COIN] * self.point_to_coin
        return found


def add(first: Price, second: Price) -> Price:
    return (first[0] + second[0], first[1] + second[1], first[2] + second[2], first[3] + second[3])


def dwelling_price(player: Player) -> Price:
    return (player.faction.cost_coins[DWELLING], player.faction.cost_workers[DWELLING], 0, 0)


def tunnel_price(player: Player) -> Price:
    return (0, player.faction.tunnel_workers_now(player), player.faction.tunnel_priests, 0)


def spades_price(player: Player, spades: i64) -> Price:
    return (0, spades * workers_per_spade(player), spades * player.faction.spade_priests, 0)


def price_of(state: State, seat: i64, action: i64) -> Price:
    """What an action costs the seat now; actions without a price cost nothing."""
    player = state.players[seat]
    faction = player.faction
    if action >= TRANSFORM or (BUILD <= action and action < UPGRADE):
        return _map_price(state, seat, action)
    if action >= UPGRADE:
        building = (action - UPGRADE) % 4 + TRADING_HOUSE
        if player.due_trading_house > 0:
            return (0, 0, 0, 0)
        return (coins_for(state, seat, (action - UPGRADE) // 4, building), faction.cost_workers[building], 0, 0)
    if action == ADVANCE_SHIPPING:
        return (faction.shipping_coins, 0, 1, 0)
    if action == ADVANCE_DIGGING:
        return (faction.digging_coins, faction.digging_workers, 1, 0)
    if SEND_PRIEST <= action and action < SEND_PRIEST + SEND_PRIEST_SLOTS:
        return (0, 0, 1, 0)
    if POWER_ACTION <= action and action < POWER_ACTION + POWER_ACTION_SLOTS:
        return (0, 0, 0, COST[action - POWER_ACTION])
    if action == SPECIAL_ACTION + ENGINEER_BRIDGE:
        return (0, 2, 0, 0)
    if DIG <= action and action < DIG + DIG_SLOTS:
        return spades_price(player, action - DIG + 1)
    return (0, 0, 0, 0)


def _map_price(state: State, seat: i64, action: i64) -> Price:
    player = state.players[seat]
    hex = (action - TRANSFORM) // 7 if action >= TRANSFORM else action - BUILD
    price: Price = (0, 0, 0, 0)
    if action < TRANSFORM and player.due_ride == 0:
        price = dwelling_price(player)
    if player.faction.tunnel_range > 0 and not contains(player.tunnelled, hex):
        if not contains(player.changed, hex) and not contains(reach(state, seat), hex):
            price = add(price, tunnel_price(player))
    return price


def ways(player: Player, price: Price, most: i64) -> list[Way]:
    """The ways to have a price ready, the least loss first, at most so many; empty if there is none."""
    priests_short = price[2] - player.priests
    if priests_short < 0:
        priests_short = 0
    if priests_short > priest_room(player):
        return []
    spare_priests = player.priests + priests_short - price[2]
    workers_short = price[1] - player.workers
    if workers_short < 0:
        workers_short = 0
    spare_workers = player.workers + workers_short - price[1]
    coins_short = price[0] - player.coins
    if coins_short < 0:
        coins_short = 0
    points = player.points if player.faction.trades_points else 0
    found: list[Way] = []
    for as_workers in range(min(spare_priests, workers_short) + 1):
        for as_coins in range(min(spare_priests - as_workers, coins_short) + 1):
            for workers in range(min(spare_workers, coins_short - as_coins) + 1):
                for paid in range(min(points, coins_short - as_coins - workers) + 1):
                    way = Way(0)
                    way.priest_to_worker = as_workers
                    way.priest_to_coin = as_coins
                    way.worker_to_coin = workers
                    way.point_to_coin = paid
                    way.power_to_priest = priests_short
                    way.power_to_worker = workers_short - as_workers
                    way.power_to_coin = coins_short - as_coins - workers - paid
                    if _complete(player, way, price[3]):
                        _keep(found, way, most)
    return found


def _complete(player: Player, way: Way, power: i64) -> bool:
    """Adds the tokens to sacrifice and the loss. False if there is not enough power for the way."""
    exchanged = 5 * way.power_to_priest + 3 * way.power_to_worker + way.power_to_coin
    burns = exchanged + power - player.bowl_three
    if burns < 0:
        burns = 0
    if 2 * burns > player.bowl_two:
        return False
    way.burns = burns
    way.loss = (
        burns * _LOSS_BURN
        + exchanged * _LOSS_POWER
        + way.priest_to_worker * _LOSS_PRIEST_TO_WORKER
        + way.priest_to_coin * _LOSS_PRIEST_TO_COIN
        + way.worker_to_coin * _LOSS_WORKER_TO_COIN
        + way.point_to_coin * _LOSS_POINT
    )
    return True


def _keep(found: list[Way], way: Way, most: i64) -> None:
    place = len(found)
    while place > 0 and found[place - 1].loss > way.loss:
        place -= 1
    if place < most:
        found.insert(place, way)
        if len(found) > most:
            found.pop()


def ways_to_pay(state: State, seat: int, action: int, most: int = 3) -> list[list[int]]:
    """The cheapest exchanges that make a main action payable: lists of actions, an empty one where nothing is needed.

    Whether the action is legal apart from its price is not looked at. No list: it cannot be paid.
    """
    return [way.actions() for way in ways(state.players[seat], price_of(state, seat, action), most)]
