"""Moves as people type them: several stand apart by `.` or `;`, beginnings of words are enough where they are clear."""

from typing import Final

from spielwerk.core.game import State
from spielwerk.table.games.features import Features
from spielwerk.table.problems import Refused

MOST_MOVES: Final = 40


def understood(features: Features, state: State, seat: int, line: str) -> list[str]:
    """Texts of the actions that a typed line stands for. Refused where it is not clear."""
    if seat not in state.deciders():
        raise Refused(422, "not-asked", seat=seat + 1)
    copy = state.clone()
    found: list[str] = []
    for part in [part.strip().rstrip(".") for part in line.replace(". ", ";").split(";")]:
        for single in spelled_out(features, part) if part else []:
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
    if features.notation is None:
        return [" ".join(part.lower().split())]
    tidy: str = features.notation.tidy(part)
    singles: list[str] = features.notation.spelled_out(tidy)
    return [features.notation.tidy(single) for single in singles]


def _one(features: Features, state: State, seat: int, typed: str) -> tuple[str, bool]:
    """The legal action that a text means, or one that is none now; and whether it is legal."""
    legal = [state.action_to_string(action, seat) for action in state.legal_actions(seat)]
    fillers: frozenset[str] = getattr(features.notation, "FILLERS", frozenset())
    found = _fitting(typed, legal, fillers)
    if len(found) == 1:
        return found[0], True
    if found:
        raise Refused(422, "ambiguous", {"texts": found[:12]}, text=typed[:60], texts=found[:6])
    for action in range(features.game.num_distinct_actions()):
        text = state.action_to_string(action, seat)
        if text.lower() == typed:
            return text, False
    raise Refused(422, "not-understood", text=typed[:60])


def _fitting(typed: str, texts: list[str], fillers: frozenset[str]) -> list[str]:
    """Texts that a typed one is, or whose words its words begin, words that say nothing left out."""
    wanted = [word for word in typed.split(" ") if word not in fillers]
    found, exact = [], []
    for text in texts:
        if text.lower() == typed:
            return [text]
        there = [word for word in text.lower().split(" ") if word not in fillers]
        if wanted and len(wanted) <= len(there) and all(map(str.startswith, there, wanted)):
            found.append(text)
            if wanted == there:
                exact.append(text)
    return exact if len(exact) == 1 else found
