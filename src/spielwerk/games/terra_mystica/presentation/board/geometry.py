# not compiled: pictures for people
"""Where everything lies on the picture of a map. Units: a hex is 52 wide and 60 high, rows are 45 apart.

Water is one connected surface: the river hexes with a shore towards the land, and currents that run through the
middles of shared edges.
"""

import math
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final, NamedTuple

from spielwerk.games.terra_mystica.maps.board import RIVER, Board

WIDTH: Final = 52
HALF: Final = 26
ROW: Final = 45
MARGIN_LEFT: Final = 18
"""Room for the letters of the rows."""
MARGIN: Final = 6

Point = tuple[int, int]

CORNERS: Final[tuple[Point, ...]] = ((0, -30), (26, -15), (26, 15), (0, 30), (-26, 15), (-26, -15))
"""Clockwise from the top."""
STEPS: Final[tuple[Point, ...]] = ((26, -45), (52, 0), (26, 45), (-26, 45), (-52, 0), (-26, -45))
"""To the neighbour behind the edge that begins at the corner of the same place in `CORNERS`."""


class Plan(NamedTuple):
    """Middles of the hexes by their numbers, and the rows."""

    land: tuple[Point, ...]
    rivers: tuple[Point, ...]
    rows: tuple[tuple[str, int], ...]
    """Letter of every row and its y."""
    width: int
    height: int

    @property
    def view_box(self) -> str:
        return f"{-MARGIN_LEFT} {-MARGIN} {self.width + MARGIN_LEFT + MARGIN} {self.height + 2 * MARGIN}"


@cache
def plan(board: Board) -> Plan:
    land: list[Point] = []
    rivers: list[Point] = []
    rows: list[tuple[str, int]] = []
    shifted = board.first_row_shifted
    for row, cells in enumerate(board.rows):
        y = 30 + ROW * row
        for column, letter in enumerate(cells):
            x = HALF + WIDTH * column + (HALF if shifted else 0)
            (rivers if letter == RIVER else land).append((x, y))
        rows.append((row_letter(board, row), y))
        shifted = not shifted
    right = max(x for x, _ in land + rivers) + HALF
    return Plan(tuple(land), tuple(rivers), tuple(rows), right, rows[-1][1] + 30)


def row_letter(board: Board, row: int) -> str:
    """As the names of its land hexes begin. The first row of a map is never water all over."""
    return chr(ord(board.hex_names[0][0]) + row)


def hexagons(middles: Iterable[Point], size: int) -> str:
    """A path of whole hexes, `size` from the middle to a corner."""
    half, quarter = number(size * math.sqrt(3) / 2), number(size / 2)
    shape = f"l{half} {quarter}v{size}l-{half} {quarter}-{half}-{quarter}v-{size}z"
    return "".join(f"M{x} {y - size}{shape}" for x, y in middles)


def borders(
    middles: Iterable[Point], inside: set[Point], outside: set[Point] | None = None
) -> Iterator[tuple[Point, Point]]:
    """Edges of hexes whose neighbour is not in `inside`, or where given, is in `outside`; from corner to corner."""
    for x, y in middles:
        for edge, (step_x, step_y) in enumerate(STEPS):
            other = (x + step_x, y + step_y)
            if other in inside or (outside is not None and other not in outside):
                continue
            (ax, ay), (bx, by) = CORNERS[edge], CORNERS[(edge + 1) % 6]
            yield (x + ax, y + ay), (x + bx, y + by)


def lines(edges: Iterable[tuple[Point, Point]]) -> str:
    """Edges as a path, those that continue each other drawn in one go."""
    following: dict[Point, list[Point]] = {}
    for start, end in edges:
        following.setdefault(start, []).append(end)
    inner = {end for ends in following.values() for end in ends}
    path = []
    while following:
        point = next((start for start in following if start not in inner), next(iter(following)))
        first = point
        path.append(f"M{point[0]} {point[1]}")
        while point in following:
            after = following[point].pop()
            if not following[point]:
                del following[point]
            path.append("Z" if after == first else f"L{after[0]} {after[1]}")
            point = after
    return "".join(path)


def shores(board: Board) -> str:
    """Where water meets land."""
    drawn = plan(board)
    return lines(borders(drawn.rivers, set(drawn.rivers), set(drawn.land)))


def currents(board: Board) -> str:
    """The deep of the water: curves from edge to edge through every river hex, off the map at its border."""
    drawn = plan(board)
    water, land = set(drawn.rivers), set(drawn.land)
    return "".join(_current(middle, water, land) for middle in drawn.rivers)


def _current(middle: Point, water: set[Point], land: set[Point]) -> str:
    x, y = middle
    around = [(x + step_x, y + step_y) for step_x, step_y in STEPS]
    gates = [edge for edge in range(6) if around[edge] in water]
    outside = [edge for edge in range(6) if around[edge] not in water and around[edge] not in land]
    if len(gates) == 1 and outside:
        gates.append(min(outside, key=lambda edge: abs((edge - gates[0]) % 6 - 3)))
    if len(gates) == 2:
        return f"M{_gate(middle, gates[0])}Q{x} {y} {_gate(middle, gates[1])}"
    beside = [edge for edge in gates if (edge + 1) % 6 in gates]
    return "".join(f"M{_gate(middle, edge)}L{x} {y}" for edge in gates) + "".join(
        f"M{_gate(middle, edge)}L{_gate(middle, (edge + 1) % 6)}" for edge in beside
    )


def ripples(board: Board) -> str:
    """Small waves, two in every river hex, at places that do not repeat from one to the next."""
    waves = []
    for number_, (x, y) in enumerate(plan(board).rivers):
        for part in (0, 1):
            turn = (number_ * 5 + part * 3) % 7
            left, top = x - 17 + 3 * turn + 6 * part, y - 9 + 15 * part + (turn % 3) * 2 - 2
            waves.append(f"M{left} {top}q3-3 6 0t6 0")
    return "".join(waves)


def _gate(middle: Point, edge: int) -> str:
    """The middle of an edge."""
    step_x, step_y = STEPS[edge]
    return f"{number(middle[0] + step_x / 2)} {number(middle[1] + step_y / 2)}"


def bridge_place(board: Board, place: int) -> tuple[tuple[float, float], int]:
    """The middle of a bridge, and its angle in degrees."""
    drawn = plan(board)
    (ax, ay), (bx, by) = drawn.land[board.bridge_a[place]], drawn.land[board.bridge_b[place]]
    angle = math.degrees(math.atan2(by - ay, bx - ax))
    return ((ax + bx) / 2, (ay + by) / 2), round(angle)


def number(value: float) -> str:
    """With at most two decimals and nothing superfluous."""
    return f"{value:.2f}".rstrip("0").rstrip(".")
