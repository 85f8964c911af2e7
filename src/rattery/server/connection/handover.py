"""Handover: worker processes behind one port pass connections to each other, so that each table is loaded in one of them.

The kernel distributes new connections among the workers. A worker that gets a connection for another's table sends it there
before parsing a byte: the file descriptor (SCM_RIGHTS) and what was read from it, in one datagram on a Unix socket. So all
connections of a table share one copy of its state, and a move is computed once. If the other worker cannot be reached, the
table is served here: any worker can serve any table.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
import zlib
from array import array
from collections.abc import Callable
from pathlib import Path

MAX_HEAD_BYTES = 16_384  # bytes of a request that may be handed over
TABLE_REQUEST = b"GET /ws/"  # how a WebSocket request for a table begins

Receive = Callable[[socket.socket, bytes], None]


class Handover:
    """This worker, `own` of `count`, and the addresses of all: Unix sockets in a folder only they can read."""

    def __init__(self, folder: Path, own: int, count: int) -> None:
        self.own, self.count = own, count
        self._paths = [str(folder / f"worker-{number}") for number in range(count)]
        self._socket: socket.socket | None = None

    def open(self, receive: Receive) -> None:
        """Bind this worker's socket; `receive` is called with every connection handed to it."""
        with contextlib.suppress(FileNotFoundError):
            Path(self._paths[self.own]).unlink()  # left by a process that has ended
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.setblocking(False)
        self._socket.bind(self._paths[self.own])
        asyncio.get_running_loop().add_reader(self._socket.fileno(), self._receive, receive)

    def close(self) -> None:
        if self._socket is not None:
            asyncio.get_running_loop().remove_reader(self._socket.fileno())
            self._socket.close()

    def home_of(self, table: bytes) -> int:
        """The number of the worker that serves a table: a hash of its id."""
        return zlib.crc32(table) % self.count

    def hand_over(self, connection: socket.socket, received: bytes) -> bool:
        """Send a connection to the worker of its table; False if it stays here. The caller closes its own copy."""
        if not received.startswith(TABLE_REQUEST) or len(received) > MAX_HEAD_BYTES or self._socket is None:
            return False
        table = received[len(TABLE_REQUEST) :].split(b" ", 1)[0].split(b"?", 1)[0]
        home = self.home_of(table)
        if home == self.own:
            return False
        try:
            numbers = array("i", [connection.fileno()])
            self._socket.sendmsg([received], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, numbers)], 0, self._paths[home])
        except OSError:  # that worker has ended, or its buffer is full
            return False
        return True

    def _receive(self, receive: Receive) -> None:
        assert self._socket is not None
        with contextlib.suppress(BlockingIOError):
            while True:
                received, (number, *_), _, _ = socket.recv_fds(self._socket, MAX_HEAD_BYTES, 1)
                connection = socket.socket(fileno=number)
                connection.setblocking(False)
                receive(connection, received)
