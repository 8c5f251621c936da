"""Command line arguments, with help in the reader's language."""

import argparse
from collections.abc import Iterable
from typing import NoReturn

from spielwerk.core.errors import Problem
from spielwerk.locale.catalogue import LANGUAGES, Catalogue


class WrongArguments(Problem):
    """Arguments that a command does not have."""


class Parser(argparse.ArgumentParser):
    """A parser that raises WrongArguments instead of ending the program, and knows the sentences."""

    def __init__(self, say: Catalogue, prog: str, description: str, usage: str | None = None) -> None:
        super().__init__(
            prog=prog, usage=usage, description=description, add_help=False, formatter_class=_formatter(say)
        )
        self.say = say
        self._positionals.title = say("cli.arguments")
        self._optionals.title = say("cli.options")
        self.add_argument("-h", "--help", action="help", help=say("cli.help"))

    def error(self, message: str) -> NoReturn:
        raise WrongArguments(f"{message}; {self.say('cli.see-help', command=self.prog)}")


def _formatter(say: Catalogue) -> type[argparse.HelpFormatter]:
    class Formatter(argparse.RawDescriptionHelpFormatter):
        def add_usage(
            self,
            usage: str | None,
            actions: Iterable[argparse.Action],
            groups: Iterable[argparse._MutuallyExclusiveGroup],
            prefix: str | None = None,
        ) -> None:
            super().add_usage(usage, actions, groups, say("cli.usage"))

    return Formatter


def add_common_arguments(parser: Parser) -> None:
    """What every command understands, before and after its name."""
    parser.add_argument("--lang", choices=LANGUAGES, help=parser.say("cli.lang"))
    parser.add_argument("--json", action="store_true", help=parser.say("cli.json"))
    parser.add_argument("--plain", action="store_true", help=parser.say("cli.plain"))
