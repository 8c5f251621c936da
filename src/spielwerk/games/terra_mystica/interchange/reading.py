# not compiled: files
"""Reads games from a file of any kind: command log, ledger, or JSON lines."""

import gzip
import re
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from spielwerk.core.errors import Problem
from spielwerk.games.terra_mystica.interchange.command_log import read_command_log
from spielwerk.games.terra_mystica.interchange.corpus import PACKED, holds_json, read_corpus, why_unreadable
from spielwerk.games.terra_mystica.interchange.ledger import entries_of, looks_like_head, looks_like_row, read_ledger
from spielwerk.games.terra_mystica.interchange.problems import LogProblem
from spielwerk.games.terra_mystica.interchange.source import SourceGame

_FACTION_LINE: Final = re.compile(r"\w+\s*:\s*\S|(score|setup|option|player)\s", re.IGNORECASE)

_WIDE: Final = (b"\xff\xfe", b"\xfe\xff")
"""How text in UTF-16 begins."""
_LARGEST: Final = 20_000_000
"""Bytes of a command log or ledger, unpacked; real ones have less than a hundredth of it."""


def recognises(path: Path) -> bool:
    """Whether a file looks like one of these kinds, by what stands in it."""
    if holds_json(path):
        return True
    try:
        text = text_in(path)
    except LogProblem:
        return False
    return _is_ledger(text) or _is_command_log(text)


def read_games(path: Path) -> Iterator[SourceGame]:
    """The games of a file. Raises LogProblem where it cannot be read or is nothing of the kind."""
    if holds_json(path):
        yield from read_corpus(path)
    else:
        yield game_of(text_in(path), str(path))


def text_in(path: Path) -> str:
    """The text in a file, unpacked where gzip has packed it, in UTF-8, or in UTF-16 where its first signs say so."""
    try:
        data = path.read_bytes()
        if data.startswith(PACKED):
            with gzip.open(path) as file:
                data = file.read(_LARGEST + 1)
    except (OSError, EOFError, zlib.error) as error:
        raise LogProblem(str(path), 0, "", why_unreadable(error)) from None
    if len(data) > _LARGEST:
        raise LogProblem(str(path), 0, "", Problem("log.too-large"))
    wide = data.startswith(_WIDE)
    try:
        return data.decode("utf-16" if wide else "utf-8-sig")
    except UnicodeDecodeError as error:
        line = 0 if wide else data[: error.start].count(b"\n") + 1
        reason = Problem("log.not-wide") if wide else Problem("file.not-utf8")
        raise LogProblem(str(path), line, "", reason) from None


def game_of(text: str, file: str) -> SourceGame:
    """The game of a command log or ledger."""
    game = SourceGame(file, Path(file).stem)
    if _is_ledger(text):
        game.rows = read_ledger(text, file)
        game.entries = entries_of(game.rows)
    elif _is_command_log(text):
        game.entries = read_command_log(text, file)
    else:
        raise LogProblem(file, 0, "", Problem("log.no-log"))
    return game


def _is_ledger(text: str) -> bool:
    lines = text.splitlines()
    return any(map(looks_like_row, lines)) or any(map(looks_like_head, lines))


def _is_command_log(text: str) -> bool:
    return any(_FACTION_LINE.match(line.strip() + " ") for line in text.splitlines())
