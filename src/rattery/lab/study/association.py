"""Associations: what winners do more often than others, and how far that can be trusted.

*Lift* is how many victories went to seats that did a thing, divided by how many would have, had it made no difference:
1.2 is a fifth more. Seats are compared with themselves only (the first player may both win and buy more often). Many
things are looked at, and some always look special by luck; so the intervals are as wide as it takes for all of them
together to be right 95 times of 100 (Bonferroni). Seats of one game are counted as if they were independent; since only one
of them wins, the intervals are rather too wide than too narrow.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist

import numpy as np

from rattery.lab.study.features import Feature
from rattery.lab.study.recording import GAMES, TIMES, TIMES_WON, VICTORY, WON, WON_SQUARED
from rattery.lab.study.tally import Uses
from rattery.playouts.game_range import Array

CONFIDENCE = 0.95
FEWEST = 30  # seats' games with it, and without it, below which nothing is said


def reach(comparisons: int) -> float:
    """Standard errors on either side for which this many intervals hold together in 95 % of studies (Bonferroni)."""
    return NormalDist().inv_cdf(1 - (1 - CONFIDENCE) / (2 * max(1, comparisons)))


@dataclass(frozen=True)
class Association:
    """One thing: who does it, and whether those who do it win more often."""

    feature: Feature
    games: int  # of a seat, in which it did it
    by_winners: float  # the share of the winners who did it
    by_others: float
    times_winners: float  # how often in a game
    times_others: float
    lift: float
    low: float
    high: float

    @property
    def is_clear(self) -> bool:
        """Whether no difference at all can be ruled out."""
        return self.low > 1 or self.high < 1


def associations(features: Sequence[Feature], uses: Uses) -> list[Association]:
    """Everything that was done often enough to say something, and not by everybody; the largest lift first."""
    did, games = uses.sums[:, :, GAMES].sum(axis=0), uses.base[:, 0].sum()
    told = [place for place in range(len(features)) if FEWEST <= did[place] <= games - FEWEST]
    width = reach(len(told))
    found = [_association(features[place], uses.sums[:, place], uses.base, width) for place in told]
    return sorted((one for one in found if one is not None), key=lambda one: one.lift, reverse=True)


def _association(feature: Feature, sums: Array, base: Array, width: float) -> Association | None:
    did, won = sums[:, GAMES], sums[:, WON] / VICTORY
    games, all_won = base[:, 0], base[:, 1] / VICTORY
    expected = float((did * all_won / games).sum())
    if expected == 0 or all_won.sum() == 0 or all_won.sum() == games.sum():
        return None
    lift = float(won.sum()) / expected
    error = _error(sums, base) / expected
    lost, lost_did = games.sum() - all_won.sum(), did.sum() - won.sum()
    times, times_won = sums[:, TIMES].sum(), sums[:, TIMES_WON].sum() / VICTORY
    return Association(
        feature, int(did.sum()), float(won.sum() / all_won.sum()), float(lost_did / lost),
        float(times_won / all_won.sum()), float((times - times_won) / lost),
        lift, max(0.0, lift - width * error), lift + width * error,
    )  # fmt: skip


def _error(sums: Array, base: Array) -> float:
    """The standard error of the victories beyond what was expected, seat by seat; the larger of two estimates.

    One takes victories to vary alike with and without the thing, the other takes each as it was found.
    """
    variance = 0.0
    for (did, won, squared), (games, all_won, all_squared) in zip(
        sums[:, [GAMES, WON, WON_SQUARED]], base, strict=True
    ):
        others = games - did
        if did == 0 or others == 0:
            continue
        weight = did * others / games
        alike = _variance(games, all_won, all_squared) * (1 / did + 1 / others)
        apart = _variance(did, won, squared) / did + _variance(others, all_won - won, all_squared - squared) / others
        variance += weight * weight * max(alike, apart)
    return sqrt(variance)


def _variance(games: int, won: int, squared: int) -> float:
    """How much the share of a victory varies from game to game."""
    if games < 2:
        return 0.25
    mean = won / games
    return float(max(0.0, squared / games - mean * mean) * games / (games - 1) / VICTORY**2)


def difference(one: float, one_error: float, other: float, other_error: float, width: float) -> tuple[float, float]:
    """Between what the difference of two means lies."""
    middle, error = other - one, float(np.hypot(one_error, other_error))
    return middle - width * error, middle + width * error
