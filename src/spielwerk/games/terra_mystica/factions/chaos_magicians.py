"""Chaos Magicians (red; rulebook, "Factions", last page).

They start with a single dwelling, placed after everybody else's, and take two favour tiles instead of one for
every temple and for the sanctuary. The income of their stronghold is workers.

Stronghold: once per round an action that gives two actions in a row (ACTC).
"""

from librt.vecs import vec
from mypy_extensions import i64

from spielwerk.games.terra_mystica.actions import CHAOS_DOUBLE
from spielwerk.games.terra_mystica.factions.faction import Faction
from spielwerk.games.terra_mystica.terms import RED


def faction() -> Faction:
    board = Faction(2, "chaosmagicians", RED)
    board.start_workers = 4
    board.start_cults = vec[i64]([2, 0, 0, 0])
    board.start_dwellings = 1
    board.places_last = True
    board.start_points = 19
    board.cost_coins = vec[i64]([0, 2, 3, 5, 4, 8])
    board.stronghold_workers = 2
    board.stronghold_power = 0
    board.favours_per_building = 2
    board.stronghold_action = CHAOS_DOUBLE
    return board
