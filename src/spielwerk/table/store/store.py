"""What is kept of tables: the one place that speaks to the database, SQLite or PostgreSQL.

Whatever changes a table happens in `Store.change`: the table's row is locked, what was written becomes durable when
the block ends, and then `listeners` hear of it. Several processes may work on one database.
"""

import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event, func, insert, make_url, select
from sqlalchemy.exc import IntegrityError, NoSuchModuleError, SQLAlchemyError

from spielwerk.core.errors import Problem
from spielwerk.table.problems import Refused
from spielwerk.table.store import migrations, queries
from spielwerk.table.store.change import Change
from spielwerk.table.store.rows import Device, EntryRow, Link, MessageRow, Signal, TableRow, signal_of
from spielwerk.table.store.schema import LINKS, MESSAGES, PLACES, SEATS, SETTINGS, TABLES

BUSY_SECONDS: Final = 15
"""How long a writer waits for others before it gives up."""

CONNECT_SECONDS: Final = 10
"""How long the first word of a database server may take."""

_LOCK_OF_MIGRATIONS: Final = 7238615


class Store:
    def __init__(self, url: str) -> None:
        """`url` as SQLAlchemy has them: `sqlite:////folder/file.db`, `postgresql+psycopg://...`."""
        self.engine: Final = _engine(url)
        self.is_sqlite: Final = self.engine.dialect.name == "sqlite"
        self.listeners: Final[list[Callable[[Signal], None]]] = []
        self._writing: Final = threading.Lock()

    def migrate(self) -> None:
        """Brings the database to the present schema."""
        try:
            with self.writing() as connection:
                if not self.is_sqlite:
                    connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_LOCK_OF_MIGRATIONS})")
                if not migrations.is_up_to_date(connection):
                    migrations.upgrade(connection)
        except SQLAlchemyError as error:
            raise Problem("database.unusable", url=self.engine.url.render_as_string()) from error
        except migrations.Newer:
            raise Problem("database.newer", url=self.engine.url.render_as_string()) from None

    def is_up_to_date(self) -> bool:
        """Whether the database has the present schema. Raises Problem where there is none."""
        try:
            with self.engine.connect() as connection:
                return migrations.is_up_to_date(connection)
        except SQLAlchemyError as error:
            raise Problem("database.unusable", url=self.engine.url.render_as_string()) from error

    def try_out(self) -> None:
        """Raises what a change would raise now, and changes nothing."""
        with self.writing() as connection:
            connection.execute(select(1))

    def close(self) -> None:
        self.engine.dispose()

    # Writing.

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction that may write. SQLite has one writer at a time; threads queue up here instead of polling."""
        with self._writing if self.is_sqlite else nullcontext():
            with self.engine.connect().execution_options(spielwerk_writes=True) as connection, connection.begin():
                yield connection

    def create(
        self, table: TableRow, entries: Sequence[EntryRow], links: dict[str, int], places: Sequence[int]
    ) -> None:
        """A new table. `links` are hashes of links and what they lead to, `places` the seats of the owner."""
        values = table._asdict()
        seats = values.pop("seats")
        with self.writing() as connection:
            connection.execute(insert(TABLES).values(**values))
            connection.execute(insert(SEATS), [{"table_id": table.id} | seat._asdict() for seat in seats])
            connection.execute(insert(LINKS), [{"hash": h, "table_id": table.id, "seat": s} for h, s in links.items()])
            change = Change(connection, table, time.time())
            change.append(entries)
            for seat in places:
                change.bind(table.owner, seat)
            after = change.finish()
        self._tell(after or signal_of(table))

    @contextmanager
    def change(self, table_id: str) -> Iterator[Change]:
        """Changes a table; nothing is kept if the block raises. Raises Refused if there is no such table."""
        with self.writing() as connection:
            table = queries.table_of(connection, table_id, lock=True)
            if table is None:
                raise Refused(404, "no-table")
            change = Change(connection, table, time.time())
            yield change
            after = change.finish()
        if after is not None:
            self._tell(after)

    def _tell(self, signal: Signal) -> None:
        for listener in self.listeners:
            listener(signal)

    def setting(self, name: str, make: Callable[[], str]) -> str:
        """A value that all processes share; made by the first that asks for it."""
        wanted = select(SETTINGS.c.value).where(SETTINGS.c.name == name)
        with self.engine.connect() as connection:
            value = connection.execute(wanted).scalar()
        if value is not None:
            return str(value)
        try:
            with self.writing() as connection:
                made = make()
                connection.execute(insert(SETTINGS).values(name=name, value=made))
            return made
        except IntegrityError:  # another process was first
            with self.engine.connect() as connection:
                return str(connection.execute(wanted).scalar_one())

    # Reading.

    def table(self, table_id: str) -> TableRow | None:
        with self.engine.connect() as connection:
            return queries.table_of(connection, table_id)

    def entries(self, table_id: str, upto: int) -> list[EntryRow]:
        with self.engine.connect() as connection:
            return queries.entries_of(connection, table_id, upto)

    def places(self, table_id: str, visitor: str) -> frozenset[int]:
        """Seats of a visitor at a table; JOIN and WATCH are among them where that link was followed."""
        with self.engine.connect() as connection:
            return queries.places_of(connection, table_id, visitor)

    def messages(self, table_id: str, after: int = 0) -> list[MessageRow]:
        columns = [MESSAGES.c[name] for name in MessageRow._fields]
        wanted = select(*columns).where(MESSAGES.c.table_id == table_id, MESSAGES.c.number > after)
        with self.engine.connect() as connection:
            return [MessageRow(*row) for row in connection.execute(wanted.order_by(MESSAGES.c.number))]

    def link(self, link: str) -> Link | None:
        """Where a link, by its hash, leads."""
        with self.engine.connect() as connection:
            return queries.link_of(connection, link)

    def devices(self, table_id: str, seat: int) -> list[Device]:
        """Who has a seat, the first first."""
        with self.engine.connect() as connection:
            return queries.devices_of(connection, table_id, seat)

    def table_ids(self) -> list[str]:
        """All tables there are, in the order in which they were made."""
        with self.engine.connect() as connection:
            return list(connection.execute(select(TABLES.c.id).order_by(TABLES.c.created, TABLES.c.id)).scalars())

    def tables_of(self, visitor: str, limit: int = 100) -> list[TableRow]:
        """Tables that a visitor made, sits at or watches, the latest first."""
        known = select(PLACES.c.table_id).where(PLACES.c.visitor == visitor)
        with self.engine.connect() as connection:
            return queries.tables_where(connection, (TABLES.c.owner == visitor) | TABLES.c.id.in_(known), limit)

    def listed_tables(self, limit: int = 50) -> list[TableRow]:
        """Tables that everybody may see and where a seat is open."""
        is_open = select(SEATS.c.table_id).where(SEATS.c.taken.is_(False), SEATS.c.bot == "")
        with self.engine.connect() as connection:
            condition = TABLES.c.listed.is_(True) & TABLES.c.over.is_(False) & TABLES.c.id.in_(is_open)
            return queries.tables_where(connection, condition, limit)

    def count_tables(self, owner: str | None = None, since: float = 0.0) -> int:
        """How many tables were made since a time, by somebody or at all."""
        wanted = select(func.count()).select_from(TABLES).where(TABLES.c.created >= since)
        if owner is not None:
            wanted = wanted.where(TABLES.c.owner == owner)
        with self.engine.connect() as connection:
            return connection.execute(wanted).scalar_one()

    def waiting_for_bots(self, unchanged_since: float) -> list[str]:
        """Tables where a bot must act and nothing has happened since."""
        waiting = TABLES.c.bots_due.is_(True) & TABLES.c.over.is_(False) & (TABLES.c.changed <= unchanged_since)
        with self.engine.connect() as connection:
            return list(connection.execute(select(TABLES.c.id).where(waiting)).scalars())

    def signals(self, tables: Sequence[str]) -> list[Signal]:
        """What is new at several tables."""
        wanted = select(TABLES.c.id, TABLES.c.news, TABLES.c.position, TABLES.c.bots_due).where(TABLES.c.id.in_(tables))
        found = select(SEATS.c.table_id, SEATS.c.drafts).where(SEATS.c.table_id.in_(tables)).order_by(SEATS.c.seat)
        drafts: dict[str, list[int]] = {}
        with self.engine.connect() as connection:
            rows = connection.execute(wanted).all()
            for row in connection.execute(found):
                drafts.setdefault(row.table_id, []).append(row.drafts)
        return [Signal(row.id, row.news, row.position, row.bots_due, tuple(drafts[row.id])) for row in rows]


def _engine(url: str) -> Engine:
    try:
        address = make_url(url)
        # Messages of errors must not show what was stored. A server that was started anew has dropped its connections.
        engine = create_engine(
            address,
            hide_parameters=True,
            pool_size=12,
            max_overflow=20,
            pool_pre_ping=address.get_backend_name() != "sqlite",
            connect_args=_patience(address),
        )
    except (NoSuchModuleError, ImportError) as error:
        raise Problem("database.no-driver", kind=url.partition(":")[0]) from error
    except SQLAlchemyError as error:
        raise Problem("database.no-address") from error
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    return engine


def _patience(address: URL) -> dict[str, object]:
    """A server that does not even refuse keeps nobody waiting for ever, unless the operator wants to wait."""
    if address.get_backend_name() == "sqlite" or "connect_timeout" in address.query:
        return {}
    return {"connect_timeout": CONNECT_SECONDS}


def _prepare_sqlite(connection: Any, _record: object) -> None:
    """Every commit is on the disk before it returns, also when the power fails; readers do not wait for writers."""
    connection.isolation_level = None  # transactions are begun by `_begin_sqlite`, not by Python's module
    for pragma in (
        "journal_mode = WAL",
        "synchronous = FULL",
        "foreign_keys = ON",
        f"busy_timeout = {BUSY_SECONDS * 1000}",
    ):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    """Who will write says so at once; a reader that becomes a writer later could not wait for others."""
    writes = connection.get_execution_options().get("spielwerk_writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
