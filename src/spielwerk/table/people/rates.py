"""How often somebody may ask. Counted in this process only: what is lost by a restart is a few seconds of patience."""

import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from spielwerk.table.config import Limits
from spielwerk.table.problems import Refused

MOST_KNOWN: Final = 20_000
SLOW: Final = 10.0


class Buckets:
    """A reserve per name, which fills at a rate and from which every request takes."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate: Final = rate
        self._burst: Final = burst
        self._clock: Final = clock
        self._filled: Final[OrderedDict[str, tuple[float, float]]] = OrderedDict()
        self._lock: Final = threading.Lock()

    def take(self, name: str, amount: float = 1.0) -> bool:
        """Takes from the reserve of a name; False if it is empty."""
        now = self._clock()
        with self._lock:
            level, then = self._filled.pop(name, (self._burst, now))
            level = min(self._burst, level + (now - then) * self._rate)
            enough = level >= amount
            self._filled[name] = (level - amount if enough else level, now)
            while len(self._filled) > MOST_KNOWN:
                self._filled.popitem(last=False)
        return enough


class Rates:
    def __init__(self, limits: Limits) -> None:
        self._visitors: Final = Buckets(limits.visitor_rate, limits.visitor_burst)
        self._addresses: Final = Buckets(limits.address_rate, limits.address_burst)
        self._wrong_links: Final = Buckets(limits.wrong_links_a_minute / 60, limits.wrong_links_a_minute)

    def request(self, visitor: str, address: str) -> None:
        """Raises Refused where a visitor or an address asks too often."""
        if not self._addresses.take(address) or (visitor and not self._visitors.take(visitor)):
            raise Refused(429, "too-fast")

    def slow(self, visitor: str, address: str) -> None:
        """Something that costs as much as many requests."""
        if not self._addresses.take(address, SLOW) or (visitor and not self._visitors.take(visitor, SLOW)):
            raise Refused(429, "too-fast")

    def wrong_link(self, address: str) -> None:
        """Somebody has tried a link that leads nowhere."""
        if not self._wrong_links.take(address):
            raise Refused(429, "too-many-guesses")
