"""Uvicorn's WebSocket protocol with a direct path for messages.

Uvicorn and websockets handle opening, closing and the validation of frames. But a complete message goes directly to the
listener, and outgoing messages directly to the transport, bypassing the ASGI queue and task: these would cost more than a
move does.

Input is parsed in portions: at most FRAMES_AT_ONCE complete frames in one iteration of the event loop, each charged to the
listener before it is parsed. While frames are left, reading from the transport is paused: a flood stays in the sender's
buffers, and other connections are served.

This file relies on the internals of uvicorn's sans-IO protocol, all of which `uvicorn_internals` names.
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
from rattery.server.connection.incoming import MAX_MESSAGE_BYTES

EXTENSION = "rattery.websocket"  # of the ASGI scope: holds the connection's protocol
WHOLE_TEXT = 0x81  # the first byte of a frame with a complete text message
TWO_BYTES, EIGHT_BYTES = 126, 127  # length codes: the length follows, in 2 or 8 bytes
MASK = 4  # bytes of the masking key in a client's frame
FRAMES_AT_ONCE = 8  # frames parsed in one iteration of the event loop, at most
CLOSE_TIMEOUT = 1.0  # seconds for the other side to answer a close frame
EARLY_FRAMES = 8  # frames parsed before there is a listener


class Gone(Exception):
    """The client has disconnected."""


class Listener(Protocol):
    """The receiver of a connection's messages."""

    def admit(self) -> float:
        """Charge a frame before it is parsed. Returns 0, or the seconds to wait before trying again."""

    def on_message(self, message: bytes) -> None:
        """Receive a complete message."""

    def schedule_send(self) -> None:
        """Called when the send buffer has drained."""


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
        self._received = bytearray()  # not parsed yet
        self._next_portion: asyncio.Handle | None = None
        self._early = EARLY_FRAMES
        self.close_timeout = CLOSE_TIMEOUT

    @staticmethod
    def of(scope: Scope) -> WebSocketProtocol:
        """The protocol of the connection with this ASGI scope."""
        return cast(WebSocketProtocol, scope["extensions"][EXTENSION]["protocol"])

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            cast(Scope, self.scope)["extensions"][EXTENSION] = {"protocol": self}

    def connection_lost(self, exc: Exception | None) -> None:
        """Free unparsed input immediately: the garbage collector runs late."""
        super().connection_lost(exc)
        if self.when_lost is not None:
            self.when_lost()
        self._received.clear()
        if self._next_portion is not None:
            self._next_portion.cancel()

    async def accept(self) -> None:
        """Complete the opening handshake; raises Gone if the client has disconnected."""
        if (await self.receive())["type"] != "websocket.connect":
            raise Gone
        try:
            await self.send({"type": "websocket.accept"})
        except ClientDisconnected:
            raise Gone from None

    # Receiving.

    def data_received(self, data: bytes) -> None:
        """The opening handshake is parsed immediately, frames in portions."""
        if not self.handshake_initiated:
            super().data_received(data)
            return
        self._received += data
        if self._next_portion is None:
            self._parse_portion()

    def _parse_portion(self) -> None:
        """Parse one portion; schedule the rest for the next iteration, or for when the listener admits more."""
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
        """How many bytes of complete frames may be parsed now, and the seconds to wait if the listener admits no more."""
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
        """Pass every message to the listener from here on, first those already queued."""
        self._listener = listener
        while not self.queue.empty():
            event = self.queue.get_nowait()
            if event["type"] == "websocket.disconnect":
                self.queue.put_nowait(event)
                return
            listener.admit()
            message = cast(Message, event)
            listener.on_message(message["text"].encode() if message.get("text") is not None else message["bytes"])
        self._go_on_parsing()

    def send_receive_event_to_app(self) -> None:
        """Pass a complete message to the listener. Text that is not UTF-8 goes to uvicorn, which closes the connection."""
        message = b"".join(self.frames)
        is_broken = self.curr_msg_data_type == "text" and not _is_text(message)
        if self._listener is None or self.close_sent or is_broken:
            super().send_receive_event_to_app()
        else:
            self.frames = []
            self._listener.on_message(message)

    def hold(self) -> None:
        """Stop reading from the transport until `release`."""
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def release(self) -> None:
        """Resume reading after `hold`."""
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self._go_on_parsing()

    def _go_on_parsing(self) -> None:
        if self._next_portion is None:
            self._next_portion = self.loop.call_soon(self._parse_portion)

    async def gone(self) -> None:
        """Wait until the connection has ended, from either side."""
        while (await self.receive())["type"] != "websocket.disconnect":
            pass

    # Sending.

    @property
    def is_full(self) -> bool:
        """Whether the send buffer is above its high-water mark: the client does not keep up."""
        return not self.writable.is_set()

    def write(self, messages: Sequence[bytes]) -> None:
        """Write text messages, in one call to the transport. Does not wait; ignored once the connection is closing."""
        if messages and not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join([part for message in messages for part in (_head(message), message)]))

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._listener is not None:
            self._listener.schedule_send()

    def hang_up(self) -> None:
        """Abort the connection without a close frame."""
        self.transport.abort()

    async def close(self, code: int) -> None:
        """Close with a code; aborts if the send buffer is full."""
        if self.is_full:
            self.hang_up()
            return
        try:
            await self.send({"type": "websocket.close", "code": code, "reason": ""})
        except (OSError, RuntimeError):  # closed by the other side meanwhile
            return


def _head(message: bytes) -> bytes:
    """The frame header of a text message (RFC 6455, 5.2)."""
    length = len(message)
    if length < TWO_BYTES:
        return struct.pack("!BB", WHOLE_TEXT, length)
    if length < 1 << 16:
        return struct.pack("!BBH", WHOLE_TEXT, TWO_BYTES, length)
    return struct.pack("!BBQ", WHOLE_TEXT, EIGHT_BYTES, length)


def frame_end(received: bytes | bytearray, start: int) -> int | None:
    """The end of the frame that begins at `start`; None if it is incomplete.

    A frame longer than MAX_MESSAGE_BYTES counts as ending with the received bytes: the parser then closes the connection.
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
    if length > MAX_MESSAGE_BYTES:
        return len(received)
    return end if end <= len(received) else None


def _is_text(message: bytes) -> bool:
    try:
        message.decode()
    except UnicodeDecodeError:
        return False
    return True
