# not compiled: files and text
"""Plays games from files: records of ours, and whatever kinds of file a game's folder can read.

A game's package `interchange` offers `recognises(path)`, `read_games(path)`, `replay_game(game)` and `check(game)`;
what `replay_game` gives has `steps`, `state` and `stopped()`, the round of how many in which a game breaks off;
`terra_mystica.interchange` is the model.
"""

import gzip
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from spielwerk.arena.workers import spread
from spielwerk.core.discovery import all_games, feature
from spielwerk.core.driver import check_draws
from spielwerk.core.errors import FileProblem, Problem, of_the_system
from spielwerk.core.files import load_record
from spielwerk.core.record_text import FORMAT

_WORTH_A_PROCESS: Final = 200_000
"""Bytes of files from which on a second process is quicker than one."""
_WORTH_PARTS: Final = 20_000
"""Bytes of a single file that may be shared by several processes."""

_PACKED: Final = b"\x1f\x8b"
"""The first two bytes of everything that gzip has packed."""
_WIDE: Final = (b"\xff\xfe", b"\xfe\xff")
"""How text in UTF-16 begins."""


@dataclass(frozen=True)
class Difference:
    """Something that is not as the file says; `row` is its line, 0 for the end of the game."""

    game: str
    row: int
    who: str
    what: str
    expected: str
    found: str


@dataclass(frozen=True)
class GameReport:
    """One game of a file."""

    name: str
    steps: int = 0
    """Actions and draws; 0 where a move was refused."""
    points: dict[str, float] = field(default_factory=dict)
    """By the names of the seats at the end of what the file holds."""
    rows: int = 0
    """Rows of numbers that were compared."""
    differences: tuple[Difference, ...] = ()
    stopped: tuple[int, int] | None = None
    """The round, of how many, in which a game of another program breaks off; None where it comes to its end."""
    problem: Problem | None = None
    """Why the game could not be read or played."""


@dataclass(frozen=True)
class Task:
    """Every `parts`-th game of a file, beginning with the `part`-th."""

    path: str
    part: int
    parts: int
    check: bool


def replay_files(paths: Sequence[Path], check: bool, jobs: int) -> Iterator[GameReport]:
    """Reports on all games of all files, in their order."""
    sizes = [path.stat().st_size if path.is_file() else 0 for path in paths]
    if sum(sizes) < _WORTH_A_PROCESS:
        jobs = 1
    tasks: list[Task] = []
    for path, size in zip(paths, sizes, strict=True):
        parts = jobs if size >= _WORTH_PARTS and count_games([path]) > 1 else 1
        tasks += [Task(str(path), part, parts, check) for part in range(parts)]
    waiting: list[list[GameReport]] = []
    for task, reports in zip(tasks, spread(run, tasks, jobs), strict=True):
        waiting.append(reports)
        if task.part == task.parts - 1:
            yield from _in_order(waiting)
            waiting = []


def _in_order(parts: list[list[GameReport]]) -> Iterator[GameReport]:
    """The reports of one file, whose games were shared out in turn."""
    for place in range(max(map(len, parts))):
        for reports in parts:
            if place < len(reports):
                yield reports[place]


def count_games(paths: Sequence[Path]) -> int:
    """About how many games there are: one per line in JSON lines, otherwise one per file."""
    return sum(_lines_of_json(path) or 1 for path in paths)


def _lines_of_json(path: Path) -> int:
    try:
        with path.open("rb") as file:
            packed = file.read(2) == _PACKED
        with gzip.open(path, "rb") if packed else path.open("rb") as file:
            return sum(line.startswith(b"{") for line in file)
    except (OSError, EOFError, zlib.error):
        return 0


def run(task: Task) -> list[GameReport]:
    """Plays the games of a task. What is wrong with them becomes part of the reports."""
    path = Path(task.path)
    try:
        if _is_record(path):
            return [_record(path, task.check)]
        module = _reader(path)
    except Problem as problem:
        return [GameReport(path.name, problem=problem)]
    reports: list[GameReport] = []
    games = enumerate(module.read_games(path))
    while True:
        try:
            index, game = next(games)
        except StopIteration:
            return reports
        except Problem as problem:
            # Every process meets it; the first one tells.
            return [*reports, GameReport(path.name, problem=problem)] if task.part == 0 else reports
        if index % task.parts == task.part:
            reports.append(_foreign(module, game, task.check))


def _is_record(path: Path) -> bool:
    try:
        with path.open("rb") as file:
            return file.read(len(FORMAT)) == FORMAT.encode()
    except OSError as error:
        raise FileProblem(str(path), 0, Problem("file.unreadable", why=of_the_system(error))) from None


def _reader(path: Path) -> ModuleType:
    """The interchange of the game that can read the file."""
    if path.stat().st_size == 0:
        raise FileProblem(str(path), 1, Problem("file.empty"))
    for game in all_games():
        module = feature(game, "interchange")
        if module is not None and module.recognises(path):
            return module
    raise FileProblem(str(path), 1, _nothing_readable(path))


def _nothing_readable(path: Path) -> Problem:
    """What a file is that no game here can read."""
    with path.open("rb") as file:
        begin = file.read(2)
    return Problem("file.packed" if begin == _PACKED else "file.wide" if begin in _WIDE else "file.no-kind")


def _record(path: Path, check: bool) -> GameReport:
    record = load_record(path)
    state = record.replay()
    if check and record.seed:
        check_draws(record)
    points = {state.seat_name(seat): value for seat, value in enumerate(state.returns())}
    return GameReport(str(path), len(record.standing()), points)


def _foreign(module: ModuleType, game: Any, check: bool) -> GameReport:
    """Plays a game that `module` has read. With `check`, a move that the rules refuse is a difference."""
    steps, points, stopped = 0, {}, None
    try:
        replay = module.replay_game(game)
        steps, state, stopped = len(replay.steps), replay.state, replay.stopped()
        points = {state.seat_name(seat): value for seat, value in enumerate(state.returns())}
    except Problem as problem:
        if not check or not getattr(problem, "rule", ""):
            return GameReport(game.file, problem=problem)
    if not check:
        return GameReport(game.file, steps, points, stopped=stopped)
    report = module.check(game)
    differences = tuple(Difference(**difference._asdict()) for difference in report.differences)
    return GameReport(game.file, steps, points, report.rows, differences, stopped)
