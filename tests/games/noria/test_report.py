"""What is told of finished games: points by chamber."""

from games.noria.play import given, seated, table
from spielwerk.games.noria.report import SOURCES, points_by_source


def test_points_by_chamber_are_all_points() -> None:
    state = table()
    seated(state, refinement=1, settlement=3, exploration=4, specialization=2)
    given(state, "red", steps="2/7/3/0")
    found = points_by_source(state, 0)
    assert dict(zip(SOURCES, found, strict=True))["settlement"] == 42
    assert sum(found) == state.returns()[0] == 110
