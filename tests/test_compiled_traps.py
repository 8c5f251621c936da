"""Compiled arithmetic is Python's own: the traps are found in the source, and words give the same numbers."""

import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from compiled_traps import traps
from spielwerk.core import build_info, sets
from spielwerk.core.random import Random

HEXES = st.integers(0, sets.CAPACITY - 1)


def members(hexes: sets.HexSet) -> set[int]:
    return {int(hex) for hex in sets.members(hexes)}


def hex_set(numbers: set[int]) -> sets.HexSet:
    hexes = sets.empty()
    for number in numbers:
        hexes = sets.with_hex(hexes, number)
    return hexes


@pytest.mark.parametrize(
    "line",
    [
        "1 << n",
        "i64(1) << n",
        "(2 + 1) << n",
        "-1 << n",
        "ONE << n",
        "terms.ONE << n",
        "x | (1 << n)",
        "import copy",
        "from msgspec import Struct",
        "Player.__new__(Player)",
        "x.bit_length()",
    ],
)
def test_a_trap_is_found(line: str) -> None:
    assert [number for number, _ in traps(f"x = n = 3\n{line}\n")] == [2]


@pytest.mark.parametrize("line", ["BIT[n]", "x << 3", "x >> n", "1 >> n", "import copyreg", "new(Player)"])
def test_what_is_no_trap_passes(line: str) -> None:
    assert traps(line) == []


def test_the_engine_has_no_traps() -> None:
    sources = build_info.engine_sources(build_info.package_folder())
    assert sources
    assert {str(file): found for file in sources if (found := traps(Path(file).read_text(encoding="utf-8")))} == {}


def test_single_bits_are_powers_of_two() -> None:
    assert [sets.BIT[position] for position in range(sets.WORD)] == [2**position for position in range(57)]


@pytest.mark.parametrize("hex", range(sets.CAPACITY))
def test_a_single_hex_is_found_again(hex: int) -> None:
    alone = sets.single(hex)
    low, high = divmod(2**hex, 2**57)[::-1]
    assert alone == (low, high)
    assert members(alone) == {hex}
    assert sets.first_member(alone) == hex
    assert sets.size(alone) == 1
    assert [other for other in range(sets.CAPACITY) if sets.contains(alone, other)] == [hex]


@given(st.sets(HEXES), st.sets(HEXES), HEXES)
def test_sets_in_words_are_sets(first: set[int], second: set[int], hex: int) -> None:
    one, other = hex_set(first), hex_set(second)
    assert members(sets.union(one, other)) == first | second
    assert members(sets.intersection(one, other)) == first & second
    assert members(sets.difference(one, other)) == first - second
    assert members(sets.with_hex(one, hex)) == first | {hex}
    assert sets.size(one) == len(first)
    assert sets.is_empty(one) == (not first)
    assert sets.overlap(one, other) == bool(first & second)
    assert sets.contains(one, hex) == (hex in first)
    if first:
        assert sets.first_member(one) == min(first)


def test_members_are_ascending() -> None:
    everything = hex_set(set(range(sets.CAPACITY)))
    assert list(sets.members(everything)) == list(range(sets.CAPACITY))


@pytest.mark.parametrize("seed", [0, 1, 7, 2**31, 2**40 + 12345, 2**62])
def test_random_numbers_are_those_of_unbounded_integers(seed: int) -> None:
    value = seed % 2147483646 + 1
    for _ in range(3):
        value = value * 48271 % 2147483647
    generator = Random(seed)
    for draw in range(2000):
        bound = random.Random(draw).randint(1, 2**20)
        value = value * 48271 % 2147483647
        assert generator.below(bound) == value // 64 % bound
