"""`spielwerk export RECORD --to FORMAT`: writes a record for another program."""

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Final

from spielwerk.cli.output import Output
from spielwerk.cli.parser import Parser, WrongArguments
from spielwerk.core.discovery import feature
from spielwerk.core.files import load_record, write_text
from spielwerk.core.record import Record

NAME: Final = "export"


def add_arguments(parser: Parser) -> None:
    say = parser.say
    parser.add_argument("record", metavar="RECORD", type=Path, help=say("export.record"))
    parser.add_argument("--to", metavar="FORMAT", required=True, help=say("export.to"))
    parser.add_argument("-o", "--output", metavar="FILE", type=Path, help=say("export.output"))
    parser.add_argument("--force", action="store_true", help=say("export.force"))


def run(arguments: argparse.Namespace, out: Output) -> int:
    record = load_record(arguments.record)
    text = _writer(record, arguments.to, out)(record)
    if arguments.output is not None:
        write_text(arguments.output, text, arguments.force)
        out.note(out.say("export.written", file=arguments.output))
    elif out.json:
        out.print_json({"to": arguments.to, "text": text})
    else:
        print(text, end="")
    return 0


def _writer(record: Record, name: str, out: Output) -> Callable[[Record], str]:
    """The function that writes the record's game so."""
    module = feature(record.game, "interchange")
    writers: dict[str, Callable[[Record], str]] = dict(module.EXPORTS) if module is not None else {}
    if name not in writers:
        raise WrongArguments("export.unknown", game=record.game.name, name=name, there=list(writers))
    return writers[name]
