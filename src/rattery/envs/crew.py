"""A crew: threads that do the same work on different tables, and whoever calls them does a share, too.

    with Crew(hands=1) as crew:
        crew.share_out(work, [(0, 512), (512, 1024)])     # work(0, 512) here and work(512, 1024) there; both are done then

A step of a thousand tables takes a tenth of a millisecond, and to hand it to a pool of threads and back takes as long again.
A hand that has just done something stays awake for a moment, and so does the caller who waits for one; only then do they
sleep on a lock.
"""

from __future__ import annotations

import threading
import weakref
from collections.abc import Callable, Sequence
from itertools import count

from rattery.envs.listening import listen_entry, one_number

Work = Callable[[int, int], None]
Share = tuple[int, int]
LOOKS = 200_000  # before somebody goes to sleep: a few tenths of a millisecond


class _Count:
    """A number that one thread raises and another waits for."""

    def __init__(self) -> None:
        self._number, self._listen = one_number(), listen_entry()
        self._is_asleep, self._bed = False, threading.Lock()
        self._bed.acquire()

    @property
    def value(self) -> int:
        return int(self._number[0])

    def rise(self) -> None:
        """One more; whoever sleeps over it is woken."""
        self._number[0] += 1
        if self._is_asleep and self._bed.locked():
            self._bed.release()

    def reach(self, value: int) -> None:
        """Wait until it is as much, awake for a moment and then asleep. One may be woken for nothing, and waits again."""
        while not self._listen(self._number, value, LOOKS):
            self._is_asleep = True
            if self.value < value:  # else it has risen just now, and perhaps nobody comes
                self._bed.acquire()
            self._is_asleep = False


class _Hand:
    """A thread that waits for work."""

    def __init__(self) -> None:
        self._given, self._done = _Count(), _Count()
        self._work: Work | None = None
        self._share: Share = (0, 0)
        self._trouble: BaseException | None = None
        threading.Thread(target=self._stand_by, daemon=True).start()

    def take(self, work: Work | None, share: Share) -> None:
        """Begin with a share of some work; with none, go home."""
        self._work, self._share = work, share
        self._given.rise()

    def wait(self) -> BaseException | None:
        """Wait until what was taken is done; gives what went wrong with it."""
        self._done.reach(self._given.value)
        trouble, self._trouble = self._trouble, None
        return trouble

    def _stand_by(self) -> None:
        for number in count(1):
            self._given.reach(number)
            work, self._work = self._work, None
            if work is None:
                return
            try:
                work(*self._share)
            except BaseException as trouble:
                self._trouble = trouble
            del work
            self._done.rise()


class Crew:
    """So many hands beside the caller's own."""

    def __init__(self, hands: int) -> None:
        self._hands = [_Hand() for _ in range(hands)]
        self._go_home = weakref.finalize(self, _dismiss, self._hands)

    def share_out(self, work: Work, shares: Sequence[Share]) -> None:
        """Have every share of the work done; the first is the caller's, and each other has a hand."""
        mine, *others = shares
        self._wait()
        for hand, share in zip(self._hands, others, strict=True):
            hand.take(work, share)
        try:
            work(*mine)
        finally:
            troubles = self._wait()
        if troubles:
            raise troubles[0]

    def _wait(self) -> list[BaseException]:
        """Wait for all hands; gives what went wrong."""
        return [trouble for hand in self._hands if (trouble := hand.wait()) is not None]

    def close(self) -> None:
        """Send the hands home; there is no work after that."""
        self._go_home()

    def __enter__(self) -> Crew:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _dismiss(hands: list[_Hand]) -> None:
    while hands:
        hands[-1].wait()
        hands.pop().take(None, (0, 0))
