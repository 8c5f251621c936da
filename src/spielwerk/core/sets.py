"""Sets of hexes in two machine words.

A `HexSet` is a pair of integers, 57 hexes in the first word and the rest in the second. Compiled, a pair
travels in registers and costs no allocation. Words stay below 2^57 and single bits come from `BIT`, never from
a shifted literal: both keep the compiled arithmetic equal to Python's own.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

HexSet = tuple[i64, i64]

WORD: Final = 57
"""Hexes per word."""

CAPACITY: Final = 114
"""Largest number of hexes that a set can tell apart."""


def _bits() -> vec[i64]:
    table = vec[i64]([])
    bit: i64 = 1
    for _ in range(WORD):
        table = append(table, bit)
        bit = bit * 2
    return table


def _positions() -> vec[i64]:
    """Position of a single bit by its remainder modulo 67, of which 2 is a primitive root."""
    table = vec[i64]([0] * 67)
    position: i64 = 0
    for bit in BIT:
        table[bit % 67] = position
        position += 1
    return table


BIT: Final[vec[i64]] = _bits()
_POSITION: Final[vec[i64]] = _positions()


def empty() -> HexSet:
    return (0, 0)


def single(hex: i64) -> HexSet:
    if hex < WORD:
        return (BIT[hex], 0)
    return (0, BIT[hex - WORD])


def contains(hexes: HexSet, hex: i64) -> bool:
    if hex < WORD:
        return hexes[0] & BIT[hex] != 0
    return hexes[1] & BIT[hex - WORD] != 0


def union(first: HexSet, second: HexSet) -> HexSet:
    return (first[0] | second[0], first[1] | second[1])


def intersection(first: HexSet, second: HexSet) -> HexSet:
    return (first[0] & second[0], first[1] & second[1])


def difference(first: HexSet, second: HexSet) -> HexSet:
    return (first[0] & ~second[0], first[1] & ~second[1])


def with_hex(hexes: HexSet, hex: i64) -> HexSet:
    return union(hexes, single(hex))


def is_empty(hexes: HexSet) -> bool:
    return hexes[0] | hexes[1] == 0


def overlap(first: HexSet, second: HexSet) -> bool:
    return (first[0] & second[0]) | (first[1] & second[1]) != 0


def members(hexes: HexSet) -> vec[i64]:
    """The hexes of the set, ascending."""
    found = vec[i64]([])
    rest: i64 = hexes[0]
    while rest != 0:
        low: i64 = rest & -rest
        found = append(found, _POSITION[low % 67])
        rest = rest ^ low
    rest = hexes[1]
    while rest != 0:
        low = rest & -rest
        found = append(found, _POSITION[low % 67] + WORD)
        rest = rest ^ low
    return found


def size(hexes: HexSet) -> i64:
    count: i64 = 0
    rest: i64 = hexes[0]
    while rest != 0:
        rest = rest & (rest - 1)
        count += 1
    rest = hexes[1]
    while rest != 0:
        rest = rest & (rest - 1)
        count += 1
    return count


def first_member(hexes: HexSet) -> i64:
    """The lowest hex of a set that is not empty."""
    if hexes[0] != 0:
        return _POSITION[(hexes[0] & -hexes[0]) % 67]
    return _POSITION[(hexes[1] & -hexes[1]) % 67] + WORD
