"""The figures of a study as JSON-ready data; docs/studies.md describes the schema."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from rattery.core.order_of_play import by_place
from rattery.lab.study.course import (
    ASKED,
    CONTESTED,
    HELD,
    OFFERED,
    OPEN_HIGH,
    OPEN_LOW,
    PLAYABLE,
    PLAYED,
    SHARED,
    TAKEN,
)
from rattery.lab.study.distribution import PERCENTILES

if TYPE_CHECKING:
    from rattery.core.arrays import Array
    from rattery.lab.study.study import Study

SCHEMA = "rattery-study"
VERSION = 3


def study_data(found: Study) -> dict[str, object]:
    """All figures of a study."""
    courses = found.courses
    return {
        "game": str(found.game),
        "rules": found.game.rules_version,
        "bots": found.bots,
        "seed": found.seed,
        "games": found.games,
        "played": found.played,
        "order_of_play": found.order.data(),
        "measures_by_place": _measures_by_place(found),
        "shared_victories": vars(found.shared),
        "endings": {name: vars(found.ending_share(place)) for place, name in enumerate(found.game.rules.ENDINGS)},
        "moves": summary(found.outcomes.lengths),
        "minutes": summary(found.minutes),
        "rounds": summary(courses["rounds"]) if courses["rounds"].any() else None,
        "closeness": _closeness(found),
        "foreseeable": {
            "winners_chance_by_tenth": found.curve[0].tolist() if found.played else [],
            "lead_changes": summary(courses["lead_changes"]),
            "lead_taken_for_good_after": summary(courses["decided"]),
        },
        "decisions": {
            "a_game": summary(courses["choices"]),
            "with_one_answer": found.one_answer,
            "choice_worth": None if found.choice_worth is None else vars(found.choice_worth),
        },
        "open_between": [OPEN_LOW, OPEN_HIGH],
        "features": [_feature(found, place) for place in range(len(found.features))],
        "findings": [finding.data() for finding in found.findings],
        "pairs": len(found.pairs),
    }


def summary(values: Array) -> dict[str, object] | None:
    """Summary statistics of values; None if there are none."""
    if not len(values):
        return None
    percentiles = np.percentile(values, PERCENTILES, method="inverted_cdf")
    return {
        "mean": float(values.mean()),
        "deviation": float(values.std()),
        "least": float(values.min()),
        "percentiles": {str(percent): float(value) for percent, value in zip(PERCENTILES, percentiles, strict=True)},
        "most": float(values.max()),
    }


def _measures_by_place(found: Study) -> list[dict[str, object]]:
    """For each place in the order of play, summaries of the final measures that can be read off the score."""
    scores, subject = by_place(found.outcomes.scores, found.outcomes.began, found.game.players), found.features.subject
    measured = [dict(zip(subject.measures, subject.from_score(column), strict=False)) for column in scores.T]
    return [{name: summary(values) for name, values in each.items()} for each in measured]


def _closeness(found: Study) -> list[dict[str, object]]:
    """For each measure: how many games it decided, and a summary of the winner's margin in them."""
    by, margin = found.courses["decided_by"], found.courses["margin"]
    measures: list[dict[str, object]] = [
        {"measure": name, "games": int((by == place).sum()), "margin": summary(margin[by == place])}
        for place, name in enumerate(found.features.subject.measures)
    ]
    return [*measures, {"measure": "shared", "games": int((by == SHARED).sum()), "margin": None}]


def _feature(found: Study, place: int) -> dict[str, object]:
    """The counters of one feature; those of holdings only for things."""
    counts = {"offered": OFFERED, "contested": CONTESTED, "taken": TAKEN}
    if place >= found.features.first_thing and found.features.subject.holds is not None:
        counts |= {"asked": ASKED, "held": HELD, "playable": PLAYABLE, "played": PLAYED}
    return {"feature": found.features.all[place].key} | {
        name: int(found.counts[row, place]) for name, row in counts.items()
    }
