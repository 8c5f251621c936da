# not compiled: once per game
"""What there is to tell of a finished game, for tables over many games."""

from typing import Final

from spielwerk.core import game
from spielwerk.games.nottingham.rules import scoring
from spielwerk.games.nottingham.state import State
from spielwerk.games.nottingham.terms import KIND_NAMES, KINDS

SOURCES: Final = (*KIND_NAMES, "tasks")
"""Where points come from: the winning pile by kind, and the tasks."""


def points_by_source(state: game.State, seat: int) -> list[int]:
    """Points of a seat, in the order of SOURCES; together they are all that it has."""
    assert isinstance(state, State)
    pile = [int(state.won[KINDS * seat + kind] * state.worth(kind)) for kind in range(KINDS)]
    return [*pile, int(scoring.task_points(state, seat))]


def winners(state: game.State) -> list[int]:
    """Seats that have won: ties are decided by the winning piles, and who has left cannot win."""
    assert isinstance(state, State)
    return scoring.winners(state)
