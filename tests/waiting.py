"""Waiting for a condition: the one timeout of all tests, and how a test waits without a message that announces it.

No test relies on how long something takes. It waits until something holds, for as long as it takes on a busy machine; the
timeout ends only a test that would wait for ever. `tests/test_no_luck.py` finds tests that sleep or measure time instead.
"""

from __future__ import annotations

import asyncio
import inspect
import time
from collections.abc import Awaitable, Callable

TIMEOUT = 300.0  # seconds: a game may have to be compiled first, while other tests keep every core busy
POLL_INTERVAL = 0.01  # seconds


class Deadline:
    """TIMEOUT from now."""

    def __init__(self) -> None:
        self._end = time.monotonic() + TIMEOUT

    def check(self, what: str = "it did not come to that") -> None:
        """Fail if it has passed."""
        assert time.monotonic() < self._end, what


def wait_until(holds: Callable[[], object], what: str = "it did not come to that") -> None:
    """Poll until a condition holds that nothing announces: of another process or thread."""
    deadline = Deadline()
    while not holds():
        deadline.check(what)
        time.sleep(POLL_INTERVAL)


async def eventually(holds: Callable[[], object | Awaitable[object]], what: str = "it did not come to that") -> None:
    """The same on an event loop, which goes on meanwhile; the condition may have to be awaited."""
    deadline = Deadline()
    while not await _awaited(holds()):
        deadline.check(what)
        await asyncio.sleep(POLL_INTERVAL)


async def _awaited(found: object) -> object:
    return await found if inspect.isawaitable(found) else found
