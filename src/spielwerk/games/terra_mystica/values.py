"""Printed numbers that stand on no tile and no faction board: everybody's supply, cult board, exchange rates, towns."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SUPPLY: Final[vec[i64]] = vec[i64]([0, 8, 4, 3, 1, 1])
"""Buildings per player: none, dwellings, trading houses, temples, strongholds, sanctuaries, as numbered in `terms`."""
PRIESTS: Final = 7
"""Priests per player, in hand and on the cult board."""
BRIDGES: Final = 3
"""Bridges per player."""
START_POINTS: Final = 20
"""VP at the start, without the table of 2017."""
LONELY: Final = 2
"""How many times its coins a trading house costs without an opponent beside it."""

POWER_COST: Final[vec[i64]] = vec[i64]([1, 3, 5])
"""Power for a coin, a worker, a priest, as the exchanges are numbered in `actions`."""
BURNT: Final = 2
"""Tokens of bowl II that it takes to move one to bowl III; the others leave the game."""

TOP: Final = 10
"""The last step of a cult, which needs a key and holds one marker."""
POWER_AT: Final[vec[i64]] = vec[i64]([0, 0, 0, 1, 0, 2, 0, 2, 0, 0, 3])
"""Power for coming to a step of a cult or past it."""
SPACES: Final[vec[i64]] = vec[i64]([0, 0, 3, 1])
"""Spaces for priests on each cult, by the steps that they bring; a single step needs no space."""

BUILDINGS_NEEDED: Final = 4
"""Buildings that make a town."""
SANCTUARY_COUNTS: Final = 2
"""As how many of them a sanctuary counts."""
POWER_NEEDED: Final = 7
"""Power value that makes a town."""
