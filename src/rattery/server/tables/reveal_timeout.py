"""Reveal timeout: deals without the salts of seats that do not reveal them in time.

Clients reveal as soon as they learn that the match has begun, so the timeout is rarely reached. It is REVEAL_TIMEOUT, or
ABSENT_TIMEOUT if no awaited seat has a connected client. Every process that has the table loaded runs its own; the first
to write the deal wins.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from rattery.server.errors import Refusal
from rattery.server.supervisor import Retry
from rattery.server.tables import requests

if TYPE_CHECKING:
    from rattery.server.tables.table import Table

ABSENT_TIMEOUT = 1.0  # seconds
REVEAL_TIMEOUT = 5.0  # seconds
POLL_INTERVAL = 0.1  # seconds between checks


class RevealTimeout:
    """Runs at most one task per table, from the start of a match until its cards are dealt."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._task: asyncio.Task[None] | None = None
        self._retry = Retry(self.wake)

    def wake(self) -> None:
        """Start the timeout if salts are awaited."""
        is_busy = self._task is not None or self._retry.is_waiting
        if not is_busy and self._table.state.awaited and not self._table.tables.is_closing:
            self._task = asyncio.create_task(self._wait())
            self._task.add_done_callback(self._done)

    def stop(self) -> None:
        self._retry.stop()
        if self._task is not None:
            self._task.cancel()

    def _done(self, task: asyncio.Task[None]) -> None:
        self._task = None
        if not task.cancelled() and task.exception() is not None:
            self._table.tables.report_retried(task.exception(), "dealing", f"dealing at {self._table.id}")
            self._retry.failed()

    async def _wait(self) -> None:
        """Deal when the time is up; starts over if the change is refused."""
        since = time.monotonic()
        while self._table.state.awaited:
            await asyncio.sleep(POLL_INTERVAL)
            if self._is_up(time.monotonic() - since):
                try:
                    await self._table.change(lambda: requests.deal(self._table.state), "deal")
                except Refusal:
                    since = time.monotonic()

    def _is_up(self, waited: float) -> bool:
        if waited > REVEAL_TIMEOUT:
            return True
        online = self._table.online()
        return waited > ABSENT_TIMEOUT and not any(online[seat] for seat in self._table.state.awaited)
