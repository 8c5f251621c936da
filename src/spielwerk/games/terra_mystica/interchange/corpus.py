# not compiled: JSON, once per game
"""Games as JSON lines, plain or packed with gzip: one object per game with commands, ledger and end position."""

import gzip
import json
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from spielwerk.core.errors import Problem, of_the_system
from spielwerk.games.terra_mystica.interchange.agreement import START_POINTS_MAP
from spielwerk.games.terra_mystica.interchange.command_log import Entry, known_faction
from spielwerk.games.terra_mystica.interchange.ledger import Amounts, Row, split_row
from spielwerk.games.terra_mystica.interchange.problems import LogProblem
from spielwerk.games.terra_mystica.interchange.source import EndPosition, SourceGame

PACKED: Final = b"\x1f\x8b"
"""The first two bytes of everything that gzip has packed."""
_LONGEST_MARGIN: Final = 100
_UNREADABLE: Final = (OSError, EOFError, UnicodeDecodeError, zlib.error)
_MALFORMED: Final = (KeyError, TypeError, ValueError, AttributeError, IndexError)


def read_corpus(path: Path) -> Iterator[SourceGame]:
    """The games of a file, one after the other."""
    try:
        with _open(path) as lines:
            for number, line in enumerate(lines, 1):
                if not line.isspace():
                    yield _game(line, path, number)
    except _UNREADABLE as error:
        raise LogProblem(str(path), 0, "", why_unreadable(error)) from None


def why_unreadable(error: Exception) -> Problem:
    if isinstance(error, UnicodeDecodeError):
        return Problem("file.not-utf8")
    if isinstance(error, OSError) and error.errno:
        return Problem("file.unreadable", why=of_the_system(error))
    return Problem("log.packed-cut")


def holds_json(path: Path) -> bool:
    """Whether a file begins as JSON lines do, after unpacking where it is packed."""
    try:
        with _open(path) as lines:
            return bool(lines.read(_LONGEST_MARGIN).lstrip("\ufeff \t\r\n").startswith("{"))
    except UnicodeDecodeError:
        return False
    except _UNREADABLE:
        return _is_packed(path)


def _is_packed(path: Path) -> bool:
    try:
        with path.open("rb") as file:
            return file.read(len(PACKED)) == PACKED
    except OSError:
        return False


def _open(path: Path) -> Any:
    return gzip.open(path, "rt", encoding="utf-8") if _is_packed(path) else path.open(encoding="utf-8")


def _game(line: str, path: Path, number: int) -> SourceGame:
    try:
        data = json.loads(line)
    except ValueError:
        raise LogProblem(str(path), number, "", Problem("log.no-json")) from None
    if not isinstance(data, dict) or "commands" not in data:
        raise LogProblem(str(path), number, "", Problem("log.no-commands"))
    name = str(data.get("game_id") or data.get("seed") or number)
    game = SourceGame(f"{path.name}[{name}]", name)
    part = "commands"
    try:
        game.entries = list(_entries(data, game.file))
        for place, row in enumerate(data.get("ledger", []), 1):
            part = f"ledger[{place}]"
            game.rows.append(_row(row, place))
        part = "final"
        game.final = {str(faction): int(points) for faction, points in data.get("final", {}).items()}
        part = "end"
        if "end" in data:
            game.end = _end(data["end"])
    except LogProblem:
        raise
    except _MALFORMED:
        raise LogProblem(str(path), number, "", Problem("log.json-part", part=part)) from None
    return game


def _entries(data: dict[str, Any], file: str) -> Iterator[Entry]:
    """The commands; `line` is the place in their list. What stands beside them in the object becomes commands too."""
    map_name = data.get("map") or "original"
    if data.get("vp_variant"):
        map_name = START_POINTS_MAP
    if map_name != "original":
        yield Entry(0, "", f"map {map_name}")
    for place, command in enumerate(data["commands"], 1):
        faction, colon, rest = command.partition(": ")
        if colon:
            yield Entry(place, known_faction(faction.lower(), place, file), rest)
        else:
            yield Entry(place, "", command)


def _row(row: dict[str, Any], place: int) -> Row:
    if "comment" in row:
        return Row(place, "", None, [], row["comment"])
    one, two, three = (int(tokens) for tokens in row["PW"].split("/"))
    fire, water, earth, air = (int(steps) for steps in row["CULT"].split("/"))
    resources = (int(row["VP"]), int(row["C"]), int(row["W"]), int(row["P"]))
    amounts = Amounts(*resources, (one, two, three), (fire, water, earth, air))
    return Row(place, row["faction"], amounts, split_row(row["commands"]), "")


def _end(data: dict[str, Any]) -> EndPosition:
    end = EndPosition()
    end.hexes = {name: (colour, building, bool(town)) for name, (colour, building, town) in data["map"].items()}
    end.bridges = [(bridge["color"], bridge["from"], bridge["to"]) for bridge in data["bridges"]]
    end.tiles = {faction: list(tiles) for faction, tiles in data["tiles"].items()}
    end.shipping = dict(data["ship"])
    end.digging = dict(data["dig"])
    return end
