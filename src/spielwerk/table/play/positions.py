"""Games at their positions. A position never changes once it is stored, so what is remembered here cannot be wrong."""

from collections.abc import Callable, Sequence
from typing import Final

from spielwerk.core.driver import Play, resume
from spielwerk.core.game import Game, State
from spielwerk.core.options import options_of
from spielwerk.core.record import Entry, Record
from spielwerk.table.opening.origins import origin_of, promise_of, told_seed
from spielwerk.table.play.memory import Memory
from spielwerk.table.problems import Refused
from spielwerk.table.store.rows import EntryRow, TableRow

MOST_REMEMBERED: Final = 400
STRIDE: Final = 32
"""From a position of every so many entries, those after it are reached when somebody looks back."""


class Positions:
    """Loads games, and remembers those used last by table and position."""

    def __init__(self, games: Callable[[str], Game]) -> None:
        self._games: Final = games
        self._remembered: Final[Memory[Play]] = Memory(MOST_REMEMBERED)
        self._on_the_way: Final[Memory[State]] = Memory(MOST_REMEMBERED)

    def game(self, table: TableRow) -> Game:
        game = self._games(table.game)
        if game.rules_version != table.rules:
            raise Refused(409, "other-rules", version=table.rules, here=game.rules_version)
        return game

    def at(self, table: TableRow, position: int, entries: Callable[[], Sequence[EntryRow]]) -> Play:
        """The game after so many entries; it belongs to everybody, so change only copies. `entries` gives all."""
        return self._remembered.get((table.id, position), lambda: self._load(table, entries()[:position]))

    def _load(self, table: TableRow, entries: Sequence[EntryRow]) -> Play:
        record = empty_record(self.game(table), table)
        for row in entries:
            for comment in row.comment.splitlines():
                record.comment(comment)
            record.append(Entry(row.actor, row.text))
        origin = origin_of(table)
        for comment in origin.foot if origin is not None and len(entries) == table.position else ():
            record.comment(comment)
        return resume(record, table.seed)

    def earlier(self, table: TableRow, play: Play, position: int) -> State:
        """How a game stood at an earlier position, as a state of one's own."""
        record = play.record
        start = position - position % STRIDE
        found = None
        while found is None and start > 0:
            found = self._on_the_way.known((table.id, start))
            start -= 0 if found is not None else STRIDE
        if any(entry.taken_back() for entry in record.entries[start:position]):
            return record.replay(position)
        part = record.fork(0)
        for entry in record.entries[start:position]:
            part.append(entry)
        state = record.initial_state() if found is None else found.clone()
        for index, after in part.steps(state):
            if (start + index + 1) % STRIDE == 0:
                self._on_the_way.put((table.id, start + index + 1), after.clone())
        return state

    def remember(self, table_id: str, play: Play) -> None:
        """Keeps a game that nobody changes any more."""
        self._remembered.put((table_id, len(play.record.entries)), play)


def empty_record(game: Game, table: TableRow) -> Record:
    """The record before its first entry. It does not tell the seed: `with_names` does, when everybody may know it."""
    record = Record(game, options_of(game).parse(table.options), promise_of(table))
    origin = origin_of(table)
    if origin is not None and origin.head:
        record.comments[-1] = list(origin.head)
    record.people.update({seat.seat: seat.name for seat in table.seats if seat.name})
    return record


def public_record(play: Play, table: TableRow) -> Record:
    """The record for everybody: who plays, and the seed of all draws once the game is over."""
    record = Record(
        play.record.game, play.record.options, play.record.seed_commitment, told_seed(table, play.record.game), table.id
    )
    for seat in table.seats:
        shown = f"{seat.bot} (bot)" if seat.bot else seat.name
        if shown:
            record.people[seat.seat] = shown
    record.comments.update(play.record.comments)
    for entry in play.record.entries:
        record.append(entry)
    return record
