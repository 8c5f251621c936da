# not compiled: regular expressions and small named tuples; what is hot in it is one dictionary look-up per line
"""The command log, as the server keeps it: one line per entry, `faction: command. command`.

Lines without a faction are administrative (options, tiles, players). Reading brings every line into the order in
which the server would execute it and gives one entry per command. What a command means is said in `commands`.
"""

import re
from collections.abc import Iterable
from typing import Final, NamedTuple

from spielwerk.core.errors import Problem
from spielwerk.games.terra_mystica.interchange.problems import LogProblem

OWN_OPTION: Final = "spielwerk-option"
"""Comment that carries an option of ours which the log has no word for: `# spielwerk-option name=value`."""

OWN_MOVE: Final = "spielwerk-move"
OWN_INSTEAD: Final = "spielwerk-instead"
"""Comments that the server drops: `## spielwerk-move witches: dig 1` is a move that only we read, and
`## spielwerk-instead 3` says that the moves so written just before stand for the next three lines."""
_OWN_LINE: Final = re.compile(rf"## (?:({OWN_MOVE}) (.*)|{OWN_INSTEAD} (\d+))")

FACTIONS_KNOWN: Final = frozenset(
    "alchemists auren chaosmagicians cultists darklings dwarves engineers fakirs giants halflings mermaids nomads "
    "swarmlings witches acolytes dragonlords icemaidens riverwalkers shapeshifters yetis".split()
)
"""All factions that logs may speak of, also those of the expansion that cannot be played here."""

_AROUND_SIGN: Final = re.compile(r"(?<=\W) (?=\w)|(?<=\w) (?=\W)")
_ANSWER: Final = re.compile(r"(?:leech|decline)\b", re.IGNORECASE)
_GAIN: Final = re.compile(r"\+(\d*)([A-Za-z]\w*)")
_PLAIN: Final = re.compile(r"[a-z]+: (?!leech|decline|bridge|connect|resign)[a-z][\w ]*", re.IGNORECASE)
"""A line with a single command that needs no rewriting: most lines."""

_REWRITTEN: Final = [
    (re.compile(r"\bpass\s*\.\s*\+bon", re.IGNORECASE), "pass bon"),
    (re.compile(r"^\+bon", re.IGNORECASE), "pass BON"),
    (re.compile(r"(build \w+)\s*\.\s*(transform \w+(?: to \w+)?)", re.IGNORECASE), r"\2. \1"),
    (re.compile(r"(pass \w+)\s*\.\s*(convert (?:\d+ *)?\w+ to (?:\d+ *)?\w+)", re.IGNORECASE), r"\2. \1"),
    (re.compile(r"(dig \w+)\s*\.\s*(action \w+)", re.IGNORECASE), r"\2. \1"),
]
"""Commands that old logs give in an order, or in words, that mean something else."""
_MAY_BE_REWRITTEN: Final = re.compile(
    r"\+bon|\.\s*transform|pass \w+\s*\.\s*convert|\.\s*action|-2w|bridge", re.IGNORECASE
)
"""In every line that is rewritten; few others have it."""
_REWRITTEN_ENGINEERS: Final = [
    (re.compile(r"-2w\s*\.\s*bridge", re.IGNORECASE), "action ACTE. bridge"),
    (re.compile(r"convert 2 *w to 1? ?bridge", re.IGNORECASE), "action ACTE"),
]


class Entry(NamedTuple):
    """One command. `faction` is empty for administrative ones, `line` is the line in the file, from 1."""

    line: int
    faction: str
    command: str


def read_command_log(text: str, file: str = "log", servers: bool = False) -> list[Entry]:
    """All commands of a log in the order of their execution; with `servers` as the server executes them."""
    entries: list[Entry] = []
    own: list[Entry] = []
    skipped = 0
    for number, line in enumerate(text.splitlines(), 1):
        found = _OWN_LINE.fullmatch(line)
        if skipped > 0:
            skipped -= 1
        elif found is not None and found[1]:
            own += _entries_of(found[2], number, file)
        elif found is not None:
            entries += [] if servers else own
            own = []
            skipped = 0 if servers else int(found[3])
        else:
            entries += own
            own = []
            entries += _read_line(line, number, file)
    return merged_gains([*entries, *own])


