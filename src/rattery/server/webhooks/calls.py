"""Calls: decides when a seat's webhook is called, and limits how often.

A seat is called once its decision has been pending for GRACE seconds with none of its clients connected: once per decision,
and at most every INTERVAL. Of the processes that share a store only the one that plays a table's bots calls its seats; the
call is recorded before it is sent, so that neither a crash nor a second process calls twice.
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

GRACE = 20.0  # seconds a player may be offline before being called, as a phone is in a lift
INTERVAL = 120.0  # minimum seconds between two messages to one seat
TRIAL_INTERVAL = 10.0  # minimum seconds between two test messages
MAX_WAITING = 100  # messages queued or being sent; more are dropped
THREADS = 4


class Calls:
    """The webhook calls of one server process. Event loop only; the messages are sent in THREADS threads."""

    def __init__(self, sender: Sender, grace: float = GRACE, interval: float = INTERVAL) -> None:
        self.sender, self.grace, self.interval = sender, grace, interval
        self._pool = ThreadPoolExecutor(THREADS, "webhooks")
        self._waiting = 0
        self._calling: set[tuple[str, int]] = set()

    def due(self, table: Table) -> list[int]:
        """The seats of a table to call now."""
        state = table.state
        if not any(seat.webhook for seat in state.seats):
            return []
        online = table.online()
        return [
            seat for seat in state.persons_asked() if not online[seat] and self._is_due(state, seat, table.waited())
        ]

    def _is_due(self, state: TableState, number: int, waited: float) -> bool:
        seat = state.seats[number]
        if seat.webhook is None or seat.called_ply == state.question_ply or waited < self.grace:
            return False
        return (state.row.id, number) not in self._calling and time.time() - (seat.called_at or 0.0) > self.interval

    async def call(self, table: Table, seat: int) -> None:
        """Send a seat the message that it is its turn, if this process plays the table's bots."""
        self._calling.add((table.id, seat))
        try:
            if await table.store.claim_bots(table.id):
                await self._call(table, seat)
        finally:
            self._calling.discard((table.id, seat))

    async def _call(self, table: Table, seat: int) -> None:
        state, ply = table.state, table.state.question_ply

        def validate() -> Change:
            if state.question_ply != ply or seat not in state.persons_asked():
                raise Stale("stale")
            return Change("called", seat, {"ply": ply, "problem": None})

        try:
            await table.change(validate, f"call:{seat}:{ply}:{state.question_version}")
        except Refusal:
            return
        await self._send(table, seat, "webhook-your-turn", ply)

    async def send_trial(self, table: Table, seat: int) -> None:
        """Send a test message to a new address, so that the player learns immediately whether it works."""
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
        """Send a message; returns why it could not be delivered, None if it was."""
        if self._waiting >= MAX_WAITING:
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
