"""Helpers: threads that grow trees of a decision beside the thread that makes it, as far as cores are free.

Which thread grows a tree changes nothing in it: a tree follows from its seed and its number of iterations. So a helper may
leave between two batches of iterations, when its core is wanted elsewhere; the thread that decides goes on with its tree.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache

MayStay = Callable[[], bool]


class Helpers:
    """At most `most` threads, for all decisions together, and at any time no more than are `free`."""

    def __init__(
        self, most: int, free: Callable[[], int] | None = None, prepare: Callable[[], None] | None = None
    ) -> None:
        self._most, self._free = most, free or (lambda: most)
        self._lock, self._helping = threading.Lock(), 0
        self._pool = ThreadPoolExecutor(most, "growing trees", prepare) if most > 0 else None

    @property
    def helping(self) -> int:
        """How many help now."""
        return self._helping

    def start(self, work: Callable[[MayStay], None]) -> Future[None] | None:
        """Have a helper do some work, until it is done or the helper may not stay; None if none is free."""
        with self._lock:
            if self._pool is None or self._helping >= min(self._most, self._free()):
                return None
            self._helping += 1
        try:
            return self._pool.submit(self._help, work)
        except RuntimeError:  # closed meanwhile
            self._leave()
            return None

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False)

    def __reduce__(self) -> tuple[Callable[[int], Helpers], tuple[int]]:
        """Threads stay in their process: a bot that is sent to another one decides there on one core."""
        return helpers_on, (1,)

    def _may_stay(self) -> bool:
        return self._helping <= self._free()

    def _help(self, work: Callable[[MayStay], None]) -> None:
        try:
            work(self._may_stay)
        finally:
            self._leave()

    def _leave(self) -> None:
        with self._lock:
            self._helping -= 1


@cache
def helpers_on(cores: int) -> Helpers:
    """The helpers of this process for decisions on so many cores, where these have nothing else to do."""
    return Helpers(cores - 1)


NO_HELPERS = helpers_on(1)