def _read_line(line: str, number: int, file: str) -> list[Entry]:
    if _PLAIN.fullmatch(line):
        faction, _, command = line.partition(": ")
        return [Entry(number, known_faction(faction.lower(), number, file), command)]
    return _entries_of(line, number, file) if line and not line.isspace() else []


def _entries_of(line: str, number: int, file: str) -> list[Entry]:
    text, _, comment = line.partition("#")
    if comment.strip().startswith(OWN_OPTION):
        return [Entry(number, "", " ".join(comment.split()))]
    text = " ".join(text.split())
    if not text:
        return []
    prefix, colon, rest = text.partition(":")
    if not colon:
        return [Entry(number, "", text)]
    faction = known_faction(prefix.strip().lower(), number, file)
    commands = split_commands(faction, rest.strip())
    if not commands:
        raise LogProblem(file, number, line.strip(), Problem("log.no-command"))
    return [_entry(number, faction, command) for command in commands]


def known_faction(faction: str, number: int, file: str) -> str:
    """The name as it is used today."""
    if faction == "dragonmasters":
        return "dragonlords"
    if faction not in FACTIONS_KNOWN:
        raise LogProblem(file, number, "", Problem("log.unknown-faction", name=faction))
    return faction


def _entry(number: int, faction: str, command: str) -> Entry:
    if command.lower() == "resign":
        return Entry(number, "", f"drop-faction {faction}")
    return Entry(number, faction, command)


def split_commands(faction: str, text: str) -> list[str]:
    """The commands behind a faction in the order of their execution: answers to power offers come first."""
    if _MAY_BE_REWRITTEN.search(text):
        rewritten = _REWRITTEN_ENGINEERS + _REWRITTEN if faction == "engineers" else _REWRITTEN
        for pattern, replacement in rewritten:
            text = pattern.sub(replacement, text)
    commands = [_tidy(part.strip()) for part in text.split(".")]
    commands = [command for command in commands if command]
    answers = [command for command in commands if _ANSWER.match(command)]
    if not answers:
        return commands
    return answers + [command for command in commands if not _ANSWER.match(command)]


def _tidy(command: str) -> str:
    """Without blanks around signs; most commands have no sign."""
    return command if command.replace(" ", "").isalnum() else _AROUND_SIGN.sub("", command)


def merged_gains(entries: Iterable[Entry]) -> list[Entry]:
    """Two equal gains in a row are one of double size, as `+FIRE. +FIRE`: the Auren take both steps at once."""
    merged: list[Entry] = []
    previous = ""
    for entry in entries:
        if entry.command[:1] != "+":
            previous = ""
            merged.append(entry)
            continue
        this = f"{entry.faction}: {entry.command.lower()}"
        gain = _GAIN.fullmatch(merged[-1].command) if this == previous else None
        if gain is not None:
            merged[-1] = Entry(merged[-1].line, entry.faction, f"+{2 * int(gain[1] or 1)}{gain[2]}")
            previous = ""
        else:
            merged.append(entry)
            previous = this
    return merged


def write_command_log(entries: Iterable[Entry]) -> str:
    """The text of commands and comments, one per line; `read_command_log` gives the commands back."""
    lines: list[str] = []
    for entry in entries:
        if entry.faction:
            lines.append(f"{entry.faction}: {entry.command}")
        elif entry.command.startswith(OWN_OPTION):
            lines.append(f"# {entry.command}")
        elif entry.command.startswith((OWN_MOVE, OWN_INSTEAD)):
            lines.append(f"## {entry.command}")
        else:
            lines.append(entry.command)
    return "".join(f"{line}\n" for line in lines)
