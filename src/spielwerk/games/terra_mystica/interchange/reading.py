# not compiled: files
"""Reads games from a file of any kind: command log, ledger, or JSON lines."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from spielwerk.games.terra_mystica.interchange.command_log import read_command_log
from spielwerk.games.terra_mystica.interchange.corpus import holds_json, read_corpus
from spielwerk.games.terra_mystica.interchange.ledger import entries_of, looks_like_row, read_ledger
from spielwerk.games.terra_mystica.interchange.problems import LogProblem
from spielwerk.games.terra_mystica.interchange.source import SourceGame

_FACTION_LINE: Final = re.compile(r"\w+\s*:\s*\S|(score|setup|option|player)\s", re.IGNORECASE)


def recognises(path: Path) -> bool:
    """Whether a file looks like one of these kinds, by what stands in it."""
    if holds_json(path):
        return True
    try:
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError):
        return False
    return _is_ledger(text) or _is_command_log(text)


def read_games(path: Path) -> Iterator[SourceGame]:
    """The games of a file. Raises LogProblem where it cannot be read or is nothing of the kind."""
    if holds_json(path):
        yield from read_corpus(path)
        return
    try:
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise LogProblem(str(path), 0, "", f"cannot be read: {error}") from None
    yield game_of(text, str(path))


def game_of(text: str, file: str) -> SourceGame:
    """The game of a command log or ledger."""
    game = SourceGame(file, Path(file).stem)
    if _is_ledger(text):
        game.rows = read_ledger(text, file)
        game.entries = entries_of(game.rows)
    elif _is_command_log(text):
        game.entries = read_command_log(text, file)
    else:
        raise LogProblem(file, 0, "", "this is neither a command log nor a ledger")
    return game


def _is_ledger(text: str) -> bool:
    return any(map(looks_like_row, text.splitlines()))


def _is_command_log(text: str) -> bool:
    return any(_FACTION_LINE.match(line.strip() + " ") for line in text.splitlines())
