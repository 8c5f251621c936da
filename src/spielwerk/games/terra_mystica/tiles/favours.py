"""Favour tiles FAV1 to FAV12 (rulebook, "Favor tiles").

A temple or a sanctuary brings one; nobody may hold two of a kind. Each moves its taker forward on a cult at once.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spielwerk.games.terra_mystica.actions import FAVOUR_CULT
from spielwerk.games.terra_mystica.factions.faction import NO_ACTION
from spielwerk.games.terra_mystica.state import Player, holds_favour
from spielwerk.games.terra_mystica.terms import AIR, EARTH, FIRE, WATER

TILES: Final = 12

COPIES: Final[vec[i64]] = vec[i64]([0, 1, 1, 1, 1, 3, 3, 3, 3, 3, 3, 3, 3])
CULT_OF: Final[vec[i64]] = vec[i64]([0] + [FIRE, WATER, EARTH, AIR] * 3)
STEPS: Final[vec[i64]] = vec[i64]([0, 3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1])

INCOME_COINS: Final[vec[i64]] = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0])
INCOME_WORKERS: Final[vec[i64]] = vec[i64]([0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0])
INCOME_POWER: Final[vec[i64]] = vec[i64]([0, 0, 0, 0, 0, 0, 0, 1, 4, 0, 0, 0, 0])

ACTION: Final[vec[i64]] = vec[i64]([NO_ACTION] * 6 + [FAVOUR_CULT] + [NO_ACTION] * 6)
"""Special action of the holder (`actions.FAVOUR_CULT`) or NO_ACTION."""
TOWN_POWER: Final[vec[i64]] = vec[i64]([0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0])
"""Power value with which the holder's towns do; 0 where the tile does not say."""
POINTS_PER_DWELLING: Final[vec[i64]] = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0])
"""VP for building one."""
POINTS_PER_TRADING_HOUSE: Final[vec[i64]] = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0])
"""VP for upgrading to one."""
PASS_TILE: Final = 12
PASS_POINTS: Final[vec[i64]] = vec[i64]([0, 2, 3, 3, 4])
"""VP on passing with that tile, by number of trading houses on the map."""


def together(player: Player, column: vec[i64]) -> i64:
    """What all favour tiles of a player bring by one of the tables."""
    total: i64 = 0
    if player.favours != 0:
        for number in range(1, TILES + 1):
            if holds_favour(player, number):
                total += column[number]
    return total


def town_power(player: Player, usual: i64) -> i64:
    """The power value that a town of the player needs."""
    needed = usual
    for number in range(1, TILES + 1):
        if TOWN_POWER[number] > 0 and TOWN_POWER[number] < needed and holds_favour(player, number):
            needed = TOWN_POWER[number]
    return needed


def first_with(column: vec[i64]) -> i64:
    """The first tile that one of the tables says something about, or 0."""
    for number in range(1, TILES + 1):
        if column[number] != 0:
            return number
    return 0


def pass_points(player: Player) -> i64:
    """VP that the favour tiles bring on passing."""
    if holds_favour(player, PASS_TILE):
        return PASS_POINTS[player.trading_houses]
    return 0
