"""The time to reveal: cards are dealt without the seats that have not shown the salt they committed to.

Clients reveal by themselves as soon as they hear that the match has begun, so usually nobody waits for this. A seat whose
client is gone is waited for ABSENT_TIMEOUT, one whose client is connected REVEAL_TIMEOUT. In a shared store every process
with a client at the table counts; the first to write has dealt.
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
LOOK_EVERY = 0.1  # seconds


class RevealTimeout:
    """At most one task a table, from the beginning of a match until its cards are dealt."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._task: asyncio.Task[None] | None = None
        self._retry = Retry(self.wake)

    def wake(self) -> None:
        """Start the clock if salts are awaited."""
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
        """Deal when the time is up; tried again if the store refuses it."""
        since = time.monotonic()
        while self._table.state.awaited:
            await asyncio.sleep(LOOK_EVERY)
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
