"""Favour tiles FAV1 to FAV12 (rulebook, "Favor tiles").

A temple or a sanctuary brings one; nobody may hold two of a kind. Each moves its taker forward on a cult at once.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spielwerk.games.terra_mystica.state import Player, holds_favour
from spielwerk.games.terra_mystica.terms import AIR, EARTH, FIRE, WATER

TILES: Final = 12

COPIES: Final[vec[i64]] = vec[i64]([0, 1, 1, 1, 1, 3, 3, 3, 3, 3, 3, 3, 3])
CULT_OF: Final[vec[i64]] = vec[i64]([0] + [FIRE, WATER, EARTH, AIR] * 3)
STEPS: Final[vec[i64]] = vec[i64]([0, 3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1])

INCOME_COINS: Final[vec[i64]] = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0])
INCOME_WORKERS: Final[vec[i64]] = vec[i64]([0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0])
INCOME_POWER: Final[vec[i64]] = vec[i64]([0, 0, 0, 0, 0, 0, 0, 1, 4, 0, 0, 0, 0])

SMALLER_TOWN: Final = 5
"""FAV5: a town needs power value 6 instead of 7."""
CULT_ACTION: Final = 6
"""FAV6: once per round a step on a cult."""
TRADING_HOUSE_TILE: Final = 10
POINTS_PER_TRADING_HOUSE: Final = 3
"""FAV10: VP for every trading house built."""
DWELLING_TILE: Final = 11
POINTS_PER_DWELLING: Final = 2
"""FAV11: VP for every dwelling built."""
PASS_TILE: Final = 12
PASS_POINTS: Final[vec[i64]] = vec[i64]([0, 2, 3, 3, 4])
"""FAV12: VP on passing, by number of trading houses on the map."""


def pass_points(player: Player) -> i64:
    """VP that the favour tiles bring on passing."""
    if holds_favour(player, PASS_TILE):
        return PASS_POINTS[player.trading_houses]
    return 0
