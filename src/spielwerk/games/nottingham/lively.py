# not compiled: texts, for random games in tests
"""How likely actions are in random games that should get somewhere: hands grow, tasks are done, piles run out."""

from collections.abc import Mapping
from typing import Final

from spielwerk.core.game import State

FIRST_WORDS: Final[Mapping[str, int]] = {"pass": 60, "task": 40, "keep": 6, "set": 1}
"""By the first word of an action's text; others weigh OTHERS."""
OTHERS: Final = 3


def weight(state: State, text: str, seat: int) -> int:
    """How likely an action of a seat is, compared with others."""
    return FIRST_WORDS.get(text.split()[0], OTHERS)
