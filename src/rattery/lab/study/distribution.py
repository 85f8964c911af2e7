"""The empirical distribution of whole numbers, with its statistics."""

from __future__ import annotations

from math import ceil, sqrt

import numpy as np

from rattery.core.arrays import Array

PERCENTILES = (5, 25, 50, 75, 95)  # shown for every distribution


class Distribution:
    """A histogram with one bin for each value that occurs."""

    def __init__(self) -> None:
        self.counts: dict[int, int] = {}

    @classmethod
    def of(cls, numbers: Array) -> Distribution:
        """The distribution of an array of whole numbers."""
        found = cls()
        found.add(numbers)
        return found

    def add(self, numbers: Array) -> None:
        """Count more numbers."""
        for value, count in zip(*np.unique(numbers, return_counts=True), strict=True):
            self.counts[int(value)] = self.counts.get(int(value), 0) + int(count)

    @property
    def values(self) -> list[int]:
        """The values that occur, ascending."""
        return sorted(self.counts)

    @property
    def total(self) -> int:
        return sum(self.counts.values())

    @property
    def mean(self) -> float:
        return sum(value * count for value, count in self.counts.items()) / max(1, self.total)

    @property
    def deviation(self) -> float:
        """The sample standard deviation."""
        mean = self.mean
        squares = sum(count * (value - mean) ** 2 for value, count in self.counts.items())
        return sqrt(squares / max(1, self.total - 1))

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return self.deviation / sqrt(max(1, self.total))

    def percentile(self, percent: int) -> int:
        """The smallest value that at least this percentage of the numbers does not exceed; 0 without numbers."""
        wanted, met = ceil(self.total * percent / 100), 0
        for value in self.values:
            met += self.counts[value]
            if met >= wanted:
                return value
        return 0

    def share(self, value: int) -> float:
        """The share of the numbers that equal a value."""
        return self.counts.get(value, 0) / max(1, self.total)
