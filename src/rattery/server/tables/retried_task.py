"""Retried task: the base of what the server does at a table by itself, a task that is retried with backoff when it fails."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from rattery.server.errors import Refusal
from rattery.server.store.failures import StoreRefused
from rattery.server.supervisor import Retry
from rattery.server.tables.requests import Change

if TYPE_CHECKING:
    from rattery.server.tables.table import Table

MAX_STORE_DELAY = 5.0  # seconds between attempts while the store refuses


class RetriedTask(ABC):
    """A task of one table, started by `wake` when something is due. Event loop only.

    - At most one task runs, and none while a retry is pending: until then, `wake` does nothing.
    - A task that fails is retried after a delay that doubles with every failure. If the store refused, which it has logged,
      the delay is at most MAX_STORE_DELAY, and there is no limit: the outage may be long. Any other failure is logged
      and reported by `/api/health`; after MAX_TRIES of them without a success there are no more retries, if
      `has_limited_tries`, and each later `wake` makes one attempt.
    - A task that ends without a failure resets the delay and the count. If it `is_repeated`, a `wake` follows at once: then
      it must not end with its work undone and still due, or it would run in a busy loop.
    - `stop` cancels the task and the pending retry, and is final. While the server is closing, no task is started either.
    """

    kind: ClassVar[str]  # in `/api/health`
    label: ClassVar[str]  # in the log, before the table's id
    has_limited_tries: ClassVar[bool] = True
    is_repeated: ClassVar[bool] = False  # whether a task that has ended without a failure is followed by a `wake`

    def __init__(self, table: Table) -> None:
        self._table = table
        self._task: asyncio.Task[None] | None = None
        self._retry = Retry(self.wake)
        self._is_stopped = False

    @property
    def is_active(self) -> bool:
        """Whether the task is running or waits to be retried."""
        return self._task is not None or self._retry.is_waiting

    def wake(self) -> None:
        """Start the task if something is due. Cheap: called after every change."""
        may_start = not self.is_active and not self._is_stopped and not self._table.tables.is_closing
        if may_start and self._is_due():
            self._task = asyncio.create_task(self._run())
            self._task.add_done_callback(self._ended)

    def stop(self) -> None:
        self._is_stopped = True
        self._retry.stop()
        if self._task is not None:
            self._task.cancel()

    @abstractmethod
    def _is_due(self) -> bool:
        """Whether there is something to do now."""

    @abstractmethod
    async def _run(self) -> None:
        """Do what is due. After an exception it is called again."""

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._task = None
        if task.cancelled():
            return
        problem = task.exception()
        if problem is None:
            self._retry.succeeded()
            if self.is_repeated:
                self.wake()
        elif isinstance(problem, StoreRefused):
            self._retry.failed(MAX_STORE_DELAY, is_limited=False)
        else:
            self._table.tables.report_retried(problem, self.kind, f"{self.label} {self._table.id}")
            self._retry.failed(is_limited=self.has_limited_tries)

    async def _write(self, validate: Callable[[], Change], key: str) -> None:
        """Write a change, or nothing if it is refused: then it is no longer due. Raises StoreRefused."""
        try:
            await self._table.change(validate, key)
        except StoreRefused:
            raise
        except Refusal:
            return
