"""When a bot answers: at times that tell nothing about what it holds.

How long a search takes depends a little on the cards it imagines, and a seat with a single answer has nothing to think
about. So answers are given on a grid of the bots' pace, and not before as many steps as one of the last decisions of that
kind needed: all of them take the same time, on a slow machine as well, until one needs longer than any before it. A single
answer waits as long and counts for nothing: a seat without a choice must not make the next one look slow.
"""

from __future__ import annotations

import math
from collections import deque

REMEMBERED = 8  # decisions of a kind

Kind = tuple[str, str, bool, float]  # the game, the level, whether it is interpreted, and the share of its effort


class AnswerSchedule:
    """The steps of `pace` seconds the last decisions of every kind took; without a pace nothing waits."""

    def __init__(self, pace: float) -> None:
        self.pace = pace
        self._steps: dict[Kind, deque[int]] = {}

    def due(self, kind: Kind, spent: float | None, at_first: float = 0.0) -> float:
        """When the answer is given, in seconds from the moment its thinking began; `spent` is None for a single answer.

        `at_first` is how long such a decision is expected to take before one was made.
        """
        if not self.pace:
            return spent or 0.0
        steps = self._steps.setdefault(kind, deque([self._needed(at_first)], REMEMBERED))
        if spent is not None:
            steps.append(self._needed(spent))
        return max(steps) * self.pace

    def _needed(self, seconds: float) -> int:
        return max(1, math.ceil(seconds / self.pace))
