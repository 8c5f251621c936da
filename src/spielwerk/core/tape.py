"""A position as a row of numbers: written out, and read back.

A state lists its fields once, in `State.transfer`:

    self.round = tape.number(self.round)
    self.order = tape.numbers(self.order)

Writing, a tape takes each value down and gives it back; reading, it gives the value that stands there. Bytes, equality,
hash key and checksum all follow from that one list.
"""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import blake2b
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from spielwerk.core.errors import Problem
from spielwerk.core.sets import HexSet

_LOW: Final = 128
"""Numbers are packed seven bits a byte, the lowest first; a byte from 128 on says that more follow."""


class DamagedPosition(Problem):
    """Bytes that no position was written into."""


class Tape:
    """Numbers in the order of a state's fields. Make one with `blank()` or `recorded()`."""

    def __init__(self, values: vec[i64], reading: bool) -> None:
        self.values: vec[i64] = values
        self.reading: Final = reading
        self._at: i64 = 0

    def number(self, value: i64) -> i64:
        if not self.reading:
            self.values = append(self.values, value)
            return value
        if self._at >= len(self.values):
            raise DamagedPosition("position.too-short")
        found = self.values[self._at]
        self._at += 1
        return found

    def below(self, value: i64, end: i64) -> i64:
        """A number from 0 to `end` - 1: a place in a list."""
        found = self.number(value)
        if found < 0 or found >= end:
            raise DamagedPosition("position.beyond", found=found, last=end - 1)
        return found

    def flag(self, value: bool) -> bool:
        return self.number(1 if value else 0) != 0

    def numbers(self, values: vec[i64]) -> vec[i64]:
        """A list of any length."""
        count = self.number(len(values))
        if not self.reading:
            for value in values:
                self.values = append(self.values, value)
            return values
        if count < 0 or self._at + count > len(self.values):
            raise DamagedPosition("position.too-short")
        found = vec[i64]([])
        for _ in range(count):
            found = append(found, self.values[self._at])
            self._at += 1
        return found

    def hexes(self, hexes: HexSet) -> HexSet:
        low = self.number(hexes[0])
        high = self.number(hexes[1])
        return (low, high)

    def end(self) -> None:
        """Nothing may be left when a state has read all its fields."""
        if self.reading and self._at != len(self.values):
            raise DamagedPosition("position.too-long")


def blank() -> Tape:
    """A tape to be written."""
    return Tape(vec[i64]([]), False)


def recorded(values: vec[i64]) -> Tape:
    """A tape to be read."""
    return Tape(values, True)


def packed(values: vec[i64]) -> bytes:
    """The numbers in few bytes; small ones take one. Numbers lie within 2^57 of zero."""
    found = bytearray()
    for value in values:
        rest: i64 = 2 * value if value >= 0 else -2 * value - 1
        while rest >= _LOW:
            found.append(rest % _LOW + _LOW)
            rest = rest // _LOW
        found.append(rest)
    return bytes(found)


def unpacked(data: bytes) -> vec[i64]:
    """The numbers again. Raises DamagedPosition where the bytes break off."""
    found = vec[i64]([])
    value: i64 = 0
    place: i64 = 1
    is_open = False
    for byte in data:
        part: i64 = byte
        value += part % _LOW * place
        is_open = part >= _LOW
        if is_open:
            place = place * _LOW
            if place > LARGEST_PLACE:
                raise DamagedPosition("position.too-large")
        else:
            found = append(found, value // 2 if value % 2 == 0 else -(value // 2) - 1)
            value = 0
            place = 1
    if is_open:
        raise DamagedPosition("position.broken-off")
    return found


LARGEST_PLACE: Final[i64] = 72057594037927936
"""2^56: a number has at most nine bytes."""


# Bytes and texts that hold a head, which says what the numbers are of, and recognise damage.

_DIGEST: Final = 4
"""Bytes of the digest at the end."""


def sealed(head: str, values: vec[i64]) -> bytes:
    """A line of text, the numbers, and a digest of both."""
    content = head.encode() + b"\n" + packed(values)
    return content + blake2b(content, digest_size=_DIGEST).digest()


def opened(data: bytes) -> tuple[str, vec[i64]]:
    """Head and numbers again. Raises DamagedPosition where the digest does not fit."""
    content, digest = data[:-_DIGEST], data[-_DIGEST:]
    head, newline, numbers = content.partition(b"\n")
    if not newline or blake2b(content, digest_size=_DIGEST).digest() != digest:
        raise DamagedPosition("position.damaged")
    return head.decode(), unpacked(numbers)


def sealed_text(data: bytes) -> str:
    """Bytes as one word of text."""
    return urlsafe_b64encode(data).decode()


def unsealed_text(text: str) -> bytes:
    try:
        return urlsafe_b64decode(text.strip())
    except ValueError as error:
        raise DamagedPosition("position.no-text") from error
