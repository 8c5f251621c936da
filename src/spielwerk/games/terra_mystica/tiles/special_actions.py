"""What the special actions cost and bring, by their numbers in `actions` (rulebook, "Special Actions").

BON1, BON2, FAV6, then those of Auren, Chaos Magicians, Engineers, Giants, Nomads, Swarmlings and Witches.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WORKERS: Final[vec[i64]] = vec[i64]([0, 0, 0, 0, 0, 2, 0, 0, 0, 0])
"""Workers paid."""
SPADES: Final[vec[i64]] = vec[i64]([1, 0, 0, 0, 0, 0, 2, 0, 0, 0])
"""Free spades, for one hex."""
CULT_STEPS: Final[vec[i64]] = vec[i64]([0, 1, 1, 2, 0, 0, 0, 0, 0, 0])
"""Steps on one cult."""
ACTIONS: Final[vec[i64]] = vec[i64]([0, 0, 0, 0, 1, 0, 0, 0, 0, 0])
"""Further actions, beside the one that it replaces."""
BRIDGES: Final[vec[i64]] = vec[i64]([0, 0, 0, 0, 0, 1, 0, 0, 0, 0])
SANDSTORMS: Final[vec[i64]] = vec[i64]([0, 0, 0, 0, 0, 0, 0, 1, 0, 0])
TRADING_HOUSES: Final[vec[i64]] = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0, 1, 0])
"""Free upgrades of a dwelling."""
DWELLINGS: Final[vec[i64]] = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0, 0, 1])
"""Free dwellings on any home hex."""
