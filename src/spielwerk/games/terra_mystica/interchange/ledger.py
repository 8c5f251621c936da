# not compiled: regular expressions, once per game
"""The ledger, as people copy it from the page of a game: one row per move with the resources afterwards.

A row is a faction, six resources with their changes before them, the power that was offered to others, and the
commands of the row. Columns are parted by tabs, in some copies by blanks. Every other line is a comment, and some
comments hold what administrative commands have done.
"""

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from spielwerk.core.errors import Problem
from spielwerk.games.terra_mystica.interchange.command_log import FACTIONS_KNOWN, Entry
from spielwerk.games.terra_mystica.interchange.problems import LogProblem
from spielwerk.games.terra_mystica.terms import ROUNDS

SETUP: Final = "setup"
SERVER: Final = re.compile(
    r"setup|(?:cult_|other_|all_)?income_for_faction|score_resources|\[.*\]|\+\d+vp for [\w -]+", re.IGNORECASE
)
"""Commands that the server writes into rows by itself."""

_CHANGE: Final = r"\s+(?:[+-]\d+\s+)?"
_COLUMNS: Final = (
    ("VP", rf"{_CHANGE}(\d+)\s*VP"),
    ("C", rf"{_CHANGE}(\d+)\s*C"),
    ("W", rf"{_CHANGE}(\d+)\s*W"),
    ("P", rf"{_CHANGE}(\d+)\s*P"),
    ("PW", rf"{_CHANGE}(\d+)/(\d+)/(\d+)\s*PW"),
    ("cults", rf"{_CHANGE}(\d+)/(\d+)/(\d+)/(\d+)(?!\S)"),
)
"""The columns of a row after the faction, with the change before the number."""
_ROW: Final = re.compile(r"(\w+)" + "".join(column for _, column in _COLUMNS) + "(.*)")
_OFFERED: Final = re.compile(r"\s*(?:\d+(?:\s+|$))*")
_POINTS: Final = re.compile(r"\d[ \t]*VP\b")
_BOWLS: Final = re.compile(r"\d/\d+/\d+")
_FACTION: Final = re.compile(r"\s*(\w+)\s+(?![\s:])")
_SCORING: Final = re.compile(r"Round (\d) scoring: (SCORE\d+)", re.IGNORECASE)
_REMOVED: Final = re.compile(r"Removing tile (\w+)", re.IGNORECASE)
_PLAYER: Final = re.compile(r"Player \d+: (.+)", re.IGNORECASE)
_DROPPED: Final = re.compile(r"(\w+) dropped from the game", re.IGNORECASE)
_AS_IT_STANDS: Final = re.compile(r"(?:option|map) \S+", re.IGNORECASE)
_FINAL_SCORING: Final = re.compile(r"Added final scoring tile: (\S+)", re.IGNORECASE)


class Amounts(NamedTuple):
    """What a player has: one row's numbers."""

    points: int
    coins: int
    workers: int
    priests: int
    bowls: tuple[int, int, int]
    cults: tuple[int, int, int, int]


class Row(NamedTuple):
    """One line of a ledger. A comment has no faction, and its text stands in `comment`."""

    line: int
    faction: str
    amounts: Amounts | None
    commands: list[str]
    comment: str


def looks_like_row(line: str) -> bool:
    """Whether a line begins with a faction, or names points and after them something like bowls; and is no comment.

    A few searches, for lines of any length.
    """
    found = _FACTION.match(line)
    if found is not None and found[1].lower() in FACTIONS_KNOWN:
        return _DROPPED.fullmatch(line.strip()) is None
    points = _POINTS.search(line)
    return points is not None and _BOWLS.search(line, points.end()) is not None


def looks_like_head(line: str) -> bool:
    """Whether a line stands above the rows of a ledger."""
    return _SCORING.match(line.strip()) is not None


def read_ledger(text: str, file: str = "ledger") -> list[Row]:
    rows: list[Row] = []
    for number, line in enumerate(text.splitlines(), 1):
        found = _ROW.fullmatch(line.strip())
        if found is not None:
            rows.append(_row(found, number, file))
        elif looks_like_row(line):
            reason = Problem("log.column", name=_unreadable_column(line.strip()))
            raise LogProblem(file, number, line.strip(), reason)
        elif line.strip():
            rows.append(Row(number, "", None, [], line.strip()))
    if not any(row.amounts for row in rows):
        raise LogProblem(file, 0, "", Problem("log.head-only"))
    return rows


def _unreadable_column(line: str) -> str:
    place = len(line.split(maxsplit=1)[0])
    for name, column in _COLUMNS:
        found = re.compile(column).match(line, place)
        if found is None:
            return name
        place = found.end()
    return _COLUMNS[0][0]


def _row(found: re.Match[str], number: int, file: str) -> Row:
    faction = found[1].lower()
    if faction not in FACTIONS_KNOWN and not faction.startswith("nofaction"):
        raise LogProblem(file, number, "", Problem("log.unknown-faction", name=faction))
    n = [int(found[group]) for group in range(2, 13)]
    amounts = Amounts(n[0], n[1], n[2], n[3], (n[4], n[5], n[6]), (n[7], n[8], n[9], n[10]))
    text = found[13]
    return Row(number, faction, amounts, split_row(text[_OFFERED.match(text).end() :]), "")  # type: ignore[union-attr]


def split_row(text: str) -> list[str]:
    """The commands of a row in the order of their execution."""
    return [command for command in (part.strip() for part in text.split(".")) if command]


def entries_of(rows: Sequence[Row]) -> list[Entry]:
    """The commands that made a ledger, one by one, with the administrative ones that its comments tell of."""
    entries: list[Entry] = []
    scoring: dict[int, str] = {}
    for row in rows:
        if row.amounts is None:
            entries += _from_comment(row, scoring)
            continue
        for command in row.commands:
            if command == SETUP:
                entries.append(Entry(row.line, "", f"{SETUP} {row.faction}"))
            elif not SERVER.fullmatch(command):
                entries.append(Entry(row.line, row.faction, command))
    return entries


def _from_comment(row: Row, scoring: dict[int, str]) -> list[Entry]:
    """The administrative commands behind a comment; `scoring` collects the round tiles until all six are there."""
    found = _SCORING.match(row.comment)
    if found:
        scoring[int(found[1])] = found[2]
        if len(scoring) < ROUNDS or int(found[1]) != ROUNDS:
            return []
        return [Entry(row.line, "", "score " + ",".join(scoring[number] for number in sorted(scoring)))]
    for pattern, command in (
        (_REMOVED, "delete {}"),
        (_DROPPED, "drop-faction {}"),
        (_FINAL_SCORING, "final-scoring {}"),
    ):
        found = pattern.fullmatch(row.comment)
        if found:
            return [Entry(row.line, "", command.format(found[1]))]
    found = _PLAYER.fullmatch(row.comment)
    if found:
        return [Entry(row.line, "", f"player {'_'.join(found[1].split())}")]
    if _AS_IT_STANDS.fullmatch(row.comment):
        return [Entry(row.line, "", row.comment)]
    return []
