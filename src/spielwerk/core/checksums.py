"""One number below 2^31 from many: what compiled and plain games are compared by. Start with any number."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MODULUS: Final = 2147483647


def mixed(total: i64, value: i64) -> i64:
    """The number so far with one more value in it; the order of values counts."""
    return (total * 1009 + (value + 7) % MODULUS) % MODULUS


def mixed_all(total: i64, values: vec[i64]) -> i64:
    """With all values of a list, and how many they are."""
    for value in values:
        total = mixed(total, value)
    return mixed(total, len(values))
