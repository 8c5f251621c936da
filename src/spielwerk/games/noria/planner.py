"""Whole turns that a thinking player would consider: discs and their order, payments, landings, politics, insertion.

A turn of Noria is a chain of many small decisions, few of which say much by themselves. So chains are grown step by
step: at every length only the most promising positions are kept (`projection`), equal ones once, until the turn is
over or something is drawn. What comes out are finished turns, the best first.
"""

from typing import Final

from mypy_extensions import i64

from spielwerk.games.noria.kinds import named
from spielwerk.games.noria.projection import projection
from spielwerk.games.noria.situations import INSERTING, PAYING, situation_of
from spielwerk.games.noria.state import TURNS
from spielwerk.games.noria.turn import Noria

KEPT: Final = 7
"""Positions that are grown further at every length."""
LONGEST: Final = 18
OFFERED: Final = 6
"""Turns to choose from."""
PAYMENTS: Final = 2
PLACES: Final = 3
"""Ways to pay, and places of a disc, that are followed from one position."""
IDLE: Final = named("rebuild")
"""Left to people: there are sixty-six pairs, and few are worth their knowledge."""


class Line:
    """The beginning of a turn: its actions, where they lead, and what that is worth."""

    def __init__(self, state: Noria, actions: list[int], value: float) -> None:
        self.state: Final = state
        self.actions: Final = actions
        self.value: Final = value


def turns(state: Noria, seat: i64) -> list[list[int]]:
    """Lists of actions, legal one after the other; the most promising first."""
    legal = state.legal_actions(seat)
    if state.phase != TURNS or len(legal) == 1:
        return [[action] for action in legal]
    finished: list[Line] = []
    growing = [Line(state, [], 0.0)]
    for _ in range(LONGEST):
        grown: list[Line] = []
        seen: set[int] = set()
        for line in growing:
            for longer in _longer(line, seat):
                mark = longer.state.checksum()
                if mark in seen:
                    continue
                seen.add(mark)
                if _is_over(longer.state, seat, state.round):
                    finished.append(longer)
                else:
                    grown.append(longer)
        if not grown:
            break
        growing = _best(grown, KEPT)
    if not finished:
        return [[action] for action in legal]
    return [line.actions for line in _best(finished, OFFERED)]


def _is_over(state: Noria, seat: i64, round: i64) -> bool:
    """Whether the turn is over, or something is drawn. Alone, a player is followed by nobody but the next round."""
    return state.turn != seat or state.round != round or state.phase != TURNS or state.due_reveal


def _longer(line: Line, seat: i64) -> list[Line]:
    """A line with every next action that is worth a look."""
    found: list[Line] = []
    for action in line.state.legal_actions(seat):
        if IDLE.covers(action):
            continue
        copy = line.state.clone()
        copy.apply_action(action, seat)
        found.append(Line(copy, [*line.actions, action], projection(copy, seat)))
    situation = situation_of(line.state)
    if situation == INSERTING:
        return _best(found, PLACES)
    return _best(found, PAYMENTS) if situation == PAYING else found


def _best(lines: list[Line], most: i64) -> list[Line]:
    lines.sort(key=_loss)
    return lines[:most]


def _loss(line: Line) -> float:
    return -line.value
