"""A store that fails for a while: what works in the background goes on by itself afterwards, and the log says so."""

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import NoReturn

import pytest
from sqlalchemy import event
from sqlalchemy.exc import DatabaseError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from spielwerk.table import outages
from spielwerk.table.bots.opponents import Opponents
from spielwerk.table.news.news import Hub
from spielwerk.table.news.notices import Notices
from spielwerk.table.outages import Outage, pause_after, steadily
from spielwerk.table.play.founding import BOT
from spielwerk.table.store.store import Store
from table.bots.test_opponents import FIRST_GAME, until
from table.halls import ADA, Hall, begun_toy
from table.ntfy import ntfy, process, want
from table.webs import Web

LOCKED = OperationalError("SELECT 1", {}, sqlite3.OperationalError("database is locked"))
FAILURES = [
    LOCKED,
    DatabaseError("SELECT 1", {}, sqlite3.DatabaseError("database disk image is malformed")),
    InterfaceError("SELECT 1", {}, sqlite3.InterfaceError("connection already closed")),
    PoolTimeoutError("QueuePool limit reached"),
]
BEGINS, ENDS = "the database does not", "the database answers again,"


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pauses after failures are short."""
    monkeypatch.setattr(outages, "FIRST_PAUSE", 0.02)


@contextmanager
def failing(store: Store, error: BaseException) -> Iterator[list[object]]:
    """Whoever wants something of the database gets an error. Gives what has been wanted."""
    wanted: list[object] = []

    def fail(connection: object) -> NoReturn:
        wanted.append(connection)
        raise error

    event.listen(store.engine, "engine_connect", fail)
    try:
        yield wanted
    finally:
        event.remove(store.engine, "engine_connect", fail)


def said(caplog: pytest.LogCaptureFixture) -> list[tuple[str, str]]:
    """Levels and beginnings of what the log has got."""
    records = [record for record in caplog.records if record.name.startswith("spielwerk")]
    return [(record.levelname, " ".join(record.getMessage().split()[:4])) for record in records]


ONE_OUTAGE = [("ERROR", BEGINS), ("WARNING", ENDS)]


async def failed(wanted: list[object], times: int = 3) -> None:
    """Waits until the database has been asked in vain so many times."""
    await until(lambda: len(wanted) >= times, 20)


def run(check: Callable[[], Awaitable[None]]) -> None:
    async def within() -> None:
        await check()

    asyncio.run(within())


# The parts.


def test_an_outage_is_told_once_at_its_beginning_and_once_at_its_end(caplog: pytest.LogCaptureFixture) -> None:
    outage = Outage()
    outage.works("bots")
    for work in ("bots", "news", "bots"):
        outage.failed(work, LOCKED)
    outage.works("bots")
    assert outage.is_on and len(caplog.records) == 1
    assert "(bots): OperationalError: (sqlite3.OperationalError) database is locked" in caplog.text
    outage.works("news")
    outage.works("news")
    assert not outage.is_on and said(caplog) == ONE_OUTAGE
    outage.failed("news", LOCKED)
    assert said(caplog) == [*ONE_OUTAGE, ONE_OUTAGE[0]]


def test_pauses_become_longer_up_to_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outages, "FIRST_PAUSE", 1.0)
    assert [pause_after(failures) for failures in range(1, 6)] == [1, 2, 4, 5, 5]
    assert pause_after(10_000) == 5 and pause_after(10_000, 600) == 600


@pytest.mark.parametrize("error", [*FAILURES, RuntimeError(), ValueError("two\nlines"), MemoryError(), KeyError(1)])
def test_work_outlives_any_failure(
    error: Exception, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    slept: list[float] = []
    steps = iter([None, error, error, error, None, None, error])

    async def sleep(seconds: float) -> None:
        slept.append(round(seconds, 3))

    async def step() -> None:
        try:
            found = next(steps)
        except StopIteration:
            raise asyncio.CancelledError from None
        if found is not None:
            raise found

    monkeypatch.setattr(asyncio, "sleep", sleep)
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(steadily(Outage(), "test", step, 7.0))
    assert slept == [7, 0.02, 0.04, 0.08, 7, 7, 0.02]
    assert said(caplog) == [*ONE_OUTAGE, ONE_OUTAGE[0]]
    assert all("\n" not in record.getMessage() for record in caplog.records)


# The tasks of a server.


@pytest.mark.parametrize("error", [*FAILURES, RuntimeError("anything at all")])
def test_bots_play_on_after_an_outage(mystic_hall: Hall, error: Exception, caplog: pytest.LogCaptureFixture) -> None:
    hall, lines = mystic_hall, 1 if isinstance(error, RuntimeError) else 2

    async def check() -> None:
        opponents = Opponents(hall.rooms, 1, 60)
        table = hall.table(BOT, BOT, **FIRST_GAME)
        opponents.start()
        await until(lambda: hall.position(table) > 8)
        with failing(hall.store, error) as wanted:
            await failed(wanted)
        await until(lambda: hall.row(table).over and len(said(caplog)) >= lines)
        await opponents.stop()

    run(check)
    beginnings = [message for _, message in said(caplog) if message == BEGINS]
    assert len(beginnings) <= 1, "a failure of another kind is told for the table"
    if isinstance(error, RuntimeError):
        assert "stop for now" in caplog.text
    else:
        assert said(caplog) == ONE_OUTAGE


def test_bots_that_were_left_are_found_though_the_first_look_fails(
    mystic_hall: Hall, caplog: pytest.LogCaptureFixture
) -> None:
    hall = mystic_hall
    table = hall.table(BOT, BOT, **FIRST_GAME)

    async def check() -> None:
        opponents = Opponents(hall.rooms, 1, 60)
        with failing(hall.store, LOCKED) as wanted:
            opponents.start()
            await failed(wanted)
        await until(lambda: hall.row(table).over and len(said(caplog)) >= 2)
        await opponents.stop()

    run(check)
    assert said(caplog) == ONE_OUTAGE


@pytest.mark.parametrize("error", FAILURES)
def test_news_of_other_processes_come_after_an_outage(
    hall: Hall, error: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    table = begun_toy(hall)
    other = Hall(hall.url)

    async def check() -> None:
        hub = Hub(hall.store, 0.02)
        hub.start()
        stream = hub.stream(ADA, table, 0, -1)
        await anext(stream)
        await anext(stream)
        with failing(hall.store, error) as wanted:
            await failed(wanted)
            after = await asyncio.to_thread(other.act, ADA, table, 0, "take 1")
            waiting = asyncio.ensure_future(anext(stream))
        told = await asyncio.wait_for(waiting, 20)
        assert f'"position":{after}'.encode() in told
        await until(lambda: len(said(caplog)) == 2)
        await hub.stop()

    run(check)
    other.store.close()
    assert said(caplog) == ONE_OUTAGE


def test_a_stream_that_cannot_begin_ends_and_the_browser_comes_back(
    hall: Hall, caplog: pytest.LogCaptureFixture
) -> None:
    table = begun_toy(hall)

    async def check() -> None:
        hub = Hub(hall.store, 0.02)
        hub.start()
        with failing(hall.store, LOCKED):
            for _ in range(3):
                assert [event async for event in hub.stream(ADA, table, 0, -1)] == [b"retry: 2000\n\n"]
            assert hub.streams == 0
        await until(lambda: len(said(caplog)) == 2)
        await hub.stop()

    run(check)
    assert said(caplog) == ONE_OUTAGE


def test_notices_are_sent_after_an_outage(hall: Hall, caplog: pytest.LogCaptureFixture) -> None:
    want(hall, ADA)

    async def check(server: object) -> None:
        async with process(hall, server.url) as (one, _hub):  # type: ignore[attr-defined]
            assert isinstance(one, Notices)
            begun_toy(hall)
            with failing(hall.store, LOCKED) as wanted:
                await failed(wanted)
            await until(lambda: bool(server.received))  # type: ignore[attr-defined]
            await until(lambda: len(said(caplog)) == 2)

    with ntfy() as server:
        run(lambda: check(server))
    assert said(caplog) == ONE_OUTAGE


@pytest.mark.parametrize("error", FAILURES)
def test_requests_are_refused_with_a_clear_word_and_told_once(
    web: Web, error: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    ada = web.person()
    table = ada.found("me", "me")["table"]
    house = web.client.app.state.house  # type: ignore[attr-defined]
    with failing(house.store, error):
        for path in (f"/api/tables/{table}", f"/table/{table}", "/my", "/api/tables") * 2:
            answer = ada.get(path)
            assert answer.status_code == 503 and "Nothing of the game is lost" in answer.text
            assert "sqlite" not in answer.text
    asyncio.run(until(lambda: not house.outage.is_on, 20))
    assert ada.get(f"/table/{table}").status_code == 200
    assert said(caplog) == ONE_OUTAGE
