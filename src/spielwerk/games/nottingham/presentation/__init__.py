# not compiled: shown to people
"""The face of Nottingham at the table: pictures, choices, consequences, reasons, log. `PRESENTATION` offers it all.

| where                                  | what                                                                  |
|----------------------------------------|-----------------------------------------------------------------------|
| `board/`                               | the county with everything that all can see: picture and text         |
| `panels/`                              | the own hand, the others, what is known, what is won, the score sheet |
| `kinds`                                | a row for every kind of action: all that people are shown of it       |
| `choosing/elements`                    | ids of what can be tapped, and the actions behind it                  |
| `choosing/groups`, `prices`            | what may be chosen                                                    |
| `choosing/consequence`, `notes`        | what would happen                                                     |
| `choosing/reasons`                     | why not                                                               |
| `choosing/question`, `play`, `passing` | what is asked                                                         |
| `choosing/turn`                        | how a turn runs                                                       |
| `telling/`                             | what actions are about and called, and the log: `narrator`, `tales`   |
| `ambush_cards`, `drawn`, `markup`      | parts of all pictures, from `drawings/`                               |
"""

from collections.abc import Mapping, Sequence
from typing import Final

from spielwerk.core import game
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
from spielwerk.games.nottingham.presentation import kinds, markup
from spielwerk.games.nottingham.presentation.board import board
from spielwerk.games.nottingham.presentation.board import text as board_text
from spielwerk.games.nottingham.presentation.choosing import (
    consequence,
    groups,
    passing,
    question,
    reasons,
    turn,
)
from spielwerk.games.nottingham.presentation.panels import panels, sheet
from spielwerk.games.nottingham.presentation.telling import log
from spielwerk.games.nottingham.presentation.telling.wording import position, seat_name, wording

__all__ = ["PRESENTATION", "NottinghamPresentation"]


class NottinghamPresentation(Face):
    """See `core.presentation.Presentation`. Every state is a view: what it lacks cannot be shown."""

    STRIP = ("favour", "kinds")
    TABS: Mapping[str, tuple[str, ...]] = {"ledger": ("knows", "snares"), "won": ("won",)}

    def definitions(self, state: game.State) -> Markup:
        return Markup(board.definitions(position(state)))

    def board(self, state: game.State, language: str, chosen: Mapping[str, str], recent: Sequence[str]) -> Markup:
        return board.board(position(state), language, chosen, recent)

    def board_text(self, state: game.State, language: str) -> str:
        return board_text.board_text(position(state), language)

    def panels(self, state: game.State, seat: int | None, language: str, chosen: Mapping[str, str]) -> list[Panel]:
        return panels.panels(position(state), seat, language, chosen)

    def colours(self, state: game.State) -> list[tuple[str, str]]:
        return markup.colours(position(state))

    def element(self, state: game.State, action: int) -> str:
        return kinds.element_of(position(state), action)

    def sentence(self, state: game.State, action: int, seat: int, language: str) -> str:
        return kinds.sentence(position(state), seat, action, wording(language))

    def seat_title(self, state: game.State, seat: int, language: str) -> str:
        return seat_name(seat, wording(language))

    def question(self, state: game.State, seat: int | None, language: str) -> str:
        return question.question(position(state), seat, language)

    def groups(self, state: game.State, seat: int, language: str) -> list[Group]:
        return groups.groups(position(state), seat, language)

    def way(self, state: game.State, seat: int, actions: Sequence[int], language: str) -> Choice:
        """In words that stand by themselves, without the headings that the groups have."""
        found = super().way(state, seat, actions, language)
        if len(actions) > 1:
            return found
        table = position(state)
        return found._replace(price=kinds.shown(actions[0]).price(table, seat, actions[0], wording(language)))

    def is_under_way(self, state: game.State, seat: int) -> bool:
        return turn.is_under_way(position(state), seat)

    def usual_action(self, state: game.State, seat: int) -> int | None:
        return turn.usual_action(position(state), seat)

    def consequence(self, state: game.State, seat: int, actions: Sequence[str], language: str) -> Consequence:
        return consequence.consequence(position(state), seat, actions, language)

    def reasons(self, state: game.State, seat: int, element: str, language: str) -> list[Reason]:
        return reasons.reasons(position(state), seat, element, language)

    def before_passing(self, state: game.State, seat: int, language: str) -> list[str]:
        return passing.before_passing(position(state), seat, language)

    def log(
        self, record: Record, seat: int | None, language: str, after: int = 0, is_open: bool = False, news: bool = False
    ) -> list[LogLine]:
        return log.log(record, seat, language, after, is_open)

    def sheet(self, state: game.State, language: str) -> Sheet:
        return sheet.sheet(position(state), language)

    def course(self, record: Record) -> list[list[int]]:
        return log.course(record)


PRESENTATION: Final[Presentation] = NottinghamPresentation()
