"""Uvicorn's WebSocket protocol with a direct path for messages.

Uvicorn and websockets open and close connections and check every frame. But a whole message goes straight to the
listener, and what is written straight to the transport, without the ASGI queue and task between: they would cost more than
a move does.

What a client sends is parsed in portions: a few whole frames in a turn of the event loop, each charged to the listener
before it is parsed. Meanwhile nothing more is read from the network: a flood waits where it comes from, and others are
served.

This is the only file that relies on the inside of uvicorn's sans-IO protocol: `USED` names every attribute, and a test looks
for each of them in the installed version. It was last seen with the version in `SEEN_WITH`.
"""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable, Sequence
from typing import Protocol, cast

from starlette.types import Message, Scope
from uvicorn.config import Config
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.http11 import Request

from rattery.core.json_data import JsonObject
from rattery.server.connection.incoming import LARGEST_MESSAGE

SEEN_WITH = "0.54.0"  # of uvicorn
USED = (
    *(
        "close_sent",
        "close_timeout",
        "connection_lost",
        "curr_msg_data_type",
        "data_received",
        "frames",
        "handle_connect",
        "handshake_initiated",
        "loop",
        "queue",
        "read_paused",
        "receive",
        "resume_writing",
    ),
    *("send", "send_receive_event_to_app", "writable"),
)

EXTENSION = "rattery.websocket"  # of the ASGI scope: the protocol that serves it
WHOLE_TEXT = 0x81  # the first byte of a frame that is a whole message of text
TWO_BYTES, EIGHT_BYTES = 126, 127  # instead of a length: it follows in that many bytes
MASK = 4  # bytes of it before what a client sends
FRAMES_AT_ONCE = 8  # that are parsed in one turn of the event loop
CLOSE_TIMEOUT = 1.0  # seconds in which the other side has to answer a good-bye
EARLY_FRAMES = 8  # that are parsed before there is a listener


class Gone(Exception):
    """The client has disconnected."""


