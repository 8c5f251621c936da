"""The few numbered things of the game: terrains, buildings, cults. The words are for texts."""

from typing import Final

from mypy_extensions import i64

# Terrains in the order of the wheel; each step around the wheel costs one spade (rulebook, "Transform and Build").
YELLOW: Final = 0
BROWN: Final = 1
BLACK: Final = 2
BLUE: Final = 3
GREEN: Final = 4
GRAY: Final = 5
RED: Final = 6
WHEEL: Final[i64] = 7
"""Terrains on the wheel: so many steps lead round it."""
TERRAINS: Final[i64] = WHEEL
"""Terrains that a hex may have."""
TERRAIN_NAMES: Final = ["yellow", "brown", "black", "blue", "green", "gray", "red"]
TERRAIN_LETTERS: Final = "YUKBGSR"

NO_BUILDING: Final = 0
DWELLING: Final = 1
TRADING_HOUSE: Final = 2
TEMPLE: Final = 3
STRONGHOLD: Final = 4
SANCTUARY: Final = 5
BUILDING_NAMES: Final = ["", "D", "TP", "TE", "SH", "SA"]

FIRE: Final = 0
WATER: Final = 1
EARTH: Final = 2
AIR: Final = 3
CULTS: Final = 4
CULT_NAMES: Final = ["FIRE", "WATER", "EARTH", "AIR"]

ROUNDS: Final = 6


def wheel_distance(first: i64, second: i64) -> i64:
    """Steps between two terrains the shorter way round the wheel: the spades it takes to turn one into the other."""
    steps: i64 = first - second
    if steps < 0:
        steps = -steps
    if 2 * steps > WHEEL:
        return WHEEL - steps
    return steps
