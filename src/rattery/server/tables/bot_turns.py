"""Bot turns: computes the moves and promises of a table's bots, one at a time, and writes them like any other change.

Of several processes that share a store only one does so for a table; `Store.may_think` decides which.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
from typing import TYPE_CHECKING

from rattery.core.moves import Move
from rattery.core.talk import Promise
from rattery.server.bot_pool import NEEDS_NO_MACHINE_CODE
from rattery.server.errors import Refusal, Stale
from rattery.server.store.trouble import StoreRefused
from rattery.server.supervisor import Retry
from rattery.server.tables.bot_talk import due_promises, leaning, word_key
from rattery.server.tables.requests import Change, played
from rattery.server.tables.state import BY_SUBSTITUTE

if TYPE_CHECKING:
    from rattery.server.tables.table import Table

LONGEST_STORE_DELAY = 5.0  # seconds between attempts while the store refuses writes
RETRY_DELAY = 2.0  # seconds until `may_think` is asked again


class BotTurns:
    """Runs at most one task per table, from a bot's turn until its move is written; retries when that fails."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._task: asyncio.Task[None] | None = None
        self._retry = Retry(self.wake)

    @property
    def is_thinking(self) -> bool:
        return self._task is not None or self._retry.is_waiting

    @property
    def needs_machine_code(self) -> bool:
        """Whether a bot at the table plays a level that needs machine code."""
        return bool({seat.level for seat in self._table.state.seats} - {None, NEEDS_NO_MACHINE_CODE})

    def wake(self) -> None:
        """Start the task if a bot has something to do, no task is running, and a person plays or watches."""
        table = self._table
        if table.tables.is_closing:
            return
        if table.state.match is None:
            self._compile_ahead()
        if not self.is_thinking and self._has_something_to_do() and self._is_awaited():
            self._task = asyncio.create_task(self._think())
            self._task.add_done_callback(self._thought)

    def _has_something_to_do(self) -> bool:
        state = self._table.state
        return state.bots_turn() is not None or bool(due_promises(state))

    def stop(self) -> None:
        self._retry.stop()
        if self._task is not None:
            self._task.cancel()

    def _compile_ahead(self) -> None:
        """Request the game's machine code before the match begins, if a bot will need it."""
        if self.needs_machine_code:
            self._table.tables.bot_pool.get_ready(self._table.state.game.name)

    def _is_awaited(self) -> bool:
        """Whether to play on: a table of bots alone does so only while a client is connected."""
        return bool(self._table.sockets) or any(not seat.is_bots for seat in self._table.state.seats)

    def _thought(self, task: asyncio.Task[None]) -> None:
        self._task = None
        if task.cancelled():
            return
        self._go_on(task.exception())
        if not self.is_thinking:
            self._table.leave_bots_to_others()

    def _go_on(self, problem: BaseException | None) -> None:
        """Look for the next turn, or try this one again after a delay."""
        if problem is None:
            self._retry.succeeded()
            self.wake()
        elif isinstance(problem, StoreRefused):  # already logged by the store; the outage may be long
            self._retry.failed(LONGEST_STORE_DELAY, math.inf)
        else:
            self._table.tables.report_retried(problem, "bots' turns", f"a bot at {self._table.id}")
            self._retry.failed()

    async def _think(self) -> None:
        """Write the promises that are due, then decide and write a move if it is a bot's turn."""
        table, state = self._table, self._table.state
        if not await table.tables.store.may_think(table.id):
            await asyncio.sleep(RETRY_DELAY)
            return
        for promise in due_promises(state):
            await self._say(promise)
        seat, asked_at = state.bots_turn(), state.asked_at
        if seat is None or state.match is None:
            return
        key, level = f"bot:{asked_at}:{state.match.ply}:{seat}:{state.table_at}", state.seats[seat].level
        if level is None:
            return
        by: dict[str, str] = {}
        move = await table.tables.bot_pool.decide(
            state.match, level, seat, leaning(state, seat), table.asker(), lambda: by.update(by=BY_SUBSTITUTE)
        )
        if move is not None:
            await self._play(move, seat, asked_at, key, by)

    async def _say(self, promise: Promise) -> None:
        """Write a promise, unless its question is no longer the current one."""
        state = self._table.state

        def judge() -> Change:
            if promise not in due_promises(state):
                raise Stale("stale")
            return Change("promise", promise.seat, {"promise": promise.promise, "to": promise.to})

        with contextlib.suppress(Refusal):
            await self._table.change(judge, word_key(state, promise.seat))

    async def _play(self, move: Move, seat: int, asked_at: int, key: str, by: dict[str, str]) -> None:
        """Write the move, unless another question was asked meanwhile: then it is discarded."""
        state = self._table.state

        def judge() -> Change:
            if (state.bots_turn(), state.asked_at) != (seat, asked_at):
                raise Stale("stale")
            return played(state, seat, move, **by)

        try:
            await self._table.change(judge, key)
        except StoreRefused:
            raise
        except Refusal:
            return
