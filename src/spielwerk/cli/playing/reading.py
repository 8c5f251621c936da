"""Reads lines that somebody types, or that come from a pipe."""

import sys
from collections.abc import Callable

from spielwerk.core.errors import Problem

Completer = Callable[[], list[str]]


class NoMoreInput(Exception):
    """The input has ended."""


class Reader:
    """Line by line; at a terminal the tab key completes what the completer offers."""

    def __init__(self) -> None:
        self.is_terminal = sys.stdin.isatty() and sys.stdout.isatty()
        self.completer: Completer = list
        if self.is_terminal:
            self._set_up_completion()

    def line(self, prompt: str) -> str:
        """The next line. Raises NoMoreInput at the end."""
        sys.stdout.flush()
        try:
            line = input(prompt)
        except EOFError:
            print()
            raise NoMoreInput from None
        except UnicodeDecodeError:
            raise Problem("file.not-typed") from None
        if not self.is_terminal:
            print(line)  # so that a transcript shows what was answered
        return line.strip()

    def _set_up_completion(self) -> None:
        try:
            import readline
        except ImportError:
            return

        def complete(typed: str, place: int) -> str | None:
            found = [text for text in self.completer() if text.lower().startswith(typed.lower())]
            return found[place] if place < len(found) else None

        readline.set_completer(complete)
        readline.set_completer_delims("")
        # macOS has another library behind the same name, which wants to be told otherwise.
        libedit = "libedit" in (readline.__doc__ or "")
        readline.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")
