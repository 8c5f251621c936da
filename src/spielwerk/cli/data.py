"""`spielwerk data GAME`: values of a game's components, how sure they are, and corrections of them in a file."""

import argparse
from pathlib import Path
from typing import Final

from rich.padding import Padding
from rich.text import Text

from spielwerk.cli.output import Output
from spielwerk.cli.parser import Parser, WrongArguments
from spielwerk.core.data import CORRECTED, DATA, UNSURE, Row, facts, rows
from spielwerk.core.data_file import export, read_corrections
from spielwerk.core.discovery import find_game
from spielwerk.core.errors import Problem
from spielwerk.core.files import read_text, write_text
from spielwerk.core.game import Game

NAME: Final = "data"
_STYLES: Final = {CORRECTED: "bold green", **dict.fromkeys(UNSURE, "bold yellow")}


def add_arguments(parser: Parser) -> None:
    say = parser.say
    parser.epilog = say("data.exit-codes")
    parser.add_argument("game", metavar="GAME", help=say("data.game"))
    parser.add_argument("--check", metavar="FILE", type=Path, help=say("data.check"))
    parser.add_argument("--export", action="store_true", help=say("data.export"))
    parser.add_argument("-o", "--output", metavar="FILE", type=Path, help=say("data.output"))
    parser.add_argument("--force", action="store_true", help=say("data.force"))


def run(arguments: argparse.Namespace, out: Output) -> int:
    game = find_game(arguments.game)
    if arguments.output is not None and not arguments.export:
        raise WrongArguments("data.only-exported")
    corrected = corrections_in(game, arguments.check) if arguments.check is not None else ""
    if arguments.export:
        _export(export(game, corrected, out.language), arguments, out)
    elif arguments.check is not None:
        _show_check(game, corrected, out)
    else:
        _show(game, out)
    return 0


def corrections_in(game: Game, file: Path) -> str:
    """What a data file corrects, as the option `data` keeps it. Raises Problem where it cannot be used."""
    if not any(option.name == DATA for option in game.option_specs()):
        raise Problem("data.none", game=game.name)
    return read_corrections(game, read_text(file), str(file))


def option_words(game: Game, file: Path | None) -> list[str]:
    """The option as other commands take it; none without a file."""
    return [] if file is None else [f"{DATA}={corrections_in(game, file)}"]


def _export(text: str, arguments: argparse.Namespace, out: Output) -> None:
    if arguments.output is not None:
        write_text(arguments.output, text, arguments.force)
        out.note(out.say("data.written", file=arguments.output))
    elif out.json:
        out.print_json({"game": arguments.game, "text": text})
    else:
        print(text, end="")


def _show(game: Game, out: Output) -> None:
    found = rows(game.package, out.language)
    if out.json:
        out.print_json([row._asdict() for row in found])
        return
    for row in found:
        _print_row(row, out)
    unsure = sum(row.confidence in UNSURE for row in found)
    out.print("", out.say("data.summary", n=unsure, all=len(found)))
    if facts(game.package):
        out.print(out.say("data.how", game=game.name))


def _show_check(game: Game, corrected: str, out: Output) -> None:
    differing = [row for row in rows(game.package, out.language, corrected) if row.confidence == CORRECTED]
    if out.json:
        out.print_json({DATA: corrected, "corrected": [row._asdict() for row in differing]})
        return
    for row in differing:
        _print_row(row, out)
    out.print(out.say("data.good", n=len(differing)))


def _print_row(row: Row, out: Output) -> None:
    say = out.say
    confidence = Text(say(f"data.confidence.{row.confidence}"), _STYLES.get(row.confidence, "dim"))
    out.print(Text.assemble((row.name, "bold"), "  ", confidence))
    if row.value:
        out.print(f"  {row.path} = {row.value}")
    if row.usual:
        out.print(f"  {say('data.instead-of', value=row.usual)}")
    out.print(Padding(Text(row.source, "dim"), (0, 0, 0, 2), expand=False))
