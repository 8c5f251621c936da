# not compiled: pictures for people
"""Where things lie on the picture of the county: the path round the forest, the clearing in its middle."""

from functools import cache
from math import cos, pi, sin
from typing import Final, NamedTuple

WIDTH: Final = 640
HEIGHT: Final = 400
LEFT, RIGHT, TOP, BOTTOM = 44.0, 596.0, 42.0, 358.0
"""Middle of the path at its four sides."""
CORNER: Final = 74.0
"""Radius of its corners."""
TOWN: Final = 1.9
"""Room for the town, in steps from field to field."""
OUTSIDE: Final = 32.0
"""How far from the middle of a field the tokens around it stand."""
AROUND: Final = 0.46
"""Angle between two of them."""

CLEARING: Final = (78, 70, 484, 262)
"""Left, top, width and height of what lies inside the path."""


class Point(NamedTuple):
    x: float
    y: float


class Spot(NamedTuple):
    """A place on the path, and the direction out of the county there, as an angle."""

    x: float
    y: float
    out: float


class Plan(NamedTuple):
    town: Spot
    fields: tuple[Spot, ...]
    """In the sheriff's order; the first is the one after the town."""
    radius: float


@cache
def plan(fields: int) -> Plan:
    """The path with so many fields after the town, which lies in the corner at the left top."""
    step = length() / (fields - 1 + 2 * TOWN)
    start = CORNER * pi / 4
    places = [start + step * (TOWN + number) for number in range(fields)]
    return Plan(spot(start), tuple(spot(place) for place in places), min(22.0, 0.37 * step))


def length() -> float:
    return 2 * (RIGHT - LEFT + BOTTOM - TOP - 4 * CORNER) + 2 * pi * CORNER


def spot(place: float) -> Spot:
    """The point so far along the path, clockwise from where the left side begins to turn right at the top."""
    place %= length()
    across, down, turn = RIGHT - LEFT - 2 * CORNER, BOTTOM - TOP - 2 * CORNER, CORNER * pi / 2
    corners = (
        (LEFT + CORNER, TOP + CORNER, pi, across, 1, 0),
        (RIGHT - CORNER, TOP + CORNER, -pi / 2, down, 0, 1),
        (RIGHT - CORNER, BOTTOM - CORNER, 0.0, across, -1, 0),
        (LEFT + CORNER, BOTTOM - CORNER, pi / 2, down, 0, -1),
    )
    for x, y, angle, side, right, low in corners:
        if place < turn:
            out = angle + place / CORNER
            return Spot(x + CORNER * cos(out), y + CORNER * sin(out), out)
        place -= turn
        if place < side:
            out = angle + pi / 2
            return Spot(x + CORNER * cos(out) + right * place, y + CORNER * sin(out) + low * place, out)
        place -= side
    return spot(0)


def path() -> str:
    """The middle of the path as a closed line."""
    r = CORNER
    return (
        f"M{LEFT} {TOP + r}A{r} {r} 0 0 1 {LEFT + r} {TOP}H{RIGHT - r}A{r} {r} 0 0 1 {RIGHT} {TOP + r}"
        f"V{BOTTOM - r}A{r} {r} 0 0 1 {RIGHT - r} {BOTTOM}H{LEFT + r}A{r} {r} 0 0 1 {LEFT} {BOTTOM - r}Z"
    )


def around(place: Spot, number: int, of: int) -> Point:
    """Where the tokens at a field stand: in an arc at its outer side."""
    angle = place.out + AROUND * (number - (of - 1) / 2)
    return Point(place.x + OUTSIDE * cos(angle), place.y + OUTSIDE * sin(angle))


PLATE_TOP: Final = 262
PLATE_HEIGHT: Final = 68


class Plate(NamedTuple):
    left: float
    width: float

    @property
    def middle(self) -> float:
        return self.left + self.width / 2


@cache
def plates(seats: int) -> tuple[Plate, ...]:
    """What lies in front of every seat, in one row."""
    gap = 6.0
    width = min(122.0, (CLEARING[2] - gap * (seats - 1)) / seats)
    left = WIDTH / 2 - (seats * width + gap * (seats - 1)) / 2
    return tuple(Plate(left + (width + gap) * seat, width) for seat in range(seats))


TASK_TOP: Final = 75
TASK_WIDTH: Final = 104
TASK_HEIGHT: Final = 52


def task_left(task: int) -> float:
    return 118 + (TASK_WIDTH + 8) * task


PILE: Final = Point(99, 167)
CARD: Final = Point(155, 173)
DISCARDS: Final = Point(540, 167)
PILE_SCALE: Final = 0.66
CARD_SCALE: Final = 0.86
STAGE: Final = (192, 508)
"""Left and right end of the stage, where what is under way is shown."""
STAGE_Y: Final = 202.0
OFFERS_Y: Final = 232.0
"""Middle of the cards that seats push forward."""


def spread(cards: int, width: float) -> list[float]:
    """Middles of so many things of a width side by side on the stage, closer together if they are many."""
    left, right = STAGE
    step = min(width + 4, (right - left - width) / max(1, cards - 1))
    middle = (left + right) / 2
    return [middle + step * (number - (cards - 1) / 2) for number in range(cards)]


TREES: Final = (
    ("fir", 14, 150), ("oak", 13, 208), ("fir", 12, 268), ("fir", 627, 132), ("oak", 627, 196), ("fir", 628, 262),
    ("oak", 16, 330), ("fir", 18, 384), ("fir", 622, 22), ("oak", 624, 372), ("oak", 12, 18),
    ("fir", 86, 122),
)  # fmt: skip
"""Kind and foot of every tree."""
