"""Auren (green; rulebook, "Factions", last page).

Nothing special from the start; their sanctuary costs 8 coins.

Stronghold: a favour tile at once; once per round two steps on one and the same cult (ACTA).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spielwerk.games.terra_mystica.actions import AUREN_CULT
from spielwerk.games.terra_mystica.factions.faction import Faction
from spielwerk.games.terra_mystica.state import State
from spielwerk.games.terra_mystica.terms import GREEN

FAVOURS_AT_ONCE: Final = 1
"""For the stronghold."""


class Auren(Faction):
    def stronghold_built(self, state: State, seat: i64) -> None:
        state.players[seat].due_favours += FAVOURS_AT_ONCE


def faction() -> Faction:
    board = Auren(1, "auren", GREEN)
    board.start_cults = vec[i64]([0, 1, 0, 1])
    board.start_points = 27
    board.cost_coins = vec[i64]([0, 2, 3, 5, 6, 8])
    board.stronghold_action = AUREN_CULT
    return board
