"""Limits: buckets of tokens, so that nobody does more than a person does."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass

MOST_BUCKETS = 20_000


@dataclass(frozen=True)
class Rate:
    """So many a second in the long run, and so many at once."""

    a_second: float
    at_once: float


MESSAGES = Rate(10, 40)  # on one connection
TALKING = Rate(0.5, 8)  # on one connection
ADDRESS_MESSAGES = Rate(400, 2000)  # from one address, which may be a whole school
CONNECTING = Rate(20, 120)  # from one address
CREATING = Rate(0.2, 20)  # tables, from one address
ASKING = Rate(20, 200)  # requests, from one address
WRONG_SECRETS = Rate(0.2, 20)  # from one address
MOST_OPEN = 2000  # connections from one address at the same time


class Bucket:
    """Fills by itself; whoever finds it empty has to wait."""

    __slots__ = ("left", "rate", "since")

    def __init__(self, rate: Rate) -> None:
        self.rate, self.left, self.since = rate, rate.at_once, time.monotonic()

    def take(self, tokens: float = 1) -> bool:
        now = time.monotonic()
        self.left = min(self.rate.at_once, self.left + (now - self.since) * self.rate.a_second)
        self.since = now
        if self.left < tokens:
            return False
        self.left -= tokens
        return True

    def wait(self) -> float:
        """In how many seconds there will be a token."""
        return max(0.0, (1 - self.left) / self.rate.a_second)


class Buckets:
    """A bucket for every address; those that were not used for longest are forgotten."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, address: str) -> Bucket:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self.rate)
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        return bucket


class Limits:
    """What one server allows; `free` allows everything (a load test is no person)."""

    def __init__(self, free: bool = False) -> None:
        scale = 1e6 if free else 1.0
        self.open = MOST_OPEN * scale
        self.connection = _scaled(MESSAGES, scale)
        self.talking = _scaled(TALKING, scale)
        self.messages = Buckets(_scaled(ADDRESS_MESSAGES, scale))
        self.connecting = Buckets(_scaled(CONNECTING, scale))
        self.creating = Buckets(_scaled(CREATING, scale))
        self.asking = Buckets(_scaled(ASKING, scale))
        self.wrong = Buckets(_scaled(WRONG_SECRETS, scale))


def _scaled(rate: Rate, scale: float) -> Rate:
    return Rate(rate.a_second * scale, rate.at_once * scale)
