"""A fair queue for the decisions of bots: fair between client addresses, then between the tables of an address.

Every address and table has an account of the seconds of computation charged to it, which decays with HALF_LIFE. Next comes
the decision whose address would have the smallest balance after it; among those of one address, its table. No address
occupies all slots (if there are several), and one extra slot is reserved for decisions that are cheap by nature (a bot that
does not search), so that these never wait for a long one, however slow the machine is.

When the backlog exceeds TARGET_DELAY seconds, decisions run with a smaller share of their effort.

Not thread-safe: everything but `running` and `waiting` is called from the event loop. Choosing the next decision is linear
in the number of waiting ones.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

HALF_LIFE = 30.0  # seconds in which the balance of an account halves
FORGOTTEN = 0.01  # seconds of balance below which an account is dropped
TARGET_DELAY = 2.0  # seconds in which the queue should be worked off
SHARES = (1.0, 0.5, 0.25, 0.125, 0.0625)  # of a level's effort


@dataclass
class QueuedDecision:
    """A decision that is queued or running. `cost` is its expected duration in seconds; if it `is_cheap` it may use the
    reserved slot."""

    address: str
    table: str
    cost: float
    is_cheap: bool = False
    queued_at: float = field(default_factory=time.monotonic)
    granted: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Accounts:
    """Seconds charged to each name, decaying exponentially."""

    def __init__(self) -> None:
        self._spent: dict[str, tuple[float, float]] = {}  # the balance, and the time of that balance

    def spent(self, name: str) -> float:
        seconds, at = self._spent.get(name, (0.0, 0.0))
        return float(seconds * 0.5 ** ((time.monotonic() - at) / HALF_LIFE)) if seconds else 0.0

    def add(self, name: str, seconds: float) -> None:
        self._spent[name] = (self.spent(name) + seconds, time.monotonic())

    def drop_negligible(self) -> None:
        for name in [name for name in self._spent if self.spent(name) < FORGOTTEN]:
            del self._spent[name]


class FairQueue:
    """Grants `slots` slots, and one for cheap decisions, to the decisions that wait for them."""

    def __init__(self, slots: int) -> None:
        self.slots = slots
        self._per_address = max(1, slots - 1)
        self._waiting: list[QueuedDecision] = []
        self._running: list[QueuedDecision] = []
        self._addresses, self._tables = Accounts(), Accounts()

    @asynccontextmanager
    async def slot(self, address: str, table: str, cost: float, is_cheap: bool = False) -> AsyncIterator[None]:
        """Wait for a slot and occupy it for the duration of the block, which is charged to both accounts."""
        decision = QueuedDecision(address, table, cost, is_cheap)
        self._waiting.append(decision)
        self._start_next()
        try:
            await decision.granted
            began = time.monotonic()
            yield
            self._charge(decision, time.monotonic() - began)
        finally:
            for queue in (self._waiting, self._running):
                if decision in queue:
                    queue.remove(decision)
            self._start_next()

    def share(self) -> float:
        """The share of its effort with which a decision is to run: the largest that works off the queue in TARGET_DELAY."""
        ahead = self._seconds(self._waiting) / self.slots
        return next((share for share in SHARES if ahead * share <= TARGET_DELAY), SHARES[-1])

    def waiting(self) -> int:
        return len(self._waiting)

    def running(self) -> int:
        return len(self._running)

    def longest_wait(self) -> float:
        return max((time.monotonic() - decision.queued_at for decision in self._waiting), default=0.0)

    def _charge(self, decision: QueuedDecision, seconds: float) -> None:
        self._addresses.add(decision.address, seconds)
        self._tables.add(decision.table, seconds)
        self._addresses.drop_negligible()
        self._tables.drop_negligible()

    def _start_next(self) -> None:
        while (decision := self._next()) is not None:
            self._waiting.remove(decision)
            self._running.append(decision)
            if not decision.granted.done():
                decision.granted.set_result(None)

    def _next(self) -> QueuedDecision | None:
        """The decision to start next; None if none waits that a slot is free for."""
        ready = [decision for decision in self._waiting if self._has_room(decision)]
        return min(ready, key=self._rank, default=None)

    def _has_room(self, decision: QueuedDecision) -> bool:
        if len(self._running) > self.slots:
            return False
        long = [other.address for other in self._running if not other.is_cheap]
        return decision.is_cheap or (len(long) < self.slots and long.count(decision.address) < self._per_address)

    def _rank(self, decision: QueuedDecision) -> tuple[float, float, float]:
        return (
            self._addresses.spent(decision.address) + decision.cost,
            self._tables.spent(decision.table) + decision.cost,
            decision.queued_at,
        )

    @staticmethod
    def _seconds(decisions: Iterable[QueuedDecision]) -> float:
        return sum(decision.cost for decision in decisions)
