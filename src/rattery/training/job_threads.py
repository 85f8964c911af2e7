"""Threads that play numbered jobs, one after another, and queue their samples for the thread that learns from them."""

from __future__ import annotations

import itertools
import queue
import threading
from collections.abc import Callable, Iterator

from rattery.training.samples import Samples

QUEUE_SIZE = 64  # finished jobs that wait to be taken; players block when it is full
QUEUE_TIMEOUT = 0.2  # seconds; bounds the time until a thread notices that it should stop


class JobThreads:
    """Calls `play(number)` in `threads` threads, with numbers from `first` on, until the context ends.

    A thread whose job raises ends; `take` raises its error in the thread that calls it.
    """

    def __init__(self, play: Callable[[int], Samples], first: int, threads: int) -> None:
        self._play, self._numbers = play, itertools.count(first)
        self._finished: queue.Queue[Samples | Exception] = queue.Queue(QUEUE_SIZE)
        self._stop = threading.Event()
        self._threads = [threading.Thread(target=self._run, daemon=True) for _ in range(threads)]

    def __enter__(self) -> JobThreads:
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        """Waits until every thread has finished its current job."""
        self._stop.set()
        for thread in self._threads:
            thread.join()

    def take(self) -> Iterator[Samples]:
        """The samples of the jobs that are finished; waits for one for up to QUEUE_TIMEOUT if there are none."""
        for _ in range(max(1, self._finished.qsize())):
            try:
                found = self._finished.get(timeout=QUEUE_TIMEOUT)
            except queue.Empty:
                return
            if isinstance(found, Exception):
                raise found
            yield found

    def _run(self) -> None:
        while not self._stop.is_set():
            try:
                self._put(self._play(next(self._numbers)))
            except Exception as error:
                self._put(error)
                return

    def _put(self, found: Samples | Exception) -> None:
        """Waits while the queue is full, unless the context ends."""
        while not self._stop.is_set():
            try:
                self._finished.put(found, timeout=QUEUE_TIMEOUT)
            except queue.Full:
                continue
            return
