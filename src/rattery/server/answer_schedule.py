"""The answer schedule: delays a bot's answer so that its response time reveals nothing about its hand.

How long a search takes depends slightly on the cards it imagines, and a seat with a single legal move needs no search.
Answers are therefore released at multiples of the bots' pace, no earlier than the slowest of the last decisions of the same
kind took: all of them take the same time, on a slow machine as well, until one takes longer than any before it. A forced
answer waits as long but is not recorded: its short time would displace real ones and make the next real one look slow.
"""

from __future__ import annotations

import math
from collections import deque

REMEMBERED = 8  # most recent decisions of each kind that are taken into account

Kind = tuple[str, str, bool, float]  # game, level, whether the search is interpreted, share of its effort


class AnswerSchedule:
    """How many steps of `pace` seconds the last decisions of every kind took; with a pace of 0 nothing is delayed."""

    def __init__(self, pace: float) -> None:
        self.pace = pace
        self._steps: dict[Kind, deque[int]] = {}

    def due(self, kind: Kind, spent: float | None, estimate: float = 0.0) -> float:
        """When to release an answer, in seconds from the start of its computation; `spent` is None for a forced answer.

        `estimate` is the expected duration, counted like a decision when the first one of a kind arrives.
        """
        if not self.pace:
            return spent or 0.0
        steps = self._steps.setdefault(kind, deque([self._needed(estimate)], REMEMBERED))
        if spent is not None:
            steps.append(self._needed(spent))
        return max(steps) * self.pace

    def _needed(self, seconds: float) -> int:
        return max(1, math.ceil(seconds / self.pace))
