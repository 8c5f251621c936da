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
| `choosing/turn`, `leading`      | how a turn runs, and what leads to an action that is not legal  |
| `telling/`                      | names, amounts, notes, sources of points, and the log           |
| `terminal/`                     | the table as text                                               |
| `drawn`, `markup`               | parts of all pictures, from `drawings/`                         |
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from spielwerk.core.game import State
from spielwerk.core.markup import Markup
from spielwerk.core.presentation import (
    Choice,
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
    leading,
    passing,
    question,
    reasons,
    turn,
)
from spielwerk.games.terra_mystica.presentation.panels import panels, sheet
from spielwerk.games.terra_mystica.presentation.telling import labels, log
from spielwerk.games.terra_mystica.presentation.telling.wording import position, seat_title, wording

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
        return labels.sentence(position(state), action, seat, wording(language))

    def seat_title(self, state: State, seat: int, language: str) -> str:
        return seat_title(position(state), seat, wording(language))

    def question(self, state: State, seat: int | None, language: str) -> str:
        return question.question(state, seat, language)

    def groups(self, state: State, seat: int, language: str) -> list[Group]:
        return groups.groups(state, seat, language)

    def way(self, state: State, seat: int, actions: Sequence[int], language: str) -> Choice:
        return groups.choice_along(position(state), seat, actions, wording(language))

    def ways_to(self, state: State, seat: int, action: int) -> list[list[int]]:
        return leading.ways_to(position(state), seat, action)

    def is_under_way(self, state: State, seat: int) -> bool:
        return turn.is_under_way(position(state), seat)

    def only_prepares(self, state: State, action: int) -> bool:
        return turn.only_prepares(action)

    def usual_action(self, state: State, seat: int) -> int | None:
        return turn.usual_action(position(state), seat)

    def is_matter_of_taste(self, state: State) -> bool:
        return turn.is_matter_of_taste(position(state))

    def needs_board(self, state: State, seat: int) -> bool:
        return turn.needs_board(position(state), seat)

    def consequence(self, state: State, seat: int, actions: Sequence[str], language: str) -> Consequence:
        return consequence.consequence(state, seat, actions, language)

    def reasons(self, state: State, seat: int, element: str, language: str) -> list[Reason]:
        return reasons.reasons(state, seat, element, language)

    def before_passing(self, state: State, seat: int, language: str) -> list[str]:
        return passing.before_passing(state, seat, language)

    def log(
        self, record: Record, seat: int | None, language: str, after: int = 0, is_open: bool = False, news: bool = False
    ) -> list[LogLine]:
        return log.log(record, language, after, news)

    def sheet(self, state: State, language: str) -> Sheet:
        return sheet.sheet(state, language)

    def course(self, record: Record) -> list[list[int]]:
        return log.course(record)


PRESENTATION: Final[Presentation] = TerraMysticaPresentation()
