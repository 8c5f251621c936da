"""The four cults: the steps on each are compared (rulebook, "Cult Scoring")."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spielwerk.games.terra_mystica.scorings.scoring import FinalScoring
from spielwerk.games.terra_mystica.state import FROM_FIRE, State
from spielwerk.games.terra_mystica.terms import CULTS

POINTS: Final[vec[i64]] = vec[i64]([8, 4, 2])


class CultScoring(FinalScoring):
    def __init__(self, cult: i64) -> None:
        super().__init__(FROM_FIRE + cult, POINTS)
        self.cult: Final[i64] = cult

    def amount(self, state: State, seat: i64) -> i64:
        return state.players[seat].cults[self.cult]


def scorings() -> list[FinalScoring]:
    return [CultScoring(cult) for cult in range(CULTS)]
