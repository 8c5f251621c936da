"""`spielwerk play GAME`: a person against bots in the terminal."""

import argparse
from pathlib import Path
from typing import Final

from spielwerk.cli.data import option_words
from spielwerk.cli.output import Output
from spielwerk.cli.parser import Parser
from spielwerk.cli.playing import starting
from spielwerk.cli.playing.features import Features
from spielwerk.cli.playing.opponents import USUAL
from spielwerk.cli.playing.reading import NoMoreInput, Reader
from spielwerk.cli.playing.sitting import Sitting
from spielwerk.core.discovery import find_game
from spielwerk.core.errors import Problem

NAME: Final = "play"
LATEST: Final = ""
"""Value of --resume without a file."""


def add_arguments(parser: Parser) -> None:
    say = parser.say
    parser.add_argument("game", metavar="GAME", help=say("play.help-on.game"))
    parser.add_argument("--players", type=int, metavar="N", help=say("play.help-on.players"))
    parser.add_argument("--seat", type=int, metavar="K", help=say("play.help-on.seat"))
    parser.add_argument("--bots", metavar="NAME,...", help=say("play.help-on.bots"))
    parser.add_argument("--faction", metavar="NAME", help=say("play.help-on.faction"))
    parser.add_argument("--set-up", metavar="NAME", help=say("play.help-on.set-up"))
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=say("play.help-on.option"))
    parser.add_argument("--data", type=Path, metavar="FILE", help=say("play.help-on.data"))
    parser.add_argument("--preset", metavar="NAME", help=say("play.help-on.preset"))
    parser.add_argument("--seed", metavar="S", help=say("play.help-on.seed"))
    parser.add_argument("--record", type=Path, metavar="FILE", help=say("play.help-on.record"))
    parser.add_argument("--resume", nargs="?", const=LATEST, metavar="FILE", help=say("play.help-on.resume"))


def run(arguments: argparse.Namespace, out: Output) -> int:
    if out.json:
        raise Problem("play.with-json")
    game = find_game(arguments.game)
    features = Features(game)
    say = features.catalogue(out.language)
    reader = Reader()
    wishes = starting.Wishes(
        players=arguments.players,
        seat=arguments.seat,
        bots=[name.strip() for name in (arguments.bots or USUAL).split(",")],
        faction=arguments.faction,
        set_up=arguments.set_up,
        options=arguments.option + option_words(game, arguments.data),
        preset=arguments.preset,
        seed=arguments.seed or "",
        file=arguments.record,
    )
    try:
        if arguments.resume is not None:
            table = starting.resumed(features, arguments.resume, say, out)
        else:
            table = starting.started(features, wishes, say, out, reader)
    except NoMoreInput:
        return 0
    except KeyboardInterrupt:
        out.print()
        raise
    Sitting(table, out, reader).run()
    return 0
