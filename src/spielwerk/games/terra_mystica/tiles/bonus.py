"""Bonus tiles BON1 to BON10 (rulebook, "Bonus cards"; BON10 is the promotional tile of 2013).

Each player takes one when passing and keeps it for the next round. Three more than there are players are in the
game; those left over collect coins.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spielwerk.games.terra_mystica.actions import BONUS_CULT, BONUS_SPADE
from spielwerk.games.terra_mystica.factions.faction import NO_ACTION
from spielwerk.games.terra_mystica.settings import Settings
from spielwerk.games.terra_mystica.state import Player

TILES: Final = 10
SPARE_TILES: Final = 3
"""Tiles in the game beyond one per player."""

# Income of the holder.
INCOME_COINS: Final[vec[i64]] = vec[i64]([0, 2, 4, 6, 0, 0, 0, 0, 0, 2, 0])
INCOME_WORKERS: Final[vec[i64]] = vec[i64]([0, 0, 0, 0, 0, 1, 2, 1, 0, 0, 0])
INCOME_PRIESTS: Final[vec[i64]] = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0])
INCOME_POWER: Final[vec[i64]] = vec[i64]([0, 0, 0, 0, 3, 3, 0, 0, 0, 0, 3])

ACTION: Final[vec[i64]] = vec[i64]([NO_ACTION, BONUS_SPADE, BONUS_CULT] + [NO_ACTION] * 8)
"""Special action of the holder (`actions.BONUS_SPADE`, ...) or NO_ACTION."""

EXTRA_SHIPPING: Final[vec[i64]] = vec[i64]([0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0])
"""Shipping on top of the track during the holder's own actions; nothing for a faction that does not ship."""

# VP on passing, for each of these.
POINTS_PER_DWELLING: Final[vec[i64]] = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0])
POINTS_PER_TRADING_HOUSE: Final[vec[i64]] = vec[i64]([0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0])
POINTS_PER_BIG: Final[vec[i64]] = vec[i64]([0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0])
"""For a stronghold and a sanctuary."""
POINTS_PER_SHIPPING: Final[vec[i64]] = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3])
"""For a step of shipping on the track."""

OF_SHIPPING_BONUS: Final[vec[i64]] = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1])
"""Whether the tile is only there with the option `shipping-bonus`."""
COINS_LEFT_OVER: Final = 1
"""Coins that a tile collects in a round in which nobody has it."""


def in_game(number: i64, settings: Settings) -> bool:
    """Whether the tile is among those that are drawn from."""
    return OF_SHIPPING_BONUS[number] == 0 or settings.shipping_bonus


def pass_points(player: Player, number: i64) -> i64:
    """VP that a tile brings to its holder on passing."""
    points = POINTS_PER_DWELLING[number] * player.dwellings
    points += POINTS_PER_TRADING_HOUSE[number] * player.trading_houses
    points += POINTS_PER_BIG[number] * (player.strongholds + player.sanctuaries)
    return points + POINTS_PER_SHIPPING[number] * player.shipping
