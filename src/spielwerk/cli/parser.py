"""Command line arguments, with help and complaints in the reader's language."""

import argparse
import textwrap
from collections.abc import Iterable
from typing import Any, NoReturn

from spielwerk.cli.complaints import problem_of
from spielwerk.core.errors import Problem
from spielwerk.locale.catalogue import LANGUAGES, Catalogue


class WrongArguments(Problem):
    """Arguments that a command does not have."""


class Parser(argparse.ArgumentParser):
    """A parser that raises WrongArguments instead of ending the program, and knows the sentences."""

    def __init__(self, say: Catalogue, prog: str, description: str, usage: str | None = None) -> None:
        super().__init__(
            prog=prog,
            usage=usage,
            description=description,
            add_help=False,
            formatter_class=_formatter(say),
            exit_on_error=False,
        )
        self.say = say
        self._positionals.title = say("cli.arguments")
        self._optionals.title = say("cli.options")
        self.add_argument("-h", "--help", action="help", help=say("cli.help"))

    def parse_known_args(self, *arguments: Any, **further: Any) -> Any:
        try:
            return super().parse_known_args(*arguments, **further)
        except argparse.ArgumentError as error:
            reason = Problem("arguments.of", name=error.argument_name or "", reason=problem_of(error.message))
            raise self._wrong(reason) from None

    def error(self, message: str) -> NoReturn:
        raise self._wrong(problem_of(message))

    def _wrong(self, reason: Problem) -> WrongArguments:
        return WrongArguments("arguments.see-help", reason=reason, command=self.prog)

    def parse_mixed(self, words: list[str]) -> argparse.Namespace:
        """Options may stand between several words of one argument: `rules noria --lang de market`."""
        # Python takes for granted that the usage begins with seven signs.
        usage = self.format_usage().removeprefix(self.say("cli.usage")).strip()
        self.usage = usage.replace("%", "%%")
        return self.parse_intermixed_args(words)

    def add_argument(self, *names: Any, **settings: Any) -> argparse.Action:
        """An argument; what stands for its value in the help is a word of the reader's language, if there is one."""
        action = super().add_argument(*names, **settings)
        if isinstance(action.metavar, str):
            key = f"cli.metavar.{action.metavar}"
            action.metavar = self.say(key) if key in self.say else action.metavar
        return action


def _formatter(say: Catalogue) -> type[argparse.HelpFormatter]:
    class Formatter(argparse.RawDescriptionHelpFormatter):
        def _fill_text(self, text: str, width: int, indent: str) -> str:
            """Lines as they are where they fit; longer ones go on below their last column."""
            lines = []
            for line in text.splitlines():
                column = line.rfind("  ") + 2 if line.startswith(" ") else 0
                lines += textwrap.wrap(line, width, subsequent_indent=" " * column) or [""]
            return "\n".join(lines)

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
