"""Remembers results that cannot become wrong, because they belong to a stored position."""

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final, Generic, TypeVar

Value = TypeVar("Value")


class Memory(Generic[Value]):
    """Keeps the results that were asked for last."""

    def __init__(self, size: int) -> None:
        self._size: Final = size
        self._kept: Final[OrderedDict[Hashable, Value]] = OrderedDict()
        self._lock: Final = threading.Lock()

    def get(self, key: Hashable, make: Callable[[], Value]) -> Value:
        """The result for a key. Two threads may both make it; either will do."""
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
                return self._kept[key]
        value = make()
        self.put(key, value)
        return value

    def known(self, key: Hashable) -> Value | None:
        """The result for a key if it is remembered."""
        with self._lock:
            return self._kept.get(key)

    def put(self, key: Hashable, value: Value) -> None:
        with self._lock:
            self._kept[key] = value
            while len(self._kept) > self._size:
                self._kept.popitem(last=False)
