# not compiled: once per row of a ledger
"""Which events of a position's journal the rows of a ledger have told of so far.

Our rules go on by themselves, so incomes and scorings are in the journal before their rows come; and what the server
does not write down (it loses a row now and then) must not shift what follows.
"""

from collections.abc import Iterator
from typing import Final

from spielwerk.games.terra_mystica.state import (
    BUILDER_REWARDED,
    CULT_INCOME,
    FINAL_SCORE,
    FROM_FIRE,
    FROM_NETWORK,
    FROM_RESOURCES,
    INCOME,
    SETTLED,
    Event,
)
from spielwerk.games.terra_mystica.terms import CULT_NAMES

_OF_PHASES: Final = (CULT_INCOME, INCOME, FINAL_SCORE)
"""Kinds of event that the end of a round or game brings to everybody."""

_FINAL_SOURCES: Final = {
    **{f"for {name.lower()}": FROM_FIRE + cult for cult, name in enumerate(CULT_NAMES)},
    "for network": FROM_NETWORK,
}


class Told:
    """`reached` is the latest event of a phase that a row has told of."""

    def __init__(self, journal: list[Event]) -> None:
        self.journal: Final = journal
        self.told: Final[set[int]] = set()
        self.reached = -1

    def tell(self, index: int) -> Event:
        """The event at a place of the journal, told of from now on."""
        self.told.add(index)
        event = self.journal[index]
        if event.kind in _OF_PHASES and index > self.reached:
            self.reached = index
        return event

    def find(self, seat: int, command: str) -> int:
        """The event of a seat that a row with that command tells of; -1 if it has not happened yet."""
        return next((index for index in self._meant(command) if self.journal[index].seat == seat), -1)

    def tell_of_anybody(self, command: str) -> None:
        """A row that has lost its owner: the next event that it can mean is told of, whoever's it is."""
        for index in self._meant(command):
            self.tell(index)
            return

    def before(self, seat: int) -> Event | None:
        """What the seat had before a phase of which no row has told yet; None where the ledger is as far as we are."""
        for index in range(self.reached + 1, len(self.journal)):
            event = self.journal[index]
            if event.kind == SETTLED and event.seat == seat:
                return event
        return None

    def _meant(self, command: str) -> Iterator[int]:
        """Untold events that a row can mean. Phases before the one that the ledger has reached are over."""
        start = self._begin_of_phase()
        for index, event in enumerate(self.journal):
            if index not in self.told and (index > start or event.kind not in _OF_PHASES):
                if _means(command.lower(), event):
                    yield index

    def _begin_of_phase(self) -> int:
        for index in range(self.reached, -1, -1):
            if self.journal[index].kind == SETTLED:
                return index
        return -1


def _means(command: str, event: Event) -> bool:
    """Whether a row of the server with that command tells of an event. Without a command it may be any of a phase."""
    if command == "":
        return event.kind in _OF_PHASES
    if command.endswith("income_for_faction"):
        return event.kind == (CULT_INCOME if command.startswith("cult") else INCOME)
    if command == "score_resources":
        return event.kind == FINAL_SCORE and event.first == FROM_RESOURCES
    if command.startswith("["):
        return event.kind == BUILDER_REWARDED and event.first == (1 if "accepted" in command else 0)
    return event.kind == FINAL_SCORE and event.first == _FINAL_SOURCES.get(command.partition("vp ")[2])
