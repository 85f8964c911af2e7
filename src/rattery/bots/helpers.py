"""Helpers: a pool of threads that grow some of a decision's search trees while the deciding thread grows the others.

A tree depends on its seed and its number of iterations only, not on the thread that grows it. So a helper can stop between
two batches of iterations when its core is needed elsewhere; another thread continues its tree.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache

MayContinue = Callable[[], bool]


class Helpers:
    """A thread-safe pool of at most `most` threads, shared by all decisions; never more at work than `free()` cores.

    `prepare` runs once in each thread. When `free()` falls, helpers stop after their current batch.
    """

    def __init__(
        self, most: int, free: Callable[[], int] | None = None, prepare: Callable[[], None] | None = None
    ) -> None:
        self._most, self._free = most, free or (lambda: most)
        self._lock, self._helping = threading.Lock(), 0
        self._pool = ThreadPoolExecutor(most, "growing trees", prepare) if most > 0 else None

    @property
    def helping(self) -> int:
        """The number of helpers at work."""
        return self._helping

    def start(self, work: Callable[[MayContinue], None]) -> Future[None] | None:
        """Run some work on a helper; None if no helper or core is free, or the pool is closed.

        The work has to return soon after the function it is called with has returned False.
        """
        with self._lock:
            if self._pool is None or self._helping >= min(self._most, self._free()):
                return None
            self._helping += 1
        try:
            return self._pool.submit(self._help, work)
        except RuntimeError:  # closed meanwhile
            self._release()
            return None

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False)

    def __reduce__(self) -> tuple[Callable[[int], Helpers], tuple[int]]:
        """Threads cannot be pickled: in another process a bot has no helpers and decides on one core."""
        return helpers_on, (1,)

    def _may_continue(self) -> bool:
        return self._helping <= self._free()

    def _help(self, work: Callable[[MayContinue], None]) -> None:
        try:
            work(self._may_continue)
        finally:
            self._release()

    def _release(self) -> None:
        with self._lock:
            self._helping -= 1


@cache
def helpers_on(cores: int) -> Helpers:
    """This process's shared helpers for decisions on this many cores, which are taken to be otherwise idle."""
    return Helpers(cores - 1)


NO_HELPERS = helpers_on(1)
