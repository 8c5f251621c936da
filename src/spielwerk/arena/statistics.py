# not compiled: a few numbers per table
"""Means and shares with confidence intervals."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

_EXACT: Final = (12.7062, 4.30265, 3.18245, 2.77645, 2.57058, 2.44691, 2.36462, 2.30600, 2.26216, 2.22814)
"""Two-sided 95 % points of Student's distribution with 1 to 10 degrees of freedom; the series below is for more."""
_NORMAL: Final = 1.959964


@dataclass(frozen=True)
class Estimate:
    """A mean of `count` independent values with its 95 % confidence interval.

    A single value tells nothing about the spread: its interval has no width.
    """

    mean: float
    low: float
    high: float
    count: int

    def to_json(self) -> dict[str, object]:
        interval = [round(self.low, 4), round(self.high, 4)]
        return {"mean": round(self.mean, 4), "interval_95": interval, "count": self.count}

    def text(self, digits: int = 1, factor: float = 1) -> str:
        """As `84.2 ± 1.3`, or `98.0 (93.0 to 99.4)` where the interval is not even."""
        mean, low, high = (f"{value * factor:.{digits}f}" for value in (self.mean, self.low, self.high))
        if self.count == 1:
            return mean
        if abs(self.high + self.low - 2 * self.mean) > 1e-9:
            return f"{mean} ({low}-{high})"
        return f"{mean} ± {(self.high - self.mean) * factor:.{digits}f}"


def student(freedom: int) -> float:
    """How many standard errors make a 95 % confidence interval, by degrees of freedom."""
    if freedom <= len(_EXACT):
        return _EXACT[freedom - 1]
    z = _NORMAL
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of values that do not depend on one another. There must be at least one."""
    count = len(values)
    mean = math.fsum(values) / count
    if count == 1:
        return Estimate(mean, mean, mean, 1)
    variance = math.fsum((value - mean) ** 2 for value in values) / (count - 1)
    margin = student(count - 1) * math.sqrt(variance / count)
    return Estimate(mean, mean - margin, mean + margin, count)


def share(values: Sequence[float]) -> Estimate:
    """The mean of values from 0 to 1, most of them one or the other: Wilson's interval, which stays within 0 and 1."""
    count = len(values)
    mean = math.fsum(values) / count
    square = _NORMAL**2
    middle = (mean + square / (2 * count)) / (1 + square / count)
    root = math.sqrt(mean * (1 - mean) / count + square / (4 * count**2))
    margin = _NORMAL * root / (1 + square / count)
    return Estimate(mean, max(0.0, middle - margin), min(1.0, middle + margin), count)
