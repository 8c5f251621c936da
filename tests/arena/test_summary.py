"""Tables over many games."""

import pytest

from spielwerk.arena.summary import GameResult, Simulation

RESULTS = [
    GameResult(0, ("good", "bad", "bad"), ("red", "blue", "green"), (9, 3, 6), 20, ((4, 5), (1, 2), (6, 0))),
    GameResult(1, ("bad", "good", "bad"), ("green", "red", "blue"), (7, 7, 2), 30, ((7, 0), (0, 7), (2, 0))),
]


def simulation() -> Simulation:
    return Simulation("toy", 3, "x", RESULTS, ("stones", "gifts"), 2.0, 4.0, 2)


def test_shared_wins_are_split() -> None:
    assert RESULTS[0].wins() == [1, 0, 0]
    assert RESULTS[1].wins() == [0.5, 0.5, 0]


def test_by_bot_every_game_counts_once() -> None:
    good, bad = simulation().by_bot()
    assert (good.label, good.games, good.seats, good.points.mean, good.wins.mean) == ("good", 2, 2, 8.0, 0.75)
    assert (bad.label, bad.games, bad.seats, bad.points.mean, bad.wins.mean) == ("bad", 2, 4, 4.5, 0.25)
    assert (good.points.count, bad.points.count) == (2, 2)
    assert (good.fair_wins, bad.fair_wins) == pytest.approx((1 / 3, 2 / 3))
    assert good.sources == (2.0, 6.0)
    assert bad.sources == (4.0, 0.5)


def test_by_seat_and_by_name() -> None:
    assert [(line.label, line.points.mean) for line in simulation().by_seat()] == [("1", 8.0), ("2", 5.0), ("3", 4.0)]
    assert [line.label for line in simulation().by_name()] == ["red", "green", "blue"]


def test_as_json() -> None:
    data = simulation().to_json()
    assert data["steps"] == {"mean": 25.0, "interval_95": [-38.531, 88.531], "count": 2, "shortest": 20, "longest": 30}
    speed = data["speed"]
    assert isinstance(speed, dict)
    assert (speed["games_per_s"], speed["games_per_cpu_s"]) == (1.0, 0.5)
    bots = data["bots"]
    assert isinstance(bots, list)
    assert bots[0]["points_by_source"] == {"stones": 2.0, "gifts": 6.0}
