"""Nomads (yellow; rulebook, "Factions", last page).

They start with three dwellings. Their third and fourth trading houses bring more coins and less power.

Stronghold: once per round a sandstorm turns a hex that shares an edge with an own building into home terrain,
without spades; a dwelling may follow at its price (ACTN).
"""

from librt.vecs import vec
from mypy_extensions import i64

from spielwerk.games.terra_mystica.actions import NOMAD_SANDSTORM
from spielwerk.games.terra_mystica.factions.faction import Faction
from spielwerk.games.terra_mystica.terms import YELLOW


def faction() -> Faction:
    board = Faction(11, "nomads", YELLOW)
    board.start_workers = 2
    board.start_cults = vec[i64]([1, 0, 1, 0])
    board.start_dwellings = 3
    board.start_points = 19
    board.cost_coins = vec[i64]([0, 2, 3, 5, 8, 6])
    board.trading_house_coins = vec[i64]([0, 2, 4, 7, 11])
    board.trading_house_power = vec[i64]([0, 1, 2, 3, 4])
    board.stronghold_action = NOMAD_SANDSTORM
    return board
