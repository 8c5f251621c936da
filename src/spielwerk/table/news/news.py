"""News by server-sent events: a stream says that something is new at a table, and its reader asks for what it wants.

An event's id is the table's news number as the reader's seat sees it, so a stream that was cut off goes on where it
was, in any process: a higher number than the last one is all that has to be known. Changes made in this process wake
streams at once, those of others are found by asking the database.
"""

import asyncio
from collections.abc import AsyncIterator
from typing import Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.concurrency import run_in_threadpool

from spielwerk.table.outages import Outage, steadily
from spielwerk.table.problems import Refused
from spielwerk.table.store.rows import Signal
from spielwerk.table.store.store import Store

KEEP_ALIVE_SECONDS: Final = 15.0
RETRY: Final = b"retry: 2000\n\n"

REQUESTS: Final = "requests"
"""The name under which an outage knows what visitors have asked for in vain."""


class Listener:
    """One stream of a visitor."""

    def __init__(self, visitor: str) -> None:
        self.visitor: Final = visitor
        self.woken: Final = asyncio.Event()


class Hub:
    def __init__(self, store: Store, poll_seconds: float, outage: Outage | None = None) -> None:
        self._store: Final = store
        self._outage: Final = outage or Outage()
        self._poll_seconds: Final = poll_seconds
        self._listeners: Final[dict[str, set[Listener]]] = {}
        self._known: Final[dict[str, Signal]] = {}
        self._loop: asyncio.AbstractEventLoop | None = None
        self._polling: asyncio.Task[None] | None = None
        self._closed = False

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._store.listeners.append(self.hear)
        self._polling = self._loop.create_task(steadily(self._outage, "news", self._poll, self._poll_seconds))

    async def stop(self) -> None:
        self.close_streams()
        if self._polling is not None:
            self._polling.cancel()

    def close_streams(self) -> None:
        """Ends all streams, so that the server can stop; browsers come back by themselves."""
        self._closed = True
        for listeners in self._listeners.values():
            for listener in listeners:
                listener.woken.set()

    @property
    def streams(self) -> int:
        return sum(map(len, self._listeners.values()))

    def hear(self, signal: Signal) -> None:
        """Something was stored; called from any thread."""
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._tell, signal)

    def _tell(self, signal: Signal) -> None:
        listeners = self._listeners.get(signal.table)
        if not listeners:
            return
        known = self._known.get(signal.table)
        if known is not None and (signal.news, sum(signal.drafts)) < (known.news, sum(known.drafts)):
            return  # a slow thread brings what is known already
        self._known[signal.table] = signal
        for listener in listeners:
            listener.woken.set()

    async def _poll(self) -> None:
        """Hears what other processes have stored; in an outage it also finds out when visitors can be served again."""
        tables = list(self._listeners)
        for start in range(0, len(tables), 500):
            for signal in await run_in_threadpool(self._store.signals, tables[start : start + 500]):
                if signal != self._known.get(signal.table):
                    self._tell(signal)
        if self._outage.is_on:
            await run_in_threadpool(self._store.try_out)
            self._outage.works(REQUESTS)

    def streams_of(self, visitor: str) -> int:
        return sum(listener.visitor == visitor for group in self._listeners.values() for listener in group)

    def shows(self, visitor: str, table: str) -> bool:
        """Whether a page of a visitor shows a table, as far as this process knows."""
        return any(listener.visitor == visitor for listener in self._listeners.get(table, ()))

    async def stream(self, visitor: str, table: str, seat: int | None, last: int) -> AsyncIterator[bytes]:
        """Events for somebody who sees the table from a seat and knows everything up to number `last`."""
        listener = Listener(visitor)
        self._listeners.setdefault(table, set()).add(listener)
        try:
            yield RETRY
            try:
                signals = await run_in_threadpool(self._store.signals, [table])
            except SQLAlchemyError as error:  # the browser comes back by itself
                self._outage.failed(REQUESTS, error)
                return
            if not signals:
                raise Refused(404, "no-table")
            self._tell(signals[0])
            while not self._closed:
                listener.woken.clear()  # before looking, so that what comes in between wakes again
                signal = self._known[table]
                if signal.number(seat) > last:
                    last = signal.number(seat)
                    yield event(signal, last)
                    continue
                try:
                    await asyncio.wait_for(listener.woken.wait(), KEEP_ALIVE_SECONDS)
                except TimeoutError:
                    yield b": still here\n\n"
        finally:
            listeners = self._listeners.get(table, set())
            listeners.discard(listener)
            if not listeners:
                self._listeners.pop(table, None)
                self._known.pop(table, None)


def event(signal: Signal, number: int) -> bytes:
    data = msgspec.json.encode({"news": number, "position": signal.position})
    return b"id: %d\nevent: news\ndata: %s\n\n" % (number, data)
