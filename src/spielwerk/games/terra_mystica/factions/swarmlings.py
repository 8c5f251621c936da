"""Swarmlings (blue; rulebook, "Factions", last page).

Rich but dear: they start with more of everything and earn more, and each building costs more. Every town that they
found brings 3 workers besides its tile.

Stronghold: once per round a dwelling becomes a trading house free of charge (ACTS).
"""

from librt.vecs import vec
from mypy_extensions import i64

from spielwerk.games.terra_mystica.actions import SWARMLING_TRADING_HOUSE
from spielwerk.games.terra_mystica.factions.faction import Faction
from spielwerk.games.terra_mystica.terms import BLUE


def faction() -> Faction:
    board = Faction(12, "swarmlings", BLUE)
    board.start_coins = 20
    board.start_workers = 8
    board.start_bowl_one = 3
    board.start_bowl_two = 9
    board.start_cults = vec[i64]([1, 1, 1, 1])
    board.start_points = 22
    board.cost_workers = vec[i64]([0, 2, 3, 3, 5, 5])
    board.cost_coins = vec[i64]([0, 3, 4, 6, 8, 8])
    board.dwelling_workers = vec[i64]([2, 3, 4, 5, 6, 7, 8, 9, 9])
    board.trading_house_coins = vec[i64]([0, 2, 4, 6, 9])
    board.trading_house_power = vec[i64]([0, 2, 4, 6, 8])
    board.stronghold_power = 4
    board.sanctuary_priests = 2
    board.town_workers = 3
    board.stronghold_action = SWARMLING_TRADING_HOUSE
    return board
