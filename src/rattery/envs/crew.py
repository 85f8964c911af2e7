"""A crew: threads that do the same work on different tables, and whoever calls them does a share, too.

    with Crew(hands=1) as crew:
        crew.share_out(work, [(0, 512), (512, 1024)])     # work(0, 512) here and work(512, 1024) there; both are done then

A step of a thousand tables takes a tenth of a millisecond, and handing it to a pool of threads and back as long again. Here
a hand is woken by one lock and says by another that it is done.
"""

from __future__ import annotations

import threading
import weakref
from collections.abc import Callable, Sequence

Work = Callable[[int, int], None]
Share = tuple[int, int]


class _Hand:
    """A thread that waits for work."""

    def __init__(self) -> None:
        self._wanted, self._finished = threading.Lock(), threading.Lock()
        self._wanted.acquire()
        self._finished.acquire()
        self._given = self._done = 0  # how many times there was work, and how many times it was done
        self._work: Work | None = None
        self._share: Share = (0, 0)
        self._trouble: BaseException | None = None
        threading.Thread(target=self._stand_by, daemon=True).start()

    def take(self, work: Work | None, share: Share) -> None:
        """Begin with a share of some work; with none, go home."""
        self._work, self._share = work, share
        self._given += 1
        self._wanted.release()

    def wait(self) -> BaseException | None:
        """Wait until what was taken is done; gives what went wrong with it."""
        while self._done < self._given:  # a lock may still be open from a wait that somebody interrupted
            self._finished.acquire()
        trouble, self._trouble = self._trouble, None
        return trouble

    def _stand_by(self) -> None:
        while True:
            self._wanted.acquire()
            work, self._work = self._work, None
            if work is None:
                return
            try:
                work(*self._share)
            except BaseException as trouble:
                self._trouble = trouble
            del work
            self._done += 1
            if self._finished.locked():
                self._finished.release()


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
