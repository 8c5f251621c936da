"""Work that goes on in the background whatever the store does, and what the operator's log says about it.

A task that looks into the database again and again must outlive every failure: `steadily` runs it, waits longer after
each failure, and goes on by itself. The log says once that something fails and why, and once that it is over.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

LOG: Final = logging.getLogger("spielwerk.table")

FIRST_PAUSE: Final = 1.0
LONGEST_PAUSE: Final = 5.0
"""Seconds between two attempts, at first and at most, while the database does not answer."""


def pause_after(failures: int, longest: float = LONGEST_PAUSE) -> float:
    """Seconds to wait after so many failures in a row: twice as long after each."""
    return min(longest, FIRST_PAUSE * 2.0 ** min(failures - 1, 30))


def reason_of(error: BaseException) -> str:
    """What went wrong, in one line for the operator."""
    lines = str(error).splitlines()
    return f"{type(error).__name__}: {lines[0]}" if lines else type(error).__name__


class Outage:
    """What fails at present, by the name of the work. All of one process belong together: one outage, two log lines.

    To be called from the event loop only.
    """

    def __init__(self) -> None:
        self._failing: Final[set[str]] = set()
        self._begun = 0.0

    @property
    def is_on(self) -> bool:
        return bool(self._failing)

    def failed(self, work: str, error: BaseException) -> None:
        """The work could not be done now, and will be tried again."""
        if not self._failing:
            self._begun = time.monotonic()
            LOG.error("the database does not answer (%s): %s; trying again until it does", work, reason_of(error))
        self._failing.add(work)

    def works(self, work: str) -> None:
        """The work has been done, or need not be done any more."""
        if work in self._failing:
            self._failing.discard(work)
            if not self._failing:
                LOG.warning("the database answers again, after %.0f s", time.monotonic() - self._begun)


async def steadily(outage: Outage, work: str, step: Callable[[], Awaitable[None]], pause: float) -> None:
    """Takes a step, pauses, and takes the next, for ever; after a failure it pauses as `pause_after` says."""
    failures = 0
    while True:
        try:
            await step()
        except Exception as error:  # whatever it was, the next attempt may go well
            failures += 1
            outage.failed(work, error)
            await asyncio.sleep(pause_after(failures))
        else:
            failures = 0
            outage.works(work)
            await asyncio.sleep(pause)
