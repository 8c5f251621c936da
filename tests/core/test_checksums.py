"""One number from many."""

from librt.vecs import vec
from mypy_extensions import i64

from spielwerk.core.checksums import mixed, mixed_all


def test_the_order_of_values_counts() -> None:
    assert mixed(mixed(0, 1), 2) != mixed(mixed(0, 2), 1)


def test_so_does_where_lists_end() -> None:
    one, two = vec[i64]([1]), vec[i64]([1, 2])
    assert mixed_all(mixed_all(17, one), two) != mixed_all(mixed_all(17, two), one)
    assert mixed_all(mixed_all(17, one), vec[i64]([])) != mixed_all(17, one)


def test_it_stays_below_a_bound() -> None:
    largest = 2**31 - 2
    assert all(0 <= mixed(total, value) < 2**31 for total in (0, largest) for value in (-5, 0, largest))
