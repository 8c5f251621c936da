"""Giants (red; rulebook, "Factions", last page).

Every transformation takes them exactly two spades, however far the terrain is on the wheel, and always makes
their home terrain. A single spade is of no use to them.

Stronghold: once per round an action that gives two spades (ACTG).
"""

from librt.vecs import vec
from mypy_extensions import i64

from spielwerk.games.terra_mystica.actions import GIANT_SPADES
from spielwerk.games.terra_mystica.factions.faction import Faction
from spielwerk.games.terra_mystica.terms import RED


def faction() -> Faction:
    board = Faction(8, "giants", RED)
    board.fixed_spades = 2
    board.start_cults = vec[i64]([1, 0, 0, 1])
    board.start_points = 25
    board.stronghold_power = 4
    board.stronghold_action = GIANT_SPADES
    return board
