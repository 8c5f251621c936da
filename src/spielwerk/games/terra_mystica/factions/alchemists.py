"""Alchemists (black; rulebook, "Factions", last page).

They trade points and coins at any time: 1 VP becomes 1 coin, 2 coins become 1 VP. For the last coins of the game
they also need only 2 per VP. Their stronghold brings coins as income instead of power.

Stronghold: 12 power at once; from then on 2 power for every spade they get, wherever it comes from.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spielwerk.games.terra_mystica.factions.faction import Faction
from spielwerk.games.terra_mystica.rules.power import gain_power
from spielwerk.games.terra_mystica.state import State
from spielwerk.games.terra_mystica.terms import BLACK

POWER_AT_ONCE: Final = 12
"""For the stronghold."""
POWER_PER_SPADE: Final = 2
"""With the stronghold."""


class Alchemists(Faction):
    def stronghold_built(self, state: State, seat: i64) -> None:
        gain_power(state.players[seat], POWER_AT_ONCE)

    def spades_gained(self, state: State, seat: i64, spades: i64) -> None:
        player = state.players[seat]
        if player.strongholds > 0:
            gain_power(player, POWER_PER_SPADE * spades)


def faction() -> Faction:
    board = Alchemists(0, "alchemists", BLACK)
    board.start_cults = vec[i64]([1, 1, 0, 0])
    board.start_points = 27
    board.trading_house_coins = vec[i64]([0, 2, 4, 7, 11])
    board.trading_house_power = vec[i64]([0, 1, 2, 3, 4])
    board.stronghold_coins = 6
    board.stronghold_power = 0
    board.coins_per_point = 2
    board.trades_points = True
    return board
