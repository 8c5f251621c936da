# not compiled: texts, for random games in tests
"""How likely actions are in random games that should get somewhere: more is built than converted and passed."""

import re
from collections.abc import Mapping
from typing import Final

from spielwerk.core.game import State
from spielwerk.games.terra_mystica.factions.all import FACTIONS
from spielwerk.games.terra_mystica.terms import TERRAIN_NAMES

FIRST_WORDS: Final[Mapping[str, int]] = {
    "build": 8,
    "upgrade": 20,
    "action": 6,
    "dig": 4,
    "advance": 4,
    "pass": 1,
    "convert": 1,
    "burn": 1,
}
"""By the first word of an action's text, where there is time for no more; others weigh OTHERS."""
OTHERS: Final = 3

_PATTERNS: Final[Mapping[str, int]] = {
    r"build .*|done": 300,
    r"upgrade .*|action .*|bridge .*|connect .*|leech .*": 100,
    r"transform .* to HOME|dig .": 200,
    r"transform .*|advance .*|send .*": 10,
    r"pass.*": 3,
    r"convert .*|burn .*|decline .*|-.*": 1,
}
"""By the whole text, the first that fits; HOME is the seat's own terrain."""
_USUAL: Final = 20
_HOMES: Final = {faction.name: TERRAIN_NAMES[faction.colour] for faction in FACTIONS}


def weight(state: State, text: str, seat: int) -> int:
    """How likely an action of a seat is, compared with others."""
    home = _HOMES.get(state.seat_name(seat), "")
    for pattern, number in _PATTERNS.items():
        if re.fullmatch(pattern.replace("HOME", home), text):
            return number
    return _USUAL
