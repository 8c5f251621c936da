"""Bots at tables: they play on in processes of their own, are stopped when they take too long, and survive restarts."""

import asyncio
import json
import math
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable

import msgspec
import pytest
from sqlalchemy import update

from spielwerk.core.record_text import dump
from spielwerk.table import outages
from spielwerk.table.bots import opponents as opponents_module
from spielwerk.table.bots.opponents import Opponents, Thinker, rest_of_pause
from spielwerk.table.play.founding import BOT, ME
from spielwerk.table.play.mending import roll_back
from spielwerk.table.play.positions import public_record
from spielwerk.table.play.rooms import next_bot
from spielwerk.table.store.schema import ENTRIES, TABLES
from table.halls import ADA, Hall

FIRST_GAME = {"game": "terra-mystica", "preset": "introductory"}


def run(hall: Hall, check: Callable[[Opponents], Awaitable[None]], seconds: float = 60) -> None:
    async def within() -> None:
        opponents = Opponents(hall.rooms, 1, seconds)
        opponents.start()
        try:
            await check(opponents)
        finally:
            await opponents.stop()
            hall.store.listeners.clear()

    asyncio.run(within())


async def until(so: Callable[[], bool], seconds: float = 60) -> None:
    async with asyncio.timeout(seconds):
        while not so():
            await asyncio.sleep(0.02)


def test_bots_alone_play_to_the_end(mystic_hall: Hall) -> None:
    hall = mystic_hall

    async def check(opponents: Opponents) -> None:
        table = hall.table(BOT, BOT, **FIRST_GAME)
        await until(lambda: hall.row(table).over)
        assert not hall.row(table).bots_due
        assert Hall(hall.url, hall.rooms.games).room(table).state.is_terminal()

    run(hall, check)


@pytest.mark.parametrize(("taken", "rest"), [(0.0, 1.0), (0.25, 0.75), (1.0, 0.0), (1.25, 0.75), (9.5, 0.5)])
def test_answers_come_after_whole_pauses(taken: float, rest: float) -> None:
    """Where there are secrets; a bot that is a little faster or slower answers at the same moment."""
    assert rest_of_pause(taken, 1.0) == rest
    assert rest_of_pause(taken, 0.0) == 0.0


def test_bots_wait_for_people_and_answer_at_once(mystic_hall: Hall) -> None:
    hall = mystic_hall

    async def check(opponents: Opponents) -> None:
        table = hall.table(ME, BOT, BOT, **FIRST_GAME)
        for _ in range(6):
            await until(lambda: not hall.row(table).bots_due)
            assert hall.view(table).may_act
            choice = hall.view(table).groups[0].choices[0]
            hall.act(ADA, table, 0, *choice.actions)
        await until(lambda: not hall.row(table).bots_due)
        assert hall.view(table).may_act

    run(hall, check)


def test_a_new_process_goes_on_with_bots_that_were_left_in_the_middle(mystic_hall: Hall) -> None:
    hall = mystic_hall
    table = hall.table(BOT, BOT, **FIRST_GAME)  # nobody was there to think
    assert hall.row(table).bots_due

    async def check(opponents: Opponents) -> None:
        await until(lambda: hall.row(table).over)

    run(hall, check)


