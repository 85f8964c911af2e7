"""A thread pool for the search trees of a decision, beside the thread that decides.

A tree depends on its seed and its number of iterations only, not on the thread that grows it. So a thread of the pool can
stop between two batches of iterations when its core is needed elsewhere; another thread continues its tree.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache

MayContinue = Callable[[], bool]


class TreeThreads:
    """A thread-safe pool of at most `max_threads` threads, shared by all decisions; never more than `free_cores()` busy.

    `initializer` runs once in each thread. When `free_cores()` falls, busy threads stop after their current batch.
    """

    def __init__(
        self,
        max_threads: int,
        free_cores: Callable[[], int] | None = None,
        initializer: Callable[[], None] | None = None,
    ) -> None:
        self._max_threads, self._free_cores = max_threads, free_cores or (lambda: max_threads)
        self._lock, self._busy = threading.Lock(), 0
        self._pool = ThreadPoolExecutor(max_threads, "growing trees", initializer) if max_threads > 0 else None

    @property
    def busy(self) -> int:
        """The number of threads at work."""
        return self._busy

    def submit(self, work: Callable[[MayContinue], None]) -> Future[None] | None:
        """Run some work on a thread of the pool; None if no thread or core is free, or the pool is closed.

        The work has to return soon after the function it is called with has returned False.
        """
        with self._lock:
            if self._pool is None or self._busy >= min(self._max_threads, self._free_cores()):
                return None
            self._busy += 1
        try:
            return self._pool.submit(self._run, work)
        except RuntimeError:  # closed meanwhile
            self._release()
            return None

    def close(self) -> None:
        """Accept no more work; does not wait for busy threads."""
        if self._pool is not None:
            self._pool.shutdown(wait=False)

    def __reduce__(self) -> tuple[Callable[[int], TreeThreads], tuple[int]]:
        """Threads cannot be pickled: in another process a bot has no pool and decides on one core."""
        return shared_tree_threads, (1,)

    def _may_continue(self) -> bool:
        return self._busy <= self._free_cores()

    def _run(self, work: Callable[[MayContinue], None]) -> None:
        try:
            work(self._may_continue)
        finally:
            self._release()

    def _release(self) -> None:
        with self._lock:
            self._busy -= 1


@cache
def shared_tree_threads(cores: int) -> TreeThreads:
    """This process's shared pool for decisions on this many cores, which are taken to be otherwise idle."""
    return TreeThreads(cores - 1)


NO_TREE_THREADS = shared_tree_threads(1)
