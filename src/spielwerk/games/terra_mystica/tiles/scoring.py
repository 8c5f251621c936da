"""Scoring tiles SCORE1 to SCORE9, one per round (rulebook, "Scoring tiles"; SCORE9 is the promotional tile of 2015).

Each pays VP for one thing during its round, and at the end of the round, except the last, a reward for steps on a
cult: once for every full number of steps needed.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spielwerk.games.terra_mystica.settings import Settings
from spielwerk.games.terra_mystica.terms import (
    AIR,
    DWELLING,
    EARTH,
    FIRE,
    SANCTUARY,
    STRONGHOLD,
    TEMPLE,
    TRADING_HOUSE,
    WATER,
)

TILES: Final = 9
NO_CULT: Final = -1

# VP during the round; for what is built or upgraded, for spades and for towns.
POINTS_PER_DWELLING: Final[vec[i64]] = vec[i64]([0, 0, 0, 2, 0, 2, 0, 0, 0, 0])
POINTS_PER_TRADING_HOUSE: Final[vec[i64]] = vec[i64]([0, 0, 0, 0, 0, 0, 3, 0, 3, 0])
POINTS_PER_TEMPLE: Final[vec[i64]] = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0, 0, 4])
POINTS_PER_BIG: Final[vec[i64]] = vec[i64]([0, 0, 0, 0, 5, 0, 0, 5, 0, 0])
"""For a stronghold or a sanctuary."""
POINTS_PER_SPADE: Final[vec[i64]] = vec[i64]([0, 2, 0, 0, 0, 0, 0, 0, 0, 0])
POINTS_PER_TOWN: Final[vec[i64]] = vec[i64]([0, 0, 5, 0, 0, 0, 0, 0, 0, 0])

# Reward at the end of the round: for every REWARD_STEPS steps on REWARD_CULT.
REWARD_CULT: Final[vec[i64]] = vec[i64]([NO_CULT, EARTH, EARTH, WATER, FIRE, FIRE, WATER, AIR, AIR, NO_CULT])
REWARD_STEPS: Final[vec[i64]] = vec[i64]([0, 1, 4, 4, 2, 4, 4, 2, 4, 0])
REWARD_COINS: Final[vec[i64]] = vec[i64]([0, 1, 0, 0, 0, 0, 0, 0, 0, 0])
REWARD_WORKERS: Final[vec[i64]] = vec[i64]([0, 0, 0, 0, 1, 0, 0, 1, 0, 0])
REWARD_PRIESTS: Final[vec[i64]] = vec[i64]([0, 0, 0, 1, 0, 0, 0, 0, 0, 0])
REWARD_POWER: Final[vec[i64]] = vec[i64]([0, 0, 0, 0, 0, 4, 0, 0, 0, 0])
REWARD_SPADES: Final[vec[i64]] = vec[i64]([0, 0, 1, 0, 0, 0, 1, 0, 1, 0])
COINS_PER_BOARD_PRIEST: Final[vec[i64]] = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0, 0, 2])
"""SCORE9: coins for every own priest on the cult board."""

OF_TEMPLE_SCORING: Final[vec[i64]] = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0, 0, 1])
"""Whether the tile is only there with the option `temple-scoring`."""
LAST_ROUND_FOR_SPADES: Final = 4
"""SCORE1 may not lie in a later round (rulebook, "Setup")."""


def in_game(number: i64, settings: Settings) -> bool:
    """Whether the tile is among those that are drawn from."""
    return OF_TEMPLE_SCORING[number] == 0 or settings.temple_scoring


def may_lie(number: i64, round: i64) -> bool:
    """Whether the tile may be the one of a round (1 to 6)."""
    return POINTS_PER_SPADE[number] == 0 or round <= LAST_ROUND_FOR_SPADES


def building_points(number: i64, building: i64) -> i64:
    """VP for building or upgrading to a building in the round of the tile."""
    if building == DWELLING:
        return POINTS_PER_DWELLING[number]
    if building == TRADING_HOUSE:
        return POINTS_PER_TRADING_HOUSE[number]
    if building == TEMPLE:
        return POINTS_PER_TEMPLE[number]
    if building == STRONGHOLD or building == SANCTUARY:
        return POINTS_PER_BIG[number]
    return 0
