"""Rate limits: token buckets for each connection and client address."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass

MAX_BUCKETS = 20_000


@dataclass(frozen=True)
class Rate:
    """Refill rate per second, and bucket capacity."""

    per_second: float
    capacity: float


MESSAGES = Rate(10, 40)  # on one connection
TALKING = Rate(0.5, 8)  # on one connection
ADDRESS_MESSAGES = Rate(400, 2000)  # from one address, which may be a whole school
CONNECTING = Rate(20, 120)  # from one address
CREATING = Rate(0.2, 20)  # tables, from one address
ASKING = Rate(20, 200)  # requests, from one address
WRONG_SECRETS = Rate(0.2, 20)  # from one address
MAX_OPEN = 2000  # connections from one address at the same time


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


class Limits:
    """The limits of one server; `free` raises them a millionfold, for load tests."""

    def __init__(self, free: bool = False) -> None:
        scale = 1e6 if free else 1.0
        self.open = MAX_OPEN * scale
        self.connection = _scaled(MESSAGES, scale)
        self.talking = _scaled(TALKING, scale)
        self.messages = Buckets(_scaled(ADDRESS_MESSAGES, scale))
        self.connecting = Buckets(_scaled(CONNECTING, scale))
        self.creating = Buckets(_scaled(CREATING, scale))
        self.asking = Buckets(_scaled(ASKING, scale))
        self.wrong = Buckets(_scaled(WRONG_SECRETS, scale))


def _scaled(rate: Rate, scale: float) -> Rate:
    return Rate(rate.per_second * scale, rate.capacity * scale)
