"""Hex sets obey the laws of sets: every operation is held against Python's own frozensets."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spielwerk.core import sets
from spielwerk.core.sets import CAPACITY, WORD, HexSet

hexes = st.integers(0, CAPACITY - 1)
plain_sets = st.frozensets(hexes)


def hex_set(members: frozenset[int]) -> HexSet:
    made = sets.empty()
    for hex in members:
        made = sets.with_hex(made, hex)
    return made


def plain(made: HexSet) -> frozenset[int]:
    return frozenset(sets.members(made))


@given(plain_sets)
def test_members_come_back_ascending(members: frozenset[int]) -> None:
    assert list(sets.members(hex_set(members))) == sorted(members)


@given(plain_sets)
def test_size_and_emptiness(members: frozenset[int]) -> None:
    assert sets.size(hex_set(members)) == len(members)
    assert sets.is_empty(hex_set(members)) == (not members)


@given(plain_sets, hexes)
def test_contains_and_with_hex(members: frozenset[int], hex: int) -> None:
    assert sets.contains(hex_set(members), hex) == (hex in members)
    assert plain(sets.with_hex(hex_set(members), hex)) == members | {hex}


@given(plain_sets, plain_sets)
def test_union_intersection_difference_overlap(first: frozenset[int], second: frozenset[int]) -> None:
    one, other = hex_set(first), hex_set(second)
    assert plain(sets.union(one, other)) == first | second
    assert plain(sets.intersection(one, other)) == first & second
    assert plain(sets.difference(one, other)) == first - second
    assert sets.overlap(one, other) == (not first.isdisjoint(second))


@given(plain_sets, plain_sets)
def test_equal_sets_are_equal_words(first: frozenset[int], second: frozenset[int]) -> None:
    assert (hex_set(first) == hex_set(second)) == (first == second)


@given(st.frozensets(hexes, min_size=1))
def test_first_member_is_the_lowest(members: frozenset[int]) -> None:
    assert sets.first_member(hex_set(members)) == min(members)


@pytest.mark.parametrize("hex", range(CAPACITY))
def test_every_hex_alone(hex: int) -> None:
    alone = sets.single(hex)
    assert list(sets.members(alone)) == [hex]
    assert sets.first_member(alone) == hex
    assert sets.size(alone) == 1
    assert [other for other in range(CAPACITY) if sets.contains(alone, other)] == [hex]


def test_words_stay_below_two_to_the_57() -> None:
    everything = hex_set(frozenset(range(CAPACITY)))
    assert everything == (2**WORD - 1, 2**WORD - 1)
    assert list(sets.BIT) == [2**bit for bit in range(WORD)]
