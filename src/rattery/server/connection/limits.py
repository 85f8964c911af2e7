"""Rate limits: token buckets for each connection and client address, and what follows when a client ignores them.

Every frame of a WebSocket is charged before it is parsed, every message again by what it costs to answer, every request of
an address before it is routed. A connection that goes on is closed, and its address may not open another for a while.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Protocol

MAX_BUCKETS = 20_000


@dataclass(frozen=True)
class Rate:
    """Refill rate per second, and bucket capacity."""

    per_second: float
    capacity: float


FRAMES = Rate(25, 100)  # of any kind, pings and rubbish too, on one connection
ADDRESS_FRAMES = Rate(500, 1200)  # from one address: the pings of MAX_OPEN connections, and some
MESSAGES = Rate(10, 40)  # on one connection
TALKING = Rate(0.5, 8)  # on one connection
ADDRESS_MESSAGES = Rate(150, 600)  # from one address, which may be a whole school
CONNECTING = Rate(20, 120)  # from one address
CREATING = Rate(0.2, 20)  # tables, from one address
OPENING = Rate(20, 500)  # connections of any kind that are read from at once; others wait, from one address
REQUESTS = Rate(100, 2000)  # of any kind, files of the page too, from one address
REFUSING = Rate(10, 100)  # requests over that rate that are told so; others wait unread, from one address
ASKING = Rate(20, 200)  # requests to the tables, from one address
REPLAYED_FRAMES = Rate(25, 600)  # of matches that are over, from one address
WRONG_SECRETS = Rate(0.2, 20)  # from one address
MAX_OPEN = 1000  # connections to tables from one address at the same time
MAX_TCP_CONNECTIONS = 2500  # connections of any kind from one address, half-sent requests too
SHARE_OF_FILES = 0.5  # of the files a process may have open: the most one address gets
MAX_IN_PROGRESS = 8  # messages and requests of one address that are being answered at the same time
FIRST_EXCLUSION, LONGEST_EXCLUSION = 2.0, 60.0  # seconds without a new connection, doubled every time
EXCLUSION_MEMORY = 600.0  # seconds after which an address counts as one that never went too far


class Bucket:
    """A token bucket, full at first. It is refilled when it is looked at; there is no timer."""

    __slots__ = ("left", "rate", "since")

    def __init__(self, rate: Rate) -> None:
        self.rate, self.left, self.since = rate, rate.capacity, time.monotonic()

    def take(self, tokens: float = 1) -> bool:
        now = time.monotonic()
        self.left = min(self.rate.capacity, self.left + (now - self.since) * self.rate.per_second)
        self.since = now
        if self.left < tokens:
            return False
        self.left -= tokens
        return True

    def wait(self) -> float:
        """Seconds until there is a token."""
        return max(0.0, (1 - self.left) / self.rate.per_second)

    @property
    def is_empty(self) -> bool:
        """Whether a token would be refused now; takes none."""
        self.take(0)
        return self.left < 1

    @property
    def is_half_full(self) -> bool:
        return self.left >= self.rate.capacity / 2


class Buckets:
    """A bucket for each client address, at most MAX_BUCKETS: the least recently used is dropped."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, address: str) -> Bucket:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self.rate)
            if len(self._buckets) > MAX_BUCKETS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        return bucket


class Gates:
    """How many things of one address are in progress; more of them wait in line. An idle address takes no memory."""

    def __init__(self, most: float) -> None:
        self.most = most
        self._inside: dict[str, int] = {}
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    @asynccontextmanager
    async def through(self, address: str) -> AsyncIterator[None]:
        await self._enter(address)
        try:
            yield
        finally:
            self._leave(address)

    async def _enter(self, address: str) -> None:
        if self._inside.get(address, 0) < self.most:
            self._inside[address] = self._inside.get(address, 0) + 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._leave(address)
            raise

    def _leave(self, address: str) -> None:
        """The place goes to the next in line."""
        line = self._waiting.get(address, deque())
        while line:
            turn = line.popleft()
            if not line:
                del self._waiting[address]
            if not turn.done():
                turn.set_result(None)
                return
        self._inside[address] -= 1
        if not self._inside[address]:
            del self._inside[address]

    def waiting(self) -> int:
        return sum(len(line) for line in self._waiting.values())


