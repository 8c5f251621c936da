"""`spielwerk bench [GAME]`: the speed of the engine, compiled and as plain Python."""

import argparse
from typing import Final

from rich.table import Table
from rich.text import Text

from spielwerk.arena.bench import QUICK, Effort, compare, games_folder
from spielwerk.cli.output import Output
from spielwerk.cli.parser import Parser
from spielwerk.core.discovery import all_games, find_game
from spielwerk.core.game import Game

NAME: Final = "bench"
TABLE: Final = "table"
"""Asked for like a game: the server instead of an engine."""

Comparison = dict[str, dict[str, object] | None]

FIGURES: Final = {
    "random_4p_games_per_s": 0,
    "steps_per_s": 0,
    "replay_games_per_s": 0,
    "text_games_per_s": 0,
    "clone_us": 2,
}
"""The figures of a table, with the digits behind the point."""


def add_arguments(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help=parser.say("bench.game"))
    parser.add_argument("--quick", action="store_true", help=parser.say("bench.quick"))


def run(arguments: argparse.Namespace, out: Output) -> int:
    if arguments.game == TABLE:
        return _table(arguments.quick, out)
    games = [find_game(arguments.game)] if arguments.game else all_games()
    effort = QUICK if arguments.quick else Effort()
    results: dict[str, Comparison] = {}
    with out.progress(out.say("bench.progress"), len(games)) as done:
        for game in games:
            results[game.name] = compare(game, effort, games_folder(game))
            done(1)
    if out.json:
        out.print_json(results[games[0].name] if len(games) == 1 else results)
        return 0
    for game in games:
        _show(game, results[game.name], out)
    return 0


def _table(quick: bool, out: Output) -> int:
    """The table in the browser: what a server does per second, and how long people wait."""
    from spielwerk.table.bench import bench

    figures = bench.measure(bench.QUICK if quick else bench.Effort())
    if out.json:
        out.print_json({name: round(value, 3) for name, value in figures.items()})
        return 0
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column()
    table.add_column(justify="right")
    for name, value in figures.items():
        table.add_row(out.say(f"bench.table.{name.replace('_', '-')}"), f"{value:,.{0 if value > 99 else 1}f}")
    out.print(table)
    if "clicks" not in figures:
        out.print(out.say("bench.table.no-browser"))
    out.print("", _flowing(out.say("bench.table.measured")))
    return 0


def _show(game: Game, result: Comparison, out: Output) -> None:
    compiled, plain = result["compiled"], result["plain"]
    table = Table(box=None, pad_edge=False)
    table.add_column(game.name)
    for column in ("compiled", "plain", "factor"):
        table.add_column(out.say(f"bench.{column}"), justify="right")
    for name, digits in FIGURES.items():
        fast, slow = _number(compiled, name), _number(plain, name)
        factor = "" if not fast or not slow else f"{max(fast / slow, slow / fast):.0f}"
        table.add_row(out.say(f"bench.{name.replace('_', '-')}"), _text(fast, digits), _text(slow, digits), factor)
    out.print(table)
    if compiled is None:
        out.print(out.say("bench.not-compiled"))
    count, _, kind = str((compiled or plain or {}).get("replayed", "")).partition(" ")
    key = f"bench.replayed.{kind.replace(' ', '-')}"
    replayed = out.say(key, n=int(count)) if key in out.say else f"{count} {kind}"
    out.print("", _flowing(out.say("bench.measured", replayed=replayed)))


def _flowing(text: str) -> Text:
    """A text whose lines are as long as the window, whatever they are in the file."""
    return Text(" ".join(text.split()))


def _number(figures: dict[str, object] | None, name: str) -> float:
    """A figure; 0 where there is none."""
    value = (figures or {}).get(name, 0)
    return float(value) if isinstance(value, (int, float)) else 0.0


def _text(value: float, digits: int) -> str:
    return f"{value:,.{digits}f}" if value else "-"
