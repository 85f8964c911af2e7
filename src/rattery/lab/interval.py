"""Confidence intervals of shares of victories and of means."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist

from rattery.core.arrays import Array

NORMAL_95 = 1.959964  # standard deviations either side that hold 95 % of a normal distribution


def bonferroni_quantile(comparisons: int, confidence: float = 0.95) -> float:
    """Half-width, in standard errors, at which this many intervals jointly have 95 % confidence (Bonferroni)."""
    return NormalDist().inv_cdf(1 - (1 - confidence) / (2 * max(1, comparisons)))


def interval(share: float, games: float, width: float = NORMAL_95) -> tuple[float, float]:
    """Wilson's score interval of a share, 95 % by default; valid for few games, too. `games` must be positive."""
    z2 = width**2
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    reach = width * sqrt(share * (1 - share) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return max(0.0, middle - reach), min(1.0, middle + reach)


@dataclass(frozen=True)
class Share:
    """A share of `games` games, and its 95 % confidence interval."""

    share: float
    games: int
    low: float
    high: float

    @classmethod
    def of(cls, won: float, games: int) -> Share:
        """`won` of `games`, where a shared victory is part of a game. Without games the interval is 0 to 1."""
        if games == 0:
            return cls(0.5, 0, 0.0, 1.0)
        share = min(1.0, max(0.0, won / games))
        return cls(share, games, *interval(share, games))


@dataclass(frozen=True)
class Mean:
    """The mean of independent values, and its 95 % confidence interval."""

    mean: float
    count: int
    low: float
    high: float

    @classmethod
    def of(cls, values: Array) -> Mean:
        mean, reach = float(values.mean()), NORMAL_95 * standard_error(values)
        return cls(mean, len(values), mean - reach, mean + reach)


def standard_error(values: Array) -> float:
    """The standard error of the mean. Its floor is that of a sample in which one value differs by 1, so it is never 0."""
    spread = float(values.std(ddof=1)) if len(values) > 1 else 1.0
    return max(spread, 1 / sqrt(len(values))) / sqrt(len(values))
