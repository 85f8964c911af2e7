"""Random clients, each with a way to misbehave, its *behaviour*:

steady     behaves correctly
twice      sends every message twice
replaying  repeats old messages
jumbled    repeats its latest messages in another order
flapping   loses its connection, usually right after sending
deaf       stops reading for a while
ghostly    leaves connections open that have sent hello and do not read
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from chaos.ledger import Ledger
from rattery.server.connection import client
from rattery.server.connection.client import Made, Refused, ServerClient, TableClient
from rattery.server.part import Part

PATIENCE = 180.0  # seconds without progress at a table until it is reported as a problem
# Reasons of refusals that are no problem.
EXPECTED = ("stale", "not-your-turn", "may-not-undo", "store", "busy", "too-late", "taken")
REMEMBERED = 40  # sent messages that may be repeated
RECONNECT_DELAY = (0.05, 0.6)  # seconds, in place of the client's own


class PatientClient(TableClient):
    """A client with a long timeout, as the server may be killed several times before it answers."""

    async def until(self, holds: Callable[[], Any], patience: float = PATIENCE) -> None:
        await super().until(holds, patience)


class Player(PatientClient):
    """A client at one seat that plays at random and records all requests and answers in the ledger."""

    def __init__(self, made: Made, seat: int, behaviour: str, ledger: Ledger, luck: random.Random) -> None:
        held = [made.secret(seat), *([made.host] if seat == 0 else [])]
        super().__init__(made.api, made.table, held, seat, mixes=True)
        self.seat, self.behaviour, self.ledger, self.luck = seat, behaviour, ledger, luck
        self.sent: list[Part] = []
        self.ghosts: list[ClientConnection] = []
        self.apis: Sequence[ServerClient] = (made.api,)  # the servers it connects to
        client.RECONNECT_DELAY = RECONNECT_DELAY

    # Playing.

    async def play(self, is_enough: Callable[[], bool]) -> None:
        """Answers every question, until the match is over or `is_enough`."""
        while not self.is_over and not is_enough():
            try:
                await self.until(lambda: self.moves or self.is_over or is_enough())
            except TimeoutError:
                self.ledger.problem(self.table_id, f"does not go on for seat {self.seat} at version {self.version}")
                return
            if self.moves:
                await self._act()

    async def _act(self) -> None:
        """Makes a move; sometimes says something or requests an undo instead."""
        dice = self.luck.random()
        with contextlib.suppress(Refused):
            if dice < 0.04:
                await self.ask("say", text=f"{self.seat} {self.luck.randrange(10**9)}")
            elif dice < 0.08:
                await self.undo()
            elif self.moves:
                await self.move(self.luck.choice(self.moves)["move"])

    async def ask(self, type_: str, key: str | None = None, **facts: Any) -> Part:
        try:
            async with asyncio.timeout(PATIENCE):
                return await super().ask(type_, key, **facts)
        except TimeoutError:
            self.ledger.problem(self.table_id, f"no answer to {type_} {facts}")
            raise Refused("silence", "") from None

    # Behaviour.

    async def _send(self, message: Part) -> None:
        if "id" in message:
            self.ledger.ask(self.table_id, self.seat, message)
        await super()._send(message)
        self.sent = [*self.sent, message][-REMEMBERED:]
        await BEHAVIOURS[self.behaviour](self)

    async def resend(self, messages: Sequence[Part]) -> None:
        for message in messages:
            await super()._send(message)

    async def leave_a_ghost(self) -> None:
        """Opens a connection that sends hello and then neither sends nor reads."""
        address = self.api.address.replace("http", "ws", 1) + f"/ws/{self.table_id}"
        hello = {"type": "hello", "secrets": self.held, "eye": self.seat}
        with contextlib.suppress(OSError, WebSocketException, TimeoutError):
            ghost = await connect(address, compression=None, ping_interval=None, proxy=None, close_timeout=0.1)
            await ghost.send(json.dumps(hello))
            ghost.transport.pause_reading()
            self.ghosts.append(ghost)

    async def stop_listening(self, seconds: float) -> None:
        if self._socket is not None:
            transport = self._socket.transport
            transport.pause_reading()
            await asyncio.sleep(seconds)
            with contextlib.suppress(RuntimeError):
                transport.resume_reading()

    async def __aexit__(self, *error: object) -> None:
        for ghost in self.ghosts:
            ghost.transport.abort()
        await super().__aexit__(*error)

    # Listening.

    def _on_done(self, message: Part) -> None:
        self.ledger.done(self.table_id, message)
        super()._on_done(message)

    def _on_refused(self, message: Part) -> None:
        self.ledger.refuse(self.table_id, message)
        if message["reason"] not in EXPECTED:
            self.ledger.problem(self.table_id, f"seat {self.seat} was refused: {message}")
        super()._on_refused(message)

    def _on_news(self, news: Part) -> None:
        if self.version is not None and news["version"] < self.version:
            self.ledger.problem(self.table_id, f"version {news['version']} came after {self.version}")
        super()._on_news(news)
        self.received.clear()  # it would grow without bound in a long run

    async def _exchange(self, socket: ClientConnection) -> None:
        """Picks a random server for every connection, as a load balancer would."""
        self.api = self.luck.choice(self.apis)
        await super()._exchange(socket)


async def _steady(player: Player) -> None: ...


async def _twice(player: Player) -> None:
    await player.resend(player.sent[-1:])


async def _replaying(player: Player) -> None:
    await player.resend(player.luck.sample(player.sent, min(2, len(player.sent))))


async def _jumbled(player: Player) -> None:
    last = player.sent[-5:]
    await player.resend(player.luck.sample(last, len(last)))


async def _flapping(player: Player) -> None:
    if player.luck.random() < 0.2:
        await player.break_off()


async def _deaf(player: Player) -> None:
    if player.luck.random() < 0.05:
        await player.stop_listening(player.luck.uniform(0.2, 3.0))


async def _ghostly(player: Player) -> None:
    if player.luck.random() < 0.05 and len(player.ghosts) < 5:
        await player.leave_a_ghost()


BEHAVIOURS: dict[str, Callable[[Player], Awaitable[None]]] = {
    "steady": _steady,
    "twice": _twice,
    "replaying": _replaying,
    "jumbled": _jumbled,
    "flapping": _flapping,
    "deaf": _deaf,
    "ghostly": _ghostly,
}
