"""`spielwerk simulate GAME`: many games between bots, and tables over them."""

import argparse
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from rich.table import Table

from spielwerk.arena.simulate import Plan, check, simulate
from spielwerk.arena.summary import Line, Simulation
from spielwerk.arena.workers import processors
from spielwerk.cli.data import option_words
from spielwerk.cli.output import Output
from spielwerk.cli.parser import Parser
from spielwerk.core.discovery import find_game
from spielwerk.core.errors import of_the_system
from spielwerk.core.files import WriteRefused, write_text
from spielwerk.core.options import PLAYERS, options_of
from spielwerk.locale.catalogue import Catalogue, catalogue

NAME: Final = "simulate"

_GAMES: Final = 100
_BOTS: Final = "greedy"


def add_arguments(parser: Parser) -> None:
    say = parser.say
    parser.add_argument("game", metavar="GAME", help=say("simulate.game"))
    parser.add_argument("--players", type=int, metavar="N", help=say("simulate.players"))
    parser.add_argument("--games", type=int, metavar="G", default=_GAMES, help=say("simulate.games", default=_GAMES))
    parser.add_argument("--bots", metavar="A,B,..", default=_BOTS, help=say("simulate.bots", default=_BOTS))
    parser.add_argument("--seed", metavar="S", default="1", help=say("simulate.seed"))
    parser.add_argument("--jobs", type=int, metavar="J", default=0, help=say("simulate.jobs"))
    parser.add_argument("--preset", metavar="P", help=say("simulate.preset"))
    parser.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help=say("simulate.option"))
    parser.add_argument("--data", metavar="FILE", type=Path, help=say("simulate.data"))
    parser.add_argument("--vary", action="store_true", help=say("simulate.vary"))
    parser.add_argument("--random-start", type=int, metavar="K", default=0, help=say("simulate.random-start"))
    parser.add_argument("--records", type=Path, metavar="FOLDER", help=say("simulate.records"))


def run(arguments: argparse.Namespace, out: Output) -> int:
    plan = plan_of(arguments)
    check(plan)
    folder: Path | None = arguments.records
    if folder is not None:
        _make(folder)

    seed = re.sub(r"[^\w.-]", "_", plan.seed)

    def keep(number: int, text: str) -> None:
        assert folder is not None
        write_text(folder / f"{plan.game}-{seed}-{number:06}.txt", text)

    jobs = arguments.jobs if arguments.jobs > 0 else processors()
    with out.progress(out.say("simulate.progress"), plan.games) as done:
        simulation = simulate(plan, jobs, done, keep if folder is not None else None)
    if out.json:
        out.print_json(simulation.to_json())
    else:
        show(simulation, out)
    return 0


def plan_of(arguments: argparse.Namespace) -> Plan:
    """What the arguments ask for. Raises Problem where the game does not have it."""
    game = find_game(arguments.game)
    bots = tuple(name.strip() for name in arguments.bots.split(",") if name.strip())
    options = options_of(game)
    words = ([arguments.preset] if arguments.preset else []) + arguments.option + option_words(game, arguments.data)
    given = options.parse(" ".join(words))
    players = arguments.players or given.pop(PLAYERS, None) or max(len(bots), game.min_players)
    options.option(PLAYERS).checked(players)
    assert isinstance(players, int)
    return Plan(
        game=game.name,
        bots=bots,
        players=players,
        games=arguments.games,
        seed=arguments.seed,
        options=options.format(given),
        vary=arguments.vary,
        random_start=max(0, arguments.random_start),
        records=arguments.records is not None,
    )


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise WriteRefused("file.unmakable", file=folder, why=of_the_system(error)) from None


def show(simulation: Simulation, out: Output) -> None:
    """Tables by bot, seat and name, and a few lines below them."""
    words = catalogue(out.language, find_game(simulation.game).package)
    count, players = len(simulation.results), simulation.players
    out.print(out.say("simulate.title", game=simulation.game, players=players, n=count, seed=simulation.seed))
    names = simulation.by_name()
    out.print("", _table(out.say, out.say("simulate.bot"), simulation.by_bot(), str))
    out.print("", _table(out.say, out.say("simulate.seat"), simulation.by_seat(), str))
    if {line.label for line in names} != {f"seat{seat + 1}" for seat in range(players)}:
        out.print("", _table(out.say, out.say("simulate.name"), names, lambda name: _name(words, name)))
    if simulation.sources:
        out.print("", _sources(simulation, words, out.say))
    lengths = [result.steps for result in simulation.results]
    out.print()
    out.print(
        out.say("simulate.points", mean=simulation.points().text(), winner=simulation.winners().text(), games=count)
    )
    out.print(
        out.say("simulate.lengths", mean=simulation.lengths().text(), shortest=min(lengths), longest=max(lengths))
    )
    out.print(
        out.say(
            "simulate.speed",
            wall=f"{simulation.wall_seconds:.1f}",
            speed=f"{simulation.games_per_second():.1f}",
            n=simulation.jobs,
            cpu=f"{simulation.games_per_cpu_second():.1f}",
        )
    )


def _name(words: Catalogue, name: str) -> str:
    """What a seat played with: a faction where the game has them, otherwise a colour."""
    keys = (f"{kind}.{name}" for kind in ("words.faction", "shown.colour", "shown.seat"))
    return next((words(key) for key in keys if key in words), name)


def _word(words: Catalogue, key: str, otherwise: str) -> str:
    """A word of the game, if it has one for this."""
    return words(f"words.{key}") if f"words.{key}" in words else otherwise


def _table(say: Catalogue, first: str, lines: Sequence[Line], shown: Callable[[str], str]) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column(first)
    for column in ("seats", "mean", "wins", "fair"):
        table.add_column(say(f"simulate.{column}"), justify="right")
    for line in lines:
        wins, fair = line.wins.text(1, 100), f"{line.fair_wins * 100:.1f}"
        table.add_row(shown(line.label), str(line.seats), line.points.text(), wins, fair)
    return table


def _sources(simulation: Simulation, words: Catalogue, say: Catalogue) -> Table:
    """Mean points by source, a column for each bot."""
    lines = simulation.by_bot()
    table = Table(box=None, pad_edge=False)
    table.add_column(say("simulate.source"))
    for line in lines:
        table.add_column(line.label, justify="right")
    for place, name in enumerate(simulation.sources):
        values = [f"{round(line.sources[place], 1) + 0.0:.1f}" for line in lines]
        table.add_row(_word(words, f"source.{place}", name), *values)
    return table
