"""One of the comparisons at the end of the game (rulebook, "Final Scoring")."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spielwerk.games.terra_mystica.state import State


class FinalScoring:
    """Whoever has most of something gets most VP for it."""

    def __init__(self, source: i64, points: vec[i64]) -> None:
        self.source: Final[i64] = source
        """Where its VP come from (`state.FROM_FIRE` ...); the order of scoring, too."""
        self.points: vec[i64] = points
        """VP for the first, the second ... place."""

    def amount(self, state: State, seat: i64) -> i64:
        """What is compared."""
        raise NotImplementedError
