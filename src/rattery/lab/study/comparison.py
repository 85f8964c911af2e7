"""The comparison of two studies of a game with different boxes (`--what-if`).

Games are paired by number: both sides use the same chance key and bot seeds. A difference is the mean of the paired
differences, so luck common to both sides cancels out. The intervals of all differences jointly have 95 % confidence.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import hypot

import numpy as np

from rattery.core.arrays import Array
from rattery.core.order_of_play import by_place
from rattery.lab.interval import bonferroni_quantile, standard_error
from rattery.lab.study.course import ASKED, HELD, PLAYABLE, PLAYED, SHARED
from rattery.lab.study.findings import MIN_OBSERVATIONS
from rattery.lab.study.findings import PLAYED as PLAYED_TWICE
from rattery.lab.study.study import Study

VICTORIES, ENDING, WORTH = "victories", "ending", "worth"
THING_HELD, THING_PLAYABLE, THING_PLAYED = "held", "playable", "played"


@dataclass(frozen=True)
class Difference:
    """One figure in both studies, and the confidence interval of its difference."""

    figure: str
    about: int | None  # the index of a place in the order of play, an ending or a feature, by the kind of figure
    here: float
    there: float
    low: float
    high: float
    is_paired: bool  # whether games were paired; else the sides are independent samples

    @property
    def size(self) -> float:
        """The difference: more than 0 if the second study has more."""
        return self.there - self.here

    @property
    def is_significant(self) -> bool:
        """Whether the interval excludes 0."""
        return self.low > 0 or self.high < 0

    def data(self) -> dict[str, object]:
        """As JSON-ready data."""
        return {**vars(self), "difference": self.size, "shows": self.is_significant}


def game_figures(study: Study) -> Iterator[tuple[str, int | None, Array]]:
    """Every figure that has a value for each game: name, index, values."""
    winners, courses = study.outcomes.winners, study.courses
    shares = by_place(
        winners / np.maximum(1, winners.sum(axis=1, keepdims=True)), study.outcomes.began, study.game.players
    )
    if study.game.seats > 1:
        for place in range(study.game.seats):
            yield VICTORIES, place, shares[:, place]
        yield "shared", None, (courses["decided_by"] == SHARED).astype(float)
        yield "lead_changes", None, courses["lead_changes"].astype(float)
        yield "decided", None, courses["decided"].astype(float)
    yield "minutes", None, courses["seconds"] / 60
    yield "moves", None, study.outcomes.lengths.astype(float)
    if courses["rounds"].any():
        yield "rounds", None, courses["rounds"].astype(float)
    for ending in range(len(study.game.rules.ENDINGS)):
        yield ENDING, ending, (study.outcomes.endings == ending).astype(float)


def differences(one: Study, other: Study) -> list[Difference]:
    """All figures of both, paired where they are per game; a positive difference is more in `other`."""
    found = [*_paired(one, other), *_unpaired(one, other)]
    width = bonferroni_quantile(len(found))
    return [
        Difference(figure, about, here, there, there - here - width * error, there - here + width * error, is_paired)
        for figure, about, here, there, error, is_paired in found
    ]


Row = tuple[str, int | None, float, float, float, bool]


def _paired(one: Study, other: Study) -> Iterator[Row]:
    _, mine, theirs = np.intersect1d(one.numbers, other.numbers, return_indices=True)
    for (figure, about, here), (_, _, there) in zip(game_figures(one), game_figures(other), strict=True):
        gains = there[theirs] - here[mine]
        if len(gains) and (here.any() or there.any()):
            error = standard_error(gains) if gains.any() else 0.0
            yield figure, about, float(here[mine].mean()), float(there[theirs].mean()), error, True


def _unpaired(one: Study, other: Study) -> Iterator[Row]:
    """The figures of things, from counts over all games: held, playable if held, played if playable, worth of playing."""
    shares = ((THING_HELD, HELD, ASKED), (THING_PLAYABLE, PLAYABLE, HELD), (THING_PLAYED, PLAYED, PLAYABLE))
    for place in range(one.features.first_thing, len(one.features)):
        for figure, part, whole in shares:
            if all(each.counts[whole, place] >= MIN_OBSERVATIONS for each in (one, other)):
                (here, error), (there, more) = (each.count_share(place, part, whole) for each in (one, other))
                yield figure, place, here, there, hypot(error, more), False
        both = [each.finding(PLAYED_TWICE, place) for each in (one, other)]
        if both[0] is not None and both[1] is not None:
            effects = both[0].effect, both[1].effect
            yield WORTH, place, effects[0].size, effects[1].size, hypot(effects[0].error, effects[1].error), False
