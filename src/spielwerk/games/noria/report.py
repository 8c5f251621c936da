# not compiled: once per game
"""What there is to tell of a finished game, for tables over many games."""

from typing import Final

from spielwerk.core import game
from spielwerk.games.noria.rules import scoring
from spielwerk.games.noria.state import State
from spielwerk.games.noria.terms import CHAMBER_NAMES

SOURCES: Final = tuple(CHAMBER_NAMES)
"""Where points come from: the chambers, in their order."""


def points_by_source(state: game.State, seat: int) -> list[int]:
    """Points of a seat, in the order of SOURCES; together they are all that it has."""
    assert isinstance(state, State)
    return [int(points) for points in scoring.point_list(state, seat)]


def winners(state: game.State) -> list[int]:
    """Seats that have won: ties are decided by material, and the solo opponent may have more points."""
    assert isinstance(state, State)
    return [int(seat) for seat in scoring.winners(state)]
