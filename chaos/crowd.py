"""The crowd: people who play whatever is on offer, each with his own bad manners.

steady     does as one should
twice      sends everything twice
replaying  sends old messages again
jumbled    sends his last messages once more, in another order
flapping   is cut off, most often right after he has said something
deaf       stops reading for a while
ghostly    leaves connections behind that say hello and then nothing more
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
from rattery.server.connection.client import Guest, Lobby, Made, Refused
from rattery.server.part import Part

PATIENCE = 180.0  # seconds until a table that does not go on is a problem
EXPECTED = ("stale", "not-your-turn", "may-not-undo", "store", "busy", "too-late", "taken")
REMEMBERED = 40  # messages somebody may send again
IMPATIENT = (0.05, 0.6)  # seconds until somebody whose connection broke comes back


class Patient(Guest):
    """Somebody who waits longer than people do: the server may be killed again before it has answered."""

    async def until(self, holds: Callable[[], Any], patience: float = PATIENCE) -> None:
        await super().until(holds, patience)


class Player(Patient):
    """Somebody at one seat who plays at random; everything asked and told goes into the ledger."""

    def __init__(self, made: Made, seat: int, manners: str, ledger: Ledger, luck: random.Random) -> None:
        held = [made.secret(seat), *([made.host] if seat == 0 else [])]
        super().__init__(made.lobby, made.table, held, seat, mixes=True)
        self.seat, self.manners, self.ledger, self.luck = seat, manners, ledger, luck
        self.sent: list[Part] = []
        self.ghosts: list[ClientConnection] = []
        self.places: Sequence[Lobby] = (made.lobby,)  # where the table is served
        client.RECONNECT_DELAY = IMPATIENT

    # Playing.

    async def play(self, is_enough: Callable[[], bool]) -> None:
        """Whatever is asked is answered, until it is over or somebody says that it is enough."""
        while not self.is_over and not is_enough():
            try:
                await self.until(lambda: self.moves or self.is_over or is_enough())
            except TimeoutError:
                self.ledger.problem(self.table_id, f"does not go on for seat {self.seat} at version {self.version}")
                return
            if self.moves:
                await self._act()

    async def _act(self) -> None:
        """Mostly a move; now and then a word, or a move taken back."""
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

    # Manners.

    async def _send(self, message: Part) -> None:
        if "id" in message:
            self.ledger.ask(self.table_id, self.seat, message)
        await super()._send(message)
        self.sent = [*self.sent, message][-REMEMBERED:]
        await MANNERS[self.manners](self)

    async def again(self, messages: Sequence[Part]) -> None:
        for message in messages:
            await super()._send(message)

    async def leave_a_ghost(self) -> None:
        """A connection that says hello and is never heard of again."""
        address = self.lobby.address.replace("http", "ws", 1) + f"/ws/{self.table_id}"
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
        self.received.clear()  # a long run would keep it all

    async def _exchange(self, socket: ClientConnection) -> None:
        """Every connection leads to one of the places where the table is served, as a proxy would have it."""
        self.lobby = self.luck.choice(self.places)
        await super()._exchange(socket)


async def _steady(player: Player) -> None: ...


async def _twice(player: Player) -> None:
    await player.again(player.sent[-1:])


async def _replaying(player: Player) -> None:
    await player.again(player.luck.sample(player.sent, min(2, len(player.sent))))


async def _jumbled(player: Player) -> None:
    last = player.sent[-5:]
    await player.again(player.luck.sample(last, len(last)))


async def _flapping(player: Player) -> None:
    if player.luck.random() < 0.2:
        await player.break_off()


async def _deaf(player: Player) -> None:
    if player.luck.random() < 0.05:
        await player.stop_listening(player.luck.uniform(0.2, 3.0))


async def _ghostly(player: Player) -> None:
    if player.luck.random() < 0.05 and len(player.ghosts) < 5:
        await player.leave_a_ghost()


MANNERS: dict[str, Callable[[Player], Awaitable[None]]] = {
    "steady": _steady,
    "twice": _twice,
    "replaying": _replaying,
    "jumbled": _jumbled,
    "flapping": _flapping,
    "deaf": _deaf,
    "ghostly": _ghostly,
}
