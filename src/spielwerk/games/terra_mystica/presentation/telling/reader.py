# not compiled: text and dictionaries, once per move
"""Reads records of Terra Mystica, with what follows from every move."""

from spielwerk.core import reading
from spielwerk.core.reading import NOBODY_ACTS, Move, give_back, reader_of
from spielwerk.core.record import Record
from spielwerk.games.terra_mystica.state import Event
from spielwerk.games.terra_mystica.turn import TerraMystica

__all__ = ["NOBODY_ACTS", "Move", "Reader", "give_back", "reader_of"]


class Reader(reading.Reader):
    """Follows a record, and the events that every move leads to."""

    state: TerraMystica

    def __init__(self, record: Record) -> None:
        self._events: list[Event] = []
        super().__init__(record)

    def perform(self, move: Move) -> None:
        self._events = []
        self.state.journal = self._events
        super().perform(move)
        self.state.journal = None

    def after(self, move: Move) -> None:
        self.followed(move, self._events)

    def followed(self, move: Move, events: list[Event]) -> None:
        """A move has been played, and these events have followed."""
