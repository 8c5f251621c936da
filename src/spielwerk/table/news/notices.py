"""Notices outside the browser: whoever must decide, and is not there, is told through a server of the ntfy kind.

Only the server that the operator has named is ever spoken to. What it gets says which table waits, in the visitor's
language, and nothing about the position; how it reads follows from what everybody at the table sees.
"""

import asyncio
import logging
import time
from collections.abc import Coroutine
from http.client import HTTPException
from itertools import groupby
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError
from starlette.concurrency import run_in_threadpool

from spielwerk.core.game import NOBODY, State
from spielwerk.locale.catalogue import catalogue
from spielwerk.table.config import Config
from spielwerk.table.games.features import features_of
from spielwerk.table.news.news import Hub
from spielwerk.table.news.publishing import SECONDS, Notice, in_thread, post
from spielwerk.table.news.topics import Topic, Topics, Waiting
from spielwerk.table.outages import Outage, steadily
from spielwerk.table.people.rates import Buckets
from spielwerk.table.play.rooms import Rooms
from spielwerk.table.problems import Halted, Refused
from spielwerk.table.store.rows import TableRow

LOG: Final = logging.getLogger("spielwerk.table.notices")

LOOKS: Final = 4
"""How often within the delay it is looked who waits, and who is there; every process does so."""
PAUSES: Final = (5.0, 30.0, 180.0)
"""Seconds before each further attempt; then a notice is given up."""
AT_ONCE: Final = 4
"""So many notices are under way at the same time."""
TOO_MANY_REQUESTS: Final = 429


class Notices:
    def __init__(self, rooms: Rooms, hub: Hub, config: Config, outage: Outage | None = None) -> None:
        """`config.notices` must be an address as `notice_server` gives it."""
        self.topics: Final = Topics(rooms.store)
        self.server: Final = config.notices
        self._rooms: Final = rooms
        self._hub: Final = hub
        self._outage: Final = outage or Outage()
        self._begun = 0.0
        self._delay: Final = config.notice_delay
        self._public_url: Final = config.public_url.rstrip("/")
        most = config.limits.notices_an_hour
        self._rates: Final = Buckets(most / 3600, most)
        self._few: Final = asyncio.Semaphore(AT_ONCE)
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._loop: asyncio.AbstractEventLoop | None = None

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._begun = time.time()
        self._begin(steadily(self._outage, "notices", self._look, self._delay / LOOKS))

    async def stop(self) -> None:
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def try_out(self, visitor: str) -> None:
        """Sends a notice for a trial; called from any thread. Nobody waits until it has arrived."""
        topic = self.topics.of(visitor)
        if topic is None or self._loop is None:
            return
        if not self._rates.take(visitor):
            raise Refused(429, "too-fast")
        say = catalogue(topic.language)
        home = f"{self._public_url or topic.origin}/my"
        notice = Notice(topic.topic, say("notices.trial-title"), say("notices.trial"), home)
        self._loop.call_soon_threadsafe(self._begin, self._deliver(notice, None))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        assert self._loop is not None
        task = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Who is to be told.

    async def _look(self) -> None:
        """Begins to tell those who have waited long enough. Pages have had as long to come back after a new start."""
        now = time.time()
        waiting = await run_in_threadpool(self.topics.waiting)
        here = [one for one in waiting if self._hub.shows(one.visitor, one.table)]
        if here:
            await run_in_threadpool(self.topics.saw, here, now)
        away = sorted(one for one in waiting if one not in here and now - max(one.since, self._begun) >= self._delay)
        for _, places in groupby(away, lambda one: (one.visitor, one.table)):
            first, *others = places
            notice = await run_in_threadpool(self._claimed, first, others)
            if notice is not None:
                self._begin(self._deliver(notice, first))

    def _claimed(self, place: Waiting, others: list[Waiting]) -> Notice | None:
        """The notice for a place, once; one will do for all seats of a visitor at the same table."""
        topic = self.topics.of(place.visitor)
        if topic is None or not self._rates.take(place.visitor):
            return None
        table = self._rooms.store.table(place.table)
        notice = self._notice(topic, table, place) if table is not None else None
        mine = [self.topics.claim(one) for one in (place, *others)]
        return notice if mine[0] else None

    def _notice(self, topic: Topic, table: TableRow, place: Waiting) -> Notice | None:
        """What is said; None where the table has moved on meanwhile."""
        if table.over != place.over:
            return None
        if table.over:
            key = "over"
        else:
            entries = self._rooms.store.entries
            try:
                play = self._rooms.positions.at(table, table.position, lambda: entries(table.id, table.position))
            except Halted:  # nobody can act there
                return None
            key = what_is_asked(play.state, place.seat)
        if not key:
            return None
        game = features_of(self._rooms.games(table.game)).title(topic.language)
        title = f"{game}: {table.title}" if table.title else game
        click = f"{self._public_url or topic.origin}/table/{table.id}?seat={place.seat}"
        return Notice(topic.topic, title, catalogue(topic.language)(f"notices.{key}"), click)

    # Telling.

    async def _deliver(self, notice: Notice, place: Waiting | None) -> None:
        """Sends a notice, again after a while where that fails, as long as it is true."""
        fault = ""
        for pause in (0.0, *PAUSES):
            await asyncio.sleep(pause)
            try:
                if pause and place and not await run_in_threadpool(self.topics.stands, place, notice.topic):
                    return
                async with self._few, asyncio.timeout(2 * SECONDS):
                    status = await in_thread(lambda: post(self.server, notice))
            except (OSError, HTTPException, ValueError, SQLAlchemyError) as error:
                fault = type(error).__name__
                continue
            if status < 300:
                return
            fault = f"status {status}"
            if status < 500 and status != TOO_MANY_REQUESTS:
                break
        LOG.warning("the server for notices cannot be reached or refuses; a notice is given up: %s", fault)


def what_is_asked(state: State, seat: int) -> str:
    """Whether a seat has its turn or must answer others, as everybody at the table sees it; empty if neither.

    Whoever comes last in the order of the rulebook has the turn; those before are asked in between.
    """
    deciders = state.view(NOBODY).deciders()
    if seat not in deciders:
        return ""
    return "turn" if seat == deciders[-1] else "answer"
