"""A small server of the ntfy kind for tests, which keeps what is sent to it, and processes that send there."""

import asyncio
import json
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Final

from spielwerk.table.config import Config, Limits
from spielwerk.table.news.news import Hub
from spielwerk.table.news.notices import Notices
from spielwerk.table.news.topics import Topics
from table.halls import Hall

DELAY: Final = 0.2
"""Seconds after which people are told."""
HOME: Final = "http://table.test"


class Ntfy:
    """`statuses` are those of the first answers, one each; 200 after them. `seconds`: how long every answer takes."""

    def __init__(self, statuses: list[int], seconds: float, location: str) -> None:
        self.received: Final[list[dict[str, Any]]] = []
        """What was published, refused or not."""
        self.paths: Final[list[str]] = []
        left = list(statuses)
        ntfy = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                ntfy.paths.append(self.path)
                body = self.rfile.read(int(self.headers["content-length"]))
                ntfy.received.append(json.loads(body))
                time.sleep(seconds)
                self.send_response(left.pop(0) if left else 200)
                if location:
                    self.send_header("location", location)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                """Nothing is said."""

        self.server: Final = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.url: Final = f"http://127.0.0.1:{self.server.server_port}"


@contextmanager
def ntfy(*statuses: int, seconds: float = 0, location: str = "") -> Iterator[Ntfy]:
    made = Ntfy(list(statuses), seconds, location)
    threading.Thread(target=made.server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True).start()
    try:
        yield made
    finally:
        made.server.shutdown()
        made.server.server_close()


@asynccontextmanager
async def process(hall: Hall, url: str, limits: Limits | None = None) -> AsyncIterator[tuple[Notices, Hub]]:
    """What one process has to do with notices."""
    hub = Hub(hall.store, 60)
    hub.start()
    one = Notices(hall.rooms, hub, Config(notices=url, notice_delay=DELAY, limits=limits or Limits()))
    one.start()
    try:
        yield one, hub
    finally:
        await one.stop()
        await hub.stop()
        hall.store.listeners.clear()


def run(hall: Hall, url: str, check: Callable[[Notices, Hub], Awaitable[None]]) -> None:
    async def within() -> None:
        async with process(hall, url) as (one, hub):
            await check(one, hub)

    asyncio.run(within())


def want(hall: Hall, *visitors: str, language: str = "en") -> dict[str, str]:
    """Switches notices on. Gives the topics, and whose they are."""
    topics = Topics(hall.store)
    for visitor in visitors:
        topics.switch_on(visitor, language, HOME)
    return {topic.topic: visitor for visitor in visitors if (topic := topics.of(visitor))}


async def until(so: Callable[[], bool], seconds: float = 5) -> None:
    async with asyncio.timeout(seconds):
        while not so():
            await asyncio.sleep(0.01)


async def quiet(server: Ntfy, count: int) -> None:
    """Nothing is told beyond so many notices."""
    await asyncio.sleep(3 * DELAY)
    assert len(server.received) == count
