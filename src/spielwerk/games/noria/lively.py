# not compiled: texts, for random games in tests
"""How likely actions are in random games that should get somewhere: more is invested and produced than rebuilt."""

import re
from collections.abc import Mapping
from typing import Final

from spielwerk.core.game import State

FIRST_WORDS: Final[Mapping[str, int]] = {
    "use": 20,
    "invest": 60,
    "produce": 40,
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
    "upgrade": 20,
    "action": 6,
    "pass": 1,
}
"""By the first word of an action's text, where there is time for no more; others weigh OTHERS."""
OTHERS: Final = 3

_PATTERNS: Final[Mapping[str, int]] = {
    r"invest .*|produce .*": 300,
    r"use .*|factory .*|intrigue .*": 100,
    r"rebuild .*|night-shift .*|inspect .*|trade .*|sell .*": 3,
    r"done": 2,
}
"""By the whole text, the first that fits."""
_USUAL: Final = 20


def weight(state: State, text: str, seat: int) -> int:
    """How likely an action of a seat is, compared with others."""
    return next((number for pattern, number in _PATTERNS.items() if re.fullmatch(pattern, text)), _USUAL)
