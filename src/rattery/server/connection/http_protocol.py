"""Uvicorn's HTTP protocol with backpressure: one request at a time, rate limits before parsing, and a header timeout.

A client may pipeline requests. The next is parsed once the previous one is answered, and while its address is within its
rate limit; a new connection is not read while its address opens too many. Unread bytes stay in the kernel's and the client's
buffers.

A connection counts towards its client address while it is open, also as a WebSocket; one over the limit is closed before
anything is read from it. Connections from a trusted proxy are not counted: its requests name their clients.

Like `websocket_protocol` this file relies on uvicorn's internals, all of which `uvicorn_internals` names.
"""

from __future__ import annotations

import asyncio
from typing import Protocol, cast

from starlette.types import ASGIApp
from uvicorn.protocols.http.auto import AutoHTTPProtocol

from rattery.server.connection.handover import Handover
from rattery.server.connection.limits import Limits, OpenConnections
from rattery.server.connection.websocket_protocol import WebSocketProtocol
from rattery.server.http.address import counted_address

HEAD_TIMEOUT = 10.0  # seconds until the head of a request must be complete
PORTION = 4096  # bytes parsed in one iteration of the event loop, at most
END_OF_HEAD = b"\r\n\r\n"
THROTTLE_DELAY = 0.5  # seconds until a request of an address over its rate is tried again
MAX_WAITING = 1 << 16  # bytes of unparsed requests, after which the connection is closed


class Hosts(Protocol):
    """A set of hosts, by address."""

    def __contains__(self, host: str, /) -> bool: ...


class Cycle(Protocol):
    """Uvicorn's record of a request in progress."""

    disconnected: bool
    message_event: asyncio.Event


class HttpProtocol(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """One connection, until it is upgraded to a WebSocket."""

    handover: Handover | None = None  # None: every connection stays in this worker
    limits: Limits | None = None
    proxies: Hosts = ()  # hosts whose connections are not counted

    def __init__(self, *args: object, **named: object) -> None:
        super().__init__(*args, **named)
        self._received = bytearray()  # not parsed yet
        self._next_portion: asyncio.Handle | None = None
        self._deadline: asyncio.TimerHandle | None = None
        self._answering: Cycle | None = None
        self._counted: tuple[OpenConnections, str] | None = None  # the counter, and the address
        self._is_new = True  # nothing was parsed yet

    def was_received_elsewhere(self, received: bytes) -> None:
        """Adopt what another worker had read before it handed the connection over; it is not handed over again."""
        self._received += received
        self.handover = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._deadline = self.loop.call_later(HEAD_TIMEOUT, self._on_deadline)
        host = self.client[0] if self.client else ""
        if self.limits is not None and host not in self.proxies:
            self._count(self.limits, counted_address(host))

    def _count(self, limits: Limits, address: str) -> None:
        """Count the connection for its address, or close it if that has too many."""
        if limits.tcp_connections.count(address) >= limits.most_tcp_connections:
            self.transport.abort()
            return
        self._counted = (limits.tcp_connections, address)
        limits.tcp_connections.add(address)

    def _release_count(self) -> None:
        """Stop counting the connection; may be called twice."""
        if self._counted is not None:
            connections, address = self._counted
            self._counted = None
            connections.remove(address)

    def connection_lost(self, exc: Exception | None) -> None:
        self._release_count()
        for timer in (self._deadline, self._next_portion):
            if timer is not None:
                timer.cancel()
        self._received.clear()  # the garbage collector runs late: free the memory now
        if self._answering is not None:
            self._answering.disconnected = True
            self._answering.message_event.set()
        super().connection_lost(exc)
        getattr(self, "pipeline", []).clear()  # of httptools: the queued requests with their scopes

    def _start_asgi_task(self, cycle: Cycle, app: ASGIApp) -> None:
        """Remember the request in progress: on a disconnect uvicorn itself notifies only the last one in the pipeline."""
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def data_received(self, data: bytes) -> None:
        self._received += data
        if len(self._received) > MAX_WAITING:
            self.transport.abort()
        elif self._next_portion is None:
            self._parse_portion()

    def _parse_portion(self) -> None:
        """Parse one portion and schedule the rest for the next iteration; does nothing while requests are queued."""
        self._next_portion = None
        if self.transport.is_closing() or self.flow.read_paused or not len(self._received) or self._try_hand_over():
            return
        if self._must_wait():
            self._update_deadline()
            self.transport.pause_reading()
            self._next_portion = self.loop.call_later(THROTTLE_DELAY, self._parse_portion)
            return
        end = portion_end(self._received)
        portion = bytes(self._received[:end])
        del self._received[:end]
        super().data_received(portion)
        upgraded = self.transport.get_protocol()
        if isinstance(upgraded, WebSocketProtocol):
            upgraded.when_lost = self._release_count
        if self.transport.is_closing():
            return
        if upgraded is not self:
            self._upgraded()
            return
        self._update_deadline()
        if self._received:
            self.transport.pause_reading()
            self._next_portion = self.loop.call_soon(self._parse_portion)
        elif not self.flow.read_paused:
            self.transport.resume_reading()

    def _must_wait(self) -> bool:
        """Whether to pause before parsing; takes tokens.

        Its address opens connections too fast, or sends requests too fast and has used up its 429 answers.
        """
        if self.limits is None or self._counted is None:
            return False
        _, address = self._counted
        if self._is_new and not self.limits.opening.of(address).take():
            return True
        self._is_new = False
        return self.limits.requests.of(address).is_empty and not self.limits.refusing.of(address).take()

    def _try_hand_over(self) -> bool:
        """Hand the connection to the worker of its table, if that is another; called before the first byte is parsed."""
        asked: Handover | None = self.handover
        self.handover = None
        own = self.transport.get_extra_info("socket")
        is_handed_over = asked is not None and asked.hand_over(own, bytes(self._received))
        if is_handed_over:
            self.transport.abort()
        return is_handed_over

    def _upgraded(self) -> None:
        """The connection has become a WebSocket: pass it the bytes behind the request, which are its first frames."""
        if self._deadline is not None:
            self._deadline.cancel()
        self.transport.resume_reading()
        if self._received:
            self.transport.get_protocol().data_received(bytes(self._received))
            self._received.clear()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._received and self._next_portion is None:
            self._next_portion = self.loop.call_soon(self._parse_portion)

    def _update_deadline(self) -> None:
        """Run the deadline while no request is in progress, and stop it otherwise."""
        is_answering = self.cycle is not None and not self.cycle.response_complete
        if is_answering and self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        elif not is_answering and self._deadline is None:
            self._deadline = self.loop.call_later(HEAD_TIMEOUT, self._on_deadline)

    def _on_deadline(self) -> None:
        self._deadline = None
        if not self.transport.is_closing() and self.transport.get_protocol() is self:
            self.transport.close()


def portion_end(received: bytes | bytearray) -> int:
    """Where the next portion ends: at the latest with the head of a request, so that it has one head at most."""
    found = received.find(END_OF_HEAD, 0, PORTION)
    return min(PORTION, len(received)) if found < 0 else found + len(END_OF_HEAD)


def http_protocol_with(limits: Limits, proxies: Hosts = (), handover: Handover | None = None) -> type[HttpProtocol]:
    """A protocol class for one server: uvicorn makes the instances, so their dependencies are class attributes."""
    made = {"limits": limits, "proxies": proxies, "handover": handover}
    return cast(type[HttpProtocol], type("ServerHttpProtocol", (HttpProtocol,), made))
