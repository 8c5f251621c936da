"""`spielwerk COMMAND ...`: finds the command, runs it, and turns errors into one clear line and an exit code."""

import difflib
import importlib
import os
import pkgutil
import sys
from collections.abc import Sequence
from types import ModuleType
from typing import Final

import spielwerk
from spielwerk import cli
from spielwerk.cli.output import Output
from spielwerk.cli.parser import Parser, WrongArguments, add_common_arguments
from spielwerk.core.errors import Problem
from spielwerk.locale.catalogue import LANGUAGES, Catalogue, language_of

WRONG_INPUT: Final = 2
INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 141
"""What shells report for a program whose reader went away."""


def commands() -> dict[str, ModuleType]:
    """All commands by name: the modules of this package that have a NAME."""
    modules = (importlib.import_module(f"{cli.__name__}.{info.name}") for info in pkgutil.iter_modules(cli.__path__))
    return {module.NAME: module for module in modules if hasattr(module, "NAME")}


def main(argv: Sequence[str] | None = None) -> int:
    """Runs a command line and gives the exit code."""
    words = list(sys.argv[1:] if argv is None else argv)
    language = _language(words)
    out = Output(language, as_json="--json" in words, plain="--plain" in words)
    try:
        code = _run(words, out)
        sys.stdout.flush()
        return code
    except SystemExit as end:  # argparse has printed help
        return end.code if isinstance(end.code, int) else 0
    except Problem as problem:
        out.problem(problem)
        return WRONG_INPUT
    except KeyboardInterrupt:
        out.error(out.say("cli.interrupted"))
        return INTERRUPTED
    except BrokenPipeError:
        # Nobody reads any more. Python would complain once again when it flushes at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED


def _run(words: list[str], out: Output) -> int:
    known = commands()
    place = _place_of_command(words)
    if place is None:
        return _without_command(words, known, out)
    name = words[place]
    if name not in known:
        close = difflib.get_close_matches(name, known, 1)
        if close:
            raise WrongArguments("arguments.no-command-close", name=name, close=close[0])
        raise WrongArguments("arguments.no-command", name=name, names=list(known))
    parser = Parser(out.say, f"spielwerk {name}", _about(out.say, name))
    known[name].add_arguments(parser)
    add_common_arguments(parser)
    code: int = known[name].run(parser.parse_mixed(words[:place] + words[place + 1 :]), out)
    return code


def _place_of_command(words: list[str]) -> int | None:
    """Where the command's name stands: the first word that is no option and no value of --lang."""
    for place, word in enumerate(words):
        if not word.startswith("-") and (place == 0 or words[place - 1] != "--lang"):
            return place
    return None


def _without_command(words: list[str], known: dict[str, ModuleType], out: Output) -> int:
    width = max(map(len, known), default=0)
    lines = [f"  {name:<{width}}  {_about(out.say, name)}" for name in known]
    about = [out.say("cli.about"), "", out.say("cli.commands"), *lines, "", out.say("cli.more-help")]
    parser = Parser(out.say, "spielwerk", "\n".join(about), usage=f"spielwerk {out.say('cli.metavar.COMMAND')} [...]")
    parser.add_argument("--version", action="store_true", help=out.say("cli.version"))
    add_common_arguments(parser)
    if parser.parse_args(words).version:
        out.print(f"spielwerk {spielwerk.__version__}")
    else:
        parser.print_help()
    return 0


def _about(say: Catalogue, name: str) -> str:
    return say(f"{name}.about") if f"{name}.about" in say else ""


def _language(words: list[str]) -> str:
    """The language of help and errors must be known before the arguments are read."""
    for place, word in enumerate(words):
        wanted = word.partition("=")[2] if word.startswith("--lang=") else ""
        if word == "--lang" and place + 1 < len(words):
            wanted = words[place + 1]
        if wanted in LANGUAGES:
            return wanted
    return language_of(os.environ)


if __name__ == "__main__":
    sys.exit(main())
