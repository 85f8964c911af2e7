"""The status of all workers behind one port: any worker can answer a request for health or metrics for the whole server.

Every worker listens on a Unix socket in the folder they share. Collecting takes a few milliseconds, at most
ANSWER_TIMEOUT. A server of one process has only its own status to report.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path

import msgspec

from rattery.server.metrics import Metric

ANSWER_TIMEOUT = 3.0  # seconds; above the 2.4 after which a slow store fails its health check


class Status(msgspec.Struct, frozen=True):
    """The health checks and metrics of one process."""

    process: str
    checks: dict[str, str]
    metrics: list[Metric]


Report = Callable[[], Awaitable[Status]]


class WorkerStatus:
    """The status sockets of a server's workers, as worker `own` of `count` uses them."""

    def __init__(self, folder: Path | None = None, own: int = 0, count: int = 1) -> None:
        self.own, self.count = own, count
        self._places = [] if folder is None else [folder / f"status-{number}" for number in range(count)]
        self._server: asyncio.Server | None = None

    async def open(self, report: Report) -> None:
        """Start answering the other workers."""
        if self._places:
            self._places[self.own].unlink(missing_ok=True)  # left behind by a process that crashed
            self._server = await asyncio.start_unix_server(
                lambda _, writer: self._answer(report, writer), self._places[self.own]
            )

    def close(self) -> None:
        if self._server is not None:
            self._server.close()

    async def collect(self, report: Report) -> Mapping[int, Status | None]:
        """The status of every worker by its number; None for a worker that does not answer."""
        others = [number for number in range(self.count) if number != self.own]
        found = await asyncio.gather(report(), *(self._ask(number) for number in others))
        return dict(sorted(zip((self.own, *others), found, strict=True)))

    async def _ask(self, number: int) -> Status | None:
        try:
            async with asyncio.timeout(ANSWER_TIMEOUT):
                reader, writer = await asyncio.open_unix_connection(self._places[number])
                try:
                    return msgspec.json.decode(await reader.read(), type=Status)
                finally:
                    writer.close()
        except (OSError, TimeoutError, msgspec.DecodeError):
            return None

    async def _answer(self, report: Report, writer: asyncio.StreamWriter) -> None:
        try:
            writer.write(msgspec.json.encode(await report()))
            await writer.drain()
        finally:
            writer.close()
