# not compiled: made for people, once per choice
"""What would happen: carried out on a copy of the position, told as changes, points, offers and notes."""

from collections.abc import Sequence
from typing import Final

from spielwerk.core import game
from spielwerk.core.presentation import Consequence
from spielwerk.games.terra_mystica.presentation.telling import notes
from spielwerk.games.terra_mystica.presentation.telling.amounts import Amounts, amounts_after, amounts_of, compared
from spielwerk.games.terra_mystica.presentation.telling.sources import points_gained
from spielwerk.games.terra_mystica.presentation.telling.wording import faction_of, position, wording
from spielwerk.games.terra_mystica.state import (
    OFFER_BUILDING,
    OFFER_FIELDS,
    OFFER_FROM,
    OFFER_POWER,
    OFFER_TO,
    SETTLED,
    Event,
)
from spielwerk.games.terra_mystica.turn import TerraMystica
from spielwerk.locale.catalogue import Catalogue


def consequence(state: game.State, seat: int, actions: Sequence[str], language: str) -> Consequence:
    """What the actions lead to. Raises IllegalAction at the first one that the rules refuse."""
    table, say = position(state), wording(language)
    course = Course(table, seat)
    points: dict[str, int] = {}
    told: list[str] = []
    for text in actions:
        action = table.string_to_action(text, seat)
        before = course.state.clone()
        happened = course.take(action)
        for source, gained in points_gained(before, course.state, seat, action, happened, say):
            points[source] = points.get(source, 0) + gained
        told += notes.of_action(before, course.state, seat, action, say)
    result = course.own_result()
    burnt = course.before.tokens() - result.tokens()
    told += [say("shown.note.burnt", n=burnt)] if burnt > 0 else []
    told += notes.of_result(table, course.state, seat, course.journal, say)
    return Consequence(
        tuple(compared(course.before, result, table, seat, say)),
        tuple((source, gained) for source, gained in points.items() if gained),
        tuple(_offers(table, course.state, seat, say)),
        tuple(dict.fromkeys(told)),
    )


class Course:
    """A copy of a position in which one seat acts, with a journal of what follows."""

    def __init__(self, state: TerraMystica, seat: int) -> None:
        self.state: Final = state.clone()
        self.seat: Final = seat
        self.before: Final = amounts_of(state, seat)
        self.journal: Final[list[Event]] = []
        self.state.journal = self.journal

    def take(self, action: int) -> list[Event]:
        """Carries out an action and gives the events that followed."""
        known = len(self.journal)
        self.state.apply_action_with_legality_check(action, self.seat)
        return self.journal[known:]

    def own_result(self) -> Amounts:
        """What the seat has then, before the cult bonus and income that may follow at once."""
        after = amounts_of(self.state, self.seat)
        settled = (event for event in self.journal if event.kind == SETTLED and event.seat == self.seat)
        return next((amounts_after(event, after) for event in settled), after)


def _offers(before: TerraMystica, after: TerraMystica, seat: int, say: Catalogue) -> list[tuple[str, int]]:
    """Power that others are offered by it."""
    found = []
    for start in range(0, len(after.offers), OFFER_FIELDS):
        if after.offers[start + OFFER_FROM] == seat and after.offers[start + OFFER_BUILDING] > before.buildings_raised:
            name = faction_of(after, after.offers[start + OFFER_TO], say)
            found.append((name, int(after.offers[start + OFFER_POWER])))
    return found
