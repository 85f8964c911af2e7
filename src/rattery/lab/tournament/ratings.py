"""Elo ratings by maximum likelihood, with confidence intervals.

The model is Luce's choice axiom: at a table each entrant wins with a probability proportional to its strength. For two
players that is Bradley–Terry, for more it is the first place of Plackett–Luce. A shared victory counts as fractions, so a
draw is half a victory each. Matches of one group share their luck and are not independent, so the covariance is clustered
by group (sandwich estimator). As a prior each entrant has drawn one virtual game against the average, so the rating of a
bot that never lost is finite.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log

import numpy as np

from rattery.core.arrays import Array
from rattery.lab.interval import student_quantile, sum_by_group

ELO = 400 / log(10)  # points per factor e of strength
AVERAGE = 1500.0
MAX_STEPS = 100  # of Newton's method
TOLERANCE = 1e-10  # of log-strength, at which it has converged


@dataclass(frozen=True)
class Rating:
    """The rating of one entrant and its 95 % confidence interval."""

    name: str
    elo: float
    low: float
    high: float


@dataclass(frozen=True)
class Outcomes:
    """Results of many matches, a row for each: by entrant its number of seats and its share of the victory; the group."""

    seats: Array
    shares: Array
    groups: Array


def rate(outcomes: Outcomes, names: Sequence[str], measured: int | None = None) -> list[Rating]:
    """The ratings in the order of `names`; the average of the first `measured`, or of all, is AVERAGE."""
    seats, shares = outcomes.seats.astype(float), outcomes.shares.astype(float)
    strength = _maximum_likelihood(seats, shares)
    spread = _covariance(seats, shares, outcomes.groups, strength)
    among = np.zeros(len(names))
    among[: measured or len(names)] = 1 / (measured or len(names))
    relative = np.eye(len(names)) - among
    elo = AVERAGE + ELO * relative @ strength
    errors = ELO * np.sqrt(np.diag(relative @ spread @ relative.T))
    reach = student_quantile(len(np.unique(outcomes.groups)) - 1) * errors
    return [
        Rating(name, float(elo[place]), float(elo[place] - reach[place]), float(elo[place] + reach[place]))
        for place, name in enumerate(names)
    ]


def expected_share(elo: float, other: float) -> float:
    """The expected share of victories of one rating against another."""
    return float(1 / (1 + 10 ** ((other - elo) / 400)))


def _chances(seats: Array, strength: Array) -> Array:
    """The win probability of every entrant in every match."""
    weights: Array = seats * np.exp(strength - strength.max())
    return np.asarray(weights / weights.sum(axis=1, keepdims=True))


def _information(chances: Array, strength: Array) -> Array:
    """The observed information matrix: the negative Hessian of the log-likelihood, prior included."""
    virtual = 1 / (1 + np.exp(-strength))
    return np.asarray(np.diag(chances.sum(axis=0) + virtual * (1 - virtual)) - chances.T @ chances)


def _maximum_likelihood(seats: Array, shares: Array) -> Array:
    """The log-strengths of maximum likelihood, by Newton's method."""
    strength = np.zeros(seats.shape[1])
    for _ in range(MAX_STEPS):
        chances = _chances(seats, strength)
        gradient = (shares - chances).sum(axis=0) + _prior_gradient(strength)
        step = np.linalg.solve(_information(chances, strength), gradient)
        strength = strength + np.clip(step, -2, 2)  # a longer step may overshoot
        if np.abs(step).max() < TOLERANCE:
            break
    return strength


def _prior_gradient(strength: Array) -> Array:
    """The gradient of the log-prior: one drawn game against the average each."""
    return np.asarray(0.5 - 1 / (1 + np.exp(-strength)))


def _prior_variance(strength: Array) -> Array:
    """The variance of the prior's score, taking the drawn game as a win or a loss with equal chances."""
    chance = 1 / (1 + np.exp(-strength))
    return np.asarray(((1 - chance) ** 2 + chance**2) / 2)


def _covariance(seats: Array, shares: Array, groups: Array, strength: Array) -> Array:
    """The covariance of the log-strengths, clustered by group."""
    chances = _chances(seats, strength)
    scores = sum_by_group(groups, shares - chances)
    count = len(scores)
    meat = scores.T @ scores * (count / max(1, count - 1)) + np.diag(_prior_variance(strength))
    inverse = np.linalg.inv(_information(chances, strength))
    return np.asarray(inverse @ meat @ inverse)
