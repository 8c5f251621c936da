"""Games at their positions. A position never changes once it is stored, so what is remembered here cannot be wrong.

A game that cannot be played as far as it is stored is *halted*: the operator's log says where and why, once; everybody
else may look at the positions before.
"""

import logging
from collections.abc import Callable, Sequence
from copy import copy
from typing import Final

from spielwerk.core.driver import Play, resume
from spielwerk.core.errors import Problem
from spielwerk.core.game import Game, State
from spielwerk.core.options import options_of
from spielwerk.core.record import Entry, Record
from spielwerk.core.versions import is_known
from spielwerk.table.opening.origins import origin_of, promise_of, told_seed
from spielwerk.table.outages import reason_of
from spielwerk.table.people.security import one_line
from spielwerk.table.play.memory import Memory
from spielwerk.table.problems import NOTHING, Halted
from spielwerk.table.store.rows import EntryRow, TableRow

LOG: Final = logging.getLogger("spielwerk.table.records")

MOST_REMEMBERED: Final = 400
STRIDE: Final = 32
"""From a position of every so many entries, those after it are reached when somebody looks back."""


class Positions:
    """Loads games, and remembers those used last by table and position."""

    def __init__(self, games: Callable[[str], Game]) -> None:
        self._games: Final = games
        self._remembered: Final[Memory[Play | Halted]] = Memory(MOST_REMEMBERED)
        self._on_the_way: Final[Memory[State]] = Memory(MOST_REMEMBERED)
        self._noted: Final[set[tuple[object, ...]]] = set()

    def game(self, table: TableRow) -> Game:
        """The game that is played at a table. Raises Halted where it is unknown here, or has newer rules."""
        try:
            game = self._games(table.game)
        except Problem:
            self._note((table.game,), f"tables of {table.game} wait: there is no such game here")
            raise Halted(409, "no-game", name=table.game) from None
        if not is_known(game, table.rules):
            self._note(
                (table.game, table.rules),
                f"tables of {table.game} that were begun with rules version {table.rules} wait for a newer program; "
                f"this one has version {game.rules_version}",
            )
            raise Halted(409, "newer-rules", version=table.rules, here=game.rules_version)
        return game

    def at(self, table: TableRow, position: int, entries: Callable[[], Sequence[EntryRow]]) -> Play:
        """The game after so many entries; it belongs to everybody, so change only copies. `entries` gives all.

        Raises Halted where it cannot be played so far.
        """
        found = self._remembered.get((table.key, position), lambda: self._load(table, position, entries()[:position]))
        if isinstance(found, Halted):
            raise copy(found)
        return found

    def readable(self, table: TableRow, halted: Halted, entries: Callable[[], Sequence[EntryRow]]) -> Play:
        """As much of a halted game as can be looked at; raises it again where that is nothing."""
        if halted.readable == NOTHING:
            raise halted

        def play() -> Play:
            record = self.stored_record(table, entries()[: halted.readable])
            return Play(record, record.replay(), None)

        found = self._remembered.get((table.key, halted.readable, "readable"), play)
        assert isinstance(found, Play)
        return found

    def _load(self, table: TableRow, position: int, rows: Sequence[EntryRow]) -> Play | Halted:
        try:
            self.game(table)
        except Halted as halted:
            return halted
        readable = NOTHING
        try:
            record = self.stored_record(table, rows)
            readable = playable(record)
            if len(record.entries) < position:
                raise LookupError("it is missing")
            return _resumed(record, table.seed)
        except MemoryError:  # that may be otherwise the next time
            raise
        except Exception as error:  # whatever a damaged record makes the rules do
            what = f"entry {readable}" if readable != NOTHING else "the head of the record"
            self._note(
                (table.key, position),
                f"table {table.id} halts at {what} of {position}, which cannot be played: {reason_of(error)}",
            )
            damaged = Halted(409, "damaged-head") if readable == NOTHING else Halted(409, "damaged")
            damaged.readable = readable
            return damaged

    def stored_record(self, table: TableRow, rows: Sequence[EntryRow]) -> Record:
        """What stands in the database, not played yet; it ends where an entry is missing."""
        record = empty_record(self.game(table), table)
        for number, row in enumerate(rows):
            if row.number != number:
                break
            for comment in row.comment.splitlines():
                record.comment(comment)
            record.append(Entry(row.actor, row.text))
        origin = origin_of(table)
        for comment in origin.foot if origin is not None and len(rows) == table.position else ():
            record.comment(comment)
        return record

    def _note(self, what: tuple[object, ...], sentence: str) -> None:
        """Tells the operator, once as long as the process lives."""
        if what not in self._noted:
            self._noted.add(what)
            LOG.error("%s", one_line(sentence))

    def earlier(self, table: TableRow, play: Play, position: int) -> State:
        """How a game stood at an earlier position, as a state of one's own."""
        record = play.record
        start = position - position % STRIDE
        found = None
        while found is None and start > 0:
            found = self._on_the_way.known((table.key, start))
            start -= 0 if found is not None else STRIDE
        if any(entry.taken_back() for entry in record.entries[start:position]):
            return record.replay(position)
        part = record.fork(0)
        for entry in record.entries[start:position]:
            part.append(entry)
        state = record.initial_state() if found is None else found.clone()
        for index, after in part.steps(state):
            if (start + index + 1) % STRIDE == 0:
                self._on_the_way.put((table.key, start + index + 1), after.clone())
        return state

    def remember(self, table: TableRow, play: Play) -> None:
        """Keeps a game that nobody changes any more."""
        self._remembered.put((table.key, len(play.record.entries)), play)


def playable(record: Record) -> int:
    """How many entries can be played one after the other, also those taken back later; NOTHING where none can begin."""
    count = NOTHING
    try:
        start = record.initial_state()
        count = 0
        for index, _ in record.steps(start):
            count = index + 1
    except Exception:
        return count
    return count


def _resumed(record: Record, seed: str) -> Play:
    """As `resume`; entries that were taken back are played as well, because logs and earlier positions need them."""
    play = resume(record, seed)
    if any(entry.taken_back() for entry in record.entries):
        for _ in record.steps():
            pass
    return play


def empty_record(game: Game, table: TableRow) -> Record:
    """The record before its first entry. It does not tell the seed: `with_names` does, when everybody may know it."""
    record = Record(game, options_of(game).parse(table.options), promise_of(table), rules=table.rules)
    origin = origin_of(table)
    if origin is not None and origin.head:
        record.comments[-1] = list(origin.head)
    record.people.update({seat.seat: seat.name for seat in table.seats if seat.name})
    return record


def public_record(play: Play, table: TableRow) -> Record:
    """The record for everybody: who plays, and the seed of all draws once the game is over."""
    known, seed = play.record, told_seed(table, play.record.game)
    record = Record(known.game, known.options, known.seed_commitment, seed, table.id, known.rules)
    for seat in table.seats:
        shown = f"{seat.bot} (bot)" if seat.bot else seat.name
        if shown:
            record.people[seat.seat] = shown
    record.comments.update(play.record.comments)
    for entry in play.record.entries:
        record.append(entry)
    return record
