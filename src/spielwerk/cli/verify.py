"""`spielwerk verify RECORD`: whether every draw of a game is the one that its promised seed makes."""

import argparse
from pathlib import Path
from typing import Final

from spielwerk.cli.output import Output
from spielwerk.cli.parser import Parser
from spielwerk.core.chance import mixture
from spielwerk.core.driver import WrongDraw, check_draws
from spielwerk.core.errors import Problem
from spielwerk.core.files import load_record
from spielwerk.core.record import Record

NAME: Final = "verify"
WRONG_DRAW: Final = 1


def add_arguments(parser: Parser) -> None:
    parser.epilog = parser.say("verify.exit-codes")
    parser.add_argument("record", metavar="RECORD", type=Path, help=parser.say("verify.record"))


def run(arguments: argparse.Namespace, out: Output) -> int:
    record = load_record(arguments.record)
    if not record.seed:
        raise Problem("verify.no-seed", file=arguments.record)
    try:
        drawn = check_draws(record)
    except WrongDraw as wrong:
        if out.json:
            out.print_json({"honest": False, "line": wrong.line, "reason": wrong.reason.sentence(out.say)})
        else:
            out.problem(wrong)
        return WRONG_DRAW
    if out.json:
        facts = {"honest": True, "commitment": record.seed_commitment, "drawn": drawn}
        out.print_json({**facts, "contributions": record.contributions()})
    else:
        _show(record, drawn, out)
    return 0


def _show(record: Record, drawn: dict[str, int], out: Output) -> None:
    out.print(out.say("verify.commitment", commitment=record.seed_commitment))
    for text in record.contributions():
        out.print(out.say("verify.contribution", text=text))
    if record.contributions():
        out.print(out.say("verify.mixture", mixture=mixture(record.contributions())))
    for stream, count in drawn.items():
        out.print(out.say("verify.stream", stream=stream, n=count))
    out.print(out.say("verify.honest", n=sum(drawn.values())))
