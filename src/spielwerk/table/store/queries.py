"""Reading, on a connection that is open already. Statements that every move needs are put together only once."""

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection, Row, Select, bindparam, func, select

from spielwerk.table.store.rows import Device, EntryRow, Link, SeatRow, TableRow
from spielwerk.table.store.schema import ENTRIES, LINKS, PLACES, SEATS, TABLES

_TABLE: Final = select(TABLES).where(TABLES.c.id == bindparam("table"))
_TABLE_LOCKED: Final = _TABLE.with_for_update()
_SEATS_OF_TABLE: Final = select(SEATS).where(SEATS.c.table_id == bindparam("table")).order_by(SEATS.c.seat)
_ENTRIES: Final = (
    select(*(ENTRIES.c[name] for name in EntryRow._fields))
    .where(ENTRIES.c.table_id == bindparam("table"), ENTRIES.c.number < bindparam("upto"))
    .order_by(ENTRIES.c.number)
)
_PLACES: Final = select(PLACES.c.seat).where(
    PLACES.c.table_id == bindparam("table"), PLACES.c.visitor == bindparam("visitor")
)
_VISITORS: Final = (
    select(PLACES.c.visitor)
    .where(PLACES.c.table_id == bindparam("table"), PLACES.c.seat == bindparam("seat"))
    .order_by(PLACES.c.since.desc())
)
_DEVICES: Final = (
    select(PLACES.c.visitor, PLACES.c.since, PLACES.c.knows)
    .where(PLACES.c.table_id == bindparam("table"), PLACES.c.seat == bindparam("seat"))
    .order_by(PLACES.c.since)
)
_LINK: Final = select(LINKS.c.table_id, LINKS.c.seat, LINKS.c.used).where(LINKS.c.hash == bindparam("link"))
_BATCH_OF_REQUEST: Final = select(ENTRIES.c.batch).where(
    ENTRIES.c.table_id == bindparam("table"), ENTRIES.c.request == bindparam("request")
)
_LAST_OF_BATCH: Final = select(func.max(ENTRIES.c.number)).where(
    ENTRIES.c.table_id == bindparam("table"), ENTRIES.c.batch == bindparam("batch")
)


def table_of(connection: Connection, table_id: str, lock: bool = False) -> TableRow | None:
    """A table with its seats; `lock` keeps others from changing it until the transaction ends."""
    row = connection.execute(_TABLE_LOCKED if lock else _TABLE, {"table": table_id}).first()
    if row is None:
        return None
    seats = connection.execute(_SEATS_OF_TABLE, {"table": table_id})
    return TableRow(**row._mapping, seats=tuple(SeatRow(*seat[1:]) for seat in seats))


def tables_where(connection: Connection, condition: Any, limit: int) -> list[TableRow]:
    """Tables that fulfil a condition, the latest changed first."""
    wanted: Select[Any] = select(TABLES).where(condition).order_by(TABLES.c.changed.desc()).limit(limit)
    return _with_seats(connection, connection.execute(wanted).all())


def _with_seats(connection: Connection, rows: Sequence[Row[Any]]) -> list[TableRow]:
    seats: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
    if rows:
        wanted = select(SEATS).where(SEATS.c.table_id.in_(list(seats))).order_by(SEATS.c.seat)
        for row in connection.execute(wanted):
            seats[row.table_id].append(SeatRow(*row[1:]))
    return [TableRow(**row._mapping, seats=tuple(seats[row.id])) for row in rows]


def entries_of(connection: Connection, table_id: str, upto: int) -> list[EntryRow]:
    """The first `upto` entries."""
    return [EntryRow(*row) for row in connection.execute(_ENTRIES, {"table": table_id, "upto": upto})]


def places_of(connection: Connection, table_id: str, visitor: str) -> frozenset[int]:
    """Seats of a visitor at a table; JOIN and WATCH are among them where that link was followed."""
    return frozenset(connection.execute(_PLACES, {"table": table_id, "visitor": visitor}).scalars())


def visitors_of(connection: Connection, table_id: str, seat: int) -> list[str]:
    """Hashes of the visitors who have a seat, the latest first."""
    return list(connection.execute(_VISITORS, {"table": table_id, "seat": seat}).scalars())


def devices_of(connection: Connection, table_id: str, seat: int) -> list[Device]:
    """Who has a seat, the first first."""
    return [Device(*row) for row in connection.execute(_DEVICES, {"table": table_id, "seat": seat})]


def link_of(connection: Connection, link: str) -> Link | None:
    """Where a link, by its hash, leads."""
    row = connection.execute(_LINK, {"link": link}).first()
    return Link(*row) if row is not None else None


def end_of_request(connection: Connection, table_id: str, request: str) -> int | None:
    """The position to which a request has led; None if it has not been carried out."""
    batch = connection.execute(_BATCH_OF_REQUEST, {"table": table_id, "request": request}).scalar()
    if batch is None:
        return None
    return int(connection.execute(_LAST_OF_BATCH, {"table": table_id, "batch": batch}).scalar_one()) + 1
