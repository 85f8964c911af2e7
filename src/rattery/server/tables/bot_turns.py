"""Bot turns: computes the moves and promises of a table's bots, one at a time, and writes them like any other change.

Of several processes that share a store only one does so for a table; `Store.claim_bots` decides which.
"""

from __future__ import annotations

import asyncio

from rattery.bots.levels import NEEDS_NO_MACHINE_CODE
from rattery.core.moves import Move
from rattery.core.talk import Promise
from rattery.server.errors import Stale
from rattery.server.tables.bot_talk import due_promises, move_bias, promise_key
from rattery.server.tables.requests import Change, played
from rattery.server.tables.retried_task import RetriedTask
from rattery.server.tables.state import BY_SUBSTITUTE

RETRY_DELAY = 2.0  # seconds until `claim_bots` is called again


class BotTurns(RetriedTask):
    """The task from a bot's turn until its move is written; the next turn follows by itself."""

    kind, label = "bots' turns", "a bot at"
    is_repeated = True

    @property
    def needs_machine_code(self) -> bool:
        """Whether a bot at the table plays a level that needs machine code."""
        return bool({seat.level for seat in self._table.state.seats} - {None, NEEDS_NO_MACHINE_CODE})

    def wake(self) -> None:
        """Start the task if a bot has something to do and a person plays or watches; before the match, load machine code."""
        if self._table.state.match is None and not self._table.tables.is_closing:
            self._compile_ahead()
        super().wake()

    def _is_due(self) -> bool:
        return self._has_something_to_do() and self._is_awaited()

    def _ended(self, task: asyncio.Task[None]) -> None:
        """If nothing follows, another process may play the bots."""
        super()._ended(task)
        if not task.cancelled() and not self.is_active:
            self._table.leave_bots_to_others()

    def _has_something_to_do(self) -> bool:
        state = self._table.state
        return state.bots_turn() is not None or bool(due_promises(state))

    def _compile_ahead(self) -> None:
        """Request the game's machine code before the match begins, if a bot will need it."""
        if self.needs_machine_code:
            self._table.tables.bot_pool.load_machine_code(self._table.state.game.name)

    def _is_awaited(self) -> bool:
        """Whether to play on: a table of bots alone does so only while a client is connected."""
        return bool(self._table.sessions) or any(not seat.is_bots for seat in self._table.state.seats)

    async def _run(self) -> None:
        """Write the promises that are due, then decide and write a move if it is a bot's turn."""
        table, state = self._table, self._table.state
        if not await table.tables.store.claim_bots(table.id):
            await asyncio.sleep(RETRY_DELAY)
            return
        for promise in due_promises(state):
            await self._say(promise)
        seat, question_version = state.bots_turn(), state.question_version
        if seat is None or state.match is None:
            return
        key, level = f"bot:{question_version}:{state.match.ply}:{seat}:{state.seats_version}", state.seats[seat].level
        if level is None:
            return
        by: dict[str, str] = {}
        move = await table.tables.bot_pool.decide(
            state.match, level, seat, move_bias(state, seat), table.requester(), lambda: by.update(by=BY_SUBSTITUTE)
        )
        if move is not None:
            await self._play(move, seat, question_version, key, by)

    async def _say(self, promise: Promise) -> None:
        """Write a promise, unless its question is no longer the current one."""
        state = self._table.state

        def validate() -> Change:
            if promise not in due_promises(state):
                raise Stale("stale")
            return Change("promise", promise.seat, {"promise": promise.promise, "to": promise.to})

        await self._write(validate, promise_key(state, promise.seat))

    async def _play(self, move: Move, seat: int, question_version: int, key: str, by: dict[str, str]) -> None:
        """Write the move, unless another question was asked meanwhile: then it is discarded."""
        state = self._table.state

        def validate() -> Change:
            if (state.bots_turn(), state.question_version) != (seat, question_version):
                raise Stale("stale")
            return played(state, seat, move, **by)

        await self._write(validate, key)
