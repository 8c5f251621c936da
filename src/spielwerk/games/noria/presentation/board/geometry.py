# not compiled: pictures for people
"""Where things lie in the pictures: slots of the wheel."""

from math import cos, pi, sin
from typing import Final

from spielwerk.games.noria.terms import ACTIVE, RING_OF, RING_START

Point = tuple[float, float]

WHEEL_BOX: Final = "-192 -192 384 384"
WHEEL: Final = 187.0
"""Radius of the whole wheel."""
RADII: Final = (32.0, 90.0, 146.0)
"""How far the slots of each ring lie from the middle."""
_FIRST: Final = (0.0, -45.0, -60.0)
"""Where the first slot of each ring lies, in degrees clockwise from the top."""


def slots_of(ring: int) -> int:
    """How many slots a ring has."""
    return int(RING_START[ring + 1] - RING_START[ring])


def slot_place(slot: int, turned: int = 0) -> Point:
    """The middle of a slot, seen from the middle of the wheel; its place on a ring that has been turned so often."""
    ring = int(RING_OF[slot])
    number = slot - int(RING_START[ring]) - turned
    angle = (_FIRST[ring] + 360.0 / slots_of(ring) * number) * pi / 180
    return round(RADII[ring] * sin(angle), 1) + 0.0, round(-RADII[ring] * cos(angle), 1) + 0.0


ACTIVE_SLOTS: Final = tuple(slot for slot, active in enumerate(ACTIVE) if active)
