"""What is told of finished games: points by kind of item and by tasks, and who has won."""

from games.nottingham.positions import table
from spielwerk.games.nottingham.report import SOURCES, points_by_source, winners


def test_points_by_source_are_all_points() -> None:
    state = table(tasks={"seven": "red", "five": "yellow red"})
    state.won[0], state.won[6] = 2, 1
    found = dict(zip(SOURCES, points_by_source(state, 0), strict=True))
    assert found["coin"] == 14 and found["box"] == 13 and found["tasks"] == 45
    assert sum(found.values()) == state.returns()[0] == 72


def test_ties_are_decided_by_the_winning_piles() -> None:
    """scoring.ties, p. 4."""
    state = table()
    state.won[0], state.won[7 + 1], state.won[7 + 6] = 3, 1, 1
    assert state.returns()[:2] == [21, 21] and winners(state) == [0]
