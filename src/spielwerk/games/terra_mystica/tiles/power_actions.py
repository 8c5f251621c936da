"""Power actions ACT1 to ACT6 of the game board (rulebook, "Power Actions"). Here index 0 is ACT1."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

COST: Final[vec[i64]] = vec[i64]([3, 3, 4, 4, 4, 6])
"""Power paid."""
BRIDGES: Final[vec[i64]] = vec[i64]([1, 0, 0, 0, 0, 0])
PRIESTS: Final[vec[i64]] = vec[i64]([0, 1, 0, 0, 0, 0])
WORKERS: Final[vec[i64]] = vec[i64]([0, 0, 2, 0, 0, 0])
COINS: Final[vec[i64]] = vec[i64]([0, 0, 0, 7, 0, 0])
SPADES: Final[vec[i64]] = vec[i64]([0, 0, 0, 0, 1, 2])
"""Free spades; several may go to several hexes."""
