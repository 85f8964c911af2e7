"""Rate limits: token buckets for each connection and client address, and exclusions for clients that ignore them.

Every WebSocket frame is charged before it is parsed, every message again by what it costs to answer, every HTTP request
before it is routed. A connection that keeps exceeding its limits is closed, and its address excluded for a while.
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

MAX_BUCKETS = 20_000  # addresses in memory, for each limit


@dataclass(frozen=True)
class Rate:
    """Refill rate per second, and bucket capacity."""

    per_second: float
    capacity: float


FRAMES = Rate(25, 100)  # of any kind, also pings and malformed ones, on one connection
ADDRESS_FRAMES = Rate(500, 1200)  # from one address: enough for the pings of MAX_OPEN connections
MESSAGES = Rate(10, 40)  # on one connection
TALKING = Rate(0.5, 8)  # messages others read, such as talk and names, on one connection
ADDRESS_MESSAGES = Rate(150, 600)  # from one address, which a whole school may share
CONNECTING = Rate(20, 120)  # WebSockets, from one address
CREATING = Rate(0.2, 20)  # tables, from one address
OPENING = Rate(20, 500)  # TCP connections read without delay, from one address; more wait
REQUESTS = Rate(100, 2000)  # HTTP requests of any kind, also for static files, from one address
REFUSING = Rate(10, 100)  # 429 answers to requests over that rate, from one address; more wait unread
ASKING = Rate(20, 200)  # API requests, from one address
REPLAYED_FRAMES = Rate(25, 600)  # of replays, from one address
WRONG_SECRETS = Rate(0.2, 20)  # from one address
MAX_OPEN = 1000  # WebSockets of one address at the same time
MAX_TCP_CONNECTIONS = 2500  # TCP connections of one address at the same time, also idle ones
SHARE_OF_FILES = 0.5  # of the process's file descriptors, at most, for one address
MAX_IN_PROGRESS = 8  # messages and requests of one address being answered at the same time
FIRST_EXCLUSION, MAX_EXCLUSION = 2.0, 60.0  # seconds, doubled every time
EXCLUSION_MEMORY = 600.0  # seconds after an exclusion until the next one starts at FIRST_EXCLUSION


class Bucket:
    """A token bucket, initially full. It is refilled when it is used, without a timer."""

    __slots__ = ("left", "rate", "since")

    def __init__(self, rate: Rate) -> None:
        self.rate, self.left, self.since = rate, rate.capacity, time.monotonic()

    def take(self, tokens: float = 1) -> bool:
        """Refill, then take tokens; False, and nothing taken, if there are too few."""
        now = time.monotonic()
        self.left = min(self.rate.capacity, self.left + (now - self.since) * self.rate.per_second)
        self.since = now
        if self.left < tokens:
            return False
        self.left -= tokens
        return True

    def wait(self, tokens: float = 1) -> float:
        """Seconds until there are these tokens, as of the last `take`."""
        return max(0.0, (tokens - self.left) / self.rate.per_second)

    @property
    def is_empty(self) -> bool:
        """Whether `take` would be refused; takes nothing."""
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


class ConcurrencyLimits:
    """A semaphore for each address, FIFO, with `most` slots. An idle address takes no memory."""

    def __init__(self, most: float) -> None:
        self.most = most
        self._inside: dict[str, int] = {}
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    @asynccontextmanager
    async def slot(self, address: str) -> AsyncIterator[None]:
        """Wait for a slot of an address, and hold it inside the context."""
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
        """Pass the slot to the next waiter, or free it."""
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
    """Addresses that may not open connections for a while, because they ignored limits; doubled with every repetition."""

    def __init__(self, scale: float = 1.0) -> None:
        self._scale = scale
        self._until: OrderedDict[str, tuple[float, float]] = OrderedDict()  # the end of the exclusion, and its length

    def add(self, address: str) -> None:
        now, (until, length) = time.monotonic(), self._find(address)
        if until > now:
            return
        is_forgotten = not length or now - until > EXCLUSION_MEMORY
        length = FIRST_EXCLUSION / self._scale if is_forgotten else min(2 * length, MAX_EXCLUSION)
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
    """The number of open connections of one kind, by client address."""

    def __init__(self) -> None:
        self._open: Counter[str] = Counter()

    def add(self, address: str) -> None:
        self._open[address] += 1
        self._changed(address, self._open[address])

    def remove(self, address: str) -> None:
        self._open[address] -= 1
        self._changed(address, self._open[address])
        if not self._open[address]:
            del self._open[address]

    def count(self, address: str) -> int:
        return self._open[address]

    def _changed(self, address: str, count: int) -> None:
        """A hook for subclasses that publish the count."""


class LimitsByAddress(Protocol):
    """A factory of the limits by client address: in this process's memory, or in memory several workers share."""

    def buckets(self, rate: Rate) -> Buckets: ...
    def exclusions(self, scale: float) -> Exclusions: ...
    def connections(self) -> OpenConnections: ...


class OwnLimits:
    """Limits in this process's memory."""

    buckets, exclusions, connections = Buckets, Exclusions, OpenConnections


class Limits:
    """All limits of one server; `free` raises them a millionfold, for load tests.

    Limits by address hold for the whole server, however many workers it has (`shared_limits.py`), except `in_progress`,
    which each worker enforces for its own event loop. `open_files` is the process's limit of file descriptors, of which one
    address gets at most SHARE_OF_FILES.
    """

    def __init__(
        self, free: bool = False, by_address: LimitsByAddress | None = None, open_files: int | None = None
    ) -> None:
        scale = 1e6 if free else 1.0
        factory = by_address or OwnLimits()
        self.most_open = MAX_OPEN * scale
        self.most_tcp_connections = min(MAX_TCP_CONNECTIONS, SHARE_OF_FILES * (open_files or math.inf)) * scale
        self.in_progress = ConcurrencyLimits(MAX_IN_PROGRESS * scale)
        self.connection_frames = _scaled(FRAMES, scale)
        self.connection = _scaled(MESSAGES, scale)
        self.talking = _scaled(TALKING, scale)
        self.excluded = factory.exclusions(scale)
        self.open = factory.connections()
        self.tcp_connections = factory.connections()
        self.frames = factory.buckets(_scaled(ADDRESS_FRAMES, scale))
        self.requests = factory.buckets(_scaled(REQUESTS, scale))
        self.opening = factory.buckets(_scaled(OPENING, scale))
        self.refusing = factory.buckets(_scaled(REFUSING, scale))
        self.replayed_frames = factory.buckets(_scaled(REPLAYED_FRAMES, scale))
        self.messages = factory.buckets(_scaled(ADDRESS_MESSAGES, scale))
        self.connecting = factory.buckets(_scaled(CONNECTING, scale))
        self.creating = factory.buckets(_scaled(CREATING, scale))
        self.asking = factory.buckets(_scaled(ASKING, scale))
        self.wrong = factory.buckets(_scaled(WRONG_SECRETS, scale))


def _scaled(rate: Rate, scale: float) -> Rate:
    return Rate(rate.per_second * scale, rate.capacity * scale)