class Listener(Protocol):
    """What receives the messages of a connection."""

    def admit(self) -> float:
        """Charge a frame before it is parsed. Gives 0, or the seconds until there is room for it."""

    def hear(self, message: bytes) -> None:
        """A message has come."""

    def go_on(self) -> None:
        """What was sent has been read: there is room for more."""


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """One connection: messages in both directions."""

    _listener: Listener | None = None
    when_lost: Callable[[], None] | None = None

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: JsonObject,
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._received = bytearray()  # and not parsed yet
        self._next_portion: asyncio.Handle | None = None
        self._early = EARLY_FRAMES
        self.close_timeout = CLOSE_TIMEOUT

    @staticmethod
    def of(scope: Scope) -> WebSocketProtocol:
        """The protocol of a connection that is being opened."""
        return cast(WebSocketProtocol, scope["extensions"][EXTENSION]["protocol"])

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            cast(Scope, self.scope)["extensions"][EXTENSION] = {"protocol": self}

    def connection_lost(self, exc: Exception | None) -> None:
        """What was not parsed goes at once: garbage is collected late."""
        super().connection_lost(exc)
        if self.when_lost is not None:
            self.when_lost()
        self._received.clear()
        if self._next_portion is not None:
            self._next_portion.cancel()

    async def accept(self) -> None:
        if (await self.receive())["type"] != "websocket.connect":
            raise Gone
        try:
            await self.send({"type": "websocket.accept"})
        except ClientDisconnected:
            raise Gone from None

    # Hearing.

    def data_received(self, data: bytes) -> None:
        """The request that opens it is parsed at once, frames in portions."""
        if not self.handshake_initiated:
            super().data_received(data)
            return
        self._received += data
        if self._next_portion is None:
            self._parse_portion()

    def _parse_portion(self) -> None:
        """Parse a few frames, and come back for the rest in the next turn of the loop, or when there is room."""
        self._next_portion = None
        if self.read_paused or self.transport.is_closing():
            return
        end, wait = self._admitted()
        if end:
            portion = bytes(self._received[:end])
            del self._received[:end]
            super().data_received(portion)
        if self.transport.is_closing() or self.read_paused:
            return
        if frame_end(self._received, 0) is None:
            self.transport.resume_reading()
            return
        self.transport.pause_reading()
        if wait:
            self._next_portion = self.loop.call_later(wait, self._parse_portion)
        elif self._listener is not None:
            self._next_portion = self.loop.call_soon(self._parse_portion)

    def _admitted(self) -> tuple[int, float]:
        """How many bytes of whole frames may be parsed now, and the seconds until there is room for more."""
        end = 0
        for _ in range(FRAMES_AT_ONCE):
            found = frame_end(self._received, end)
            if found is None:
                break
            if self._listener is None:
                if self._early <= 0:
                    break
                self._early -= 1
            elif wait := self._listener.admit():
                return end, wait
            end = found
        return end, 0.0

    def listen(self, listener: Listener) -> None:
        """From now on every message goes to the listener, those first that have come already."""
        self._listener = listener
        while not self.queue.empty():
            event = self.queue.get_nowait()
            if event["type"] == "websocket.disconnect":
                self.queue.put_nowait(event)
                return
            listener.admit()
            message = cast(Message, event)
            listener.hear(message["text"].encode() if message.get("text") is not None else message["bytes"])
        self._go_on_parsing()

    def send_receive_event_to_app(self) -> None:
        """A whole message is there. What says it is text and is none is left to uvicorn, which closes the connection."""
        message = b"".join(self.frames)
        is_broken = self.curr_msg_data_type == "text" and not _is_text(message)
        if self._listener is None or self.close_sent or is_broken:
            super().send_receive_event_to_app()
        else:
            self.frames = []
            self._listener.hear(message)

    def hold(self) -> None:
        """Stop reading from the transport until `release`."""
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def release(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self._go_on_parsing()

    def _go_on_parsing(self) -> None:
        if self._next_portion is None:
            self._next_portion = self.loop.call_soon(self._parse_portion)

    async def gone(self) -> None:
        """Waits for the end of the connection, from whichever side it comes."""
        while (await self.receive())["type"] != "websocket.disconnect":
            pass

    # Speaking.

    @property
    def is_full(self) -> bool:
        """Whether the other side reads more slowly than it is written to."""
        return not self.writable.is_set()

    def write(self, messages: Sequence[bytes]) -> None:
        """Send these, in one go."""
        if messages and not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join([part for message in messages for part in (_head(message), message)]))

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._listener is not None:
            self._listener.go_on()

    def hang_up(self) -> None:
        """Without a word."""
        self.transport.abort()

    async def close(self, code: int) -> None:
        """Close with a code; a client that does not read is cut off instead."""
        if self.is_full:
            self.hang_up()
            return
        try:
            await self.send({"type": "websocket.close", "code": code, "reason": ""})
        except (OSError, RuntimeError):  # it was closed from the other side
            return


def _head(message: bytes) -> bytes:
    """What stands before a message of text on the network (RFC 6455, 5.2)."""
    length = len(message)
    if length < TWO_BYTES:
        return struct.pack("!BB", WHOLE_TEXT, length)
    if length < 1 << 16:
        return struct.pack("!BBH", WHOLE_TEXT, TWO_BYTES, length)
    return struct.pack("!BBQ", WHOLE_TEXT, EIGHT_BYTES, length)


def frame_end(received: bytes | bytearray, start: int) -> int | None:
    """Where the frame that begins at `start` ends; None if it is not whole yet.

    A frame that is too long is not waited for: it ends with what has come, and the parser closes the connection.
    """
    if len(received) < start + 2:
        return None
    length, head = received[start + 1] & 0x7F, 2
    if length >= TWO_BYTES:
        size = 2 if length == TWO_BYTES else 8
        if len(received) < start + head + size:
            return None
        length, head = int.from_bytes(received[start + head : start + head + size]), head + size
    end = start + head + (MASK if received[start + 1] & 0x80 else 0) + length
    if length > LARGEST_MESSAGE:
        return len(received)
    return end if end <= len(received) else None


def _is_text(message: bytes) -> bool:
    try:
        message.decode()
    except UnicodeDecodeError:
        return False
    return True
