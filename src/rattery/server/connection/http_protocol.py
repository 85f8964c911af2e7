"""Uvicorn's HTTP protocol, parsed one request at a time, with a timeout for requests that are sent in parts.

A client may send many requests without waiting for answers. The next is parsed when the one before is answered, and not
while its address is over its rate limit, nor anything of a new connection while the address opens too many: what is not read
waits in the client's own buffers, and costs nothing here.

A connection counts for its client address as long as it is open, as a WebSocket too: one over the limit is closed before
anything is read from it. Connections of a trusted proxy are not counted: its requests name their clients.

Like `websocket_protocol.py` this file relies on uvicorn's internals: `USED` names every attribute, and a test looks for each
of them in both of uvicorn's HTTP protocols.
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

USED = (
    "client",
    "connection_lost",
    "connection_made",
    "cycle",
    "data_received",
    "flow",
    "loop",
    "on_response_complete",
)

HEAD_TIMEOUT = 10.0  # seconds until the head of a request must be there
PORTION = 4096  # bytes that are parsed in one turn of the event loop, at most
END_OF_HEAD = b"\r\n\r\n"
HELD = 0.5  # seconds until a request of an address that asks too fast is looked at again
MAX_WAITING = 1 << 16  # bytes of requests that wait for the answer to the one before


class Hosts(Protocol):
    """Some hosts, by address."""

    def __contains__(self, host: str, /) -> bool: ...


class Cycle(Protocol):
    """A request that uvicorn is having answered."""

    disconnected: bool
    message_event: asyncio.Event


class HttpProtocol(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """One connection, until it is upgraded to a WebSocket."""

    handover: Handover | None = None  # None: every connection stays in this worker
    limits: Limits | None = None
    proxies: Hosts = ()  # the hosts whose connections count for nobody

    def __init__(self, *args: object, **named: object) -> None:
        super().__init__(*args, **named)
        self._received = bytearray()  # and not parsed yet
        self._next_portion: asyncio.Handle | None = None
        self._deadline: asyncio.TimerHandle | None = None
        self._answering: Cycle | None = None
        self._counted: tuple[OpenConnections, str] | None = None  # where, and for which address
        self._is_new = True  # nothing of it was parsed yet

    def was_received_elsewhere(self, received: bytes) -> None:
        """These bytes came before another worker handed the connection over: it stays here."""
        self._received += received
        self.handover = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._deadline = self.loop.call_later(HEAD_TIMEOUT, self._is_late)
        host = self.client[0] if self.client else ""
        if self.limits is not None and host not in self.proxies:
            self._count(self.limits, counted_address(host))

    def _count(self, limits: Limits, address: str) -> None:
        if limits.tcp_connections.count(address) >= limits.most_tcp_connections:
            self.transport.abort()
            return
        self._counted = (limits.tcp_connections, address)
        limits.tcp_connections.add(address)

    def _discount(self) -> None:
        if self._counted is not None:
            connections, address = self._counted
            self._counted = None
            connections.remove(address)

    def connection_lost(self, exc: Exception | None) -> None:
        self._discount()
        for timer in (self._deadline, self._next_portion):
            if timer is not None:
                timer.cancel()
        self._received.clear()  # a server collects its garbage late: what takes room goes at once
        if self._answering is not None:
            self._answering.disconnected = True
            self._answering.message_event.set()
        super().connection_lost(exc)
        getattr(self, "pipeline", []).clear()  # of httptools: the requests in line, each with its scope

    def _start_asgi_task(self, cycle: Cycle, app: ASGIApp) -> None:
        """Remember which request is being answered: uvicorn tells the last one in line alone that its client is gone."""
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def data_received(self, data: bytes) -> None:
        self._received += data
        if len(self._received) > MAX_WAITING:
            self.transport.abort()
        elif self._next_portion is None:
            self._parse_portion()

    def _parse_portion(self) -> None:
        """Parse a little, and come back for the rest in the next turn of the loop; not while requests wait in line."""
        self._next_portion = None
        if self.transport.is_closing() or self.flow.read_paused or not len(self._received) or self._is_handed_over():
            return
        if self._is_too_fast():
            self._watch()
            self.transport.pause_reading()
            self._next_portion = self.loop.call_later(HELD, self._parse_portion)
            return
        end = portion_end(self._received)
        portion = bytes(self._received[:end])
        del self._received[:end]
        super().data_received(portion)
        upgraded = self.transport.get_protocol()
        if isinstance(upgraded, WebSocketProtocol):
            upgraded.when_lost = self._discount
        if self.transport.is_closing():
            return
        if upgraded is not self:
            self._upgraded()
            return
        self._watch()
        if self._received:
            self.transport.pause_reading()
            self._next_portion = self.loop.call_soon(self._parse_portion)
        elif not self.flow.read_paused:
            self.transport.resume_reading()

    def _is_too_fast(self) -> bool:
        """Whether this request has to wait: its address opens connections or asks too fast, and was told so often enough."""
        if self.limits is None or self._counted is None:
            return False
        _, address = self._counted
        if self._is_new and not self.limits.opening.of(address).take():
            return True
        self._is_new = False
        return self.limits.requests.of(address).is_empty and not self.limits.refusing.of(address).take()

    def _is_handed_over(self) -> bool:
        """Whether another worker has it from now on; asked before the first byte is parsed."""
        asked: Handover | None = self.handover
        self.handover = None
        own = self.transport.get_extra_info("socket")
        is_handed_over = asked is not None and asked.hand_over(own, bytes(self._received))
        if is_handed_over:
            self.transport.abort()
        return is_handed_over

    def _upgraded(self) -> None:
        """The connection is a WebSocket by now: what came behind the request is its first frames."""
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

    def _watch(self) -> None:
        """The time limit runs while there is no request to answer."""
        is_answering = self.cycle is not None and not self.cycle.response_complete
        if is_answering and self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        elif not is_answering and self._deadline is None:
            self._deadline = self.loop.call_later(HEAD_TIMEOUT, self._is_late)

    def _is_late(self) -> None:
        self._deadline = None
        if not self.transport.is_closing() and self.transport.get_protocol() is self:
            self.transport.close()


def portion_end(received: bytes | bytearray) -> int:
    """Where the next portion ends: with the head of a request, so that there is never more than one in it."""
    found = received.find(END_OF_HEAD, 0, PORTION)
    return min(PORTION, len(received)) if found < 0 else found + len(END_OF_HEAD)


def http_protocol_with(limits: Limits, proxies: Hosts = (), handover: Handover | None = None) -> type[HttpProtocol]:
    """The protocol class for a server: uvicorn makes the instances, so what they need is set on the class."""
    made = {"limits": limits, "proxies": proxies, "handover": handover}
    return cast(type[HttpProtocol], type("ServerHttpProtocol", (HttpProtocol,), made))
