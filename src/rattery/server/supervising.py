"""Supervision: background tasks that are restarted when they fail, with a growing delay, and counted for `/api/health`."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

FIRST_DELAY, LONGEST_DELAY = 0.1, 30.0  # seconds until a failed task is restarted, doubled every time
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
        return [name for name, watched in self._watched.items() if watched.task.done() or not watched.is_healthy]

    def restarts(self) -> dict[str, int]:
        return {name: watched.restarts for name, watched in self._watched.items()}

    async def close(self) -> None:
        tasks = [watched.task for watched in self._watched.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
