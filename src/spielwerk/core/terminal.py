# not compiled: shown to people
"""What a game shows in a terminal only: the table as coloured text, in `presentation/terminal/terminal` as `TERMINAL`.

A game that has nothing of its own there is shown by the text of its board.
"""

from typing import Final, Protocol

from rich.text import Text

from spielwerk.core.discovery import feature
from spielwerk.core.game import NOBODY, Game, State
from spielwerk.core.presentation import Presentation


class Terminal(Protocol):
    """The table as text; a line that must not be broken says so (`no_wrap`)."""

    def picture(self, state: State, seat: int, language: str, width: int, height: int) -> list[Text]:
        """Everything that the seat looks at before its turn, for a window of so many columns and lines."""
        ...

    def players(self, state: State, seat: int, language: str) -> list[Text]:
        """What changes from move to move: the players and what they have."""
        ...

    def own(self, state: State, seat: int, language: str) -> list[Text]:
        """What else belongs to the seat, in words."""
        ...

    def tiles(self, state: State, language: str, width: int) -> list[list[Text]]:
        """What lies in the middle of the table, part by part."""
        ...


class BoardText:
    """The board's text for screen readers."""

    def __init__(self, presentation: Presentation) -> None:
        self._presentation: Final = presentation

    def picture(self, state: State, seat: int, language: str, width: int, height: int) -> list[Text]:
        return [Text(line) for line in self._presentation.board_text(state, language).splitlines()]

    def players(self, state: State, seat: int, language: str) -> list[Text]:
        return self.picture(state, seat, language, 0, 0)

    def own(self, state: State, seat: int, language: str) -> list[Text]:
        return []

    def tiles(self, state: State, language: str, width: int) -> list[list[Text]]:
        return [self.picture(state, NOBODY, language, width, 0)]


def terminal_of(game: Game, presentation: Presentation) -> Terminal:
    module = feature(game, "presentation.terminal.terminal")
    if module is None:
        return BoardText(presentation)
    terminal: Terminal = module.TERMINAL
    return terminal
