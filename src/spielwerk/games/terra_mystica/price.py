"""What an action costs: coins, workers, priests and power."""

from mypy_extensions import i64

Price = tuple[i64, i64, i64, i64]
"""Coins, workers, priests, power."""


def free() -> Price:
    """Nothing to pay. (Compiled, a constant of this type is not seen by other modules.)"""
    return (0, 0, 0, 0)


def add(first: Price, second: Price) -> Price:
    return (first[0] + second[0], first[1] + second[1], first[2] + second[2], first[3] + second[3])
