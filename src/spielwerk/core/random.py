"""A small random generator whose numbers are the same compiled and uncompiled, on every machine."""

from mypy_extensions import i64


class Random:
    """Park and Miller's minimal standard generator: products stay below 2^47, so nothing overflows.

    For playing out games and for tests. Draws at a table come from `core.chance`.
    """

    def __init__(self, seed: int) -> None:
        self.value: i64 = seed % 2147483646 + 1
        for _ in range(3):
            self.below(2)

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1; bound at most 2^20."""
        self.value = self.value * 48271 % 2147483647
        return self.value // 64 % bound
