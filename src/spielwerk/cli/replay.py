"""`spielwerk replay FILE...`: plays records, command logs, ledgers and shared game files, and checks their numbers."""

import argparse
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from typing import Final

from spielwerk.arena.replays import GameReport, count_games, replay_files
from spielwerk.arena.workers import processors
from spielwerk.cli.output import Output
from spielwerk.cli.parser import Parser
from spielwerk.locale.catalogue import Catalogue

NAME: Final = "replay"

DIFFERENCES: Final = 1
WRONG_INPUT: Final = 2
UNFINISHED: Final = 3
"""All that is there agrees, but a log or ledger breaks off before its game is over. Only with --check."""

_MOST_LINES: Final = 20
"""Up to so many games, each gets a line of its own even if nothing is wrong with it."""


def add_arguments(parser: Parser) -> None:
    say = parser.say
    parser.epilog = say("replay.exit-codes")
    parser.add_argument("files", metavar="FILE", nargs="+", type=Path, help=say("replay.files"))
    parser.add_argument("--check", action="store_true", help=say("replay.check"))
    parser.add_argument("--jobs", type=int, metavar="J", default=0, help=say("replay.jobs"))


def run(arguments: argparse.Namespace, out: Output) -> int:
    jobs = arguments.jobs if arguments.jobs > 0 else processors()
    reports: list[GameReport] = []
    with out.progress(out.say("replay.progress"), count_games(arguments.files)) as done:
        for report in replay_files(arguments.files, arguments.check, jobs):
            reports.append(report)
            done(1)
    if out.json:
        out.print_json(_as_json(reports, out.say))
    else:
        _show(reports, out)
    if any(report.problem for report in reports):
        return WRONG_INPUT
    if any(report.differences for report in reports):
        return DIFFERENCES
    return UNFINISHED if arguments.check and any(report.stopped for report in reports) else 0


def _played(reports: Iterable[GameReport]) -> list[GameReport]:
    return [report for report in reports if not report.problem]


def _as_json(reports: list[GameReport], say: Catalogue) -> dict[str, object]:
    played = _played(reports)
    return {
        "games": len(played),
        "rows": sum(report.rows for report in played),
        "differences": sum(len(report.differences) for report in played),
        "unfinished": [{"game": report.name, "round": report.stopped[0]} for report in played if report.stopped],
        "found": [asdict(difference) for report in played for difference in report.differences],
        "errors": [report.problem.sentence(say) for report in reports if report.problem],
    }


def _show(reports: list[GameReport], out: Output) -> None:
    for report in reports:
        if report.problem:
            out.problem(report.problem)
        elif report.differences:
            first, more = report.differences[0], len(report.differences) - 1
            place = f"{first.game}:{first.row}" if first.row else first.game
            told = out.say("replay.difference", **asdict(first) | {"place": place})
            out.print(f"{told}{out.say('replay.more', n=more) if more else ''}")
        elif len(reports) <= _MOST_LINES or report.stopped:
            out.print(_line(report, out))
    played = _played(reports)
    rows = sum(report.rows for report in played)
    differences = sum(len(report.differences) for report in played)
    unread = len(reports) - len(played)
    if unread:
        out.print(out.say("replay.unread", n=unread))
    counts = (("games", len(played)), ("rows", rows), ("differences", differences))
    out.print(", ".join(out.say(f"replay.{what}", n=count) for what, count in counts))


def _line(report: GameReport, out: Output) -> str:
    if report.rows:
        return out.say("replay.checked", name=report.name, n=report.rows) + _stopped(report, out)
    points = ", ".join(f"{name} {value:g}" for name, value in report.points.items())
    played = out.say("replay.played", name=report.name, n=report.steps)
    return f"{played}{': ' if points else ''}{points}{_stopped(report, out)}"


def _stopped(report: GameReport, out: Output) -> str:
    """That a game breaks off, if it does."""
    if report.stopped is None:
        return ""
    round, rounds = report.stopped
    key = "replay.stopped" if round else "replay.stopped-early"
    return f"; {out.say(key, round=round, rounds=rounds)}"
