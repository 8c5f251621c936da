"""From what somebody typed to actions: the exact notation, beginnings of it, and looser spellings."""

import difflib
from collections.abc import Iterable
from typing import Final, NamedTuple

from spielwerk.core.game import State
from spielwerk.core.notation import Notation, fitting


class Reading(NamedTuple):
    """What a text may mean: actions that are legal now, or else actions that are not."""

    legal: list[int]
    others: list[int]
    similar: list[str]
    """Texts of legal actions that look like it, where it means nothing."""


class Understanding:
    """Reads moves of one seat in one position."""

    def __init__(self, state: State, seat: int, actions: int, notation: Notation) -> None:
        self._state: Final = state
        self._seat: Final = seat
        self._actions: Final = actions
        self._notation: Final = notation

    def read(self, part: str) -> Reading:
        """What one move may mean."""
        tidy = self._notation.tidy(part)
        fillers = self._notation.fillers
        legal = {self._text(action): action for action in self._state.legal_actions(self._seat)}
        found = fitting(tidy, legal, fillers) or fitting_place(tidy, legal)
        if found:
            return Reading([legal[text] for text in found], [], [])
        every = {self._text(action): action for action in range(self._actions)}
        others = fitting(tidy, (text for text in every if "#" not in text), fillers)
        similar = [] if others else difflib.get_close_matches(tidy, [text.lower() for text in legal], 3, 0.5)
        return Reading([], [every[text] for text in others], similar)

    def is_whole_move(self, part: str) -> bool:
        """Whether a text is exactly a legal action."""
        tidy = self._notation.tidy(part)
        return any(self._text(action).lower() == tidy for action in self._state.legal_actions(self._seat))

    def spelled_out(self, part: str) -> list[str]:
        """The single moves that a text with an amount stands for."""
        return self._notation.spelled_out(self._notation.tidy(part))

    def _text(self, action: int) -> str:
        return self._state.action_to_string(action, self._seat)


def fitting_place(typed: str, texts: Iterable[str]) -> list[str]:
    """A single word may be the name of a place or tile that moves are about: `E7`, `BON3`."""
    return [text for text in texts if typed in text.lower().split(" ")] if " " not in typed else []
