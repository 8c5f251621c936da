"""What the operator can do for a table whose record is damaged: find the place, and go back before it."""

from collections.abc import Callable
from typing import Final, NamedTuple

import msgspec

from spielwerk.core.chance import commitment
from spielwerk.core.driver import WrongDraw, check_draws
from spielwerk.core.record import Record
from spielwerk.table.opening.origins import promise_of
from spielwerk.table.outages import reason_of
from spielwerk.table.people.security import one_line
from spielwerk.table.play.positions import playable
from spielwerk.table.play.rooms import Rooms, Turn
from spielwerk.table.problems import NOTHING, Halted, Refused
from spielwerk.table.store.change import Change
from spielwerk.table.store.rows import TableRow

FINE: Final = ""


class Finding(NamedTuple):
    """What is wrong with a table: nothing, or `reason`."""

    table: TableRow
    good: int
    """So many entries, from the beginning, are in order; NOTHING where not even the first position can be shown."""
    reason: str = FINE
    """For the operator only: it may tell what is hidden."""


def examine(rooms: Rooms, table: TableRow) -> Finding:
    """Plays the whole record; where the seed of all draws is known, it also repeats the draws."""
    rows = rooms.store.entries(table.id, table.position)
    try:
        record = rooms.positions.stored_record(table, rows)
    except Halted as halted:
        return Finding(table, NOTHING, str(halted))
    except Exception as error:
        return Finding(table, NOTHING, one_line(reason_of(error)))
    good = playable(record)
    try:
        for _ in record.steps():
            pass
        if len(record.entries) < table.position:
            raise LookupError("the next entry is missing")
        _compare_draws(record, table)
    except WrongDraw as wrong:
        return Finding(table, min(good, wrong.line), one_line(str(wrong)))
    except Exception as error:
        return Finding(table, good, one_line(reason_of(error)))
    return Finding(table, good)


def _compare_draws(record: Record, table: TableRow) -> None:
    """Raises WrongDraw where an entry is not what the seed draws. Its line is the number of the entry."""
    if promise_of(table) and promise_of(table) == commitment(table.seed):
        known = record.fork(len(record.entries))
        known.seed = table.seed
        known.lines[:] = range(len(known.entries))
        check_draws(known)


def roll_back(rooms: Rooms, table_id: str, position: int, keep: Callable[[bytes], None]) -> int:
    """Takes away all entries from a number on, and draws again what must be drawn there. Gives the position after it.

    `keep` gets everything that stands in the database of the table, as JSON, before anything is taken away. Raises
    Refused where that position cannot be played on.
    """
    with rooms.store.change(table_id) as change:
        if not 0 <= position <= change.table.position:
            raise Refused(404, "no-position", position=position, last=change.table.position)
        keep(_all_of(change))
        change.cut(position)
        play = rooms.positions.at(change.table, position, change.entries).copy()
        play.draw()
        turn = Turn(change, play)
        turn.store()
    rooms.positions.remember(turn.table, play)
    return turn.position


def _all_of(change: Change) -> bytes:
    table = change.table._asdict() | {"seats": [seat._asdict() for seat in change.table.seats]}
    entries = [entry._asdict() for entry in change.entries()]
    return msgspec.json.format(msgspec.json.encode({"table": table, "entries": entries}), indent=1)
