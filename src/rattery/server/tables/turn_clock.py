"""The turn clock of a table: when the time for a decision is up, an easy bot makes that one move, and the story says so.

Of the processes that share a store, the one that runs the table's bots does so. The clock does not run while a table is
unloaded: the current question has its full time again when the table is loaded.
"""

from __future__ import annotations

from rattery.core.moves import Move
from rattery.server.errors import Stale
from rattery.server.tables.requests import GENTLE_LEVEL, Change, played
from rattery.server.tables.retried_task import RetriedTask
from rattery.server.tables.state import BY_CLOCK


class TurnClock(RetriedTask):
    """The task from the moment the time is up until a move is written. Woken every `tables.SWEEP_INTERVAL`."""

    kind, label = "clocks", "the clock of"
    has_limited_tries = False  # being woken all the time, it would go on without a delay

    def _is_due(self) -> bool:
        table, clock = self._table, self._table.state.clock
        return clock is not None and table.waited() >= clock and bool(table.state.persons_asked())

    async def _run(self) -> None:
        table, state = self._table, self._table.state
        late, question_version = state.persons_asked(), state.question_version
        if not late or state.match is None or not await table.store.claim_bots(table.id):
            return
        seat, ply = late[0], state.question_ply
        move = await table.tables.bot_pool.decide(state.match, GENTLE_LEVEL, seat, requester=table.requester())
        if move is not None:
            await self._play(move, seat, question_version, f"clock:{question_version}:{ply}:{seat}")

    async def _play(self, move: Move, seat: int, question_version: int, key: str) -> None:
        """Write the move, unless the player moved in the meantime."""
        state = self._table.state

        def validate() -> Change:
            if state.question_version != question_version or seat not in state.persons_asked():
                raise Stale("stale")
            return played(state, seat, move, by=BY_CLOCK)

        await self._write(validate, key)
