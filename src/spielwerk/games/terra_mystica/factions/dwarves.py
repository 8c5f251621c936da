"""Dwarves (gray; rulebook, "Factions", last page).

They do not ship. When they transform or build they may tunnel under one hex, land or river: 2 workers more, and
4 VP each time.

Stronghold: a tunnel costs only 1 worker.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spielwerk.games.terra_mystica.factions.faction import Faction
from spielwerk.games.terra_mystica.state import Player
from spielwerk.games.terra_mystica.terms import GRAY

WORKERS_WITH_STRONGHOLD: Final = 1
"""For a tunnel."""


class Dwarves(Faction):
    def tunnel_workers_now(self, player: Player) -> i64:
        if player.strongholds > 0:
            return WORKERS_WITH_STRONGHOLD
        return self.tunnel_workers


def faction() -> Faction:
    board = Dwarves(5, "dwarves", GRAY)
    board.start_cults = vec[i64]([0, 0, 2, 0])
    board.trading_house_coins = vec[i64]([0, 3, 5, 7, 10])
    board.shipping_max = 0
    board.shipping_points = vec[i64]([0])
    board.tunnel_range = 1
    board.tunnel_workers = 2
    return board
