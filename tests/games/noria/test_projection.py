"""What a position is worth to a seat: estimates that must at least rank the obvious."""

from games.noria.play import given, seated, table, wheel
from spielwerk.games.noria.projection import projection
from spielwerk.games.noria.rules.scoring import points
from spielwerk.games.noria.state import FINISHED


def test_at_the_end_points_count_and_those_of_the_best_other_against_them() -> None:
    state = table(2)
    seated(state, refinement=2)
    given(state, "red", steps="3/0/0/0")
    alone = projection(state, 0)
    state.phase = FINISHED
    assert projection(state, 0) <= float(points(state, 0))
    given(state, "yellow", steps="5/0/0/0")
    assert projection(state, 0) < alone


def test_means_are_worth_something_as_long_as_there_are_turns_for_them() -> None:
    """investment: obsidian for refinement"""
    poor, rich = table(2), table(2)
    for state in (poor, rich):
        seated(state, refinement=3)
        wheel(state, "red", "S-B city")
    given(rich, "red", obsidian=6)
    early = projection(rich, 0) - projection(poor, 0)
    poor.round = rich.round = 16
    late = projection(rich, 0) - projection(poor, 0)
    assert early > late >= 0.0


def test_a_further_city_disc_and_a_better_one_are_welcome() -> None:
    """city discs bring envoys up"""
    values = []
    for discs in ("S-B city", "S-B city, L-T city", "S-B city+, L-T city"):
        state = table(2)
        given(state, "red", obsidian=12, mycelium=9)
        seated(state, refinement=2, settlement=2)
        wheel(state, "red", discs)
        values.append(projection(state, 0))
    assert values == sorted(values)
    assert values[0] < values[-1]
