"""News: a stream wakes when something is stored, here or elsewhere, and goes on after it was cut off."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from spielwerk.table.news import news
from spielwerk.table.news.news import RETRY, Hub
from spielwerk.table.play import chat
from spielwerk.table.problems import Refused
from table.halls import ADA, BEN, Hall, begun_toy


class Event(msgspec.Struct):
    news: int
    position: int


async def next_event(stream: AsyncIterator[bytes]) -> tuple[int, Event]:
    """The next event's id and data."""
    text = (await asyncio.wait_for(anext(stream), 5)).decode()
    lines = dict(line.split(": ", 1) for line in text.splitlines() if line)
    assert lines["event"] == "news"
    return int(lines["id"]), msgspec.json.decode(lines["data"], type=Event)


async def opened(hub: Hub, table: str, seat: int | None, last: int = -1) -> AsyncIterator[bytes]:
    stream = hub.stream(ADA, table, seat, last)
    assert await anext(stream) == RETRY
    return stream


async def is_quiet(stream: AsyncIterator[bytes]) -> bool:
    """Whether nothing comes; the stream is of no use afterwards."""
    try:
        await asyncio.wait_for(anext(stream), 0.3)
    except TimeoutError:
        return True
    return False


def run(hall: Hall, check: Callable[[Hub], Awaitable[None]], poll_seconds: float = 60) -> None:
    async def within() -> None:
        hub = Hub(hall.store, poll_seconds)
        hub.start()
        try:
            await check(hub)
        finally:
            await hub.stop()

    asyncio.run(within())


def test_a_stream_begins_with_what_is_there_and_tells_what_comes(hall: Hall) -> None:
    table = begun_toy(hall)

    async def check(hub: Hub) -> None:
        stream = await opened(hub, table, 0)
        first, event = await next_event(stream)
        assert (event.news, event.position) == (first, 3)
        after = hall.act(ADA, table, 0, "take 1")
        number, event = await next_event(stream)
        assert number > first and event.position == after
        chat.say(hall.rooms, hall.limits, BEN, table, 1, "hello")
        number, event = await next_event(stream)
        assert event.position == after

    run(hall, check)


def test_a_stream_goes_on_where_it_was_cut_off(hall: Hall) -> None:
    table = begun_toy(hall)

    async def check(hub: Hub) -> None:
        number, _ = await next_event(await opened(hub, table, 0))
        assert await is_quiet(await opened(hub, table, 0, number))
        stream = await opened(hub, table, 0, number - 1)
        assert (await next_event(stream))[0] == number
        # What was missed between two streams is told as one.
        hall.act(ADA, table, 0, "take 1")
        hall.act(BEN, table, 1, "gain")
        again, event = await next_event(await opened(hub, table, 0, number))
        assert again > number and event.position == hall.position(table)

    run(hall, check)


def test_a_draft_is_news_for_its_own_seat_only(hall: Hall) -> None:
    table = begun_toy(hall)

    async def check(hub: Hub) -> None:
        streams = [await opened(hub, table, seat) for seat in (0, 1, None)]
        numbers = [(await next_event(stream))[0] for stream in streams]
        hall.draft(ADA, table, 0, "take 1")
        assert (await next_event(streams[0]))[0] == numbers[0] + 1
        assert await is_quiet(streams[1])
        assert await is_quiet(streams[2])

    run(hall, check)


def test_what_another_process_stores_is_found(hall: Hall) -> None:
    table = begun_toy(hall)
    other = Hall(hall.url)

    async def check(hub: Hub) -> None:
        stream = await opened(hub, table, 0)
        await next_event(stream)
        after = await asyncio.to_thread(other.act, ADA, table, 0, "take 1")
        assert (await next_event(stream))[1].position == after

    run(hall, check, poll_seconds=0.05)
    other.store.close()


def test_a_quiet_stream_shows_that_it_is_there(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(news, "KEEP_ALIVE_SECONDS", 0.05)
    table = begun_toy(hall)

    async def check(hub: Hub) -> None:
        stream = await opened(hub, table, 0)
        await next_event(stream)
        assert (await anext(stream)).startswith(b":")

    run(hall, check)


def test_streams_end_when_the_server_does(hall: Hall) -> None:
    table = begun_toy(hall)

    async def check(hub: Hub) -> None:
        stream = await opened(hub, table, 0)
        await next_event(stream)
        assert (hub.streams, hub.streams_of(ADA), hub.streams_of(BEN)) == (1, 1, 0)
        hub.close_streams()
        with pytest.raises(StopAsyncIteration):
            await anext(stream)
        assert hub.streams == 0
        stream = await opened(hub, "nothing", 0)
        with pytest.raises(Refused):
            await anext(stream)

    run(hall, check)


def test_ids_never_go_back(hall: Hall, tmp_path: Path) -> None:
    """Whatever happens, for whomever: otherwise a stream that goes on would miss something."""
    table = begun_toy(hall)

    def numbers() -> list[int]:
        (signal,) = hall.store.signals([table])
        return [signal.number(seat) for seat in (0, 1, None)]

    last = numbers()
    for step in (
        lambda: hall.draft(ADA, table, 0, "take 1"),
        lambda: hall.drafts.back(ADA, table, 0, hall.position(table), "", 1),
        lambda: hall.draft(ADA, table, 0, "take 2"),
        lambda: hall.confirm(ADA, table, 0),
        lambda: hall.taking_back.ask(ADA, table, 0, hall.position(table), ""),
        lambda: hall.taking_back.answer(BEN, table, 1, hall.position(table), True),
        lambda: hall.seats.give_to_bot(ADA, table, 1, "greedy"),
        lambda: hall.seats.give_back(ADA, table, 1),
    ):
        step()
        now = numbers()
        assert all(later >= earlier for later, earlier in zip(now, last, strict=True))
        assert now != last
        last = now
