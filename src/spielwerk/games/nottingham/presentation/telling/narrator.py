# not compiled: sentences for people
"""Tells a record as one seat knows it: a line for every move that is worth one, and lines for what followed.

Only what the seat may know goes into a line: it is asked of the position before the move (`text_for`) whether the card
that a move is about is hidden from the seat; the events that follow are those that all can see.
"""

from collections.abc import Callable
from typing import Final

from spielwerk.core.game import NOBODY
from spielwerk.core.presentation import LogLine
from spielwerk.core.record import CHANCE, TABLE, Entry, Record
from spielwerk.games.nottingham.presentation.choosing.question import result
from spielwerk.games.nottingham.presentation.kinds import told
from spielwerk.games.nottingham.presentation.telling import events
from spielwerk.games.nottingham.presentation.telling.tales import Tale
from spielwerk.games.nottingham.presentation.telling.wording import position, seat_name, wording
from spielwerk.games.nottingham.state import EVERYTHING, FINISHED, Event, State
from spielwerk.locale.catalogue import Catalogue

NOBODY_ACTS: Final = -1
"""The seat of lines about draws, and what the table decides."""


class Narrator:
    """The log of one record for one seat (None: for onlookers) in one language; goes on where it has stopped."""

    def __init__(self, record: Record, seat: int | None, language: str, is_open: bool) -> None:
        self._say: Final[Catalogue] = wording(language)
        self._viewer: Final[int] = EVERYTHING if is_open else NOBODY if seat is None else seat
        self._state: State = position(record.initial_state())
        self._entries: list[Entry] = []
        self.lines: list[LogLine] = []

    def read(self, record: Record) -> bool:
        """Comes to the end of a record. False if that is no continuation of what was read."""
        done = len(self._entries)
        if record.entries[:done] != self._entries or any(entry.taken_back() for entry in record.entries[done:]):
            return False
        for place in range(done, len(record.entries)):
            self._entries.append(record.entries[place])
            if not record.entries[place].contribution():
                self._play(place, record.entries[place])
        return True

    def read_with_steps_back(self, record: Record) -> None:
        """As `read`, from the beginning, with entries that were taken back left out, and remarks about that."""
        self._entries = list(record.entries)
        for place in record.standing():
            self._play(place, record.entries[place])
        remarks = [(place, entry.taken_back()) for place, entry in enumerate(record.entries) if entry.taken_back()]
        for place, count in remarks:
            text = self._say("shown.log.taken-back", n=count)
            before = [line for line in self.lines if line.position <= place + 1]
            chapter = before[-1].chapter if before else self._say("shown.chapter.setup")
            self.lines.insert(len(before), LogLine(place + 1, chapter, NOBODY_ACTS, text, ""))

    def _play(self, place: int, entry: Entry) -> None:
        before = self._state.clone()
        assert isinstance(before, State)
        journal: list[Event] = []
        self._state.journal = journal
        chapter = events.chapter(before, self._say)
        if entry.actor == TABLE:
            seat = self._seat(entry.withdrawn())
            self._state.withdraw(seat)
            lines = [(seat, self._say("shown.log.withdraw", who=seat_name(seat, self._say)), "")]
        else:
            seat = NOBODY_ACTS if entry.actor == CHANCE else self._seat(entry.actor)
            action = self._state.string_to_action(entry.text, *([seat] if seat >= 0 else []))
            tale = Tale(before, seat, action, self._hides(before), self._viewer, self._say)
            self._state.apply_action(action, *([seat] if seat >= 0 else []))
            lines = told(tale)
        self._state.journal = None
        lines += events.of_events(self._state, journal, self._say)
        self.lines += [LogLine(place + 1, chapter, who, text, changes) for who, text, changes in lines]
        if self._state.phase == FINISHED:
            self._tell_end(place + 1)

    def _hides(self, before: State) -> Callable[[int, int], bool]:
        """Whether the viewer cannot know what an action of a seat is about."""
        viewer = self._viewer

        def hides(action: int, seat: int) -> bool:
            return viewer != EVERYTHING and "?" in before.text_for(viewer, action, *([seat] if seat >= 0 else []))

        return hides

    def _seat(self, name: str) -> int:
        seats = range(int(self._state.settings.num_players))
        return next(seat for seat in seats if self._state.seat_name(seat) == name)

    def _tell_end(self, place: int) -> None:
        say, chapter = self._say, self._say("shown.chapter.final")
        for seat in range(int(self._state.settings.num_players)):
            text = events.final_score(self._state, seat, say)
            changes = say("pictures.amount.points", n=int(self._state.returns()[seat]))
            self.lines.append(LogLine(place, chapter, seat, text, changes))
        self.lines.append(LogLine(place, chapter, NOBODY_ACTS, result(self._state, say), ""))
