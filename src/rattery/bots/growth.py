"""Growth: the trees of one decision, each to its number of iterations, by the thread that decides and by helpers.

Without a deadline every tree is grown to its end, in whatever order and by whichever thread: the result is the same. With
one, the trees that a thread has to grow one after another have equal parts of the time that is left.
"""

from __future__ import annotations

import time
from collections import deque
from concurrent.futures import Future
from dataclasses import dataclass

from rattery.bots.helpers import NO_HELPERS, Helpers, MayStay
from rattery.bots.tree import Tree

CLOCK_INTERVAL = 0.02  # seconds of search between two looks at the clock
FIRST_BATCH = 8  # iterations


@dataclass(frozen=True)
class Task:
    """A tree, and how many iterations it is to have."""

    tree: Tree
    iterations: int

    def is_done(self) -> bool:
        return self.tree.iterations >= self.iterations


class Growth:
    """The trees that are still to be grown."""

    def __init__(self, tasks: list[Task], deadline: float | None = None, helpers: Helpers = NO_HELPERS) -> None:
        self._waiting = deque(tasks)
        self._deadline, self._helpers = deadline, helpers
        self._helped: list[Future[None]] = []
        self._is_given_up = False

    def run(self) -> None:
        """Grow all of them; ends when every helper has left. If it is interrupted, helpers leave soon."""
        try:
            while self._waiting or self._helped:
                self._grow_waiting(always)
                if self._helped:
                    self._helped.pop().result()
        finally:
            self._is_given_up = True

    def _help(self, may_stay: MayStay) -> None:
        self._grow_waiting(lambda: not self._is_given_up and may_stay())

    def _grow_waiting(self, may_stay: MayStay) -> None:
        """Grow one tree after another; one that has to be left goes back in line."""
        while self._waiting and may_stay():
            try:
                task = self._waiting.popleft()
            except IndexError:  # another thread was faster
                return
            if may_stay is always:
                self._ask_for_help()
            if not grow(task, self._part_of_time(), may_stay):
                self._waiting.append(task)

    def _ask_for_help(self) -> None:
        """A helper for every tree in line, as far as there are any."""
        for _ in range(len(self._waiting)):
            helped = self._helpers.start(self._help)
            if helped is None:
                return
            self._helped.append(helped)

    def _part_of_time(self) -> float | None:
        """The deadline of a tree: with several in line for each thread at work, each has an equal part of what is left."""
        if self._deadline is None:
            return None
        threads = 1 + sum(not helped.done() for helped in self._helped)
        in_line, now = -(-(1 + len(self._waiting)) // threads), time.perf_counter()
        return now + (self._deadline - now) / in_line


def always() -> bool:
    """Whether the thread that decides may stay."""
    return True


def grow(task: Task, deadline: float | None, may_stay: MayStay) -> bool:
    """Grow a tree in batches of about CLOCK_INTERVAL seconds; False if it was left for another thread.

    The first batch is run in any case, so that there is something to choose from.
    """
    tree = task.tree
    if deadline is None and may_stay is always:
        tree.grow(task.iterations - tree.iterations)
        return True
    batch = FIRST_BATCH
    while not task.is_done():
        now = time.perf_counter()
        if tree.iterations > 0 and deadline is not None and now >= deadline:
            return True
        if not may_stay():
            return False
        tree.grow(min(batch, task.iterations - tree.iterations))
        if time.perf_counter() - now < CLOCK_INTERVAL / 2:
            batch *= 2
    return True
