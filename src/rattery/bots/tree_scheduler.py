"""Schedules the search trees of one decision over the deciding thread and the threads of a pool.

Without a deadline every tree gets all of its iterations, so the result does not depend on the threads or their order. With a
deadline, trees that have to be grown one after another share the time left equally.
"""

from __future__ import annotations

import time
from collections import deque
from concurrent.futures import Future
from dataclasses import dataclass

from rattery.bots.tree import Tree
from rattery.bots.tree_threads import NO_TREE_THREADS, MayContinue, TreeThreads

CLOCK_INTERVAL = 0.02  # seconds of search between two checks of the clock, about
FIRST_BATCH = 8  # iterations


@dataclass(frozen=True)
class Task:
    """A tree, and the number of iterations it should reach."""

    tree: Tree
    iterations: int

    def is_done(self) -> bool:
        """Whether the tree has all its iterations."""
        return self.tree.iterations >= self.iterations


class TreeScheduler:
    """Grows the trees of one decision. A task is in the queue or with one thread, so no tree is grown by two at a time."""

    def __init__(
        self, tasks: list[Task], deadline: float | None = None, tree_threads: TreeThreads = NO_TREE_THREADS
    ) -> None:
        self._queue = deque(tasks)
        self._deadline, self._tree_threads = deadline, tree_threads
        self._futures: list[Future[None]] = []
        self._is_cancelled = False

    def run(self) -> None:
        """Grow all trees; returns once no thread of the pool works on them any more, and raises what one has raised.

        If it is interrupted, those threads stop after their current batch.
        """
        try:
            while self._queue or self._futures:
                self._grow_queued(always)
                if self._futures:
                    self._futures.pop().result()
        finally:
            self._is_cancelled = True

    def _run_in_pool(self, may_continue: MayContinue) -> None:
        self._grow_queued(lambda: not self._is_cancelled and may_continue())

    def _grow_queued(self, may_continue: MayContinue) -> None:
        """Grow queued trees one after another; a tree that this thread may not finish goes back into the queue."""
        while self._queue and may_continue():
            try:
                task = self._queue.popleft()
            except IndexError:  # another thread was faster
                return
            if may_continue is always:
                self._start_threads()
            if not grow(task, self._next_deadline(), may_continue):
                self._queue.append(task)

    def _start_threads(self) -> None:
        """Start a thread for every queued tree, as far as cores are free."""
        for _ in range(len(self._queue)):
            future = self._tree_threads.submit(self._run_in_pool)
            if future is None:
                return
            self._futures.append(future)

    def _next_deadline(self) -> float | None:
        """The deadline of the next tree: the time left, divided by the trees that each working thread still has to grow."""
        if self._deadline is None:
            return None
        threads = 1 + sum(not future.done() for future in self._futures)
        trees_left, now = -(-(1 + len(self._queue)) // threads), time.perf_counter()
        return now + (self._deadline - now) / trees_left


def always() -> bool:
    """The deciding thread never has to make way for others."""
    return True


def grow(task: Task, deadline: float | None, may_continue: MayContinue) -> bool:
    """Grow a tree in batches of about CLOCK_INTERVAL seconds; False if another thread has to finish it.

    Past the deadline a first batch is still run, so that there is a result to choose from.
    """
    tree = task.tree
    if deadline is None and may_continue is always:
        tree.grow(task.iterations - tree.iterations)
        return True
    batch = FIRST_BATCH
    while not task.is_done():
        now = time.perf_counter()
        if tree.iterations > 0 and deadline is not None and now >= deadline:
            return True
        if not may_continue():
            return False
        tree.grow(min(batch, task.iterations - tree.iterations))
        if time.perf_counter() - now < CLOCK_INTERVAL / 2:
            batch *= 2
    return True
