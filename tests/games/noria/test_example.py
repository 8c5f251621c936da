"""The scoring example of the rulebook: 110 points (rulebook: example)."""

from games.noria.play import finish, given, numbers, seated, table
from spielwerk.games.noria.rules.scoring import chamber_value, point_list
from spielwerk.games.noria.terms import DIVISION, EXPLORATION, REFINEMENT, SETTLEMENT, SPECIALIZATION
from spielwerk.games.noria.turn import Noria


def example() -> Noria:
    """Politicians seated: refinement 1, settlement 3, exploration 4, specialization 2. Steps 2, 7, 3 and the cave."""
    state = table()
    seated(state, refinement=1, settlement=3, exploration=4, specialization=2)
    given(state, "red", steps="2/7/3/0")
    return state


def test_values_of_the_chambers() -> None:
    """scoring.chamber"""
    state = example()
    chambers = (REFINEMENT, SETTLEMENT, EXPLORATION, SPECIALIZATION, DIVISION)
    assert [chamber_value(state, chamber) for chamber in chambers] == [2, 6, 12, 4, 0]


def test_110_points() -> None:
    """example.total: 2x2 + 7x6 + 3x12 + nothing for research; 7x4 for the highest; nothing for the cave"""
    state = example()
    assert numbers(point_list(state, 0)) == [4, 42, 36, 0, 28, 0]
    finish(state)
    assert state.returns()[0] == 110


def test_the_division_chamber_would_give_nothing_either_with_politicians() -> None:
    """example.division: the lowest envoy is in the cave"""
    state = example()
    state.seated[DIVISION] = 2
    assert state.returns()[0] == 110
