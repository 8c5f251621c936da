"""A record from elsewhere, played from beginning to end and made into rows to store."""

import time
from typing import Final, NamedTuple

from spielwerk.core.driver import check_draws
from spielwerk.core.game import State
from spielwerk.core.record import TABLE, Record
from spielwerk.table.config import Limits
from spielwerk.table.problems import Refused
from spielwerk.table.store.rows import EntryRow

NOBODY: Final = -1
"""The seat of entries that nobody at the table has made."""


class Replayed(NamedTuple):
    """A game that the rules allow from the first entry to the last, also those entries that were taken back."""

    record: Record
    rows: tuple[EntryRow, ...]
    state: State
    """After the last entry."""


def replayed(record: Record, limits: Limits) -> Replayed:
    """Plays everything. Raises RecordError where the rules refuse, and Refused for what would take too long."""
    if len(record.entries) > limits.entries or _entries_played(record) > limits.replayed:
        raise Refused(413, "game-too-long", most=limits.entries)
    if record.seed:
        check_draws(record)
    state = record.initial_state()
    seats, chapter, batch, last = _seats(state, record), "", 0, NOBODY
    headings: dict[int, str] = {}
    rows: list[EntryRow] = []
    now = time.time()
    if state.chapter() != chapter:
        chapter = headings[0] = state.chapter()
    for index, state in record.steps():
        entry = record.entries[index]
        seat = seats.get(entry.actor, NOBODY)
        if seat != last or seat == NOBODY:
            batch, last = index, seat
        rows.append(EntryRow(index, seat, entry.actor, entry.text, "", batch, None, now))
        seats = _seats(state, record)
        if state.chapter() != chapter:
            chapter = headings[index + 1] = state.chapter()
    if not any(place >= 0 for place in record.comments):
        record.comments.update({index: [text] for index, text in headings.items() if index < len(rows)})
    rows = [row._replace(comment="\n".join(record.comments.get(row.number, []))) for row in rows]
    return Replayed(record, tuple(rows), state)


def _seats(state: State, record: Record) -> dict[str, int]:
    return {state.seat_name(seat): seat for seat in range(record.players)}


def _entries_played(record: Record) -> int:
    """How many entries `Record.steps` plays: after everything taken back it begins anew."""
    standing = played = 0
    for entry in record.entries:
        back = entry.taken_back() if entry.actor == TABLE else 0
        if back:
            standing = max(0, standing - back)
            played += standing
        else:
            standing += 1
            played += 1
    return played
