"""Games at their positions. A position never changes once it is stored, so what is remembered here cannot be wrong."""

from collections.abc import Callable, Sequence
from typing import Final

from spielwerk.core.chance import commitment
from spielwerk.core.driver import Play, resume
from spielwerk.core.game import Game
from spielwerk.core.options import options_of
from spielwerk.core.record import Entry, Record
from spielwerk.table.memory import Memory
from spielwerk.table.problems import Refused
from spielwerk.table.rows import EntryRow, TableRow

MOST_REMEMBERED: Final = 400


class Positions:
    """Loads games, and remembers those used last by table and position."""

    def __init__(self, games: Callable[[str], Game]) -> None:
        self._games: Final = games
        self._remembered: Final[Memory[Play]] = Memory(MOST_REMEMBERED)

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
        return resume(record, table.seed)

    def remember(self, table_id: str, play: Play) -> None:
        """Keeps a game that nobody changes any more."""
        self._remembered.put((table_id, len(play.record.entries)), play)


def empty_record(game: Game, table: TableRow) -> Record:
    """The record before its first entry. It does not tell the seed: `with_names` does, when everybody may know it."""
    record = Record(game, options_of(game).parse(table.options), commitment(table.seed))
    record.people.update({seat.seat: seat.name for seat in table.seats if seat.name})
    return record


def public_record(play: Play, table: TableRow) -> Record:
    """The record for everybody: who plays, and the seed of all draws once the game is over."""
    known = table.seed if table.over or table.seed_known else ""
    record = Record(play.record.game, play.record.options, play.record.seed_commitment, known, table.id)
    for seat in table.seats:
        shown = f"{seat.bot} (bot)" if seat.bot else seat.name
        if shown:
            record.people[seat.seat] = shown
    record.comments.update(play.record.comments)
    for entry in play.record.entries:
        record.append(entry)
    return record
