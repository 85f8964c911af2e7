"""Supervision: background tasks that are restarted when they fail, with exponential backoff, and counted for `/api/health`.

A Supervisor restarts tasks that run for ever. A Retry repeats a single operation of a table that failed: with exponential
backoff as well, and at most MAX_TRIES times in a row, since an operation that always fails would only fill the log.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

FIRST_DELAY, MAX_DELAY = 0.1, 30.0  # seconds until a failed task is restarted, doubled every time
MAX_TRIES = 8  # consecutive attempts of a single operation
HEALTHY_AFTER = 60.0  # seconds without a failure after which a task counts as healthy again

log = logging.getLogger("rattery.server")


@dataclass
class Watched:
    """A supervised task: how often it was restarted, and when it failed last (monotonic seconds)."""

    task: asyncio.Task[None]
    restarts: int = 0
    failed_at: float | None = None

    @property
    def is_healthy(self) -> bool:
        return self.failed_at is None or time.monotonic() - self.failed_at > HEALTHY_AFTER


class Supervisor:
    """Restarts tasks whenever they end or fail, until it is closed."""

    def __init__(self) -> None:
        self._watched: dict[str, Watched] = {}
        self._noted: dict[str, tuple[int, float]] = {}  # failures of single operations: their number, the last time

    def supervise(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        """Start a task under a name; it is restarted whenever it ends."""
        self._watched[name] = Watched(asyncio.create_task(self._run(name, work)))

    async def _run(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        delay = FIRST_DELAY
        while True:
            began = time.monotonic()
            try:
                await work()
                log.error("%s ended; it is restarted.", name)
            except Exception as problem:
                log.error("%s failed: %s; it is restarted.", name, type(problem).__name__, exc_info=problem)
            watched = self._watched[name]
            watched.restarts, watched.failed_at = watched.restarts + 1, time.monotonic()
            delay = FIRST_DELAY if watched.failed_at - began > HEALTHY_AFTER else delay
            await asyncio.sleep(delay)
            delay = min(2 * delay, MAX_DELAY)

    def failing(self) -> list[str]:
        """The names of tasks and operations that failed within HEALTHY_AFTER, and of tasks that have ended."""
        now = time.monotonic()
        ill = [name for name, watched in self._watched.items() if watched.task.done() or not watched.is_healthy]
        return ill + [name for name, (_, failed_at) in self._noted.items() if now - failed_at <= HEALTHY_AFTER]

    def record_failure(self, name: str) -> None:
        """Record that a single operation has failed."""
        self._noted[name] = (self._noted.get(name, (0, 0.0))[0] + 1, time.monotonic())

    def restarts(self) -> dict[str, int]:
        kept = {name: watched.restarts for name, watched in self._watched.items()}
        return kept | {name: count for name, (count, _) in self._noted.items()}

    async def close(self) -> None:
        tasks = [watched.task for watched in self._watched.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class Retry:
    """Schedules `again` after each reported failure of an operation, with exponential backoff. Event loop only."""

    def __init__(self, again: Callable[[], None]) -> None:
        self._again = again
        self._failures = self._limited = 0  # since the last success: all, and those that are limited
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_waiting(self) -> bool:
        return self._timer is not None

    def failed(self, longest: float = MAX_DELAY, is_limited: bool = True) -> None:
        """Report a failure: `again` is called after a delay. Of failures that are limited, the MAX_TRIES-th since the last
        success, and any after it, schedules nothing."""
        self._failures += 1
        self._limited += is_limited
        if not is_limited or self._limited < MAX_TRIES:
            delay = min(FIRST_DELAY * 2.0 ** min(self._failures - 1, 20), longest)
            self._timer = asyncio.get_running_loop().call_later(delay, self._go)

    def succeeded(self) -> None:
        self._failures = self._limited = 0

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _go(self) -> None:
        self._timer = None
        self._again()
