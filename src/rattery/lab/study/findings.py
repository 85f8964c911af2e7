"""Findings: what wins, ranked by how much, each with an interval, and corrected for looking at many things.

Two kinds of comparison, neither of them a mere correlation:

    dealt     chance gives things out before the first decision: seats that got one, against seats that did not
    played    one game twice from a decision on, with a feature and without it (`observing`)

Of everything that was looked at, Benjamini and Hochberg's procedure picks what shows: at most one in twenty of those picked
is picked by luck. Their intervals are widened accordingly (Benjamini and Yekutieli: 1 − picked · 5 % / looked at), and a
finding is named only if its effect is of practical size.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist

import numpy as np

from rattery.core.arrays import Array
from rattery.lab.interval import standard_error
from rattery.lab.order import PRACTICAL
from rattery.lab.study.features import Feature

FALSE_DISCOVERIES = 0.05  # of the findings that are named
FEWEST = 30  # observations on either side below which nothing is said
DEALT, PLAYED = "dealt", "played"
PARTS = 2_520  # of a victory, so that up to ten may share one in whole parts
UNITS = np.array([1, 1, PARTS, 1, PARTS])  # of the five numbers of a game
NORMAL = NormalDist()


@dataclass(frozen=True)
class Effect:
    """A difference in the share of the victory: with a feature less without it."""

    kind: str
    feature: Feature
    size: float
    error: float
    count: int  # pairs, or seats that were dealt it

    @property
    def p_value(self) -> float:
        return 2 * (1 - NORMAL.cdf(abs(self.size) / self.error)) if self.error > 0 else 1.0


@dataclass(frozen=True)
class Finding:
    """An effect, its interval, whether it shows, and whether it is large enough to be noticed at a table."""

    effect: Effect
    low: float
    high: float
    shows: bool

    @property
    def is_named(self) -> bool:
        return self.shows and abs(self.effect.size) >= PRACTICAL

    def data(self) -> dict[str, object]:
        effect = self.effect
        return {
            "comparison": effect.kind,
            "feature": effect.feature.key,
            "effect": effect.size,
            "low": self.low,
            "high": self.high,
            "p_value": effect.p_value,
            "count": effect.count,
            "shows": self.shows,
            "practical": self.is_named,
        }


def findings(effects: Sequence[Effect]) -> list[Finding]:
    """All that was looked at, the largest effect first among what is named, then the others."""
    picked = discoveries([effect.p_value for effect in effects])
    count = sum(picked)
    level = 1 - max(1, count) * FALSE_DISCOVERIES / max(1, len(effects))
    wide, usual = NORMAL.inv_cdf((1 + level) / 2), NORMAL.inv_cdf(0.975)
    found = []
    for effect, shows in zip(effects, picked, strict=True):
        reach = (wide if shows else usual) * effect.error
        found.append(Finding(effect, effect.size - reach, effect.size + reach, shows))
    return sorted(found, key=lambda one: (not one.is_named, -abs(one.effect.size)))


def discoveries(p_values: Sequence[float]) -> list[bool]:
    """Benjamini and Hochberg's procedure: which of these are picked."""
    if not p_values:
        return []
    order = np.argsort(p_values)
    limits = FALSE_DISCOVERIES * np.arange(1, len(p_values) + 1) / len(p_values)
    below = np.flatnonzero(np.asarray(p_values)[order] <= limits)
    picked = np.zeros(len(p_values), bool)
    if len(below):
        picked[order[: below[-1] + 1]] = True
    return [bool(one) for one in picked]


def played_effects(features: Sequence[Feature], pairs: Array) -> list[Effect]:
    """What playing a feature is worth at a decision that offers it, from pairs: feature, with it, without it."""
    found = []
    for place, feature in enumerate(features):
        own = pairs[pairs[:, 0] == place]
        if len(own) >= FEWEST:
            gains = own[:, 1] - own[:, 2]
            found.append(Effect(PLAYED, feature, float(gains.mean()), standard_error(gains), len(own)))
    return found


def no_moments(things: int) -> Array:
    """The moments of no game at all."""
    return np.zeros((things, 5, 5), np.int64)


def dealt_moments(openings: Array, winners: Array) -> Array:
    """Sums over games from which `dealt_effects` follow, for each thing; those of several ranges of games add up exactly.

    `openings`: games × seats × things, who was dealt what. `winners`: games × seats, those of the rules' own seats last.
    Of each game five numbers are taken: one, the seats with the thing and their parts of the victory, the seats without and
    theirs. What is summed is every product of two of them (things × 5 × 5); the first row is the sums of the numbers.
    """
    parts = (winners * PARTS // np.maximum(1, winners.sum(axis=1, keepdims=True)))[:, : openings.shape[1]]
    has_it = openings.astype(np.int64)
    with_it, won_with = has_it.sum(axis=1), np.einsum("gst,gs->gt", has_it, parts)
    without, won_without = openings.shape[1] - with_it, parts.sum(axis=1)[:, None] - won_with
    games = np.stack([np.ones_like(with_it), with_it, won_with, without, won_without], axis=-1)
    found: Array = np.einsum("gti,gtj->tij", games, games)
    return found


def dealt_effects(things: Sequence[Feature], dealt: Array) -> list[Effect]:
    """What a thing dealt before the first decision is worth: the victories of seats with it less those of seats without.

    The seats of one game are not independent: where one wins, the others do not. So the error is that of games, not of
    seats: each game's part in the difference of the two means, linearised, and the spread of those parts.
    """
    found = []
    for thing, moments in zip(things, dealt / np.outer(UNITS, UNITS), strict=True):
        games, with_it, won_with, without, won_without = moments[0]
        if min(with_it, without) >= FEWEST:
            share, other = won_with / with_it, won_without / without
            part = np.array([0, -share / with_it, 1 / with_it, other / without, -1 / without])
            variance = max(0.0, float(part @ moments @ part)) * games / max(1, games - 1)
            found.append(Effect(DEALT, thing, float(share - other), sqrt(variance), int(with_it)))
    return found
