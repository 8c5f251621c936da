# not compiled: text
"""Reads and writes records as text; the form is shown in `record`.

`parse(dump(record))` equals the record, and `dump(parse(text))` the text if it has this form. A file that was cut
off in the middle of a line is noticed, because its last line has no end. A game still under way is no error.
"""

import re
from collections.abc import Callable
from typing import Final, NoReturn

from spielwerk.core.chance import commitment
from spielwerk.core.discovery import find_game
from spielwerk.core.errors import Problem
from spielwerk.core.game import Game
from spielwerk.core.options import PLAYERS, options_of
from spielwerk.core.record import BACK, CHANCE, CONTRIBUTE, TABLE, WITHDRAW, Entry, Record, RecordError
from spielwerk.core.versions import is_known, without_pinned

FORMAT: Final = "spielwerk record"
FORMAT_VERSION: Final = 1

_HEADER_LINE: Final = re.compile(r"([a-z0-9-]+): (.+)")
_ENTRY: Final = re.compile(r"([a-z0-9][a-z0-9-]*): (\S.*)")
_NAME: Final = "[a-z0-9][a-z0-9-]*"
COMMAND: Final = re.compile(
    rf"! ((?:{WITHDRAW} {_NAME})|(?:{BACK} [1-9][0-9]{{0,5}})|(?:{CONTRIBUTE} {_NAME} \S(?:.{{0,98}}\S)?))"
)
_SEAT: Final = re.compile(r"seat([1-9][0-9]?)")
_KEYS: Final = ("game", "rules", "players", "options", "seed-commitment", "seed")


def dump(record: Record) -> str:
    """The record as text."""
    agreed = without_pinned(record.game, record.rules, record.options)
    options = {name: value for name, value in agreed.items() if name != PLAYERS}
    head = {
        "game": record.game.name,
        "rules": str(record.rules),
        "players": str(record.players),
        "options": options_of(record.game).format(options),
        "seed-commitment": record.seed_commitment,
        "seed": record.seed,
        **{f"seat{seat + 1}": name for seat, name in sorted(record.people.items())},
    }
    lines = [f"{FORMAT} {FORMAT_VERSION}"]
    lines += [comment_line(text) for text in record.comments.get(-1, [])]
    lines += [f"{key}: {value}" for key, value in head.items() if value]
    lines.append("")
    for index in range(len(record.entries) + 1):
        lines += [comment_line(text) for text in record.comments.get(index, [])]
        lines += [str(entry) for entry in record.entries[index : index + 1]]
    text = "\n".join(lines) + "\n"
    if text.count("\n") != len(lines):
        raise ValueError("a name, option, comment or action text holds a line break")
    return text


def comment_line(text: str) -> str:
    return f"# {text}".rstrip()


def parse(text: str, file: str = "record", games: Callable[[str], Game] = find_game) -> Record:
    """The record of a text. Raises RecordError where it is none; moves are checked only when it is replayed."""
    return _Reader(text, file, games).record()


