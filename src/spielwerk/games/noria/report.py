# not compiled: once per game
"""What there is to tell of a finished game, for tables over many games."""

from typing import Final

from spielwerk.core import game
from spielwerk.games.noria.rules.scoring import point_list
from spielwerk.games.noria.state import State
from spielwerk.games.noria.terms import CHAMBER_NAMES

SOURCES: Final = tuple(CHAMBER_NAMES)
"""Where points come from: the chambers, in their order."""


def points_by_source(state: game.State, seat: int) -> list[int]:
    """Points of a seat, in the order of SOURCES; together they are all that it has."""
    assert isinstance(state, State)
    return [int(points) for points in point_list(state, seat)]
