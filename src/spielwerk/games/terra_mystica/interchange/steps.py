# not compiled: a pair
"""What was applied to a position, in order."""

from typing import Final, NamedTuple

WITHDRAWN: Final = -1
"""Stands for an action where a seat leaves the game."""


class Step(NamedTuple):
    """An action of a seat or of chance, or WITHDRAWN."""

    seat: int
    action: int
