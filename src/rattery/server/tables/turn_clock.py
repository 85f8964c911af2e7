"""The turn clock of a table: when the time for a decision is up, an easy bot makes that one move, and the story says so.

Of the processes that share a store, the one that runs the table's bots does so. The clock does not run while a table is
unloaded: the current question has its full time again when the table is loaded.
"""

from __future__ import annotations

import asyncio
import math
from typing import TYPE_CHECKING

from rattery.core.moves import Move
from rattery.server.errors import Refusal, Stale
from rattery.server.supervisor import Retry
from rattery.server.tables.requests import GENTLE_LEVEL, Change, played
from rattery.server.tables.state import BY_CLOCK

if TYPE_CHECKING:
    from rattery.server.tables.table import Table


class TurnClock:
    """Runs at most one task per table, from the moment the time is up until a move is written."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._task: asyncio.Task[None] | None = None
        self._retry = Retry(lambda: None)  # `look` polls: only the delay is needed

    @property
    def is_moving(self) -> bool:
        return self._task is not None

    def look(self) -> None:
        """Start the task if the time is up. Polled every `tables.SWEEP_INTERVAL`."""
        table, clock = self._table, self._table.state.clock
        is_busy = self._task is not None or self._retry.is_waiting
        if clock is None or is_busy or table.waited() < clock or not table.state.persons_asked():
            return
        self._task = asyncio.create_task(self._move())
        self._task.add_done_callback(self._moved)

    def stop(self) -> None:
        self._retry.stop()
        if self._task is not None:
            self._task.cancel()

    def _moved(self, task: asyncio.Task[None]) -> None:
        self._task = None
        if task.cancelled():
            return
        if task.exception() is None:
            self._retry.succeeded()
        else:
            self._table.tables.report_retried(task.exception(), "clocks", f"the clock of {self._table.id}")
            self._retry.failed(most=math.inf)

    async def _move(self) -> None:
        table, state = self._table, self._table.state
        late, asked_at = state.persons_asked(), state.asked_at
        if not late or state.match is None or not await table.store.may_think(table.id):
            return
        seat, ply = late[0], state.asked_ply
        move = await table.tables.bot_pool.decide(state.match, GENTLE_LEVEL, seat, asker=table.asker())
        if move is not None:
            await self._write(move, seat, asked_at, f"clock:{asked_at}:{ply}:{seat}")

    async def _write(self, move: Move, seat: int, asked_at: int, key: str) -> None:
        """Write the move, unless the player moved in the meantime."""
        state = self._table.state

        def judge() -> Change:
            if state.asked_at != asked_at or seat not in state.persons_asked():
                raise Stale("stale")
            return played(state, seat, move, by=BY_CLOCK)

        try:
            await self._table.change(judge, key)
        except Refusal:
            return
