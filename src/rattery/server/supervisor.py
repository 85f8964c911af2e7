"""Supervision: background tasks that are restarted when they fail, with a growing delay, and counted for `/api/health`.

What runs for ever, a Supervisor keeps. What is done once for a table and failed, a Retry does again: after growing delays,
and not more than MOST_TRIES times in a row, for what fails every time would only fill the log.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

FIRST_DELAY, LONGEST_DELAY = 0.1, 30.0  # seconds until a failed task is restarted, doubled every time
MOST_TRIES = 8  # in a row, of something that is done once
HEALTHY_AFTER = 60.0  # seconds without a failure after which a task counts as healthy again

log = logging.getLogger("rattery.server")


@dataclass
class Watched:
    """A task that is kept running: how often it failed, and when it did last."""

    task: asyncio.Task[None]
    restarts: int = 0
    failed_at: float | None = None

    @property
    def is_healthy(self) -> bool:
        return self.failed_at is None or time.monotonic() - self.failed_at > HEALTHY_AFTER


class Supervisor:
    """Keeps tasks running until it is closed."""

    def __init__(self) -> None:
        self._watched: dict[str, Watched] = {}
        self._noted: dict[str, tuple[int, float]] = {}  # failures of what is done once: how many, and when the last was

    def keep(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        """Run this from now on; it is started anew whenever it ends."""
        self._watched[name] = Watched(asyncio.create_task(self._keep(name, work)))

    async def _keep(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        delay = FIRST_DELAY
        while True:
            began = time.monotonic()
            try:
                await work()
                log.error("%s ended; it is started anew.", name)
            except Exception as problem:
                log.error("%s failed: %s; it is started anew.", name, type(problem).__name__, exc_info=problem)
            watched = self._watched[name]
            watched.restarts, watched.failed_at = watched.restarts + 1, time.monotonic()
            delay = FIRST_DELAY if watched.failed_at - began > HEALTHY_AFTER else delay
            await asyncio.sleep(delay)
            delay = min(2 * delay, LONGEST_DELAY)

    def failing(self) -> list[str]:
        """The tasks that failed a short while ago, or are gone."""
        now = time.monotonic()
        ill = [name for name, watched in self._watched.items() if watched.task.done() or not watched.is_healthy]
        return ill + [name for name, (_, failed_at) in self._noted.items() if now - failed_at <= HEALTHY_AFTER]

    def note(self, name: str) -> None:
        """Something that is done once has failed, and is tried again."""
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
    """When something that failed is done again; `again` is called then."""

    def __init__(self, again: Callable[[], None]) -> None:
        self._again = again
        self._failures = 0
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_waiting(self) -> bool:
        return self._timer is not None

    def failed(self, longest: float = LONGEST_DELAY, most: float = MOST_TRIES) -> None:
        """It is tried again after a delay, unless it has failed `most` times in a row."""
        self._failures += 1
        if self._failures < most:
            delay = min(FIRST_DELAY * 2.0 ** min(self._failures - 1, 20), longest)
            self._timer = asyncio.get_running_loop().call_later(delay, self._go)

    def succeeded(self) -> None:
        self._failures = 0

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _go(self) -> None:
        self._timer = None
        self._again()
