"""What can be written about one table inside `Store.change`."""

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection, and_, bindparam, delete, func, insert, select, update

from spielwerk.table.store import queries
from spielwerk.table.store.rows import EntryRow, Link, MessageRow, Signal, TableRow, signal_of
from spielwerk.table.store.schema import ENTRIES, LINKS, MESSAGES, PLACES, SEATS, TABLES

_ADD_ENTRIES: Final = insert(ENTRIES)
_SET_TABLE: Final = update(TABLES).where(TABLES.c.id == bindparam("table"))
_SET_SEAT: Final = update(SEATS).where(SEATS.c.table_id == bindparam("table"), SEATS.c.seat == bindparam("at"))

MOST_DEVICES: Final = 12
"""So many visitors may hold one seat; the earliest is forgotten when another one comes."""


class Change:
    """`table` is the table as it was when the change began, with whatever was set since."""

    def __init__(self, connection: Connection, table: TableRow, now: float) -> None:
        self.table = table
        self.now: Final = now
        self._connection: Final = connection
        self._values: dict[str, object] = {}
        self._seats: dict[int, dict[str, object]] = {}
        self._quiet = True

    # Reading what belongs to the same moment.

    def entries(self) -> list[EntryRow]:
        return queries.entries_of(self._connection, self.table.id, self.table.position)

    def places(self, visitor: str) -> frozenset[int]:
        return queries.places_of(self._connection, self.table.id, visitor)

    def visitors(self, seat: int) -> list[str]:
        return queries.visitors_of(self._connection, self.table.id, seat)

    def link(self, link: str) -> Link | None:
        return queries.link_of(self._connection, link)

    def end_of_request(self, request: str) -> int | None:
        return queries.end_of_request(self._connection, self.table.id, request)

    # Writing.

    def set(self, **values: Any) -> None:
        """Values of the table; everybody at it will hear that something is new."""
        self._values |= values
        self.table = self.table._replace(**values)
        self._quiet = False

    def set_seat(self, seat: int, quiet: bool = False, **values: Any) -> None:
        """Values of a seat. A quiet change is news for the seat alone."""
        if quiet:
            values["drafts"] = self.table.seats[seat].drafts + 1
        else:
            self._quiet = False
        self._seats.setdefault(seat, {}).update(values)
        seats = list(self.table.seats)
        seats[seat] = seats[seat]._replace(**values)
        self.table = self.table._replace(seats=tuple(seats))

    def append(self, entries: Sequence[EntryRow]) -> None:
        """Entries that follow those that are there."""
        if entries:
            rows = [{"table_id": self.table.id} | entry._asdict() for entry in entries]
            self._connection.execute(_ADD_ENTRIES, rows)
            self.set(position=entries[-1].number + 1, changed=self.now)

    def cut(self, position: int) -> None:
        """Takes away all entries from a number on, for ever. Whoever was told of them will be told anew."""
        beyond = and_(ENTRIES.c.table_id == self.table.id, ENTRIES.c.number >= position)
        self._connection.execute(delete(ENTRIES).where(beyond))
        told = and_(PLACES.c.table_id == self.table.id, PLACES.c.told > position)
        self._connection.execute(update(PLACES).where(told).values(told=-1))
        for row in self.table.seats:
            self.set_seat(row.seat, seen=min(row.seen, position), draft="[]", draft_request="")
        self.set(position=position, cuts=self.table.cuts + 1, request="", changed=self.now)

    def say(self, seat: int, name: str, text: str) -> None:
        """A message in the chat."""
        known = select(func.max(MESSAGES.c.number)).where(MESSAGES.c.table_id == self.table.id)
        number = (self._connection.execute(known).scalar() or 0) + 1
        message = MessageRow(number, seat, name, text, self.now)
        self._connection.execute(insert(MESSAGES).values(table_id=self.table.id, **message._asdict()))
        self.set()

    def count_messages(self, since: float) -> int:
        wanted = select(func.count()).where(MESSAGES.c.table_id == self.table.id, MESSAGES.c.at >= since)
        return self._connection.execute(wanted).scalar_one()

    def bind(self, visitor: str, seat: int) -> None:
        """Lets a visitor have a seat, or a place as guest or watcher."""
        if seat in self.places(visitor):
            return
        for other in self.visitors(seat)[MOST_DEVICES - 1 :] if seat >= 0 else []:
            self._unbind(seat, other)
        place = {"visitor": visitor, "table_id": self.table.id, "seat": seat, "since": self.now}
        self._connection.execute(insert(PLACES).values(place))

    def unbind_others(self, seat: int, visitor: str) -> None:
        """Nobody else has the seat any more."""
        for other in self.visitors(seat):
            if other != visitor:
                self._unbind(seat, other)

    def _unbind(self, seat: int, visitor: str) -> None:
        place = and_(PLACES.c.table_id == self.table.id, PLACES.c.seat == seat, PLACES.c.visitor == visitor)
        self._connection.execute(delete(PLACES).where(place))

    def replace_link(self, seat: int, link: str) -> None:
        """A new link (by its hash) for a seat, the invitation or watchers; the old ones lead nowhere."""
        self._connection.execute(delete(LINKS).where(LINKS.c.table_id == self.table.id, LINKS.c.seat == seat))
        self._connection.execute(insert(LINKS).values(hash=link, table_id=self.table.id, seat=seat))

    def use_links(self, seat: int, link: str) -> None:
        """A new link for somebody who has sat down; those that there were lead only him to his seat."""
        here = and_(LINKS.c.table_id == self.table.id, LINKS.c.seat == seat)
        self._connection.execute(update(LINKS).where(here).values(used=True))
        self._connection.execute(insert(LINKS).values(hash=link, table_id=self.table.id, seat=seat))

    def know_others(self, visitor: str, seat: int) -> None:
        """The visitor knows now who else has the seat."""
        place = and_(PLACES.c.table_id == self.table.id, PLACES.c.seat == seat, PLACES.c.visitor == visitor)
        self._connection.execute(update(PLACES).where(place).values(knows=self.now))

    def finish(self) -> Signal | None:
        """Writes what was set; None if nothing was."""
        if not self._values and not self._seats and self._quiet:
            return None
        if not self._quiet:
            self._values["news"] = self.table.news + 1
            self.table = self.table._replace(news=self.table.news + 1)
        if self._values:
            self._connection.execute(_SET_TABLE, {"table": self.table.id} | self._values)
        for seat, values in self._seats.items():
            self._connection.execute(_SET_SEAT, {"table": self.table.id, "at": seat} | values)
        return signal_of(self.table)
