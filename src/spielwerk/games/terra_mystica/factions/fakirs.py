"""Fakirs (yellow; rulebook, "Factions", last page).

They do not ship and can improve their digging only once. When they transform or build they may fly over one hex,
land or river, on a carpet: 1 priest more, and 4 VP each time. Their stronghold brings a priest per round.

Stronghold: the carpet flies over one more hex. Town tiles with a shipping step lengthen the flight instead, up to
four hexes.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spielwerk.games.terra_mystica.factions.faction import Faction
from spielwerk.games.terra_mystica.state import Player
from spielwerk.games.terra_mystica.terms import YELLOW

RANGE_OF_STRONGHOLD: Final = 1
"""Hexes more that the carpet skips."""
LONGEST_RANGE: Final = 4


class Fakirs(Faction):
    def tunnel_range_now(self, player: Player) -> i64:
        range_now: i64 = self.tunnel_range + RANGE_OF_STRONGHOLD * player.strongholds + player.extra_range
        if range_now > LONGEST_RANGE:
            return LONGEST_RANGE
        return range_now


def faction() -> Faction:
    board = Fakirs(7, "fakirs", YELLOW)
    board.start_bowl_one = 7
    board.start_bowl_two = 5
    board.start_cults = vec[i64]([1, 0, 0, 1])
    board.start_points = 33
    board.cost_coins = vec[i64]([0, 2, 3, 5, 10, 6])
    board.stronghold_priests = 1
    board.stronghold_power = 0
    board.shipping_max = 0
    board.shipping_points = vec[i64]([0])
    board.digging_max = 1
    board.spade_workers = vec[i64]([3, 2])
    board.tunnel_range = 1
    board.tunnel_priests = 1
    return board
