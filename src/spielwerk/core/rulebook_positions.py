# not compiled: reads files
"""Positions that show what a rule means: records in a game's folder, `rulebook/positions/NAME.txt`.

Such a record is one like any other and is played by the rules from its first entry on. The comment
`# shows questions.when-end` stands where that rule of the rulebook is to be seen: before an entry, or after the last
one. One record may show several rules, one after the other. What follows a mark is how play may go on.
"""

import re
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple

from spielwerk.core.discovery import find_game
from spielwerk.core.game import Game, State
from spielwerk.core.record import Record
from spielwerk.core.record_text import parse
from spielwerk.core.rulebook_text import RulebookError

_MARK: Final = re.compile(r"shows (?P<rule>[a-z][a-z0-9-]*\.[a-z0-9][a-z0-9-]*)")


class Position(NamedTuple):
    """Where a rule is to be seen."""

    rule: str
    record: Record
    """The whole game, without the marks."""
    shown: int
    """How many of its entries lead to the position."""

    def state(self) -> State:
        """The position itself, to look at or to play on."""
        return self.record.replay(self.shown)


@cache
def position_files(package: str) -> Mapping[str, Traversable]:
    """The file that shows a rule, for all rules of a game's package that are shown, in the order of the files' names.

    Raises RulebookError where a rule is shown twice.
    """
    folder = files(package) / "rulebook" / "positions"
    found: dict[str, Traversable] = {}
    listed = sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else []
    for file in listed:
        if not file.name.endswith(".txt"):
            continue
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            mark = _MARK.fullmatch(line.removeprefix("#").strip()) if line.startswith("#") else None
            if mark is None:
                continue
            if mark["rule"] in found:
                raise RulebookError(str(file), number, f"{mark['rule']} is shown already, in {found[mark['rule']]}")
            found[mark["rule"]] = file
    return found


def load_position(package: str, rule: str, games: Callable[[str], Game] = find_game) -> Position | None:
    """The position that shows a rule; None where there is none. Raises RecordError for a file that is no record."""
    file = position_files(package).get(rule)
    if file is None:
        return None
    record = parse(file.read_text(encoding="utf-8"), str(file), games)
    return next(position for position in positions_in(record) if position.rule == rule)


def positions_in(record: Record) -> list[Position]:
    """All positions that a record shows. The marks are taken out of it."""
    shown: list[tuple[str, int]] = []
    for place, comments in list(record.comments.items()):
        marks = [mark["rule"] for mark in map(_MARK.fullmatch, comments) if mark is not None]
        shown += [(rule, max(place, 0)) for rule in marks]
        others = [comment for comment in comments if _MARK.fullmatch(comment) is None]
        if others:
            record.comments[place] = others
        else:
            del record.comments[place]
    return [Position(rule, record, place) for rule, place in shown]
