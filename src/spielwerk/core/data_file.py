# not compiled: text
"""Data files: all values of a game's components as an owner of the box edits them, and what differs in one.

game = "nottingham"

[board]
# Numbers of the fields (assumed: ...)
numbers = [3, 5, 4]
"""

import json
import re
import textwrap
import tomllib
from collections.abc import Iterator, Mapping
from typing import Any, Final

from spielwerk.core.data import CORRECTED, Value, corrections, facts, faults, in_words, values
from spielwerk.core.errors import FileProblem, Problem
from spielwerk.core.game import Game

_TABLE_LINE: Final = re.compile(r"\s*\[\s*([\w.-]+)\s*\]\s*(?:#.*)?")
_KEY_LINE: Final = re.compile(r"\s*([\w.-]+)\s*=")
_PLACE: Final = re.compile(r"line (\d+)")
"""Where something is no TOML; Python's exception tells it only within its text."""
_WIDTH: Final = 118


class DataFault(FileProblem):
    """A data file that cannot be used."""


def read_corrections(game: Game, text: str, file: str) -> str:
    """What a data file corrects, as the option `data` keeps it. Raises DataFault at the first thing wrong with it.

    A file may leave out values; those stay as they are.
    """
    try:
        content = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        place = _PLACE.search(str(error))
        line = int(place[1]) if place else text.count("\n") + 1
        raise DataFault(file, line, Problem("data.no-toml")) from None
    lines = dict(_lines(text))
    named = content.pop("game", game.name)
    if named != game.name:
        raise DataFault(file, lines.get("game", 1), Problem("data.other-game", named=named, game=game.name))
    changed = dict(_flat(content))
    found = [(_line(lines, path), path, reason) for path, reason in faults(game.package, changed)]
    if found:
        line, path, reason = min(found, key=lambda fault: fault[:2])
        raise DataFault(file, line, Problem("data.at", path=path, reason=reason))
    return corrections(game.package, changed)


def _flat(content: Mapping[str, Any], before: str = "") -> Iterator[tuple[str, Any]]:
    for key, value in content.items():
        path = f"{before}.{key}" if before else key
        if isinstance(value, dict):
            yield from _flat(value, path)
        else:
            yield path, value


def _lines(text: str) -> Iterator[tuple[str, int]]:
    """Paths of tables and values in a file, and the line of each."""
    table = ""
    for number, line in enumerate(text.split("\n"), 1):
        heading, key = _TABLE_LINE.fullmatch(line), _KEY_LINE.match(line)
        if heading:
            table = heading[1]
            yield table, number
        elif key:
            yield f"{table}.{key[1]}" if table else key[1], number


def _line(lines: Mapping[str, int], path: str) -> int:
    """The line of a value, or of the table that it should stand in."""
    while path and path not in lines:
        path = path.rpartition(".")[0]
    return lines.get(path, 0)


def export(game: Game, corrected: str, language: str) -> str:
    """A data file with all values, as corrected, each below a comment that says what it is and how sure."""
    now = values(game.package, corrected)
    tables: dict[str, list[str]] = {}
    for path, fact in facts(game.package).items():
        table, _, key = path.rpartition(".")
        confidence = fact.confidence if now[path] == fact.value else CORRECTED
        about = f"{in_words(fact.name, language)} ({confidence}: {in_words(fact.source, language)})"
        lines = tables.setdefault(table, [f"[{table}]"])
        lines += textwrap.wrap(about, _WIDTH, initial_indent="# ", subsequent_indent="# ", break_on_hyphens=False)
        lines += [f"{key} = {_toml(now[path])}"]
    return "\n\n".join([f"game = {_toml(game.name)}", *("\n".join(lines) for lines in tables.values())]) + "\n"


def _toml(value: Value) -> str:
    """Numbers, texts and lists look in JSON as they do in TOML."""
    return json.dumps(value, ensure_ascii=False)
