# not compiled: shown to people
"""The face of Noria at the table: pictures, choices, consequences, reasons, log. `PRESENTATION` offers it all.

| where                              | what                                                                     |
|------------------------------------|--------------------------------------------------------------------------|
| `board/`                           | what everybody shares, and the wheels: pictures and text                 |
| `panels/`                          | the seats' places, prices, market, points, the score sheet               |
| `choosing/elements`, `groups`      | what can be tapped, what may be chosen                                   |
| `choosing/consequence`             | what would happen                                                        |
| `choosing/reasons`, `passing`      | why not, what is left                                                    |
| `choosing/question`                | what is asked                                                            |
| `choosing/turn`, `leading`         | how a turn runs, and what leads to an action that is not legal           |
| `telling/`                         | actions, things and amounts in words, the log, the solo opponent's deeds |
| `forecast`                         | how things stand                                                         |
| `terminal/`                        | the table as text                                                        |
| `costs`, `drawn`, `markup`         | parts of all pictures, from `drawings/`                                  |
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from spielwerk.core.game import State
from spielwerk.core.markup import Markup
from spielwerk.core.presentation import Choice, Consequence, Face, Group, LogLine, Panel, Presentation, Reason, Sheet
from spielwerk.core.record import Record
from spielwerk.games.noria.presentation import drawn
from spielwerk.games.noria.presentation.board import board
from spielwerk.games.noria.presentation.board import text as board_text
from spielwerk.games.noria.presentation.choosing import (
    consequence,
    elements,
    groups,
    leading,
    passing,
    question,
    reasons,
    turn,
)
from spielwerk.games.noria.presentation.panels import panels, sheet
from spielwerk.games.noria.presentation.telling import log
from spielwerk.games.noria.presentation.telling.wording import position, wording
from spielwerk.games.noria.presentation.telling.words import seat_title
from spielwerk.games.noria.rules import scoring

__all__ = ["PRESENTATION", "NoriaPresentation"]


class NoriaPresentation(Face):
    """See `core.presentation.Presentation`."""

    STRIP = ("rounds", "market")
    """Common panels that the table keeps always in sight."""
    TABS = MappingProxyType({"politics": ("intrigue", "points")})
    """Common panels that share a tab, which is called `pictures.panel.KEY`."""

    def definitions(self, state: State) -> Markup:
        """Drawings that the pictures point to; a page holds them once."""
        return Markup(drawn.definitions())

    def board(self, state: State, language: str, chosen: Mapping[str, str], recent: Sequence[str]) -> Markup:
        return board.board(position(state), language, chosen, recent)

    def board_text(self, state: State, language: str) -> str:
        return board_text.board_text(position(state), language)

    def panels(self, state: State, seat: int | None, language: str, chosen: Mapping[str, str]) -> list[Panel]:
        return panels.panels(position(state), seat, language, chosen)

    def colours(self, state: State) -> list[tuple[str, str]]:
        return panels.colours(position(state))

    def element(self, state: State, action: int) -> str:
        """The element that an action changes; empty if there is none."""
        return elements.touched_by(position(state), action)

    def question(self, state: State, seat: int | None, language: str) -> str:
        return question.question(state, seat, language)

    def groups(self, state: State, seat: int, language: str) -> list[Group]:
        return groups.groups(state, seat, language)

    def way(self, state: State, seat: int, actions: Sequence[int], language: str) -> Choice:
        return groups.way(position(state), seat, actions, wording(language))

    def ways_to(self, state: State, seat: int, action: int) -> list[list[int]]:
        return leading.ways_to(position(state), seat, action)

    def is_under_way(self, state: State, seat: int) -> bool:
        return turn.is_under_way(position(state), seat)

    def usual_action(self, state: State, seat: int) -> int | None:
        return turn.usual_action(position(state), seat)

    def needs_board(self, state: State, seat: int) -> bool:
        return turn.needs_board(position(state), seat)

    def consequence(self, state: State, seat: int, actions: Sequence[str], language: str) -> Consequence:
        return consequence.consequence(state, seat, actions, language)

    def reasons(self, state: State, seat: int, element: str, language: str) -> list[Reason]:
        return reasons.reasons(state, seat, element, language)

    def before_passing(self, state: State, seat: int, language: str) -> list[str]:
        return passing.before_passing(state, seat, language)

    def sentence(self, state: State, action: int, seat: int, language: str) -> str:
        return groups.sentence(position(state), seat, action, wording(language))

    def seat_title(self, state: State, seat: int, language: str) -> str:
        return seat_title(position(state), seat, wording(language))

    def log(
        self, record: Record, seat: int | None, language: str, after: int = 0, is_open: bool = False, news: bool = False
    ) -> list[LogLine]:
        return log.log(record, language, after, news)

    def sheet(self, state: State, language: str) -> Sheet:
        return sheet.sheet(state, language)

    def winners(self, state: State) -> list[int]:
        return [int(seat) for seat in scoring.winners(position(state))]

    def course(self, record: Record) -> list[list[int]]:
        return log.course(record)


PRESENTATION: Final[Presentation] = NoriaPresentation()
