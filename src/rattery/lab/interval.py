"""Confidence intervals of shares of victories and of means.

Games of one *deal* are played with the same chance key from rotated seats, so they are not independent: luck that favours a
place in the order of play favours it in all of them. Where there are such games, intervals treat each deal as one
observation (`Share.by_deal`).
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist

import numpy as np

from rattery.core.arrays import Array

NORMAL_95 = 1.959964  # standard deviations either side that hold 95 % of a normal distribution
PRIOR_DEALS = 0.2  # the prior of `effective_games`, in deals


def bonferroni_quantile(comparisons: int, confidence: float = 0.95) -> float:
    """Half-width, in standard errors, at which this many intervals jointly have 95 % confidence (Bonferroni)."""
    return NormalDist().inv_cdf(1 - (1 - confidence) / (2 * max(1, comparisons)))


def interval(share: float, games: float, z: float = NORMAL_95) -> tuple[float, float]:
    """Wilson's score interval of a share, 95 % by default; valid for few games, too. `games` must be positive."""
    z2 = z**2
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half_width = z * sqrt(share * (1 - share) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return max(0.0, middle - half_width), min(1.0, middle + half_width)


def student_quantile(freedom: int, normal: float = NORMAL_95) -> float:
    """Student's t quantile at the level of a normal quantile, by its expansion around that; matters where there are few
    deals."""
    z, n = normal, max(1, freedom)
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    )


def sum_by_group(deals: Array, values: Array) -> Array:
    """The sums of the rows of `values` over each deal; `deals` has the deal of every row."""
    numbers, members = np.unique(deals, return_inverse=True)
    found = np.zeros((len(numbers), *values.shape[1:]))
    np.add.at(found, members, values)
    return found


def effective_games(won: Array, games: Array) -> float:
    """The number of independent games that would be as informative about the share won; entries are deals, `games` positive.

    The games divided by the design effect: the variance of the share clustered by deal over that of independent games. As a
    prior, both contain a part of a deal whose games one coin decides, so that a variance of 0 is never taken for certainty.
    """
    total, size = float(games.sum()), float(games.mean())
    share = float(won.sum()) / total
    spread = float(((won - share * games) ** 2).sum()) * len(games) / max(1, len(games) - 1)
    prior = PRIOR_DEALS * size / 4
    return total * (total * share * (1 - share) + prior) / (spread + size * prior)


def interval_by_deal(won: Array, games: Array, z: float = NORMAL_95) -> tuple[float, float]:
    """Wilson's interval of the share won, with the effective number of games and Student's quantile; entries are deals."""
    share = min(1.0, max(0.0, float(won.sum()) / float(games.sum())))
    return interval(share, effective_games(won, games), student_quantile(len(games) - 1, z))


@dataclass(frozen=True)
class Share:
    """A share of `games` games, and its 95 % confidence interval."""

    share: float
    games: int
    low: float
    high: float

    @classmethod
    def of(cls, won: float, games: int) -> Share:
        """`won` of `games` independent games, a shared victory in parts. Without games the interval is 0 to 1."""
        if games == 0:
            return cls(0.5, 0, 0.0, 1.0)
        share = min(1.0, max(0.0, won / games))
        return cls(share, games, *interval(share, games))

    @classmethod
    def by_deal(cls, won: Array, games: Array) -> Share:
        """From the victories and the games of every deal; only deals are independent. Deals without games are left out."""
        is_played = games > 0
        if not is_played.any():
            return cls.of(0, 0)
        won, games = won[is_played], games[is_played]
        share = min(1.0, max(0.0, float(won.sum() / games.sum())))
        return cls(share, int(games.sum()), *interval_by_deal(won, games))


@dataclass(frozen=True)
class Mean:
    """The mean of independent values, and its 95 % confidence interval."""

    mean: float
    count: int
    low: float
    high: float

    @classmethod
    def of(cls, values: Array) -> Mean:
        """From independent values, by a normal approximation."""
        mean, half_width = float(values.mean()), NORMAL_95 * standard_error(values)
        return cls(mean, len(values), mean - half_width, mean + half_width)


def standard_error(values: Array, deals: Array | None = None) -> float:
    """The standard error of the mean, where values of the same deal, if given, depend on each other. Its floor is that of a
    sample in which one value differs by 1, so it is never 0."""
    count = len(values)
    if deals is None:
        spread = float(values.std(ddof=1)) if count > 1 else 1.0
    else:
        parts = sum_by_group(deals, values - values.mean())
        spread = sqrt(float((parts**2).sum()) * len(parts) / max(1, len(parts) - 1) / count) if len(parts) > 1 else 1.0
    return max(spread, 1 / sqrt(count)) / sqrt(count)
