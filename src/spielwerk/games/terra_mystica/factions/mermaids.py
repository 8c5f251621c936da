"""Mermaids (blue; rulebook, "Factions", last page).

Their shipping starts at 1 and reaches 5. When they found a town they may skip one river hex: their buildings
around it count as connected.

Stronghold: a step of shipping at once, free of charge and with its VP.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spielwerk.games.terra_mystica.factions.faction import Faction
from spielwerk.games.terra_mystica.rules import shipping
from spielwerk.games.terra_mystica.state import State
from spielwerk.games.terra_mystica.terms import BLUE

STEPS_AT_ONCE: Final = 1
"""Of shipping, for the stronghold."""


class Mermaids(Faction):
    def stronghold_built(self, state: State, seat: i64) -> None:
        for _ in range(STEPS_AT_ONCE):
            shipping.free_step(state, seat)


def faction() -> Faction:
    board = Mermaids(10, "mermaids", BLUE)
    board.start_bowl_one = 3
    board.start_bowl_two = 9
    board.start_cults = vec[i64]([0, 2, 0, 0])
    board.start_points = 19
    board.cost_coins = vec[i64]([0, 2, 3, 5, 6, 8])
    board.stronghold_power = 4
    board.shipping_start = 1
    board.shipping_max = 5
    board.shipping_points = vec[i64]([0, 0, 2, 3, 4, 5])
    board.towns_across_river = True
    return board
