"""Bots at the tables. They think in processes of their own, get a record and answer with actions.

Nothing of it is kept: whether a bot must act stands in the database (`bots_due`), so a server that starts, or finds
that another one has gone, simply goes on. If two servers think about the same position, the first answer counts.
"""

import asyncio
import contextlib
import logging
import math
import os
import sys
import time
from typing import Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.concurrency import run_in_threadpool

from spielwerk.core.driver import Play
from spielwerk.core.record_text import dump
from spielwerk.table import outages
from spielwerk.table.outages import Outage, pause_after, steadily
from spielwerk.table.people.security import number_from
from spielwerk.table.play.positions import public_record
from spielwerk.table.play.rooms import SERVER, Rooms, next_bot
from spielwerk.table.problems import Halted, Refused
from spielwerk.table.store.rows import Signal, TableRow

LOG: Final = logging.getLogger("spielwerk.table.bots")

FORGOTTEN_SECONDS: Final = 20.0
"""A table where a bot has been due for so long has been left by the process that should have cared."""
LONGEST_PAUSE: Final = 600.0
"""Seconds at most until bots look again at a table at which they cannot act."""
LARGEST_ANSWER: Final = 1 << 20


class Thinker:
    """One process. Started when it is first needed, ended when a bot takes too long."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._is_ended = False

    async def ask(self, request: bytes, seconds: float) -> dict[str, object]:
        """The answer to a request; TimeoutError where it takes too long."""
        process = await self.start()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(request + b"\n")
            await process.stdin.drain()
            line = await asyncio.wait_for(process.stdout.readline(), seconds)
            answer: dict[str, object] = msgspec.json.decode(line)
        except BaseException:
            self.end()
            raise
        return answer

    async def start(self) -> asyncio.subprocess.Process:
        """The process; a new one where there is none or the last one was ended."""
        if self._process is None or self._is_ended or self._process.returncode is not None:
            await self.stop()
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "spielwerk.table.bots.thinker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LARGEST_ANSWER,
            )
            self._is_ended = False
            with contextlib.suppress(OSError):
                os.setpriority(os.PRIO_PROCESS, self._process.pid, 5)  # pages come before thoughts
        return self._process

    def end(self) -> None:
        """Ends the process at once."""
        self._is_ended = True
        if self._process is not None and self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()

    async def stop(self) -> None:
        """Ends the process and waits until it is gone."""
        self.end()
        if self._process is not None:
            await self._process.wait()


def rest_of_pause(taken: float, pause: float) -> float:
    """Seconds until the next whole pause, so that even a bot that thinks for long does not tell how long."""
    return 0.0 if pause <= 0 else pause * max(1, math.ceil(taken / pause)) - taken


class Opponents:
    def __init__(
        self, rooms: Rooms, processes: int, seconds: float, pause: float = 0.0, outage: Outage | None = None
    ) -> None:
        """A bot has `seconds` for a decision. Where there are secrets it answers after one `pause`, two, or more."""
        count = processes or max(1, (os.cpu_count() or 2) - 1)
        self._rooms: Final = rooms
        self._seconds: Final = seconds
        self._pause: Final = pause
        self._idle: Final[asyncio.Queue[Thinker]] = asyncio.Queue()
        self._thinkers: Final = [Thinker() for _ in range(count)]
        self._busy: Final[dict[str, asyncio.Task[None]]] = {}
        self._again: Final[set[str]] = set()
        self._outage: Final = outage or Outage()
        self._failures: Final[dict[str, int]] = {}
        """Tables at which bots could not act, and how often in a row."""
        self._later: Final[dict[str, asyncio.TimerHandle]] = {}
        """When they are tried again."""
        self._age = 0.0
        self._loop: asyncio.AbstractEventLoop | None = None
        self._sweeping: asyncio.Task[None] | None = None
        self._warming: asyncio.Task[None] | None = None
        self._is_stopping = False

    def start(self) -> None:
        """Begins with the tables that were left in the middle."""
        self._loop = asyncio.get_running_loop()
        for thinker in self._thinkers:
            self._idle.put_nowait(thinker)
        self._rooms.store.listeners.append(self.hear)
        self._sweeping = self._loop.create_task(steadily(self._outage, "bots", self._sweep, FORGOTTEN_SECONDS))
        self._warming = self._loop.create_task(self._warm())

    async def stop(self) -> None:
        self._is_stopping = True
        for waiting in self._later.values():
            waiting.cancel()
        tasks = [*self._busy.values(), *(task for task in (self._sweeping, self._warming) if task is not None)]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for thinker in self._thinkers:
            await thinker.stop()

    def is_thinking(self, table: str) -> bool:
        return table in self._busy

    def hear(self, signal: Signal) -> None:
        """Something was stored; called from any thread."""
        if signal.bots_due and self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._begin, signal.table)

    def _begin(self, table: str) -> None:
        if self._is_stopping:
            return
        waiting = self._later.pop(table, None)
        if waiting is not None:
            waiting.cancel()
        if table in self._busy:
            self._again.add(table)
            return
        assert self._loop is not None
        task = self._loop.create_task(self._care(table))
        self._busy[table] = task
        task.add_done_callback(lambda _: self._ended(table))

    def _ended(self, table: str) -> None:
        self._busy.pop(table, None)
        if table in self._again:
            self._again.discard(table)
            self._begin(table)

    async def _warm(self) -> None:
        """Starts a process before somebody waits for it."""
        thinker = await self._idle.get()
        try:
            await thinker.start()
        except OSError as error:
            LOG.warning("no process for bots can be started yet: %s", error)
        finally:
            self._idle.put_nowait(thinker)

    async def _sweep(self) -> None:
        """Tables that nobody cares about: all at the start, later those that have been waiting for long."""
        for table in await run_in_threadpool(self._rooms.store.waiting_for_bots, time.time() - self._age):
            if table not in self._failures:
                self._begin(table)
        self._age = FORGOTTEN_SECONDS + self._seconds

    async def _care(self, table_id: str) -> None:
        """Lets the bots of a table act until people must; where that fails, again after a while."""
        self._again.discard(table_id)
        try:
            while (found := await run_in_threadpool(self._due, table_id)) is not None:
                await self._act(*found)
                self._went_well(table_id)
            self._went_well(table_id)
        except SQLAlchemyError as error:
            self._outage.failed(f"bots of table {table_id}", error)
            self._put_off(table_id, outages.LONGEST_PAUSE)
        except Exception as error:
            if table_id not in self._failures and not isinstance(error, Halted):
                LOG.error("bots of table %s stop for now", table_id, exc_info=error)
            self._outage.works(f"bots of table {table_id}")
            self._put_off(table_id, LONGEST_PAUSE)

    def _went_well(self, table_id: str) -> None:
        self._failures.pop(table_id, None)
        self._outage.works(f"bots of table {table_id}")

    def _put_off(self, table_id: str, longest: float) -> None:
        """Tries again after a pause that grows with every failure."""
        if self._is_stopping:
            return
        assert self._loop is not None
        failures = self._failures[table_id] = self._failures.get(table_id, 0) + 1
        if table_id in self._later:
            self._later[table_id].cancel()
        self._later[table_id] = self._loop.call_later(pause_after(failures, longest), self._begin, table_id)

    def _due(self, table_id: str) -> tuple[TableRow, Play, int] | None:
        """The table, its game and the bot that must act; None if there is none."""
        store = self._rooms.store
        table = store.table(table_id)
        if table is None or table.over or not table.bots_due:
            return None
        play = self._rooms.positions.at(table, table.position, lambda: store.entries(table_id, table.position))
        seat = next_bot(table, play.state, self._rooms.features(play))
        return None if seat is None else (table, play, seat)

    async def _act(self, table: TableRow, play: Play, seat: int) -> None:
        begin = time.monotonic()
        actions = await self._think(table, play, seat)
        if play.record.game.has_secrets:
            await asyncio.sleep(rest_of_pause(time.monotonic() - begin, self._pause))
        try:
            await run_in_threadpool(self._rooms.act, SERVER, table.id, seat, table.position, "", actions)
        except Refused as refused:
            if refused.key not in ("stale", "no-bot", "over"):
                raise

    async def _think(self, table: TableRow, play: Play, seat: int) -> list[str]:
        """What the bot does; something sensible at once where it takes too long or fails."""
        request = {
            "record": dump(public_record(play, table)),
            "bot": table.seats[seat].bot,
            "seat": seat,
            "seed": number_from(table.seed, "bot", seat, table.position),
        }
        thinker = await self._idle.get()
        try:
            answer = await thinker.ask(msgspec.json.encode(request), self._seconds)
            if "actions" in answer:
                return msgspec.convert(answer["actions"], list[str])
            LOG.warning("bot %s at table %s: %s", request["bot"], table.id, answer.get("error"))
        except TimeoutError:
            LOG.warning("bot %s at table %s took more than %g s", request["bot"], table.id, self._seconds)
        except (OSError, msgspec.DecodeError) as error:
            LOG.warning("the process of bot %s ended: %s", request["bot"], error)
        finally:
            self._idle.put_nowait(thinker)
        return await run_in_threadpool(self._rooms.something_sensible, play, seat)
