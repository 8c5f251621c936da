"""Darklings (black; rulebook, "Factions", last page).

They pay priests for their spades, one each whatever the terrain, get 2 VP for every spade so bought, and have no
digging track. Their sanctuary brings two priests per round.

Stronghold: once, on building it, up to 3 workers may become priests.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spielwerk.games.terra_mystica.factions.faction import Faction
from spielwerk.games.terra_mystica.state import State
from spielwerk.games.terra_mystica.terms import BLACK

MOST_ORDAINED: Final = 3
"""Workers that may become priests when the stronghold is built."""


class Darklings(Faction):
    def stronghold_built(self, state: State, seat: i64) -> None:
        state.players[seat].due_priests = MOST_ORDAINED


def faction() -> Faction:
    board = Darklings(4, "darklings", BLACK)
    board.start_workers = 1
    board.start_priests = 1
    board.start_cults = vec[i64]([0, 1, 1, 0])
    board.start_points = 15
    board.cost_coins = vec[i64]([0, 2, 3, 5, 6, 10])
    board.sanctuary_priests = 2
    board.digging_max = 0
    board.spade_workers = vec[i64]([0])
    board.spade_priests = 1
    board.bought_spade_points = 2
    return board
