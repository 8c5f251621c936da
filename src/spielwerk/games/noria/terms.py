"""The numbered things of the game: discs, rings, slots, resources, goods, paths, chambers. The words are for texts."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Resources (rulebook, "Components"). Ships have the same three types, and so have the first three kinds of disc.
OBSIDIAN: Final = 0
MYCELIUM: Final = 1
ENERGY: Final = 2
RESOURCES: Final = 3
RESOURCE_NAMES: Final = ["obsidian", "mycelium", "energy"]

# Kinds of disc, in the order of the market: the three free ones, then the four that cost something.
CITY: Final = 3
JOURNEY: Final = 4
TOOL: Final = 5
BONUS: Final = 6
STARTING_DISCS: Final = BONUS
"""One of each kind but bonus lies on every wheel at the start."""
DISC_KINDS: Final = 7
LOWER_ROW: Final = 4
"""Kinds of disc that cost something, and places for them in the lower row of the market."""
DISC_NAMES: Final = ["obsidian", "mycelium", "energy", "city", "journey", "tool", "bonus"]
DISCS: Final[vec[i64]] = vec[i64]([10, 10, 10, 10, 10, 10, 6])
"""Discs of each kind in the box."""

# A disc is its kind, plus UPGRADED when it lies with its better side up.
UPGRADED: Final = 7
EMPTY: Final = -1
"""A slot without a disc."""

# Goods; the first three are simple, the other two complex.
ENGINE: Final = 0
SAIL: Final = 1
COMPASS: Final = 2
LAMP: Final = 3
PISTON: Final = 4
GOODS: Final = 5
SIMPLE_GOODS: Final = 3
GOOD_NAMES: Final = ["engine", "sail", "compass", "lamp", "piston"]
WAREHOUSES: Final[vec[i64]] = vec[i64]([12, 12, 12, 9, 9])
"""Warehouses of each good in the box."""

# Rings of the action wheel and their slots, clockwise; turning a ring moves every disc to the next slot.
SMALL: Final = 0
MIDDLE: Final = 1
LARGE: Final = 2
RINGS: Final = 3
RING_NAMES: Final = ["small", "middle", "large"]
SLOTS: Final = 12
RING_DISCS: Final[vec[i64]] = vec[i64]([1, 2, 3])
"""Discs with which each ring begins; ACTIVE_DISCS of them lie in the active half (rulebook p. 3 and 13)."""
ACTIVE_DISCS: Final = 2
SLOT_NAMES: Final = ["S-T", "S-B", "M-TL", "M-TR", "M-BR", "M-BL", "L-TL", "L-T", "L-TR", "L-BR", "L-B", "L-BL"]
"""Ring, then place: top, bottom, left, right as the owner sees the wheel."""
RING_START: Final[vec[i64]] = vec[i64]([0, 2, 6, 12])
"""First slot of each ring; the last number is the end of the large one."""
RING_OF: Final[vec[i64]] = vec[i64]([0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2])
ACTIVE: Final[vec[i64]] = vec[i64]([0, 1, 0, 0, 1, 1, 0, 0, 0, 1, 1, 1])
"""1 for the slots of the lower, active half: one small, two middle, three large."""

# Paths of the town hall from left to right, and its chambers: one per path, then the two that look at all envoys.
REFINEMENT: Final = 0
SETTLEMENT: Final = 1
EXPLORATION: Final = 2
RESEARCH: Final = 3
PATHS: Final = 4
PATH_NAMES: Final = ["refinement", "settlement", "exploration", "research"]
TOP_STEP: Final = 9
"""Steps of a path. Step 0 is the cave."""

SPECIALIZATION: Final = 4
DIVISION: Final = 5
CHAMBERS: Final = 6
CHAMBER_NAMES: Final = ["refinement", "settlement", "exploration", "research", "specialization", "division"]
POLITICIANS: Final = 4
"""Politicians in the upper area of a chamber at the start, and bright seats in its lower area."""

ISLANDS: Final = 9
ISLAND_NAMES: Final = ["I1", "I2", "I3", "I4", "I5", "I6", "I7", "I8", "I9"]
PLOTS: Final = 6
"""Room for building plots per island; the printed islands have fewer."""
HARBOUR: Final = -1
"""Where ambassadors are before their first journey."""

FACTORIES: Final = 7
SHIPS: Final = 19
"""Ships of each type in the box."""
TRACK: Final = 16
"""Spaces of the round track."""

MOST_ACTIONS: Final = 4
"""Actions in a turn (rulebook p. 5)."""

SEATS: Final = 4
COLOUR_NAMES: Final = ["red", "yellow", "blue", "purple"]

# Letters of the solo opponent's wheel; a letter counts UPGRADED_LETTER more when it lies with its better side up.
LETTERS: Final = 6
LETTER_NAMES: Final = ["A", "B", "C", "D", "E", "F"]
UPGRADED_LETTER: Final = 6


def kind_of(disc: i64) -> i64:
    """The kind of a disc, whichever side is up; EMPTY for none."""
    return disc - UPGRADED if disc >= UPGRADED else disc


def is_upgraded(disc: i64) -> bool:
    return disc >= UPGRADED
