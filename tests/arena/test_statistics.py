"""Confidence intervals against published tables and examples."""

import pytest

from spielwerk.arena.statistics import estimate, share, student


@pytest.mark.parametrize(
    ("freedom", "point"),
    [(1, 12.706), (4, 2.776), (5, 2.571), (9, 2.262), (11, 2.201), (30, 2.042), (100, 1.984), (10**6, 1.960)],
)
def test_students_distribution(freedom: int, point: float) -> None:
    assert student(freedom) == pytest.approx(point, abs=0.0006)


def test_a_mean_with_its_interval() -> None:
    """Five values with mean 5 and standard deviation 1.5811: the margin is 2.776 * 1.5811 / sqrt(5) = 1.963."""
    found = estimate([3, 4, 5, 6, 7])
    assert found.mean == 5
    assert (found.low, found.high) == pytest.approx((3.037, 6.963), abs=0.001)
    assert found.text(2) == "5.00 ± 1.96"
    assert found.to_json() == {"mean": 5.0, "interval_95": [3.0368, 6.9632], "count": 5}


def test_a_single_value_says_nothing_about_the_spread() -> None:
    assert estimate([7.25]).text() == "7.2"
    assert (estimate([7.25]).low, estimate([7.25]).high) == (7.25, 7.25)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(8, 10, 0.490, 0.943), (0, 20, 0.0, 0.161), (95, 100, 0.888, 0.978)]
)
def test_shares_have_wilsons_interval(wins: int, games: int, low: float, high: float) -> None:
    found = share([1.0] * wins + [0.0] * (games - wins))
    assert found.mean == wins / games
    assert (found.low, found.high) == pytest.approx((low, high), abs=0.001)


def test_all_won_is_no_certainty() -> None:
    assert share([1.0] * 100).text(1, 100) == "100.0 (96.3-100.0)"
