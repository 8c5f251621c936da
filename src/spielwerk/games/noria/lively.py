# not compiled: for random games in tests
"""How likely actions are in random games that should get somewhere: more is invested and produced than rebuilt."""

from collections.abc import Mapping
from typing import Final

from spielwerk.core.game import State

FIRST_WORDS: Final[Mapping[str, int]] = {
    "invest": 60,
    "produce": 40,
    "use": 20,
    "upgrade": 20,
    "factory": 12,
    "ship": 8,
    "journey": 8,
    "discover": 8,
    "intrigue": 8,
    "inspect": 2,
    "night-shift": 2,
    "rebuild": 1,
    "trade": 1,
    "sell": 1,
}
"""By the first word of an action's text; others weigh OTHERS."""
OTHERS: Final = 3


def weight(state: State, text: str, seat: int) -> int:
    """How likely an action of a seat is, compared with others."""
    return FIRST_WORDS.get(text.partition(" ")[0], OTHERS)