class _Reader:
    """Goes through the lines of one text."""

    def __init__(self, text: str, file: str, games: Callable[[str], Game]) -> None:
        self.file = file
        self.games = games
        # Not `splitlines`, which also breaks lines at rare signs that may stand in a name.
        self.lines = [line.rstrip() for line in text.removeprefix("\ufeff").split("\n")]
        self.cut_off = self.lines.pop() if not text.endswith("\n") else ""
        if text.endswith("\n"):
            self.lines.pop()
        self.header: dict[str, tuple[str, int]] = {}
        self.header_comments: list[str] = []

    def record(self) -> Record:
        if not self.lines and not self.cut_off:
            self.fail(1, Problem("file.empty"))
        self.check_format()
        if self.cut_off:
            self.fail(len(self.lines) + 1, Problem("record.cut-off", line=self.cut_off))
        end = self.read_header()
        record = self.begin()
        for number, line in enumerate(self.lines[end:], end + 1):
            self.read_entry(record, number, line)
        return record

    def check_format(self) -> None:
        words = (self.lines[0] if self.lines else self.cut_off).rsplit(" ", 1)
        if words[0] != FORMAT:
            self.fail(1, Problem("record.none", line=f"{FORMAT} {FORMAT_VERSION}"))
        if words[1] != str(FORMAT_VERSION):
            self.fail(1, Problem("record.format", given=words[1], known=FORMAT_VERSION))

    def read_header(self) -> int:
        """Reads up to the blank line and gives the number of lines read."""
        for number, line in enumerate(self.lines[1:], 2):
            if not line:
                return number
            if line.startswith("#"):
                self.header_comments.append(line[1:].strip())
                continue
            found = _HEADER_LINE.fullmatch(line)
            if not found:
                self.fail(number, Problem("record.no-header-line", line=line))
            key, value = found.groups()
            if key not in _KEYS and not _SEAT.fullmatch(key):
                self.fail(number, Problem("record.unknown-key", key=key, keys=[*_KEYS, "seat1", "seat2 ..."]))
            if key in self.header:
                self.fail(number, Problem("record.key-twice", key=key))
            self.header[key] = (value.strip(), number)
        self.fail(len(self.lines), Problem("record.cut-off-header"))

    def begin(self) -> Record:
        """The record without entries, from the header."""
        name, line = self.required("game")
        try:
            game = self.games(name)
        except Problem as problem:
            self.fail(line, problem)
        rules = self.rules_version(game)
        players, line = self.required(PLAYERS)
        options = options_of(game)
        try:
            values = {PLAYERS: options.option(PLAYERS).parsed(players)}
            text, line = self.header.get("options", ("", line))
            agreed = options.parse(text)
            if PLAYERS in agreed:
                self.fail(line, Problem("record.players-elsewhere", line=PLAYERS))
            record = Record(game, values | agreed, *self.seed(), file=self.file, rules=rules)
        except RecordError:
            raise
        except Problem as problem:
            self.fail(line, problem)
        record.options_line = line
        if self.header_comments:
            record.comments[-1] = self.header_comments
        self.read_people(record)
        return record

    def required(self, key: str) -> tuple[str, int]:
        if key not in self.header:
            self.fail(1, Problem("record.key-missing", key=key))
        return self.header[key]

    def rules_version(self, game: Game) -> int:
        """The version that the game was begun with; an older one is played on."""
        version, line = self.required("rules")
        if not (version.isascii() and version.isdecimal() and len(version) < 7 and is_known(game, int(version))):
            self.fail(line, Problem("record.rules", game=game.name, given=version, known=game.rules_version))
        return int(version)

    def seed(self) -> tuple[str, str]:
        """Seed commitment and seed, which must fit."""
        promised, _ = self.header.get("seed-commitment", ("", 0))
        seed, line = self.header.get("seed", ("", 0))
        if promised and seed and commitment(seed) != promised:
            self.fail(line, Problem("record.seed"))
        return promised, seed

    def read_people(self, record: Record) -> None:
        for key, (name, line) in self.header.items():
            found = _SEAT.fullmatch(key)
            if found:
                seat = int(found[1]) - 1
                if seat >= record.players:
                    self.fail(line, Problem("record.no-seat", seat=key, n=record.players))
                record.people[seat] = name

    def read_entry(self, record: Record, number: int, line: str) -> None:
        if not line:
            return
        if line.startswith("#"):
            record.comment(line[1:])
            return
        command = COMMAND.fullmatch(line)
        found = _ENTRY.fullmatch(line)
        if command:
            record.append(Entry(TABLE, command[1]), number)
        elif found:
            record.append(Entry(found[1], found[2]), number)
        elif line.startswith(TABLE):
            words = {"withdraw": WITHDRAW, "back": BACK, "contribute": CONTRIBUTE}
            self.fail(number, Problem("record.table-entry", line=line, sign=TABLE, **words))
        else:
            self.fail(number, Problem("record.no-entry", line=line, chance=CHANCE))

    def fail(self, line: int, reason: Problem) -> NoReturn:
        raise RecordError(self.file, line, reason)
