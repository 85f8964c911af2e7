"""Ratings on the scale of Elo: how strong each entrant is, by maximum likelihood, and how sure that is.

The model is Luce's: at a table everybody wins with a chance in proportion to his strength. For two players that is the
model of Bradley, Terry and Elo, for more it is the first place of Plackett and Luce. A shared victory counts in parts, so a
draw is half a victory each. Matches of one group share their luck; they are not independent, so the interval is reckoned
from groups (the sandwich estimator), not from matches. Each entrant also draws one imagined game against the average:
a bot that never lost gets a rating that can be written down.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log

import numpy as np

from rattery.core.arrays import Array
from rattery.lab.interval import NORMAL_95

ELO = 400 / log(10)  # points for a factor e of strength
AVERAGE = 1500.0
STEPS = 100
CLOSE_ENOUGH = 1e-10


@dataclass(frozen=True)
class Rating:
    """The rating of one entrant; the true one lies between low and high with a confidence of 95 %."""

    name: str
    elo: float
    low: float
    high: float


@dataclass(frozen=True)
class Outcomes:
    """What came out of many matches, a row for each: seats of every entrant, his share of the victory, and the group."""

    seats: Array
    shares: Array
    groups: Array


def rate(outcomes: Outcomes, names: Sequence[str], measured: int | None = None) -> list[Rating]:
    """A rating for every entrant; the average of the first `measured` of them, or of all, is 1500."""
    seats, shares = outcomes.seats.astype(float), outcomes.shares.astype(float)
    strength = _most_likely(seats, shares)
    spread = _covariance(seats, shares, outcomes.groups, strength)
    among = np.zeros(len(names))
    among[: measured or len(names)] = 1 / (measured or len(names))
    relative = np.eye(len(names)) - among
    elo = AVERAGE + ELO * relative @ strength
    errors = ELO * np.sqrt(np.diag(relative @ spread @ relative.T))
    reach = _quantile(len(np.unique(outcomes.groups)) - 1) * errors
    return [
        Rating(name, float(elo[place]), float(elo[place] - reach[place]), float(elo[place] + reach[place]))
        for place, name in enumerate(names)
    ]


def expected_share(elo: float, other: float) -> float:
    """The share of victories one rating promises against another."""
    return float(1 / (1 + 10 ** ((other - elo) / 400)))


def _chances(seats: Array, strength: Array) -> Array:
    """Everybody's chance in every match."""
    weights: Array = seats * np.exp(strength - strength.max())
    return np.asarray(weights / weights.sum(axis=1, keepdims=True))


def _curvature(chances: Array, strength: Array) -> Array:
    """The information about every strength: the negative second derivative of the likelihood."""
    imagined = 1 / (1 + np.exp(-strength))
    return np.asarray(np.diag(chances.sum(axis=0) + imagined * (1 - imagined)) - chances.T @ chances)


def _most_likely(seats: Array, shares: Array) -> Array:
    """The strengths (as logarithms) under which what happened is most likely, by Newton's method."""
    strength = np.zeros(seats.shape[1])
    for _ in range(STEPS):
        chances = _chances(seats, strength)
        slope = (shares - chances).sum(axis=0) + _imagined_slope(strength)
        step = np.linalg.solve(_curvature(chances, strength), slope)
        strength = strength + np.clip(step, -2, 2)  # a longer step may leap over the top
        if np.abs(step).max() < CLOSE_ENOUGH:
            break
    return strength


def _imagined_slope(strength: Array) -> Array:
    """What the imagined drawn games pull."""
    return np.asarray(0.5 - 1 / (1 + np.exp(-strength)))


def _imagined_variance(strength: Array) -> Array:
    """And how much they vary, as half a victory and half a defeat."""
    chance = 1 / (1 + np.exp(-strength))
    return np.asarray(((1 - chance) ** 2 + chance**2) / 2)


def _covariance(seats: Array, shares: Array, groups: Array, strength: Array) -> Array:
    """How the strengths would vary if other groups had been played."""
    chances = _chances(seats, strength)
    members = np.unique(groups, return_inverse=True)[1]
    count = int(members.max()) + 1
    pulls = np.zeros((count, len(strength)))
    np.add.at(pulls, members, shares - chances)
    varied = pulls.T @ pulls * (count / max(1, count - 1)) + np.diag(_imagined_variance(strength))
    inverse = np.linalg.inv(_curvature(chances, strength))
    return np.asarray(inverse @ varied @ inverse)


def _quantile(freedom: int) -> float:
    """Student's quantile for 95 %: few groups say less than their spread suggests."""
    z, n = NORMAL_95, max(1, freedom)
    return z + (z**3 + z) / (4 * n) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n * n)
