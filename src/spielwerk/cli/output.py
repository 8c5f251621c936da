"""Where commands write to, and in which language: people get a console, programs get JSON."""

import codecs
import io
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import groupby
from typing import Final

from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from spielwerk.cli.folding import folded, hanging
from spielwerk.core.errors import Problem
from spielwerk.locale.catalogue import Catalogue, catalogue

POOR_TERMINAL: Final = "spielwerk.poor-terminal"
_SUBSTITUTES: Final = str.maketrans(
    {"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss", "×": "x", "…": ".", "−": "-"}
)


def _substitute(error: UnicodeError) -> tuple[str, int]:
    """Something readable for signs that a terminal lacks, which is no reason to stop."""
    assert isinstance(error, UnicodeEncodeError)
    lacking = error.object[error.start : error.end]
    return "".join(sign if sign.isascii() else "?" for sign in lacking.translate(_SUBSTITUTES)), error.end


codecs.register_error(POOR_TERMINAL, _substitute)


class Output:
    """Results go to `console` (standard output), everything else to `notes` (standard error).

    `say` is the catalogue of sentences: `out.say("play.welcome", name=...)`.
    """

    def __init__(self, language: str = "en", as_json: bool = False, plain: bool = False) -> None:
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors=POOR_TERMINAL)
        self.say: Final[Catalogue] = catalogue(language)
        self.language: Final = language
        self.json: Final = as_json
        self.plain: Final = plain
        self.console: Final = _console(plain, to_notes=False)
        self.notes: Final = _console(plain, to_notes=True)

    def print(self, *parts: RenderableType) -> None:
        """Lines, tables and panels for people. Text is taken as it is; use `rich.text.Text` for styles.

        Lines of `Text` with `no_wrap` that follow each other belong together; see `folding`.
        """
        for is_block, group in groupby(parts or ("",), lambda part: isinstance(part, Text) and bool(part.no_wrap)):
            if is_block:
                for line in folded([part for part in group if isinstance(part, Text)], self.console.width):
                    self.console.print(line, no_wrap=True, overflow="fold")
            else:
                for part in group:
                    self._print_flowing(part)

    def _print_flowing(self, part: RenderableType) -> None:
        """Sentences are cut between words for people, and not at all for programs and files."""
        if not isinstance(part, str):
            self.console.print(part)
        elif self.console.is_terminal:
            for line in part.split("\n"):
                self.console.print(*hanging(Text(line), self.console.width, 0), sep="\n", soft_wrap=True)
        else:
            self.console.print(part, soft_wrap=True)

    def print_json(self, value: object) -> None:
        """One JSON value, for programs."""
        print(json.dumps(value, ensure_ascii=False, indent=1))

    def note(self, text: str) -> None:
        """A remark beside the result, which programs that read the result never see."""
        self.notes.print(text, soft_wrap=True)

    def problem(self, problem: Problem) -> None:
        """What went wrong, in the reader's language."""
        self.error(problem.sentence(self.say))

    def error(self, text: str) -> None:
        """What went wrong, in one line."""
        line = " ".join(text.split())
        self.notes.print(Text.assemble(("spielwerk: ", "bold red"), line), soft_wrap=True)

    @contextmanager
    def progress(self, label: str, total: int) -> Iterator[Callable[[int], None]]:
        """A bar for long work, shown on a terminal only. Gives a function to call with the amount done since."""
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        shown = self.notes.is_terminal and not self.json and not self.plain
        with Progress(*columns, console=self.notes, transient=True, disable=not shown) as bar:
            task = bar.add_task(label, total=total)
            yield lambda amount: bar.advance(task, amount)


class _Console(Console):
    """A console that leaves it to the program what happens when nobody reads any more."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def _console(plain: bool, to_notes: bool) -> Console:
    return _Console(stderr=to_notes, no_color=plain or None, highlight=False, markup=False, emoji=False)
