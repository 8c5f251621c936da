# not compiled: once per game
"""What there is to tell of a finished game, for tables over many games."""

from typing import Final

from spielwerk.core import game
from spielwerk.games.terra_mystica.state import SOURCES as NUMBER_OF_SOURCES
from spielwerk.games.terra_mystica.state import State

SOURCES: Final = (
    "start",
    "scoring-tiles",
    "bonus-cards",
    "favour-tiles",
    "towns",
    "tracks",
    "faction",
    "power",
    "exchanges",
    "fire",
    "water",
    "earth",
    "air",
    "network",
    "resources",
)
"""Where points come from, in the order of `state.FROM_START` and so on."""

assert len(SOURCES) == NUMBER_OF_SOURCES


def points_by_source(state: game.State, seat: int) -> list[int]:
    """Points of a seat, in the order of SOURCES; together they are all that it has."""
    assert isinstance(state, State)
    return [int(points) for points in state.players[seat].points_from]
