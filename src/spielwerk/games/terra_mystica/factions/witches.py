"""Witches (green; rulebook, "Factions", last page).

Every town that they found is worth 5 VP more.

Stronghold: once per round a free dwelling on any empty forest hex, however far away (ACTW).
"""

from librt.vecs import vec
from mypy_extensions import i64

from spielwerk.games.terra_mystica.actions import WITCH_RIDE
from spielwerk.games.terra_mystica.factions.faction import Faction
from spielwerk.games.terra_mystica.terms import GREEN


def faction() -> Faction:
    board = Faction(13, "witches", GREEN)
    board.start_cults = vec[i64]([0, 0, 0, 2])
    board.start_points = 19
    board.town_points = 5
    board.stronghold_action = WITCH_RIDE
    return board
