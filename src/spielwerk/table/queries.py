"""Reading, on a connection that is open already."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row, Select, func, select

from spielwerk.table.rows import EntryRow, SeatRow, TableRow
from spielwerk.table.schema import ENTRIES, PLACES, SEATS, TABLES


def table_of(connection: Connection, table_id: str, lock: bool = False) -> TableRow | None:
    """A table with its seats; `lock` keeps others from changing it until the transaction ends."""
    wanted = select(TABLES).where(TABLES.c.id == table_id)
    rows = connection.execute(wanted.with_for_update() if lock else wanted).all()
    found = with_seats(connection, rows)
    return found[0] if found else None


def tables_where(connection: Connection, condition: Any, limit: int) -> list[TableRow]:
    """Tables that fulfil a condition, the latest changed first."""
    wanted: Select[Any] = select(TABLES).where(condition).order_by(TABLES.c.changed.desc()).limit(limit)
    return with_seats(connection, connection.execute(wanted).all())


def with_seats(connection: Connection, rows: Sequence[Row[Any]]) -> list[TableRow]:
    seats: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
    if rows:
        wanted = select(SEATS).where(SEATS.c.table_id.in_(list(seats))).order_by(SEATS.c.seat)
        for row in connection.execute(wanted):
            seats[row.table_id].append(SeatRow(*row[1:]))
    return [TableRow(**row._mapping, seats=tuple(seats[row.id])) for row in rows]


def entries_of(connection: Connection, table_id: str, upto: int) -> list[EntryRow]:
    """The first `upto` entries."""
    columns = [ENTRIES.c[name] for name in EntryRow._fields]
    wanted = select(*columns).where(ENTRIES.c.table_id == table_id, ENTRIES.c.number < upto)
    return [EntryRow(*row) for row in connection.execute(wanted.order_by(ENTRIES.c.number))]


def places_of(connection: Connection, table_id: str, visitor: str) -> frozenset[int]:
    """Seats of a visitor at a table; JOIN and WATCH are among them where that link was followed."""
    wanted = select(PLACES.c.seat).where(PLACES.c.table_id == table_id, PLACES.c.visitor == visitor)
    return frozenset(connection.execute(wanted).scalars())


def visitors_of(connection: Connection, table_id: str, seat: int) -> list[str]:
    """Hashes of the visitors who have a seat, the latest first."""
    wanted = select(PLACES.c.visitor).where(PLACES.c.table_id == table_id, PLACES.c.seat == seat)
    return list(connection.execute(wanted.order_by(PLACES.c.since.desc())).scalars())


def end_of_request(connection: Connection, table_id: str, request: str) -> int | None:
    """The position to which a request has led; None if it has not been carried out."""
    first = select(ENTRIES.c.batch).where(ENTRIES.c.table_id == table_id, ENTRIES.c.request == request)
    batch = connection.execute(first).scalar()
    if batch is None:
        return None
    last = select(func.max(ENTRIES.c.number)).where(ENTRIES.c.table_id == table_id, ENTRIES.c.batch == batch)
    return int(connection.execute(last).scalar_one()) + 1
