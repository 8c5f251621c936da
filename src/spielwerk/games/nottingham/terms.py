"""The few numbered things of the game: kinds of items, ambush cards, colours, tasks. The words are for texts."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Kinds of item cards, by value (rulebook, "Components", p. 2).
COIN: Final = 0  # purchase
CANDLESTICK: Final = 1  # theft
GOLD: Final = 2  # ambush
PEARLS: Final = 3  # robbery
GEMS: Final = 4  # raid
CHAIN: Final = 5  # defence
BOX: Final = 6  # barter
KINDS: Final = 7
KIND_NAMES: Final = ["coin", "candlestick", "gold", "pearls", "gems", "chain", "box"]
NO_KIND: Final = -1
UNKNOWN_KIND: Final = 7
"""Stands in a view for a card that is there but whose kind the viewer does not know."""

AMBUSH_CARDS: Final = 13
"""Each shows a player's colour (`Settings.ambush_colour`) or two kinds of items (`Settings.ambush_items`)."""

LARGEST_TABLE: Final = 7
COLOUR_NAMES: Final = ["red", "yellow", "green", "blue", "purple", "white", "grey"]
"""Colour of seat 0, 1, 2 ..."""

HAND_AT_START: Final = 3
SMALLEST_SET: Final = 3

# Tasks in the order of the rulebook ("Tasks", p. 3-4). There are two cards of each.
SEVEN_DIFFERENT: Final = 0
FIVE_EQUAL: Final = 1
FOUR_PAIRS: Final = 2
THREE_PAIRS: Final = 3
TASKS: Final = 4
TASK_NAMES: Final = ["seven", "five", "four-pairs", "three-pairs"]
TASK_KINDS: Final[vec[i64]] = vec[i64]([7, 1, 4, 3])
"""Different kinds that a task asks for."""
TASK_EACH: Final[vec[i64]] = vec[i64]([1, 5, 2, 2])
"""Cards of each of them."""
NO_TASK: Final = -1


def is_attack(kind: i64) -> bool:
    """Whether the action of a card carries the red banner, so that a chain defends against it (p. 6-7)."""
    return kind == CANDLESTICK or kind == PEARLS or kind == GEMS
