"""The turns of a table's bots: one thinks at a time, in the one process that may, and its move is written like any other."""

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

LONGEST_STORE_DELAY = 5.0  # seconds until a move is written again that the store refused
RETRY_DELAY = 2.0  # seconds until it is asked again which process thinks for this table


class BotTurns:
    """At most one task a table, from the moment a bot is asked until its move is written; tried again if it fails."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._task: asyncio.Task[None] | None = None
        self._retry = Retry(self.wake)

    @property
    def is_thinking(self) -> bool:
        return self._task is not None or self._retry.is_waiting

    @property
    def are_thinkers(self) -> bool:
        """Whether a bot that searches sits at the table."""
        return bool({seat.level for seat in self._table.state.seats} - {None, NEEDS_NO_MACHINE_CODE})

    def wake(self) -> None:
        """Start thinking if a bot's turn has come, no task runs, and a player or spectator waits for it."""
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
        """While players gather, the game is compiled for the bots that will play."""
        if self.are_thinkers:
            self._table.tables.bot_pool.load_machine_code(self._table.state.game.name)

    def _is_awaited(self) -> bool:
        """Bots among themselves play only while a client is connected."""
        return bool(self._table.sockets) or any(not seat.is_bots for seat in self._table.state.seats)

    def _thought(self, task: asyncio.Task[None]) -> None:
        self._task = None
        if task.cancelled():
            return
        problem = task.exception()
        if problem is None:
            self._retry.succeeded()
            self.wake()
        elif isinstance(problem, StoreRefused):  # it has told that itself, and may take long to be back
            self._retry.failed(LONGEST_STORE_DELAY, math.inf)
        else:
            self._table.tables.report_retried(problem, "bots' turns", f"a bot at {self._table.id}")
            self._retry.failed()

    async def _think(self) -> None:
        """Say what is to be said, then move if it is a bot's turn."""
        table, state = self._table, self._table.state
        if not await table.tables.store.claim_bots(table.id):
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
            state.match, level, seat, leaning(state, seat), table.requester(), lambda: by.update(by=BY_SUBSTITUTE)
        )
        if move is not None:
            await self._play(move, seat, asked_at, key, by)

    async def _say(self, promise: Promise) -> None:
        """Write a promise like any other, unless the question it belongs to is gone."""
        state = self._table.state

        def judge() -> Change:
            if promise not in due_promises(state):
                raise Stale("stale")
            return Change("promise", promise.seat, {"promise": promise.promise, "to": promise.to})

        with contextlib.suppress(Refusal):
            await self._table.change(judge, word_key(state, promise.seat))

    async def _play(self, move: Move, seat: int, asked_at: int, key: str, by: dict[str, str]) -> None:
        """Play what was decided, unless the table has changed since: then it is thrown away."""
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
