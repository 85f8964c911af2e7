"""The presence at one table: which clients are connected to it, and the `online` message that tells them of each other.

Clients of this process are known by their sessions; those of other processes, by seat, from `presence.py`. Costs at most
PRESENCE_RATE messages a second, however many clients connect and disconnect. Everything here runs on the event loop.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from rattery.server.tables.requests import AWAY_TIMEOUT

if TYPE_CHECKING:
    from rattery.server.connection.websocket_session import WebSocketSession

PRESENCE_RATE = 400  # `online` messages a second, to all clients of one table together


class TablePresence:
    """The sessions at one table. `elsewhere` returns the seats with a client connected to another process."""

    def __init__(self, seats: int, elsewhere: Callable[[], set[int]]) -> None:
        self.sessions: set[WebSocketSession] = set()
        self.listeners: Counter[str] = Counter()  # sessions by client address
        self._connected: set[WebSocketSession] = set()  # `sessions`, and connections without a `hello` as yet
        self._elsewhere = elsewhere
        self._opened = time.monotonic()
        self._left: dict[int, float] = {}  # by seat: when its last connection was lost
        self._online = [False] * seats  # as last sent
        self._timer: asyncio.TimerHandle | None = None  # a postponed `online` message
        self._sent_at = -math.inf

    @property
    def is_empty(self) -> bool:
        """Whether there is no connection at all, not even one without a `hello`."""
        return not self._connected

    def connect(self, session: WebSocketSession) -> None:
        """Note a connection; it enters with its `hello`."""
        self._connected.add(session)

    def enter(self, session: WebSocketSession) -> None:
        if session not in self.sessions:
            self.sessions.add(session)
            self.listeners[session.address] += 1

    def leave(self, session: WebSocketSession) -> None:
        self._connected.discard(session)
        if session in self.sessions:
            self.sessions.discard(session)
            self.listeners[session.address] -= 1

    def here(self) -> list[bool]:
        """For every seat, whether a client that holds it is connected to this process."""
        held = {seat for session in self.sessions for seat in session.held}
        return [seat in held for seat in range(len(self._online))]

    def online(self) -> list[bool]:
        """For every seat, whether a client that holds it is connected to any process."""
        elsewhere = self._elsewhere()
        return [here or seat in elsewhere for seat, here in enumerate(self.here())]

    def watching(self) -> int:
        """The number of spectators connected to this process."""
        return sum(not session.held for session in self.sessions)

    def is_away(self, seat: int) -> bool:
        """Whether no client has held a seat for AWAY_TIMEOUT."""
        left = self._left.get(seat, self._opened)
        return not self.online()[seat] and time.monotonic() - left > AWAY_TIMEOUT

    def charged_address(self) -> str:
        """The address to which the table's computations are charged: of a client with a seat, if any is connected."""
        return min(((not session.held, session.address) for session in self.sessions), default=(True, ""))[1]

    def update(self) -> None:
        """Notify every client of the connected seats, and record when a seat lost its last connection.

        With many connections the message is postponed, and one replaces several.
        """
        now = self.online()
        for seat, (before, after) in enumerate(zip(self._online, now, strict=True)):
            if before and not after:
                self._left[seat] = time.monotonic()
        self._online = now
        if self._timer is None:
            wait = self._sent_at + len(self.sessions) / PRESENCE_RATE - time.monotonic()
            if wait > 0:
                self._timer = asyncio.get_running_loop().call_later(wait, self._send)
            else:
                self._send()

    def _send(self) -> None:
        self._timer, self._sent_at = None, time.monotonic()
        message = self.message()
        for session in self.sessions:
            session.send_online(message)

    def message(self) -> bytes:
        return msgspec.json.encode({"type": "online", "seats": self.online(), "watching": self.watching()})