def test_a_bot_that_takes_too_long_is_helped_out(mystic_hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    hall = mystic_hall
    ended = []

    async def sleep(self: Thinker, request: bytes, seconds: float) -> dict[str, object]:
        ended.append(seconds)
        raise TimeoutError

    monkeypatch.setattr(Thinker, "ask", sleep)

    async def check(opponents: Opponents) -> None:
        table = hall.table(BOT, BOT, **FIRST_GAME)
        await until(lambda: hall.row(table).over)

    run(hall, check, seconds=0.5)
    assert set(ended) == {0.5}


def test_bots_leave_a_damaged_table_alone_and_play_on_elsewhere(
    mystic_hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """One line of the log a table, ever longer pauses, and as soon as it is mended they go on."""
    monkeypatch.setattr(outages, "FIRST_PAUSE", 0.02)
    monkeypatch.setattr(opponents_module, "FORGOTTEN_SECONDS", 0.05)
    hall = mystic_hall
    damaged = [hall.table(BOT, BOT, game="terra-mystica") for _ in range(5)]  # its first entries are draws
    newer = hall.table(BOT, BOT, **FIRST_GAME)
    fine = hall.table(BOT, BOT, **FIRST_GAME)
    with hall.store.engine.begin() as connection:
        for table in damaged:
            last = (ENTRIES.c.table_id == table) & (ENTRIES.c.number == hall.position(table) - 1)
            connection.execute(update(ENTRIES).where(last).values(text="rubbish"))
        connection.execute(update(TABLES).where(TABLES.c.id == newer).values(rules=99))
    other = Hall(hall.url, hall.rooms.games)
    looks: list[str] = []
    look = Opponents._due

    def counted(self: Opponents, table: str) -> object:
        looks.append(table)
        return look(self, table)

    monkeypatch.setattr(Opponents, "_due", counted)

    async def check(opponents: Opponents) -> None:
        await until(lambda: hall.position(fine) > 10)
        await until(lambda: all(looks.count(table) >= 4 for table in damaged))
        before = hall.position(damaged[0])
        roll_back(hall.rooms, damaged[0], before - 1, lambda _: None)
        await until(lambda: hall.position(damaged[0]) > before + 3)

    begun = time.monotonic()
    run(other, check)
    most = 3 + math.log2((time.monotonic() - begun) / 0.02)
    assert all(looks.count(table) <= most for table in (*damaged[1:], newer))
    said = [record.getMessage() for record in caplog.records if record.name.startswith("spielwerk")]
    assert sorted(said) == sorted(
        [next(line for line in said if line.startswith(f"table {table} halts at entry")) for table in damaged]
        + [next(line for line in said if "rules version 99" in line)]
    )
    other.store.close()


def test_a_process_that_hangs_is_ended_and_another_takes_its_place() -> None:
    async def check() -> None:
        thinker = Thinker()
        process = await thinker.start()
        # Stopped, it cannot answer.
        os.kill(process.pid, signal.SIGSTOP)
        with pytest.raises(TimeoutError):
            await thinker.ask(b"{}", 0.3)
        await asyncio.wait_for(process.wait(), 5)
        answer = await thinker.ask(b'{"record": "", "bot": "greedy", "seat": 0, "seed": 1}', 60)
        assert "error" in answer
        await thinker.stop()

    asyncio.run(check())


def test_the_process_answers_in_lines(mystic_hall: Hall) -> None:
    hall = mystic_hall
    table = hall.table(BOT, BOT, **FIRST_GAME)
    room = hall.room(table)
    seat = next_bot(room.table, room.state, room.features)
    request = {"record": dump(public_record(room.play, room.table)), "bot": "greedy", "seat": seat, "seed": 3}
    lines = [json.dumps(request), json.dumps(request | {"record": "nonsense"}), json.dumps(request)]
    done = subprocess.run(
        [sys.executable, "-m", "spielwerk.table.bots.thinker"], input="\n".join(lines), capture_output=True, text=True
    )
    first, second, third = (msgspec.json.decode(line) for line in done.stdout.splitlines())
    assert first == third
    assert first["actions"][0].startswith("pass BON")
    assert "error" in second


def test_whoever_comes_last_in_the_order_waits_for_the_others(hall: Hall) -> None:
    """Red's stones have brought blue an offer; the bot whose turn is next waits until blue has answered."""
    table = hall.table(ME, BOT, ME)
    hall.act(ADA, table, 0, "colour red")
    hall.rooms.act("server", table, 1, hall.position(table), "", ["colour blue"])
    hall.act(ADA, table, 2, "colour green")
    hall.act(ADA, table, 0, "take 1")
    assert hall.room(table).state.deciders() == [2, 1]
    assert not hall.row(table).bots_due
    hall.act(ADA, table, 2, "decline")
    assert hall.row(table).bots_due
