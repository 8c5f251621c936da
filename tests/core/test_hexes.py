"""Geometry of hex fields, held against a breadth-first walk and against hand-drawn fields."""

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from spielwerk.core.hexes import DIRECTIONS, NO_CELL, HexField


def field_of(*rows: tuple[int, int]) -> HexField:
    return HexField(vec[i64]([start for start, _ in rows]), vec[i64]([width for _, width in rows]))


@st.composite
def fields(draw: st.DrawFn) -> HexField:
    """Rows of any width, each shifted by an odd number of half hexes against the one above."""
    rows = []
    start = draw(st.integers(0, 3))
    for _ in range(draw(st.integers(1, 6))):
        rows.append((start, draw(st.integers(1, 7))))
        start += draw(st.sampled_from([-3, -1, 1, 3]))
    return field_of(*rows)


#   0 1 2
#    3 4
#   5 6 7
SMALL = field_of((0, 3), (1, 2), (0, 3))


def test_neighbours_of_a_small_field() -> None:
    assert [sorted(SMALL.neighbours(cell)) for cell in range(8)] == [
        [1, 3],
        [0, 2, 3, 4],
        [1, 4],
        [0, 1, 4, 5, 6],
        [1, 2, 3, 6, 7],
        [3, 6],
        [3, 4, 5, 7],
        [4, 6],
    ]


def test_directions_go_clockwise_from_the_right() -> None:
    hexagon = field_of((1, 2), (0, 3), (1, 2))
    assert [hexagon.neighbour(3, direction) for direction in range(DIRECTIONS)] == [4, 6, 5, 2, 0, 1]


def test_distance_of_a_small_field() -> None:
    assert [SMALL.distance(0, cell) for cell in range(8)] == [0, 1, 2, 1, 2, 2, 2, 3]


def test_the_cell_across_an_edge() -> None:
    assert sorted(SMALL.across(1, direction) for direction in range(DIRECTIONS)) == [NO_CELL] * 5 + [6]
    assert sorted(SMALL.across(0, direction) for direction in range(DIRECTIONS)) == [NO_CELL] * 4 + [4, 5]


def test_places_outside_are_no_cells() -> None:
    assert SMALL.cells == 8
    assert [SMALL.cell_at(x, row) for x, row in [(-2, 0), (1, 0), (6, 0), (0, -1), (0, 3), (0, 1)]] == [NO_CELL] * 6


@given(fields())
def test_cells_are_found_at_their_places(field: HexField) -> None:
    places = [(field.x_of[cell], field.row_of[cell]) for cell in range(field.cells)]
    assert [field.cell_at(x, row) for x, row in places] == list(range(field.cells))
    assert places == sorted(places, key=lambda place: (place[1], place[0]))


@given(fields())
def test_neighbours_are_the_cells_at_distance_one(field: HexField) -> None:
    for cell in range(field.cells):
        at_one = [other for other in range(field.cells) if field.distance(cell, other) == 1]
        assert sorted(field.neighbours(cell)) == at_one


@given(fields())
def test_cells_across_an_edge_have_two_steps_and_the_two_cells_of_the_edge_between(field: HexField) -> None:
    for cell in range(field.cells):
        for direction in range(DIRECTIONS):
            other = field.across(cell, direction)
            if other != NO_CELL:
                assert field.distance(cell, other) == 2
                assert field.across(other, (direction + 3) % 6) == cell
                sides = {field.neighbour(cell, direction), field.neighbour(cell, (direction + 1) % 6)} - {NO_CELL}
                assert set(field.neighbours(cell)) & set(field.neighbours(other)) == sides


@given(st.integers(2, 7), st.integers(1, 6))
def test_distance_is_the_shortest_walk_on_a_field_without_gaps(width: int, rows: int) -> None:
    field = field_of(*[(row % 2, width) for row in range(rows)])
    for cell in range(field.cells):
        steps = {cell: 0}
        ahead = [cell]
        for here in ahead:
            for other in field.neighbours(here):
                if other not in steps:
                    steps[other] = steps[here] + 1
                    ahead.append(other)
        assert [field.distance(cell, other) for other in range(field.cells)] == [steps[o] for o in range(field.cells)]
