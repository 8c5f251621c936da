# not compiled: sentences for people
"""The log of a record, and the points at the end of every round."""

from typing import Final

from spielwerk.core.presentation import LogLine
from spielwerk.core.record import Record
from spielwerk.games.terra_mystica.presentation.telling.narrator import Narrator
from spielwerk.games.terra_mystica.presentation.telling.reader import Move, Reader, give_back, reader_of
from spielwerk.games.terra_mystica.state import ACTIONS, FINISHED, ROUND_BEGINS, SETTLED, Event


def log(record: Record, language: str, after: int = 0, news: bool = False) -> list[LogLine]:
    """What has happened after a position: the lines of the whole log that end after it.

    Moves that were taken back are left out; a line says what they were. A run of moves that has been going on since
    before the position comes as a whole, unless only `news` are wanted.
    """
    narrator = reader_of(Narrator, record, language)
    lines = narrator.lines(after, news)
    give_back(narrator, record, language)
    return lines


class Scorer(Reader):
    """Notes the points of all seats at the beginning of round 1, after each round and after the final scoring."""

    def __init__(self, record: Record) -> None:
        self.rows: Final[list[list[int]]] = []
        super().__init__(record)

    def keep(self) -> object:
        return len(self.rows)

    def restore(self, content: object) -> None:
        assert isinstance(content, int)
        del self.rows[content:]

    def followed(self, move: Move, events: list[Event]) -> None:
        if self.state.phase < ACTIONS or not any(event.kind in (ROUND_BEGINS, SETTLED) for event in events):
            return
        if self.state.phase == FINISHED:
            settled = {int(event.seat): int(event.points) for event in events if event.kind == SETTLED}
            self.rows.append([settled[seat] for seat in range(len(self.state.players))])
        if self.state.phase == FINISHED or any(event.kind == ROUND_BEGINS for event in events):
            self.rows.append([int(player.points) for player in self.state.players])


def course(record: Record) -> list[list[int]]:
    """A row for the beginning of round 1 and one for every round that is over, with a number for every seat.

    After the row of the sixth round comes one with the final scoring.
    """
    scorer = reader_of(Scorer, record)
    rows = [list(row) for row in scorer.rows]
    give_back(scorer, record)
    return rows
