"""Exact short texts of actions read back; `kinds.py` has them."""

from mypy_extensions import i64

from spielwerk.core.errors import Problem
from spielwerk.games.nottingham.actions import NO_VALUE
from spielwerk.games.nottingham.kinds import BY_VERB
from spielwerk.games.nottingham.state import State


def parse_action(state: State, words: str, seat: i64) -> int:
    """The action of a canonical text, upper and lower case alike. Raises ValueError that quotes the text."""
    parts = words.lower().split()
    for kind in BY_VERB.get(parts[0], []) if parts else []:
        action = kind.read(state, seat, parts)
        if action != NO_VALUE:
            return action
    raise Problem("action.none", text=words.strip())
