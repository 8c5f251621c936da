"""Moves as people type them: several stand apart by `.` or `;`, beginnings of words are enough where they are clear."""

from typing import Final

from spielwerk.core.game import State
from spielwerk.core.notation import fitting, parts
from spielwerk.table.games.features import Features
from spielwerk.table.problems import Refused

MOST_MOVES: Final = 40


def understood(features: Features, state: State, seat: int, line: str) -> list[str]:
    """Texts of the actions that a typed line stands for. Refused where it is not clear."""
    if seat not in state.deciders():
        raise Refused(422, "not-asked", seat=seat + 1)
    copy = state.clone()
    found: list[str] = []
    for part in parts(line):
        for single in spelled_out(features, part):
            if len(found) >= MOST_MOVES or seat not in copy.deciders():
                raise Refused(422, "too-many-actions", most=len(found))
            text, is_legal = _one(features, copy, seat, single)
            found.append(text)
            if not is_legal:
                return found  # playing it tells why
            copy.apply_action(copy.string_to_action(text, seat), seat)
    return found


def spelled_out(features: Features, part: str) -> list[str]:
    """The single moves that a text with an amount stands for."""
    notation = features.notation
    return [notation.tidy(single) for single in notation.spelled_out(notation.tidy(part))]


def _one(features: Features, state: State, seat: int, typed: str) -> tuple[str, bool]:
    """The legal action that a text means, or one that is none now; and whether it is legal."""
    legal = [state.action_to_string(action, seat) for action in state.legal_actions(seat)]
    found = fitting(typed, legal, features.notation.fillers)
    if len(found) == 1:
        return found[0], True
    if found:
        raise Refused(422, "ambiguous", {"texts": found[:12]}, text=typed[:60], texts=found[:6])
    for action in range(features.game.num_distinct_actions()):
        text = state.action_to_string(action, seat)
        if text.lower() == typed:
            return text, False
    raise Refused(422, "not-understood", text=typed[:60])
