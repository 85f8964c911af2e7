"""Reveal timeout: deals without the salts of seats that do not reveal them in time.

Clients reveal as soon as they learn that the match has begun, so the timeout is rarely reached. It is REVEAL_TIMEOUT, or
ABSENT_TIMEOUT if no awaited seat has a connected client. Every process that has the table loaded runs its own; the first
to write the deal wins.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from rattery.server.tables import requests
from rattery.server.tables.retried_task import RetriedTask

if TYPE_CHECKING:
    from rattery.server.tables.table import Table

ABSENT_TIMEOUT = 1.0  # seconds
REVEAL_TIMEOUT = 5.0  # seconds
POLL_INTERVAL = 0.1  # seconds between checks


class RevealTimeout(RetriedTask):
    """The task from the start of a match until its cards are dealt: once in the life of a table."""

    kind, label = "dealing", "dealing at"

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._since: float | None = None  # monotonic seconds of the first attempt: a retry does not wait as long again

    def _is_due(self) -> bool:
        return bool(self._table.state.awaited)

    async def _run(self) -> None:
        """Wait until nothing is awaited; deal when the time is up."""
        self._since = time.monotonic() if self._since is None else self._since
        while self._table.state.awaited:
            await asyncio.sleep(POLL_INTERVAL)
            if self._is_up(time.monotonic() - self._since):
                await self._write(lambda: requests.deal(self._table.state), "deal")

    def _is_up(self, waited: float) -> bool:
        if waited > REVEAL_TIMEOUT:
            return True
        online = self._table.online()
        return waited > ABSENT_TIMEOUT and not any(online[seat] for seat in self._table.state.awaited)
