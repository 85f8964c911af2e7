"""Findings: the causal effects of features on winning, with intervals corrected for multiple comparisons.

Two kinds of comparison, both randomised:

    dealt     things dealt by chance before the first decision: seats that got one against seats that did not
    played    one game played twice from a decision on, with a feature and without it (`recorded_games`)

Significant effects are selected by the Benjamini–Hochberg procedure at a false discovery rate of 5 %. Their intervals are
widened accordingly (Benjamini–Yekutieli: level 1 − selected · 5 % / tested). A finding is named in the report only if its
effect is of practical size, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist

import numpy as np

from rattery.core.arrays import Array
from rattery.lab.interval import standard_error
from rattery.lab.order import PRACTICAL_DIFFERENCE
from rattery.lab.study.features import Feature

FALSE_DISCOVERY_RATE = 0.05  # the expected share among significant findings
MIN_OBSERVATIONS = 30  # observations on each side for an effect to be estimated
DEALT, PLAYED = "dealt", "played"
PARTS = 2_520  # of a victory: divisible by 1 to 10, so that shares of a victory are exact integers
UNITS = np.array([1, 1, PARTS, 1, PARTS])  # of the five numbers in `dealt_moments`
NORMAL = NormalDist()


@dataclass(frozen=True)
class Effect:
    """The difference in the share of the victory with a feature and without it, and its standard error."""

    kind: str
    feature: Feature
    size: float
    error: float
    count: int  # number of pairs, or of seats that were dealt it

    @property
    def p_value(self) -> float:
        """The two-sided p-value of the effect against none, by a normal approximation."""
        return 2 * (1 - NORMAL.cdf(abs(self.size) / self.error)) if self.error > 0 else 1.0


@dataclass(frozen=True)
class Finding:
    """An effect, its confidence interval, and whether it is significant."""

    effect: Effect
    low: float
    high: float
    is_significant: bool

    @property
    def is_named(self) -> bool:
        """Whether it is significant and of practical size."""
        return self.is_significant and abs(self.effect.size) >= PRACTICAL_DIFFERENCE

    def data(self) -> dict[str, object]:
        """As JSON-ready data."""
        effect = self.effect
        return {
            "comparison": effect.kind,
            "feature": effect.feature.key,
            "effect": effect.size,
            "low": self.low,
            "high": self.high,
            "p_value": effect.p_value,
            "count": effect.count,
            "shows": self.is_significant,
            "practical": self.is_named,
        }


def findings(effects: Sequence[Effect]) -> list[Finding]:
    """A finding for every effect: the named ones first, each part by decreasing size."""
    picked = discoveries([effect.p_value for effect in effects])
    count = sum(picked)
    level = 1 - max(1, count) * FALSE_DISCOVERY_RATE / max(1, len(effects))
    wide, usual = NORMAL.inv_cdf((1 + level) / 2), NORMAL.inv_cdf(0.975)
    found = []
    for effect, is_significant in zip(effects, picked, strict=True):
        reach = (wide if is_significant else usual) * effect.error
        found.append(Finding(effect, effect.size - reach, effect.size + reach, is_significant))
    return sorted(found, key=lambda one: (not one.is_named, -abs(one.effect.size)))


def discoveries(p_values: Sequence[float]) -> list[bool]:
    """The Benjamini–Hochberg procedure: which of the hypotheses are rejected."""
    if not p_values:
        return []
    order = np.argsort(p_values)
    limits = FALSE_DISCOVERY_RATE * np.arange(1, len(p_values) + 1) / len(p_values)
    below = np.flatnonzero(np.asarray(p_values)[order] <= limits)
    picked = np.zeros(len(p_values), bool)
    if len(below):
        picked[order[: below[-1] + 1]] = True
    return [bool(one) for one in picked]


def played_effects(features: Sequence[Feature], pairs: Array) -> list[Effect]:
    """The effect of playing each feature where it is offered, from pairs (rows: game, feature, share with, share without).

    Pairs of one game share its chance and may even be of the same decision, so errors are clustered by game.
    """
    found = []
    for place, feature in enumerate(features):
        own = pairs[pairs[:, 1] == place]
        if len(own) >= MIN_OBSERVATIONS:
            games, gains = own[:, 0], own[:, 2] - own[:, 3]
            found.append(Effect(PLAYED, feature, float(gains.mean()), standard_error(gains, games), len(own)))
    return found


def no_moments(things: int) -> Array:
    """The moments of an empty range of games."""
    return np.zeros((things, 5, 5), np.int64)


def dealt_moments(openings: Array, winners: Array) -> Array:
    """Second moments over games, for each thing, from which `dealt_effects` are computed.

    They are integers, so the moments of several ranges of games add up exactly, in any order. `openings`: games × seats ×
    things, who was dealt what. `winners`: games × seats, the rules' own seats last. Each game contributes the outer product
    of five numbers: 1, the seats with the thing, their parts of the victory, the seats without it, and theirs. The result
    is things × 5 × 5; the first row of each matrix holds the plain sums.
    """
    parts = (winners * PARTS // np.maximum(1, winners.sum(axis=1, keepdims=True)))[:, : openings.shape[1]]
    has_it = openings.astype(np.int64)
    with_it, won_with = has_it.sum(axis=1), np.einsum("gst,gs->gt", has_it, parts)
    without, won_without = openings.shape[1] - with_it, parts.sum(axis=1)[:, None] - won_with
    games = np.stack([np.ones_like(with_it), with_it, won_with, without, won_without], axis=-1)
    found: Array = np.einsum("gti,gtj->tij", games, games)
    return found


def dealt_effects(things: Sequence[Feature], dealt: Array) -> list[Effect]:
    """The effect of being dealt each thing: the mean share of the victory of seats with it less that of seats without it.

    The seats of one game are not independent (if one wins, the others do not), so errors are clustered by game: the
    difference of the two means is linearised, and its variance is that of the games' contributions.
    """
    found = []
    for thing, moments in zip(things, dealt / np.outer(UNITS, UNITS), strict=True):
        games, with_it, won_with, without, won_without = moments[0]
        if min(with_it, without) >= MIN_OBSERVATIONS:
            share, other = won_with / with_it, won_without / without
            part = np.array([0, -share / with_it, 1 / with_it, other / without, -1 / without])
            variance = max(0.0, float(part @ moments @ part)) * games / max(1, games - 1)
            found.append(Effect(DEALT, thing, float(share - other), sqrt(variance), int(with_it)))
    return found
