"""`spielwerk draw RECORD --ply N -o FILE`: a position as a picture, SVG or PNG by the name of the file."""

import argparse
from pathlib import Path
from typing import Final

from spielwerk.cli.output import Output
from spielwerk.cli.parser import Parser, WrongArguments
from spielwerk.core.discovery import all_games, feature
from spielwerk.core.errors import Problem, of_the_system
from spielwerk.core.files import WriteRefused, load_record
from spielwerk.core.game import NOBODY, State
from spielwerk.core.presentation import presentation_of
from spielwerk.core.record import Record
from spielwerk.core.record_text import FORMAT

NAME: Final = "draw"
NOBODYS: Final = "nobody"
"""The seat of those who only watch."""
WIDTH: Final = 1400
"""Pixels of a PNG file, unless asked for another width."""


def add_arguments(parser: Parser) -> None:
    say = parser.say
    parser.add_argument("record", metavar="RECORD", type=Path, help=say("draw.record"))
    parser.add_argument("--ply", type=int, metavar="N", help=say("draw.ply"))
    parser.add_argument("--game", metavar="NAME", default="", help=say("draw.game"))
    parser.add_argument("--seat", metavar="NAME", help=say("draw.seat", nobody=NOBODYS))
    parser.add_argument("-o", "--output", metavar="FILE", type=Path, required=True, help=say("draw.output"))
    parser.add_argument("--dark", action="store_true", help=say("draw.dark"))
    parser.add_argument("--width", type=int, metavar="PIXELS", default=WIDTH, help=say("draw.width", default=WIDTH))
    parser.add_argument("--force", action="store_true", help=say("draw.force"))


def run(arguments: argparse.Namespace, out: Output) -> int:
    output: Path = arguments.output
    kind = output.suffix.lower()
    if kind not in (".svg", ".png"):
        raise WrongArguments("draw.unknown-kind", file=output)
    record = read_record(arguments.record, arguments.game, out)
    there = len(record.entries)
    ply = there if arguments.ply is None else arguments.ply
    if not 0 <= ply <= there:
        raise WrongArguments("draw.wrong-ply", n=ply, there=there)
    picture = _picture(record, ply, kind, arguments, out)
    _write(output, picture, arguments.force)
    if out.json:
        out.print_json({"file": str(output), "ply": ply, "of": there, "bytes": len(picture)})
    else:
        out.note(out.say("draw.written", file=output, n=ply, there=there))
    return 0


def _picture(record: Record, ply: int, kind: str, arguments: argparse.Namespace, out: Output) -> bytes:
    # The table's modules take a moment to load, which other commands need not wait for.
    from spielwerk.table.pages.picture import png_picture, svg_picture

    if presentation_of(record.game) is None:
        raise Problem("draw.no-pictures", game=record.game.name)
    state = record.replay(ply)
    if arguments.seat is not None:
        state = state.view(_seat_of(state, arguments.seat, out))
    svg = svg_picture(record.game, state, out.language, arguments.dark)
    return svg.encode() if kind == ".svg" else png_picture(svg, arguments.width)


def _seat_of(state: State, name: str, out: Output) -> int:
    """The seat with a name as in records, in its spelling or not."""
    names = [state.seat_name(seat) for seat in range(state.num_players())]
    if name.casefold() == NOBODYS:
        return NOBODY
    for seat, known in enumerate(names):
        if known.casefold() == name.casefold():
            return seat
    raise WrongArguments("draw.no-such-seat", name=name, known=[*names, NOBODYS])


def _write(path: Path, content: bytes, force: bool) -> None:
    if path.exists() and not force:
        raise WriteRefused("file.exists", file=path)
    try:
        path.write_bytes(content)
    except OSError as error:
        raise WriteRefused("file.unwritable", file=path, why=of_the_system(error)) from None


def read_record(path: Path, name: str, out: Output) -> Record:
    """A record of ours, or the game called `name` of a file in a form that one of the games' folders can read."""
    if not _is_foreign(path):
        if name not in ("", "1"):
            raise WrongArguments("draw.no-such-game", file=path, name=name)
        return load_record(path)
    for game in all_games():
        reader = feature(game, "interchange")
        if reader is None or not reader.recognises(path):
            continue
        for number, found in enumerate(reader.read_games(path), 1):
            if name in ("", str(number), found.name):
                record: Record = reader.replay_game(found).record()
                return record
        raise WrongArguments("draw.no-such-game", file=path, name=name)
    return load_record(path)


def _is_foreign(path: Path) -> bool:
    try:
        with path.open("rb") as file:
            return file.read(len(FORMAT)) != FORMAT.encode()
    except OSError:
        return False