class Exclusions:
    """Addresses that went too far: none of them opens a connection before its time is up, each time a longer one."""

    def __init__(self, scale: float = 1.0) -> None:
        self._scale = scale
        self._until: OrderedDict[str, tuple[float, float]] = OrderedDict()  # when it ends, and how long it was

    def add(self, address: str) -> None:
        now, (until, length) = time.monotonic(), self._find(address)
        if until > now:
            return
        is_forgotten = not length or now - until > EXCLUSION_MEMORY
        length = FIRST_EXCLUSION / self._scale if is_forgotten else min(2 * length, LONGEST_EXCLUSION)
        self._keep(address, now + length, length)

    def has(self, address: str) -> bool:
        return self._find(address)[0] > time.monotonic()

    def _find(self, address: str) -> tuple[float, float]:
        return self._until.get(address, (0.0, 0.0))

    def _keep(self, address: str, until: float, length: float) -> None:
        self._until.pop(address, None)
        self._until[address] = (until, length)
        if len(self._until) > MAX_BUCKETS:
            self._until.popitem(last=False)

    def count(self) -> int:
        now = time.monotonic()
        return sum(until > now for until, _ in self._until.values())


class OpenConnections:
    """How many connections of a kind each client address has open."""

    def __init__(self) -> None:
        self._open: Counter[str] = Counter()

    def add(self, address: str) -> None:
        self._open[address] += 1
        self._changed(address, self._open)

    def remove(self, address: str) -> None:
        self._open[address] -= 1
        self._changed(address, self._open)
        if not self._open[address]:
            del self._open[address]

    def count(self, address: str) -> int:
        return self._open[address]

    def _changed(self, address: str, open_: Counter[str]) -> None:
        """For those who tell others."""


class LimitsByAddress(Protocol):
    """Where what counts by client address is kept: in this process, or for several workers in memory they share."""

    def buckets(self, rate: Rate) -> Buckets: ...
    def exclusions(self, scale: float) -> Exclusions: ...
    def connections(self) -> OpenConnections: ...


class OwnLimits:
    """In this process."""

    buckets, exclusions, connections = Buckets, Exclusions, OpenConnections


class Limits:
    """The limits of one server; `free` raises them a millionfold, for load tests.

    What counts by address counts for the whole server, however many workers it has (`shared_limits.py`). How many requests
    of an address are answered at the same time, a worker decides for its own event loop. `open_files` is how many files a
    process may have open: no address gets more than a share of them.
    """

    def __init__(
        self, free: bool = False, by_address: LimitsByAddress | None = None, open_files: int | None = None
    ) -> None:
        scale = 1e6 if free else 1.0
        kept = by_address or OwnLimits()
        self.most_open = MAX_OPEN * scale
        self.most_tcp_connections = min(MAX_TCP_CONNECTIONS, SHARE_OF_FILES * (open_files or math.inf)) * scale
        self.in_progress = Gates(MAX_IN_PROGRESS * scale)
        self.connection_frames = _scaled(FRAMES, scale)
        self.connection = _scaled(MESSAGES, scale)
        self.talking = _scaled(TALKING, scale)
        self.excluded = kept.exclusions(scale)
        self.open = kept.connections()
        self.tcp_connections = kept.connections()
        self.frames = kept.buckets(_scaled(ADDRESS_FRAMES, scale))
        self.requests = kept.buckets(_scaled(REQUESTS, scale))
        self.opening = kept.buckets(_scaled(OPENING, scale))
        self.refusing = kept.buckets(_scaled(REFUSING, scale))
        self.replayed_frames = kept.buckets(_scaled(REPLAYED_FRAMES, scale))
        self.messages = kept.buckets(_scaled(ADDRESS_MESSAGES, scale))
        self.connecting = kept.buckets(_scaled(CONNECTING, scale))
        self.creating = kept.buckets(_scaled(CREATING, scale))
        self.asking = kept.buckets(_scaled(ASKING, scale))
        self.wrong = kept.buckets(_scaled(WRONG_SECRETS, scale))


def _scaled(rate: Rate, scale: float) -> Rate:
    return Rate(rate.per_second * scale, rate.capacity * scale)
