"""A crew: threads that do the same work on different tables, and whoever calls them does a share, too.

    with Crew(serve, [(0, 512), (512, 1024)]) as crew:      # one hand, beside the caller's own two
        crew.order(STEP)                                    # both shares are done then

                    ┌ hand: done 39 ─ works ─▶ done 42 ┐
    order 42 ───────┼ hand: done 39 ─ works ─▶ done 42 ┼──▶ the next order
                    └ caller's own share ──────────────┘

An order is a number that rises; its remainder by JOBS says what is to be done. `serve(orders, done, looks, first, end)`
carries out orders on its share of the tables as they come, and returns when there was none for so many looks. All of that is
machine code that needs no interpreter: sixteen threads that each have to ask for its lock twice a step are slower than one.
Who has had nothing to do for a moment goes to sleep, and is woken with the next order.
"""

from __future__ import annotations

import threading
import time
import weakref
from collections.abc import Callable, Sequence
from typing import Any

from rattery.core.compile.atomics import counter, counters, spin_until_all_entry

STEP, CHOOSE, GO_HOME = range(3)
JOBS = 3

Serve = Callable[[Any, Any, int, int, int], None]
Share = tuple[int, int]
LOOKS = 200_000  # before somebody goes to sleep: a few tenths of a millisecond
NAP = 0.0001  # seconds the caller sleeps between looks at hands that take long


class _Hand:
    """A thread that carries out orders on its share."""

    def __init__(self, serve: Serve, orders: Any, done: Any, share: Share) -> None:
        self._serve, self._orders, self._done, self._share = serve, orders, done, share
        self._is_asleep, self._bed = False, threading.Lock()
        self._bed.acquire()
        self.trouble: BaseException | None = None
        threading.Thread(target=self._stand_by, daemon=True).start()

    def wake(self) -> None:
        if self._is_asleep and self._bed.locked():
            self._bed.release()

    def _stand_by(self) -> None:
        while not self._is_sent_home:
            try:
                self._serve(self._orders, self._done, LOOKS, *self._share)
            except BaseException as trouble:
                self.trouble = trouble
                self._done[0] = self._orders[0]
            self._sleep()

    @property
    def _is_sent_home(self) -> bool:
        return bool(self._orders[0] % JOBS == GO_HOME)

    def _sleep(self) -> None:
        """Until there is an order. One may be woken for nothing, and looks again."""
        self._is_asleep = True
        if self._orders[0] == self._done[0]:  # else one has come just now, and perhaps nobody comes to wake
            self._bed.acquire()
        self._is_asleep = False


class Crew:
    """A hand for every share but the first, which is the caller's."""

    def __init__(self, serve: Serve, shares: Sequence[Share]) -> None:
        self._mine, *others = shares
        self._serve, self._orders, self._done = serve, counter(), counter()
        self._dones, self._listen = counters(len(others)), spin_until_all_entry()
        self._hands = [_Hand(serve, self._orders, *its) for its in zip(self._dones, others, strict=True)]
        self._go_home = weakref.finalize(self, _dismiss, self._hands, self._orders)

    def order(self, job: int) -> None:
        """Have every share of a job done."""
        if not self._go_home.alive:
            raise RuntimeError("It was closed: its threads have gone home.")
        self._wait()
        give_order(self._orders, job)
        for hand in self._hands:
            hand.wake()
        try:
            self._serve(self._orders, self._done, 1, *self._mine)
        finally:
            self._done[0] = self._orders[0]
            self._wait()
        self._raise_trouble()

    def _wait(self) -> None:
        """Wait until the last order is carried out; a hand that fell asleep just as it came is woken."""
        while not self._listen(self._dones, self._orders[0], LOOKS):
            for hand in self._hands:
                hand.wake()
            time.sleep(NAP)

    def _raise_trouble(self) -> None:
        troubles = [hand.trouble for hand in self._hands if hand.trouble is not None]
        for hand in self._hands:
            hand.trouble = None
        if troubles:
            raise troubles[0]

    def close(self) -> None:
        """Send the hands home; there is no work after that."""
        self._go_home()

    def __enter__(self) -> Crew:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def give_order(orders: Any, job: int) -> None:
    """The next number that stands for this job."""
    orders[0] += JOBS - orders[0] % JOBS + job


def _dismiss(hands: list[_Hand], orders: Any) -> None:
    give_order(orders, GO_HOME)
    for hand in hands:
        hand.wake()
