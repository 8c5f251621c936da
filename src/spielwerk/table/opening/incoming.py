"""Games in what somebody sends: a record of ours, or whatever kinds of file the games here can read.

A game's package `interchange` offers `recognises(path)`, `read_games(path)` and `replay_game(game)`, and may offer
`overview(game, say)`: a few words to choose a game by. These read from the disk, so what was sent stands in a
file of a folder of its own meanwhile.
"""

import logging
import re
import zlib
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import Any, Final, NamedTuple

from spielwerk.core.discovery import all_games, feature, find_game
from spielwerk.core.errors import FileProblem, MoveProblem, Problem
from spielwerk.core.game import Game
from spielwerk.core.record_text import FORMAT, parse
from spielwerk.locale.catalogue import Catalogue
from spielwerk.table.config import Limits
from spielwerk.table.games.features import features_of
from spielwerk.table.opening.replayed import Replayed, replayed
from spielwerk.table.problems import Refused

LOG: Final = logging.getLogger("spielwerk.table")

_PACKED: Final = b"\x1f\x8b"
"""The first two bytes of everything that gzip has packed."""
_GZIP: Final = 16 + zlib.MAX_WBITS
_MOST_PARTS: Final = 50
"""A packed file may consist of several packed ones."""
_STRANGE: Final = re.compile(r"[^\w.()\[\]+-]+")
_LONGEST_NAME: Final = 80
_LONGEST_REASON: Final = 300
UNNAMED: Final = "text"
"""What a text that was not in a file is called where something is wrong with it."""


class Unreadable(Refused):
    """A game that cannot be read or played, with the place and the rule that refuses a move."""

    def __init__(self, problem: FileProblem) -> None:
        command, rule = (problem.command, problem.rule) if isinstance(problem, MoveProblem) else ("", "")
        facts: dict[str, object] = {"file": problem.file, "line": problem.line, "command": command, "rule": rule}
        place: object = problem.file
        if problem.line > 0:
            place = Refused(422, "place", file=problem.file, line=problem.line)
        key = "not-by-the-rules" if rule else "unreadable-move" if command else "unreadable"
        super().__init__(422, key, facts, place=place, command=command, reason=problem.reason)


class GameInFile(NamedTuple):
    """One game of a file, read but not played yet."""

    name: str
    """What the file calls it; empty if it does not."""
    about: str
    """A few words to choose it by."""
    play: Callable[[], Replayed]
    """Plays it. Raises Unreadable or another Refused."""


def games_in(file: str, data: bytes, limits: Limits, language: str) -> list[GameInFile]:
    """The games of a file, packed or not. Raises Unreadable or another Refused."""
    name = tidy_name(file)
    text = text_of(name, unpacked(data, limits))
    if not text.strip():
        raise Unreadable(FileProblem(name, 1, Problem("file.empty")))
    if text.lstrip("\ufeff \t\r\n").startswith(FORMAT):
        found = [_own(text, name, limits)]
    else:
        found = _foreign(text, name, limits, language)
    return found if file or len(found) > 1 else [found[0]._replace(name="")]


def tidy_name(file: str) -> str:
    """The name of a file without its folder and without strange signs; a name for texts that have none."""
    name = _STRANGE.sub("_", re.split(r"[\\/]", file)[-1]).strip("_")[-_LONGEST_NAME:].lstrip(".-")
    return name or UNNAMED


def unpacked(data: bytes, limits: Limits) -> bytes:
    """What stands in a file, gzip undone. Refused as soon as it becomes larger than allowed."""
    if len(data) > limits.file:
        raise Refused(413, "file-too-large", most=limits.file // 1024)
    found, parts = bytearray(), 0
    while data.startswith(_PACKED) and parts < _MOST_PARTS:
        parts += 1
        unpacker = zlib.decompressobj(_GZIP)
        try:
            found += unpacker.decompress(data, limits.unpacked + 1 - len(found))
        except zlib.error:
            raise Refused(422, "not-packed") from None
        if len(found) > limits.unpacked:
            raise Refused(413, "unpacks-too-large", most=limits.unpacked // 1024)
        if not unpacker.eof:
            raise Refused(422, "not-packed")
        data = unpacker.unused_data.strip(b"\0")
    if parts and data:
        raise Refused(422, "not-packed")
    return bytes(found) if parts else data


def text_of(name: str, data: bytes) -> str:
    """The text in a file; Unreadable where it is none."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise Unreadable(FileProblem(name, line, Problem("file.not-utf8"))) from None
    if "\0" in text:
        raise Unreadable(FileProblem(name, text[: text.index("\0")].count("\n") + 1, Problem("file.no-text")))
    return text


def _own(text: str, name: str, limits: Limits) -> GameInFile:
    """A record of ours; a text that was pasted may begin with blank lines and end without a line break."""
    text = text.lstrip("\ufeff \t\r\n")
    if name == UNNAMED and not text.endswith("\n"):
        text += "\n"
    try:
        record = parse(text, name, find_game)
    except Exception as error:
        raise _told(error, name) from None

    def play() -> Replayed:
        try:
            return replayed(record, limits)
        except Exception as error:
            raise _told(error, name) from None

    return GameInFile(Path(name).stem, "", play)


def _foreign(text: str, name: str, limits: Limits, language: str) -> list[GameInFile]:
    """Games that one of the games here can read."""
    with TemporaryDirectory(prefix="spielwerk-") as folder:
        path = Path(folder) / name
        path.write_text(text, encoding="utf-8", newline="")
        for game in all_games():
            module = feature(game, "interchange")
            if module is None:
                continue
            try:
                sources = list(module.read_games(path)) if module.recognises(path) else []
            except Exception as error:
                raise _told(error, name, folder) from None
            if sources:
                return [_source(module, game, source, name, folder, limits, language) for source in sources]
    raise Unreadable(FileProblem(name, 0, Problem("file.no-kind")))


def _source(
    module: ModuleType, game: Game, source: Any, name: str, folder: str, limits: Limits, language: str
) -> GameInFile:
    def play() -> Replayed:
        try:
            return replayed(module.replay_game(source).record(), limits)
        except Exception as error:
            raise _told(error, name, folder) from None

    overview: Callable[[Any, Catalogue], str] | None = getattr(module, "overview", None)
    about = overview(source, features_of(game).catalogue(language)) if overview is not None else ""
    return GameInFile(str(source.name)[:_LONGEST_NAME], about[:_LONGEST_REASON], play)


def _told(error: Exception, name: str, folder: str = "") -> Refused:
    """What is wrong with a file, for whoever has sent it. Faults of a reader are noted in the server's log."""
    if isinstance(error, Refused):
        return error
    if isinstance(error, MoveProblem):
        file = error.file.removeprefix(f"{folder}/")
        return Unreadable(MoveProblem(file, error.line, error.reason, error.command, error.rule))
    if isinstance(error, Problem):
        return Unreadable(FileProblem(name, 0, error))
    if isinstance(error, RecursionError | MemoryError):
        return Unreadable(FileProblem(name, 0, Problem("file.too-deep")))
    LOG.error("the reader of a file is at fault: %s", error, exc_info=error)
    return Unreadable(FileProblem(name, 0, Problem("file.not-understood")))
