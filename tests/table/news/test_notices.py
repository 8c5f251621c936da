"""Notices outside the browser: who is told what, when, and only once."""

import asyncio
import time
from collections.abc import Iterator
from typing import cast

import pytest

from spielwerk.core.game import NOBODY, State
from spielwerk.table.config import Limits
from spielwerk.table.news.news import Hub
from spielwerk.table.news.notices import Notices, what_is_asked
from spielwerk.table.news.topics import Topics
from spielwerk.table.play.founding import BOT, ME, OPEN
from table.halls import ADA, BEN, STRANGER, Hall, begun_toy
from table.ntfy import DELAY, HOME, Ntfy, ntfy, process, quiet, run, until, want


@pytest.fixture
def server() -> Iterator[Ntfy]:
    with ntfy() as made:
        yield made


def three_people(hall: Hall) -> str:
    """Ada is red and has taken a stone, which offers the others something; blue's turn is next."""
    table = hall.table(ME, OPEN, OPEN, title="Tuesday")
    hall.sit(STRANGER, table, 2)
    for who, seat, colour in ((ADA, 0, "red"), (BEN, 1, "blue"), (STRANGER, 2, "green")):
        hall.act(who, table, seat, f"colour {colour}")
    hall.act(ADA, table, 0, "take 1")
    assert hall.room(table).state.deciders() == [2, 1]
    return table


def test_all_who_are_asked_are_told_and_nobody_else(hall: Hall, server: Ntfy) -> None:
    whose = want(hall, ADA, BEN, STRANGER)
    table = three_people(hall)

    async def check(_one: Notices, _hub: Hub) -> None:
        begun = time.monotonic()
        await until(lambda: len(server.received) == 2)
        assert time.monotonic() - begun >= DELAY
        await quiet(server, 2)

    run(hall, server.url, check)
    told = {whose[notice.pop("topic")]: notice for notice in server.received}
    click = f"{HOME}/table/{table}?seat="
    assert told == {
        BEN: {"title": "Toy: Tuesday", "message": "It is your turn.", "click": f"{click}1"},
        STRANGER: {
            "title": "Toy: Tuesday",
            "message": "Others are waiting for an answer from you.",
            "click": f"{click}2",
        },
    }
    assert server.paths == ["/", "/"]


def test_once_until_the_seat_has_acted(hall: Hall, server: Ntfy) -> None:
    """What others do meanwhile changes nothing, not even that an answer becomes a turn."""
    want(hall, STRANGER)
    table = three_people(hall)

    async def check(_one: Notices, _hub: Hub) -> None:
        await until(lambda: len(server.received) == 1)
        await asyncio.to_thread(hall.act, BEN, table, 1, "gain")
        await asyncio.to_thread(hall.act, BEN, table, 1, "take 1")
        assert hall.room(table).state.deciders()[-1] == 2
        await quiet(server, 1)
        acted = time.monotonic()
        await asyncio.to_thread(hall.act, STRANGER, table, 2, "gain")
        await until(lambda: len(server.received) == 2)
        assert time.monotonic() - acted > DELAY
        assert server.received[1]["message"] == "It is your turn."
        await quiet(server, 2)

    run(hall, server.url, check)


def test_neither_a_new_start_nor_another_process_tells_again(hall: Hall, server: Ntfy) -> None:
    want(hall, ADA, BEN)
    begun_toy(hall)
    other = Hall(hall.url)

    async def check() -> None:
        async with process(hall, server.url), process(other, server.url):
            await until(lambda: len(server.received) == 1)
            await quiet(server, 1)
        async with process(hall, server.url):
            await quiet(server, 1)

    asyncio.run(check())
    other.store.close()


