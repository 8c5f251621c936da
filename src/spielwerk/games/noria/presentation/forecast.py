# not compiled: made for people, once per position
"""Points as if the game ended now, and what an intrigue would make of them."""

from spielwerk.games.noria.rules import scoring
from spielwerk.games.noria.state import State
from spielwerk.games.noria.terms import CHAMBERS, POLITICIANS
from spielwerk.games.noria.values import FIELDS


def points_of(state: State, index: int) -> list[int]:
    """Points from every chamber of a seat, or of the solo opponent."""
    return [int(points) for points in scoring.point_list(state, index)]


def may_rise(state: State, chamber: int) -> bool:
    """Whether a politician can still be seated in a chamber."""
    return bool(state.upper[chamber] > 0 and state.seated[chamber] < POLITICIANS)


def value_then(state: State, chamber: int) -> int:
    """The value of a chamber with one politician more."""
    return int(state.settings.values.chamber_values[chamber * FIELDS + state.seated[chamber] + 1])


def intrigue_gain(state: State, chamber: int, index: int) -> int:
    """What one politician more in a chamber is worth to somebody, as things stand."""
    more = value_then(state, chamber) - int(scoring.chamber_value(state, chamber))
    return more * int(scoring.counted_step(state, index, chamber))


def gains(state: State, chamber: int) -> list[int]:
    """The same for everybody."""
    return [intrigue_gain(state, chamber, index) for index in range(len(state.players))]


def all_points(state: State) -> list[list[int]]:
    """Points by chamber, then by seat; what the score sheet shows."""
    found = [points_of(state, index) for index in range(len(state.players))]
    return [[points[chamber] for points in found] for chamber in range(CHAMBERS)]
