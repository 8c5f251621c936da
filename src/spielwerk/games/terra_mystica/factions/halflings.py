"""Halflings (brown; rulebook, "Factions", last page).

Every spade they get is worth 1 VP more, and improving their digging costs only 1 coin besides the priest and the
workers.

Stronghold: three spades at once, to be used on one or several hexes; a dwelling may be built, at its price, on one
of the hexes changed.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spielwerk.games.terra_mystica.factions.faction import Faction
from spielwerk.games.terra_mystica.rules import transform
from spielwerk.games.terra_mystica.state import ON_CHANGED_HEX, State
from spielwerk.games.terra_mystica.terms import BROWN

SPADES_AT_ONCE: Final = 3
"""For the stronghold."""


class Halflings(Faction):
    def stronghold_built(self, state: State, seat: i64) -> None:
        transform.give_spades(state, seat, SPADES_AT_ONCE, ON_CHANGED_HEX, True)


def faction() -> Faction:
    board = Halflings(9, "halflings", BROWN)
    board.start_bowl_one = 3
    board.start_bowl_two = 9
    board.start_cults = vec[i64]([0, 0, 1, 1])
    board.cost_coins = vec[i64]([0, 2, 3, 5, 8, 6])
    board.digging_coins = 1
    board.gained_spade_points = 1
    return board
