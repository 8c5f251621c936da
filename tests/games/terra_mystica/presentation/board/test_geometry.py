"""Where things lie on the picture of a map."""

import math

import pytest

from spielwerk.games.terra_mystica.maps import MAPS
from spielwerk.games.terra_mystica.maps.board import Board
from spielwerk.games.terra_mystica.presentation.board.geometry import (
    Point,
    borders,
    bridge_place,
    currents,
    lines,
    number,
    plan,
    ripples,
    shores,
)

EVERY_MAP = pytest.mark.parametrize("board", MAPS.values(), ids=MAPS)
EDGE = 52
"""From the middle of a hex to that of its neighbour, to half a unit."""


def apart(first: Point, second: Point) -> float:
    return math.dist(first, second)


@EVERY_MAP
def test_hexes_lie_apart_as_far_as_the_board_says(board: Board) -> None:
    drawn = plan(board)
    assert len(drawn.land) == board.land and len(drawn.rivers) == board.rivers
    assert len({*drawn.land, *drawn.rivers}) == board.land + board.rivers
    for first in range(board.land):
        for second in range(board.land):
            steps = board.distance[first * board.land + second]
            assert (apart(drawn.land[first], drawn.land[second]) < EDGE + 0.5) == (steps <= 1)


@EVERY_MAP
def test_everything_lies_inside_the_picture(board: Board) -> None:
    drawn = plan(board)
    left, top, width, height = (int(part) for part in drawn.view_box.split())
    for x, y in (*drawn.land, *drawn.rivers):
        assert left <= x - 26 and x + 26 <= left + width
        assert top <= y - 30 and y + 30 <= top + height
    assert [letter for letter, _ in drawn.rows] == sorted({name[0] for name in board.hex_names})


@EVERY_MAP
def test_bridges_lie_over_the_middle_between_their_ends(board: Board) -> None:
    drawn = plan(board)
    for place in range(len(board.bridge_a)):
        first, second = drawn.land[board.bridge_a[place]], drawn.land[board.bridge_b[place]]
        (x, y), angle = bridge_place(board, place)
        assert (2 * x, 2 * y) == (first[0] + second[0], first[1] + second[1])
        assert angle % 60 == 30, "along an edge between two river hexes"


def test_the_border_of_one_hex_is_six_edges_in_one_go() -> None:
    path = lines(borders([(26, 30)], {(26, 30)}))
    assert path.count("M") == path.count("Z") == 1
    assert path.count("L") == 5


def test_the_border_of_two_neighbours_leaves_out_their_common_edge() -> None:
    both = [(26, 30), (78, 30)]
    assert len(list(borders(both, set(both)))) == 10


@EVERY_MAP
def test_water_has_shores_currents_and_ripples(board: Board) -> None:
    assert shores(board) and currents(board)
    assert ripples(board).count("M") == 2 * board.rivers


@pytest.mark.parametrize(("value", "text"), [(1.0, "1"), (0.5, "0.5"), (2 / 3, "0.67"), (-26.0, "-26"), (10.0, "10")])
def test_numbers_have_at_most_two_decimals(value: float, text: str) -> None:
    assert number(value) == text
