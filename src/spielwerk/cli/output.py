"""Where commands write to, and in which language: people get a console, programs get JSON."""

import codecs
import io
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

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
        """Lines, tables and panels for people. Text is taken as it is; use `rich.text.Text` for styles."""
        for part in parts or ("",):
            if isinstance(part, Text) and part.no_wrap:
                self.console.print(part, no_wrap=True, overflow="ellipsis")
            else:
                self.console.print(part, soft_wrap=isinstance(part, str))

    def print_json(self, value: object) -> None:
        """One JSON value, for programs."""
        print(json.dumps(value, ensure_ascii=False, indent=1))

    def note(self, text: str) -> None:
        """A remark beside the result, which programs that read the result never see."""
        self.notes.print(text, soft_wrap=True)

    def error(self, text: str) -> None:
        """What went wrong, in one line."""
        self.notes.print(Text.assemble(("spielwerk: ", "bold red"), " ".join(text.split())), soft_wrap=True)

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
