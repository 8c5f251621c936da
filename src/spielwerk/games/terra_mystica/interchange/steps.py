# not compiled: a pair of numbers
"""What was applied to a position, in order."""

from typing import Final, NamedTuple

from spielwerk.games.terra_mystica.turn import TerraMystica

WITHDRAWN: Final = -1
"""Stands for an action where a seat leaves the game."""


class Step(NamedTuple):
    """An action of a seat or of chance, or WITHDRAWN."""

    seat: int
    action: int


def play(state: TerraMystica, step: Step) -> None:
    """Applies a step that the rules allow."""
    if step.action == WITHDRAWN:
        state.withdraw(step.seat)
    else:
        state.apply_action(step.action, step.seat)
