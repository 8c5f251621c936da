"""What is kept, the same on SQLite and PostgreSQL: SPIELWERK_TEST_POSTGRES names a database that tests may empty."""

import os
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config as AlembicConfig
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import insert, inspect, text

from spielwerk.core.errors import Problem
from spielwerk.table.news.topics import Topics
from spielwerk.table.problems import Refused
from spielwerk.table.store import migrations
from spielwerk.table.store.rows import EntryRow, SeatRow, Signal, TableRow
from spielwerk.table.store.schema import JOIN, METADATA, PLACES, SEATS, TABLES, WATCH
from spielwerk.table.store.store import Store

ADA, BEN = "a" * 64, "b" * 64


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    url = os.environ.get("SPIELWERK_TEST_POSTGRES")
    if not url:
        pytest.skip("SPIELWERK_TEST_POSTGRES names no database")
    store = Store(url)
    with store.engine.begin() as connection:
        connection.execute(text("DROP SCHEMA public CASCADE"))
        connection.execute(text("CREATE SCHEMA public"))
    store.close()
    return url


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    store = Store(url)
    store.migrate()
    yield store
    store.close()


def table_row(id: str = "table", **values: object) -> TableRow:
    seats = (SeatRow(0, "Ada", "", taken=True), SeatRow(1, "", "greedy", taken=False), SeatRow(2, "", "", taken=False))
    row = TableRow(id, "toy", 1, "players=3", "seed", False, "", ADA, False, 1.5, 1.5, seats)
    return row._replace(**values)  # type: ignore[arg-type]


def entry(number: int, request: str | None = None, batch: int = 0, seat: int = -1) -> EntryRow:
    return EntryRow(number, seat, "red", f"take {number}", "# a “comment”\nof two lines", batch, request, 2.5)


def make(store: Store, id: str = "table", **values: object) -> TableRow:
    row = table_row(id, **values)
    store.create(row, [entry(0), entry(1)], {f"{row.id}-{seat}": seat for seat in (JOIN, WATCH, 0, 1, 2)}, [0])
    made = store.table(row.id)
    assert made is not None
    return made


def test_a_table_is_read_as_it_was_made(store: Store) -> None:
    made = make(store)
    assert made == table_row(position=2, news=1, changed=made.changed)
    assert store.entries("table", 10) == [entry(0), entry(1)]
    assert store.entries("table", 1) == [entry(0)]
    assert store.table("nothing") is None
    assert store.places("table", ADA) == {0}
    assert store.link("table--1") == ("table", JOIN, False)
    assert store.link("guess") is None


def test_a_change_is_kept_as_a_whole(store: Store) -> None:
    make(store)
    with store.change("table") as change:
        assert change.entries() == [entry(0), entry(1)]
        change.append([entry(2, "0:x", 2, 0), entry(3, None, 2, 0)])
        change.set_seat(1, name="Eva", bot="")
        change.set(over=True)
        change.bind(BEN, 1)
        change.say(1, "Eva", "hello")
    row = store.table("table")
    assert row is not None
    assert (row.position, row.news, row.over, row.seats[1].name) == (4, 2, True, "Eva")
    assert store.entries("table", 10)[2:] == [entry(2, "0:x", 2, 0), entry(3, None, 2, 0)]
    assert [(message.number, message.text) for message in store.messages("table")] == [(1, "hello")]
    assert store.messages("table", after=1) == []
    with store.change("table") as change:
        assert change.places(BEN) == {1} and change.visitors(1) == [BEN]
        assert change.end_of_request("0:x") == 4
        assert change.end_of_request("0:y") is None


def test_nothing_of_a_change_that_fails_is_kept(store: Store) -> None:
    before = make(store)

    def fail() -> None:
        with store.change("table") as change:
            change.append([entry(2)])
            change.set_seat(0, name="Eva")
            change.bind(BEN, 0)
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        fail()
    assert store.table("table") == before
    assert store.entries("table", 10) == [entry(0), entry(1)]
    assert store.places("table", BEN) == frozenset()
    with pytest.raises(Refused), store.change("nothing"):
        pass


def test_listeners_hear_after_it_is_kept(store: Store) -> None:
    make(store)
    heard: list[tuple[Signal, int]] = []

    def listen(signal: Signal) -> None:
        row = store.table(signal.table)
        assert row is not None
        heard.append((signal, row.news))

    store.listeners.append(listen)
    with store.change("table") as change:
        change.set(bots_due=True)
    with store.change("table") as change:
        change.set_seat(0, quiet=True, draft='["a"]')
    with store.change("table"):
        pass
    assert heard == [(Signal("table", 2, 2, True, (0, 0, 0)), 2), (Signal("table", 2, 2, True, (1, 0, 0)), 2)]
    assert store.signals(["table", "nothing"]) == [heard[-1][0]]
    assert [heard[-1][0].number(seat) for seat in (None, 0, 1)] == [2, 3, 2]


def test_links_are_replaced_used_and_others_put_out(store: Store) -> None:
    make(store)
    with store.change("table") as change:
        change.replace_link(0, "new")
        change.use_links(2, "second")
        change.bind(BEN, 0)
        change.bind(BEN, WATCH)
    assert store.link("table-0") is None
    assert store.link("new") == ("table", 0, False)
    assert (store.link("table-2"), store.link("second")) == (("table", 2, True), ("table", 2, False))
    assert [(one.visitor, one.knows) for one in store.devices("table", 0)] == [(ADA, 0.0), (BEN, 0.0)]
    with store.change("table") as change:
        change.know_others(ADA, 0)
        now = change.now
    assert [one.knows for one in store.devices("table", 0)] == [now, 0.0]
    with store.change("table") as change:
        change.unbind_others(0, BEN)
    assert store.places("table", ADA) == frozenset()
    assert store.places("table", BEN) == {0, WATCH}
    assert store.table_ids() == ["table"]


