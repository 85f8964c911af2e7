"""Calls: when a message goes out, and how many.

A seat is called when it has been asked for GRACE seconds, no client of it is connected, and it has an address: once a
question, and not more often than every INTERVAL. One process of those that share a store calls for a table, the one whose
bots play there; that a seat was called is written first, so no crash or second process calls twice.
"""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from rattery.server.errors import Refusal, Stale, server_words
from rattery.server.tables.requests import Change
from rattery.server.tables.seat import Webhook
from rattery.server.tables.state import TableState
from rattery.server.webhooks.sending import CannotSend, Sender

if TYPE_CHECKING:
    from rattery.server.tables.table import Table

GRACE = 20.0  # seconds a player may be off the line, as a phone is in a lift
INTERVAL = 120.0  # seconds between two messages to one seat
TRIAL_INTERVAL = 10.0  # seconds between two messages that only try an address
MOST_WAITING = 100  # messages on their way; more are given up
THREADS = 4


class Calls:
    """The messages of one server process."""

    def __init__(self, sender: Sender, grace: float = GRACE, interval: float = INTERVAL) -> None:
        self.sender, self.grace, self.interval = sender, grace, interval
        self._pool = ThreadPoolExecutor(THREADS, "webhooks")
        self._waiting = 0
        self._calling: set[tuple[str, int]] = set()

    def due(self, table: Table) -> list[int]:
        """The seats of a table that are to be called now."""
        state = table.state
        if not any(seat.webhook for seat in state.seats):
            return []
        online = table.online()
        return [
            seat for seat in state.persons_asked() if not online[seat] and self._is_due(state, seat, table.waited())
        ]

    def _is_due(self, state: TableState, number: int, waited: float) -> bool:
        seat = state.seats[number]
        if seat.webhook is None or seat.called_ply == state.asked_ply or waited < self.grace:
            return False
        return (state.row.id, number) not in self._calling and time.time() - (seat.called_at or 0.0) > self.interval

    async def call(self, table: Table, seat: int) -> None:
        """Tell a seat that it is its turn, if this is the process that does so."""
        self._calling.add((table.id, seat))
        try:
            if await table.store.may_think(table.id):
                await self._call(table, seat)
        finally:
            self._calling.discard((table.id, seat))

    async def _call(self, table: Table, seat: int) -> None:
        state, ply = table.state, table.state.asked_ply

        def judge() -> Change:
            if state.asked_ply != ply or seat not in state.persons_asked():
                raise Stale("stale")
            return Change("called", seat, {"ply": ply, "problem": None})

        try:
            await table.change(judge, f"call:{seat}:{ply}:{state.asked_at}")
        except Refusal:
            return
        await self._send(table, seat, "webhook-your-turn", ply)

    async def try_out(self, table: Table, seat: int) -> None:
        """A message to a new address, so that whether it works is known at once."""
        called = table.state.seats[seat].called_at
        if called is None or time.time() - called > TRIAL_INTERVAL:
            await self._send(table, seat, "webhook-trial", None)

    async def _send(self, table: Table, seat: int, message: str, ply: int | None) -> None:
        webhook = table.state.seats[seat].webhook
        if webhook is None:
            return
        problem = await self._problem(webhook, _text(table.state, seat, message, webhook.lang))
        if problem is not None or ply is None:
            facts = {"ply": ply, "problem": problem}
            await table.change(lambda: Change("called", seat, facts), f"called:{seat}:{time.time_ns()}")

    async def _problem(self, webhook: Webhook, text: str) -> str | None:
        """Why a message did not arrive; None if it did."""
        if self._waiting >= MOST_WAITING:
            return "busy"
        self._waiting += 1
        try:
            await asyncio.get_running_loop().run_in_executor(
                self._pool, self.sender.send, webhook.address, text, webhook.link
            )
        except CannotSend as error:
            return error.problem
        finally:
            self._waiting -= 1
        return None

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def _text(state: TableState, seat: int, message: str, lang: str) -> str:
    words = server_words(lang)
    name = state.seats[seat].name or words.say(f"seat-{state.seats[seat].colour}")
    return words.say(message, seat=name, game=state.game.title(lang))