@pytest.mark.parametrize("elsewhere", [False, True])
def test_not_while_a_page_shows_the_table(hall: Hall, server: Ntfy, elsewhere: bool) -> None:
    """Neither at this process nor at another one; some time after the page was closed he is told."""
    want(hall, ADA)
    table = begun_toy(hall)
    other = Hall(hall.url)

    async def check() -> None:
        async with process(hall, server.url) as (_, here), process(other, server.url) as (_, there):
            stream = (there if elsewhere else here).stream(ADA, table, 0, -1)
            await anext(stream)
            await quiet(server, 0)
            await stream.aclose()  # type: ignore[attr-defined]
            closed = time.monotonic()
            await until(lambda: len(server.received) == 1)
            assert time.monotonic() - closed > DELAY / 2

    asyncio.run(check())
    other.store.close()


def test_what_another_visitor_or_another_table_shows_does_not_count(hall: Hall, server: Ntfy) -> None:
    want(hall, ADA)
    table, another = begun_toy(hall), hall.table(BOT, OPEN)

    async def check(_one: Notices, hub: Hub) -> None:
        streams = [hub.stream(visitor, shown, None, -1) for visitor, shown in ((BEN, table), (ADA, another))]
        for stream in streams:
            await anext(stream)
        await until(lambda: len(server.received) == 1)

    run(hall, server.url, check)


def finished(hall: Hall, table: str) -> None:
    while not hall.row(table).over:
        seat = hall.room(table).state.deciders()[-1]
        hall.act((ADA, BEN)[seat], table, seat, "take 1")


def test_the_end_is_told_once_to_those_who_were_away(hall: Hall, server: Ntfy) -> None:
    old = begun_toy(hall)
    finished(hall, old)
    whose = want(hall, ADA, BEN)
    table = begun_toy(hall)

    async def check(_one: Notices, hub: Hub) -> None:
        stream = hub.stream(ADA, table, 0, -1)
        await anext(stream)
        await asyncio.to_thread(finished, hall, table)
        await until(lambda: len(server.received) == 1)
        assert whose[server.received[0]["topic"]] == BEN
        assert server.received[0]["message"] == "The game is over."
        await stream.aclose()  # type: ignore[attr-defined]
        await quiet(server, 1)

    run(hall, server.url, check)


def test_seats_of_bots_are_not_told_and_a_lonely_person_is(hall: Hall, server: Ntfy) -> None:
    want(hall, ADA, BEN)
    table = begun_toy(hall)
    hall.seats.give_to_bot(ADA, table, 0, "greedy")
    lonely = hall.table(ME, BOT)

    async def check(_one: Notices, _hub: Hub) -> None:
        await until(lambda: len(server.received) == 1)
        assert lonely in server.received[0]["click"]
        await quiet(server, 1)

    run(hall, server.url, check)


def test_whoever_has_switched_off_is_not_told(hall: Hall, server: Ntfy) -> None:
    first = want(hall, ADA)
    Topics(hall.store).switch_off(ADA)
    begun_toy(hall)

    async def check(_one: Notices, _hub: Hub) -> None:
        await quiet(server, 0)

    run(hall, server.url, check)
    assert not first.keys() & want(hall, ADA).keys(), "the old topic does not come back"


def test_in_the_language_of_the_visitor(hall: Hall, server: Ntfy) -> None:
    want(hall, ADA, language="de")
    begun_toy(hall)

    async def check(_one: Notices, _hub: Hub) -> None:
        await until(lambda: len(server.received) == 1)

    run(hall, server.url, check)
    assert server.received[0]["message"] == "Du bist am Zug."


def test_only_so_many_within_an_hour(hall: Hall, server: Ntfy) -> None:
    want(hall, ADA)
    for _ in range(4):
        begun_toy(hall)

    async def check() -> None:
        async with process(hall, server.url, Limits(notices_an_hour=3)):
            await until(lambda: len(server.received) == 3)
            await quiet(server, 3)

    asyncio.run(check())


def test_what_is_said_follows_from_what_everybody_sees() -> None:
    class Public:
        def deciders(self) -> list[int]:
            return [0, 1]

    class Hidden(Public):
        """Seat 1 need not answer, which only its hand tells."""

        def deciders(self) -> list[int]:
            return [0]

        def view(self, viewer: int) -> Public:
            assert viewer == NOBODY
            return Public()

    said = [what_is_asked(cast(State, Hidden()), seat) for seat in range(3)]
    assert said == ["answer", "turn", ""]
