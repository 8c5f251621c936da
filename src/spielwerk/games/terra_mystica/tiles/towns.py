"""Town tiles TW1 to TW8 (rulebook, "Founding a Town"; TW6 to TW8 are the mini expansion of 2013).

Whoever founds a town takes one. Each counts as one key for the last space of a cult track, TW6 as two.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spielwerk.games.terra_mystica.settings import Settings

TILES: Final = 8

OF_EXPANSION: Final[vec[i64]] = vec[i64]([0, 0, 0, 0, 0, 0, 1, 1, 1])
"""Whether the tile is only there with the option `mini-expansion`."""
COPIES: Final[vec[i64]] = vec[i64]([0, 2, 2, 2, 2, 2, 1, 2, 1])
POINTS: Final[vec[i64]] = vec[i64]([0, 5, 7, 9, 6, 8, 2, 4, 11])
COINS: Final[vec[i64]] = vec[i64]([0, 6, 0, 0, 0, 0, 0, 0, 0])
WORKERS: Final[vec[i64]] = vec[i64]([0, 0, 2, 0, 0, 0, 0, 0, 0])
PRIESTS: Final[vec[i64]] = vec[i64]([0, 0, 0, 1, 0, 0, 0, 0, 0])
POWER: Final[vec[i64]] = vec[i64]([0, 0, 0, 0, 8, 0, 0, 0, 0])
CULT_STEPS: Final[vec[i64]] = vec[i64]([0, 0, 0, 0, 0, 1, 2, 0, 0])
"""Steps on each of the four cults."""
KEYS: Final[vec[i64]] = vec[i64]([0, 1, 1, 1, 1, 1, 2, 1, 1])
SHIPPING_STEP: Final[vec[i64]] = vec[i64]([0, 0, 0, 0, 0, 0, 0, 1, 0])
"""Free steps of shipping with their VP; the Fakirs' carpet flies one hex further instead."""


def copies(number: i64, settings: Settings) -> i64:
    """How many tiles of a kind are in the game."""
    if OF_EXPANSION[number] != 0 and not settings.mini_expansion:
        return 0
    return COPIES[number]
