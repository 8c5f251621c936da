# not compiled: asked when somebody has typed what is not legal yet
"""Ways to an action that cannot be taken at once, such as using a disc before what it allows."""

from typing import Final

from spielwerk.core.game import ABSENT
from spielwerk.games.noria.state import TURNS
from spielwerk.games.noria.turn import Noria

MOST_WAYS: Final = 9


def ways_to(state: Noria, seat: int, action: int) -> list[list[int]]:
    """A single step before an action that is not legal yet; mostly there is none."""
    refusal = state.why_not(action, seat)
    if state.phase != TURNS or state.turn != seat or refusal is None or refusal.rule == ABSENT:
        return []
    found: list[list[int]] = []
    for first in state.legal_actions(seat):
        copy = state.clone()
        copy.apply_action(first, seat)
        if copy.turn == seat and not copy.due_reveal and copy.why_not(action, seat) is None:
            found.append([first, action])
    return found[:MOST_WAYS]
