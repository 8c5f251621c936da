# not compiled: only raised and caught, never in a hot loop
"""Whatever a person can put right: a key with values, put into words only where somebody reads it.

The sentence of `Problem("record.no-seat", seat=3, n=2)` stands in the files `locale/LANGUAGE/problem.toml`, of the
program or of a game's folder, under `no-seat` in the table `[record]`. Engine and games know keys; whoever speaks to
people words them with the reader's catalogue. `str` gives the English sentence, for programmers.
"""

import errno
from functools import cache
from socket import gaierror
from typing import ClassVar, Final

from spielwerk.core.folders import GAMES, game_names
from spielwerk.locale.catalogue import FALLBACK, Catalogue, catalogue

_LONGEST_SHOWN: Final = 200
"""So many signs of what somebody has written are told again."""


class Told:
    """A value that has words of its own in every language."""

    def told(self, say: Catalogue) -> str:
        raise NotImplementedError


class Problem(ValueError):
    """Something is wrong with what somebody typed, chose or keeps in a file.

    Values are what the sentence names: numbers, names, lists of names, a rule, or a problem that is the reason of this
    one. Programs say the sentence and go on or exit with 1; they show no traceback.
    """

    SENTENCES: ClassVar[str] = "problem."
    """What keys of this kind begin with in the catalogue."""

    def __init__(self, key: str, /, **values: object) -> None:
        self.key: Final = key
        self.values: Final = values

    def sentence(self, say: Catalogue) -> str:
        """What is wrong, in the language of a catalogue."""
        key = self.SENTENCES + self.key
        words = say if key in say else _sentences(say.language)
        return words(key, **{name: _worded(value, say) for name, value in self.values.items()})

    def __str__(self) -> str:
        return self.sentence(catalogue(FALLBACK))

    def __reduce__(self) -> tuple[object, ...]:
        """Other processes get all attributes, whatever a constructor asks for."""
        return _blank, (type(self),), self.__dict__


class FileProblem(Problem):
    """Something is wrong in a file: FILE:LINE and the `reason`, whose key and values this one has. Line 0 is none."""

    def __init__(self, file: str, line: int, reason: Problem) -> None:
        super().__init__(reason.key, **reason.values)
        self.file: Final = file
        self.line: Final = line
        self.reason: Final = reason

    def sentence(self, say: Catalogue) -> str:
        return f"{self.place()}: {self.reason.sentence(say)}"

    def place(self) -> str:
        return f"{self.file}:{self.line}" if self.line > 0 else self.file


class MoveProblem(FileProblem):
    """As `FileProblem`, with the move, as written, that it is about, and the id of the rule that refuses it.

    Both are empty where it is about something else.
    """

    def __init__(self, file: str, line: int, reason: Problem, command: str = "", rule: str = "") -> None:
        super().__init__(file, line, reason)
        self.command: Final = command
        self.rule: Final = rule

    def sentence(self, say: Catalogue) -> str:
        command = f"{_worded(self.command, say)}: " if self.command else ""
        return f"{self.place()}: {command}{self.reason.sentence(say)}"


_OF_THE_SYSTEM: Final = {
    errno.ENOENT: Problem("system.missing"),
    errno.EISDIR: Problem("system.folder"),
    errno.ENOTDIR: Problem("system.no-folder"),
    errno.EACCES: Problem("system.permission"),
    errno.EPERM: Problem("system.permission"),
    errno.EEXIST: Problem("system.exists"),
    errno.ENOSPC: Problem("system.full"),
    errno.EROFS: Problem("system.read-only"),
    errno.ENAMETOOLONG: Problem("system.long-name"),
    errno.EADDRINUSE: Problem("system.in-use"),
    errno.EADDRNOTAVAIL: Problem("system.no-address"),
}


def of_the_system(error: OSError) -> Problem:
    """What the operating system has refused. Its own words are English, or whatever it speaks."""
    if isinstance(error, gaierror):
        return Problem("system.no-host")
    return _OF_THE_SYSTEM.get(error.errno or 0) or Problem("system.other", number=error.errno or 0)


def _worded(value: object, say: Catalogue) -> object:
    if isinstance(value, Problem):
        return value.sentence(say)
    if isinstance(value, Told):
        return value.told(say)
    if isinstance(value, (list, tuple)):
        return ", ".join(str(_worded(part, say)) for part in value) or _sentences(say.language)("problem.none")
    if isinstance(value, str) and len(value) > _LONGEST_SHOWN:
        return f"{value[:_LONGEST_SHOWN]} ..."
    return value


@cache
def _sentences(language: str) -> Catalogue:
    """Those of the program and of all games."""
    return catalogue(language, *(f"{GAMES}.{name.replace('-', '_')}" for name in game_names()))


def _blank(kind: type[Problem]) -> Problem:
    return kind.__new__(kind)
