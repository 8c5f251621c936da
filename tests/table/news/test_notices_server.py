"""Notices and the server that they go to: what happens where it refuses, hangs or sends elsewhere."""

import asyncio
import logging
import threading
import time

import pytest

from spielwerk.table.news import notices, publishing
from spielwerk.table.news.news import Hub
from spielwerk.table.news.notices import Notices
from table.halls import ADA, BEN, Hall, begun_toy
from table.ntfy import ntfy, quiet, run, until, want


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pauses between attempts are short."""
    monkeypatch.setattr(notices, "PAUSES", (0.05, 0.1))


@pytest.mark.parametrize(("statuses", "sent"), [([503, 429], 3), ([500] * 9, 3), ([403] * 9, 1), ([302] * 9, 1)])
def test_again_after_a_while_and_then_no_more(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, statuses: list[int], sent: int
) -> None:
    (topic,) = want(hall, ADA)
    begun_toy(hall)

    async def check(_one: Notices, _hub: Hub) -> None:
        await until(lambda: len(server.received) == sent)
        await quiet(server, sent)

    with ntfy() as elsewhere, ntfy(*statuses, location=elsewhere.url) as server:
        run(hall, server.url, check)
        assert not elsewhere.received, "no redirection is followed"
    logged = caplog.text
    assert topic not in logged and ("given up" in logged) == (len(statuses) == 9)


def test_what_is_no_longer_true_is_not_sent_again(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    want(hall, ADA)
    table = begun_toy(hall)

    async def check(_one: Notices, _hub: Hub) -> None:
        await until(lambda: len(server.received) == 1)
        await asyncio.to_thread(hall.act, ADA, table, 0, "take 1")
        await quiet(server, 1)

    with ntfy(500, 500, 500) as server:
        monkeypatch.setattr(notices, "PAUSES", (0.3, 0.3))
        run(hall, server.url, check)


def test_a_server_that_does_not_answer_holds_nothing_up(hall: Hall) -> None:
    """No move, no page, and not the end of the program either."""
    want(hall, ADA, BEN)
    table = begun_toy(hall)

    async def check(_one: Notices, hub: Hub) -> None:
        await until(lambda: len(server.received) == 1)
        begun = time.monotonic()
        stream = hub.stream(BEN, table, 1, -1)
        await anext(stream)
        await asyncio.to_thread(hall.act, ADA, table, 0, "take 1")
        await anext(stream)
        assert time.monotonic() - begun < 1

    begun = time.monotonic()
    with ntfy(seconds=3) as server:
        run(hall, server.url, check)
        under_way = [thread for thread in threading.enumerate() if thread.name == "notice"]
        assert under_way and all(thread.daemon for thread in under_way), "the program may end"
        assert time.monotonic() - begun < 2.9


def test_what_takes_too_long_has_failed(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    (topic,) = want(hall, ADA)
    begun_toy(hall)
    monkeypatch.setattr(publishing, "SECONDS", 0.2)

    async def check(_one: Notices, _hub: Hub) -> None:
        await until(lambda: "given up: TimeoutError" in caplog.text)

    with ntfy(seconds=3) as server:
        run(hall, server.url, check)
    assert len(server.received) == 3
    assert topic not in caplog.text


def test_where_nobody_listens(hall: Hall, caplog: pytest.LogCaptureFixture) -> None:
    (topic,) = want(hall, ADA)
    begun_toy(hall)
    with ntfy() as server:
        pass

    async def check(_one: Notices, _hub: Hub) -> None:
        await until(lambda: "given up: ConnectionRefusedError" in caplog.text)

    run(hall, server.url, check)
    assert topic not in caplog.text
