"""Self-played games of Terra Mystica, written as command logs and held against what another engine says of them.

    judged.py play FOLDER --games 1000     a record for every game that is not there yet
    judged.py export FOLDER                a command log beside every record that has none yet
    judged.py compare FOLDER VERDICTS      our numbers against the verdicts, after every line and at the end

Whatever can judge command logs writes the verdicts, a JSON object a line; `verdicts.py` says what is in them. Games go
through random, greedy and mixed bots, 2 to 5 players, and the options `printed` and `league`; with --vary the other
options are drawn for each game. Exit code 1 if a log was refused, is not judged or differs. Runs on the spielwerk that
Python finds: PYTHONPATH=src .venv/bin/python tools/judged.py ...
"""

import argparse
import json
import os
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from spielwerk.arena.simulate import Plan, play_game
from spielwerk.arena.workers import processors, spread
from spielwerk.core.discovery import find_game
from spielwerk.core.errors import Problem
from spielwerk.core.files import load_record, write_text
from spielwerk.core.options import options_of
from spielwerk.core.record_text import dump
from spielwerk.games.terra_mystica.interchange import NoCounterpart, export_log
from verdicts import Comparison, compare

GAME: Final = "terra-mystica"
BOTS: Final = (("random",), ("greedy",), ("random", "greedy"))
HOUSE: Final = ("printed", "league")
SHOWN: Final = 20
"""Differences and refusals that are printed in full."""


class Case(NamedTuple):
    """One game to play."""

    folder: str
    number: int
    seed: str
    vary: bool

    def name(self) -> str:
        bots, house, players = self.kind()
        return f"{self.number:05}-{house}-{'-'.join(bots)}-{players}"

    def kind(self) -> tuple[tuple[str, ...], str, int]:
        """Bots, house rules, players: every combination in turn."""
        return BOTS[self.number % 3], HOUSE[self.number // 3 % 2], 2 + self.number // 6 % 4


class Judgement(NamedTuple):
    """A log and its verdict; `verdict` is empty where there is none."""

    log: str
    verdict: dict[str, Any]


def play_case(case: Case) -> str:
    """Plays a game and keeps its record."""
    bots, house, players = case.kind()
    options = options_of(find_game(GAME))
    wanted = options.preset("league")
    values = {**dict.fromkeys(wanted, house == "league"), "map": "base", "set-up": "drawn"}
    seats = tuple(bots[seat % len(bots)] for seat in range(players))
    plan = Plan(GAME, seats, players, 1, f"{case.seed}-{case.number}", options.format(values), vary=case.vary)
    _, record = play_game(plan, case.number)
    write_text(Path(case.folder, f"{case.name()}.record"), dump(record()))
    return case.name()


def export_record(path: str) -> str:
    """Writes the log of a record; gives why there is none, or an empty text."""
    try:
        text = export_log(load_record(Path(path)))
    except NoCounterpart as problem:
        return str(problem)
    write_text(Path(path).with_suffix(".log"), text, overwrite=True)
    return ""


def compare_log(judgement: Judgement) -> Comparison:
    path = Path(judgement.log)
    if not judgement.verdict:
        return Comparison(path.name, refused="there is no verdict")
    return compare(path.name, path.read_text(encoding="utf-8"), judgement.verdict)


def play(folder: Path, games: int, seed: str, vary: bool, jobs: int) -> int:
    cases = [Case(str(folder), number, seed, vary) for number in range(games)]
    missing = [case for case in cases if not (folder / f"{case.name()}.record").exists()]
    for _ in spread(play_case, missing, jobs):
        pass
    print(f"{len(missing)} games played, {games - len(missing)} were there")
    return 0


def export(folder: Path, jobs: int) -> int:
    records = [str(path) for path in sorted(folder.glob("*.record")) if not path.with_suffix(".log").exists()]
    problems = [problem for problem in spread(export_record, records, jobs) if problem]
    for problem in problems[:SHOWN]:
        print(problem)
    print(f"{len(records) - len(problems)} logs written, {len(problems)} games have a move without counterpart")
    return 0


def judgements(folder: Path, verdicts: Path) -> Iterator[Judgement]:
    found: dict[str, dict[str, Any]] = {}
    for line in verdicts.read_text(encoding="utf-8").splitlines():
        verdict = json.loads(line)
        found[Path(verdict["path"]).name] = verdict
    for path in sorted(folder.glob("*.log")):
        yield Judgement(str(path), found.get(path.name, {}))


def compare_all(folder: Path, verdicts: Path, jobs: int) -> int:
    counts: Counter[str] = Counter()
    for comparison in spread(compare_log, list(judgements(folder, verdicts)), jobs):
        for problem in [*([comparison.refused] if comparison.refused else []), *comparison.differences]:
            if counts["problems"] < SHOWN:
                print(f"{comparison.name}: {problem}" if isinstance(problem, str) else problem)
            counts["problems"] += 1
        counts["logs"] += 1
        counts["refused"] += bool(comparison.refused)
        counts["lines"] += comparison.lines
        counts["ahead"] += comparison.ahead
        counts["differences"] += len(comparison.differences)
    print(
        f"{counts['logs']} logs, {counts['refused']} refused, {counts['lines']} lines compared, "
        f"{counts['ahead']} lines ahead, {counts['differences']} differences"
    )
    return 1 if counts["problems"] or not counts["logs"] else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("play", "export", "compare"))
    parser.add_argument("folder", type=Path)
    parser.add_argument("verdicts", type=Path, nargs="?", help="for compare: a file with a JSON object a line")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", default="judged")
    parser.add_argument("--vary", action="store_true", help="draw the options that are no house rules for each game")
    parser.add_argument("--jobs", type=int, default=processors())
    arguments = parser.parse_args()
    os.nice(10)
    arguments.folder.mkdir(parents=True, exist_ok=True)
    if arguments.what == "play":
        return play(arguments.folder, arguments.games, arguments.seed, arguments.vary, arguments.jobs)
    if arguments.what == "export":
        return export(arguments.folder, arguments.jobs)
    if arguments.verdicts is None:
        parser.error("compare needs the file with the verdicts")
    return compare_all(arguments.folder, arguments.verdicts, arguments.jobs)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Problem as problem:
        sys.exit(str(problem))
