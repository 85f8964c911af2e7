"""The judge of a game: a static evaluation of a table, which the search and the one-ply bots ask.

A judge is a rule `judge(box, s, chances)` that fills each seat's expected share of the victory for a table that is not over:
at least 0, together 1. A game brings its own in `judge.py`; the default below goes by the score. A judge may read the whole
table: it is only ever shown imagined ones.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from rattery.core.compile.rule import rule
from rattery.core.packages import optional_part
from rattery.core.rules import Box, Rules, Table


def judge_of(game: str, rules: Rules[Box, Table]) -> Any:
    """A game's own judge, or the default one."""
    brought = optional_part(game, "judge")
    return judge_by_score(rules) if brought is None else brought.judge


@cache
def judge_by_score(rules: Rules[Box, Table]) -> Any:
    """The default: who is one point ahead of the last has twice its chances, two points three times, and so on."""
    score = rules.score

    @rule
    def judge(box: Box, s: Table, chances: Any) -> None:
        lowest = int(score(box, s, 0))
        for seat in range(1, len(chances)):
            lowest = min(lowest, int(score(box, s, seat)))
        total = 0.0
        for seat in range(len(chances)):
            chances[seat] = 1.0 + (int(score(box, s, seat)) - lowest)
            total += chances[seat]
        for seat in range(len(chances)):
            chances[seat] /= total

    return judge
