"""Handover: worker processes behind one port pass connections to each other, so that each table lives in one of them.

The system gives a new connection to any worker. One that gets a connection for a table of another sends it there before a
byte of it is parsed: the socket itself and what was read from it, in one datagram on a Unix socket. All connections of a
table then share one copy of it, and a move is worked out once. If that worker is gone, the table is served here: any worker
can.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
import zlib
from array import array
from collections.abc import Callable
from pathlib import Path

LARGEST_HEAD = 16_384  # bytes of a request that may be handed over
TABLE_REQUEST = b"GET /ws/"  # what a request to connect to a table begins with

Receive = Callable[[socket.socket, bytes], None]


class Handover:
    """The workers behind one port: `own` of `count`, each with its socket in a folder only they can read."""

    def __init__(self, folder: Path, own: int, count: int) -> None:
        self.own, self.count = own, count
        self._places = [str(folder / f"worker-{number}") for number in range(count)]
        self._socket: socket.socket | None = None

    def open(self, receive: Receive) -> None:
        """From now on connections can be handed to this worker."""
        with contextlib.suppress(FileNotFoundError):
            Path(self._places[self.own]).unlink()  # of a process that is gone
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.setblocking(False)
        self._socket.bind(self._places[self.own])
        asyncio.get_running_loop().add_reader(self._socket.fileno(), self._receive, receive)

    def close(self) -> None:
        if self._socket is not None:
            asyncio.get_running_loop().remove_reader(self._socket.fileno())
            self._socket.close()

    def home_of(self, table: bytes) -> int:
        """The number of the worker that serves a table."""
        return zlib.crc32(table) % self.count

    def hand_over(self, connection: socket.socket, received: bytes) -> bool:
        """Hand a connection over if it is for a table of another worker; False if it stays here."""
        if not received.startswith(TABLE_REQUEST) or len(received) > LARGEST_HEAD or self._socket is None:
            return False
        table = received[len(TABLE_REQUEST) :].split(b" ", 1)[0].split(b"?", 1)[0]
        home = self.home_of(table)
        if home == self.own:
            return False
        try:
            numbers = array("i", [connection.fileno()])
            self._socket.sendmsg([received], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, numbers)], 0, self._places[home])
        except OSError:  # it is gone, or has no room for more
            return False
        return True

    def _receive(self, receive: Receive) -> None:
        assert self._socket is not None
        with contextlib.suppress(BlockingIOError):
            while True:
                received, (number, *_), _, _ = socket.recv_fds(self._socket, LARGEST_HEAD, 1)
                connection = socket.socket(fileno=number)
                connection.setblocking(False)
                receive(connection, received)
