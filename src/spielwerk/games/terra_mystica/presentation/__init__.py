# not compiled: shown to people
"""The face of Terra Mystica at the table: pictures, choices, consequences, reasons, log. `PRESENTATION` offers it all.

| where                           | what                                                            |
|---------------------------------|-----------------------------------------------------------------|
| `board/`                        | the map: picture, where everything lies on it, the same as text |
| `panels/`                       | what stands beside the map, what tiles show, the score sheet    |
| `choosing/elements`             | ids of what can be tapped, and the actions behind it            |
| `choosing/ways`, `groups`       | what may be chosen                                              |
| `choosing/consequence`          | what would happen                                               |
| `choosing/reasons`, `obstacles` | why not                                                         |
| `choosing/passing`, `question`  | what is asked                                                   |
| `telling/`                      | names, amounts, notes, sources of points, and the log           |
| `drawn`, `markup`               | parts of all pictures, from `drawings/`                         |
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from spielwerk.core.game import State
from spielwerk.core.markup import Markup
from spielwerk.core.presentation import (
    Consequence,
    Face,
    Group,
    LogLine,
    Panel,
    Presentation,
    Reason,
    Sheet,
)
from spielwerk.core.record import Record
from spielwerk.games.terra_mystica.presentation.board import board
from spielwerk.games.terra_mystica.presentation.choosing import (
    consequence,
    elements,
    groups,
    passing,
    question,
    reasons,
)
from spielwerk.games.terra_mystica.presentation.panels import panels, sheet
from spielwerk.games.terra_mystica.presentation.telling import log
from spielwerk.games.terra_mystica.presentation.telling.wording import position, wording
from spielwerk.games.terra_mystica.sentences import long_label

__all__ = ["PRESENTATION", "TerraMysticaPresentation"]


class TerraMysticaPresentation(Face):
    """See `core.presentation.Presentation`."""

    STRIP = ("rounds", "power")
    TABS: Mapping[str, tuple[str, ...]] = MappingProxyType(
        {"cults": ("cults", "order"), "tiles": ("bonus", "favours", "towns")}
    )

    def definitions(self, state: State) -> Markup:
        return Markup(board.definitions(position(state)))

    def board(self, state: State, language: str, chosen: Mapping[str, str], recent: Sequence[str]) -> Markup:
        return board.board(position(state), language, chosen, recent)

    def board_text(self, state: State, language: str) -> str:
        return board.board_text(position(state), language)

    def panels(self, state: State, seat: int | None, language: str, chosen: Mapping[str, str]) -> list[Panel]:
        return panels.panels(position(state), seat, language, chosen)

    def colours(self, state: State) -> list[tuple[str, str]]:
        return panels.colours(position(state))

    def element(self, state: State, action: int) -> str:
        return elements.element_of(position(state), action)

    def sentence(self, state: State, action: int, seat: int, language: str) -> str:
        return long_label(position(state), action, seat, wording(language))

    def question(self, state: State, seat: int | None, language: str) -> str:
        return question.question(state, seat, language)

    def groups(self, state: State, seat: int, language: str) -> list[Group]:
        return groups.groups(state, seat, language)

    def consequence(self, state: State, seat: int, actions: Sequence[str], language: str) -> Consequence:
        return consequence.consequence(state, seat, actions, language)

    def reasons(self, state: State, seat: int, element: str, language: str) -> list[Reason]:
        return reasons.reasons(state, seat, element, language)

    def before_passing(self, state: State, seat: int, language: str) -> list[str]:
        return passing.before_passing(state, seat, language)

    def log(
        self, record: Record, seat: int | None, language: str, after: int = 0, is_open: bool = False
    ) -> list[LogLine]:
        return log.log(record, language, after)

    def sheet(self, state: State, language: str) -> Sheet:
        return sheet.sheet(state, language)

    def course(self, record: Record) -> list[list[int]]:
        return log.course(record)


PRESENTATION: Final[Presentation] = TerraMysticaPresentation()