def test_lists_of_tables(store: Store) -> None:
    make(store, id="mine", changed=1.0)
    make(store, id="open", owner=BEN, listed=True)
    make(store, id="over", owner=BEN, listed=True, over=True)
    make(store, id="full", owner=BEN, listed=True, seats=(SeatRow(0, "", "", taken=True),))
    with store.change("open") as change:
        change.bind(ADA, 2)
    assert {row.id for row in store.tables_of(BEN)} == {"open", "over", "full"}
    assert {row.id for row in store.tables_of(ADA)} == {"mine", "open"}
    assert len(store.tables_of(BEN, limit=2)) == 2
    assert {row.id for row in store.listed_tables()} == {"open"}
    assert (store.count_tables(), store.count_tables(ADA), store.count_tables(ADA, 2.0)) == (4, 1, 0)


def test_tables_that_wait_for_bots(store: Store) -> None:
    made = make(store, bots_due=True)
    make(store, id="other")
    make(store, id="over", bots_due=True, over=True)
    assert store.waiting_for_bots(made.changed) == ["table"]
    assert store.waiting_for_bots(made.changed - 60) == []


def test_one_writer_after_the_other(url: str, store: Store) -> None:
    """Two processes and four threads count; nothing is lost."""
    make(store)
    stores = [store, Store(url)]

    def count(mine: Store) -> None:
        for _ in range(15):
            with mine.change("table") as change:
                change.append([entry(change.table.position)])

    threads = [threading.Thread(target=count, args=(stores[number % 2],)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    row = store.table("table")
    assert row is not None and row.position == 62 and row.news == 61
    assert [entry.number for entry in store.entries("table", 100)] == list(range(62))
    stores[1].close()


def test_settings_are_made_once(url: str, store: Store) -> None:
    other = Store(url)
    assert store.setting("key", lambda: "first") == "first"
    assert other.setting("key", lambda: "second") == "first"
    other.close()


def test_the_steps_lead_to_the_schema(store: Store) -> None:
    store.migrate()  # once more changes nothing
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
        assert set(inspect(connection).get_table_names()) == {*METADATA.tables, "alembic_version"}


def test_a_database_of_before_notices_is_brought_up_to_date(url: str) -> None:
    """What stands in it stays; whoever waits there has been told nothing yet."""
    store = Store(url)
    config = AlembicConfig()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    with store.writing() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0002")
        for table in (TABLES, SEATS, PLACES):
            old = {column["name"] for column in inspect(connection).get_columns(table.name)}
            values = table_row()._asdict() | SeatRow(0, "Ada", "", taken=True, deciding=True)._asdict()
            values |= {"table_id": "table", "visitor": ADA, "since": 2.5}
            connection.execute(insert(table).values({name: value for name, value in values.items() if name in old}))
    store.migrate()
    topics = Topics(store)
    topics.switch_on(ADA, "en", "http://table.test")
    row = store.table("table")
    assert row is not None and row.seats == (SeatRow(0, "Ada", "", taken=True, deciding=True),)
    assert [(one.table, one.seat, one.told, one.position) for one in topics.waiting()] == [("table", 0, -1, 0)]
    store.close()


def test_a_notice_is_claimed_once(store: Store) -> None:
    """By whichever process comes first; and it stands until the seat has acted, or nobody wants it any more."""
    make(store)
    with store.change("table") as change:
        change.set_seat(0, deciding=True)
    topics = Topics(store)
    topics.switch_on(ADA, "en", "http://table.test")
    topic = topics.of(ADA)
    (waiting,) = topics.waiting()
    assert topic is not None and [topics.claim(waiting), topics.claim(waiting)] == [True, False]
    assert topics.waiting() == [] and topics.stands(waiting, topic.topic)
    topics.switch_on(ADA, "de", "http://other.test")
    assert topics.of(ADA) == (topic.topic, "de", "http://other.test")
    with store.change("table") as change:
        change.append([entry(2)])
        change.set_seat(0, seen=3)
    assert not topics.stands(waiting, topic.topic)
    (again,) = topics.waiting()
    topics.saw([again], time.time() + 60)
    assert topics.waiting()[0].since > time.time() + 50
    topics.switch_off(ADA)
    assert topics.waiting() == [] and topics.of(ADA) is None


def test_the_latest_step_is_known() -> None:
    folder = Path(migrations.__file__).parent
    assert ScriptDirectory(str(folder)).get_current_head() == migrations.LATEST


def test_a_database_of_a_newer_version_is_left_alone(store: Store) -> None:
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(Problem, match="newer version"):
        store.migrate()


@pytest.mark.parametrize(
    ("url", "key"),
    [
        ("nonsense", "database.no-address"),
        ("oracle://x", "database.no-driver"),
        ("crystal://ball", "database.no-driver"),
        ("sqlite:////no/such/folder/tables.db", "database.unusable"),
    ],
)
def test_what_is_no_database_is_said_in_one_line(url: str, key: str) -> None:
    with pytest.raises(Problem) as problem:
        Store(url).migrate()
    assert problem.value.key == key
    assert "\n" not in str(problem.value)


def test_every_commit_is_on_the_disk(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
    store.close()
