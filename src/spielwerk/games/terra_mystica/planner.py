"""Paying for an action that cannot be paid yet: the cheapest free exchanges for it.

A price is coins, workers, priests and power. Exchanges are looked for from what the player has, and the ways ranked
by what they give away: tokens sacrificed, power, and priests and workers below their worth.
"""

from typing import Final

from mypy_extensions import i64

from spielwerk.games.terra_mystica.actions import (
    BURN,
    CONVERT,
    POINT_TO_COIN,
    POWER_TO_COIN,
    POWER_TO_PRIEST,
    POWER_TO_WORKER,
    PRIEST_TO_COIN,
    PRIEST_TO_WORKER,
    WORKER_TO_COIN,
)
from spielwerk.games.terra_mystica.kinds import kind
from spielwerk.games.terra_mystica.price import Price
from spielwerk.games.terra_mystica.rules.priests import priest_room
from spielwerk.games.terra_mystica.state import Player, State
from spielwerk.games.terra_mystica.values import BURNT, POWER_COST

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
    exchanged = (
        POWER_COST[POWER_TO_PRIEST] * way.power_to_priest
        + POWER_COST[POWER_TO_WORKER] * way.power_to_worker
        + POWER_COST[POWER_TO_COIN] * way.power_to_coin
    )
    burns = exchanged + power - player.bowl_three
    if burns < 0:
        burns = 0
    if BURNT * burns > player.bowl_two:
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
    return [way.actions() for way in ways(state.players[seat], kind(action).price(state, seat, action), most)]
