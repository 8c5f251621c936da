# not compiled: sentences for people
"""The log of a record as a seat knows it, and the points after every step of the sheriff."""

from collections import OrderedDict
from itertools import pairwise
from typing import Final

from spielwerk.core.presentation import LogLine
from spielwerk.core.record import Record
from spielwerk.games.nottingham.presentation.telling.narrator import Narrator
from spielwerk.games.nottingham.presentation.telling.wording import position

_MOST: Final = 100
_narrators: OrderedDict[tuple[object, ...], Narrator] = OrderedDict()
"""Narrators that have come to some point of a record; who uses one takes it out meanwhile."""


def log(record: Record, seat: int | None, language: str, after: int = 0, is_open: bool = False) -> list[LogLine]:
    """What has happened after a position, in the words of what the seat may know."""
    key = (str(sorted(record.options.items())), record.seed_commitment, seat, language, is_open)
    narrator = _narrators.pop(key, None) or Narrator(record, seat, language, is_open)
    if not narrator.read(record):
        narrator = Narrator(record, seat, language, is_open)
        if not narrator.read(record):
            narrator = Narrator(record, seat, language, is_open)
            narrator.read_with_steps_back(record)
            return [line for line in narrator.lines if line.position > after]
    lines = [line for line in narrator.lines if line.position > after]
    _narrators[key] = narrator
    while len(_narrators) > _MOST:
        _narrators.popitem(last=False)
    return lines


def course(record: Record) -> list[list[int]]:
    """A row for the beginning, and one for every step of the sheriff; who has traded is seen by all."""
    state = position(record.initial_state())
    rows = [[int(points) for points in state.returns()]]
    steps: list[tuple[int, list[int]]] = []

    def look(before: object) -> None:
        now = position(before)  # type: ignore[arg-type]
        steps.append((int(now.sheriff), [int(points) for points in now.returns()]))

    end = record.replay(before=lambda before, _: look(before))
    look(end)
    for (field, _), (later, points) in pairwise(steps):
        if later != field:
            rows.append(points)
    return rows
