"""Graceful interruption: the first Ctrl-C asks long work to stop and return what it has; a second one interrupts it."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


@contextmanager
def stopped_by_interrupt() -> Iterator[threading.Event]:
    """An event that the first Ctrl-C sets, instead of raising in the middle of a write; the second raises KeyboardInterrupt.

    Only the main thread can handle signals: in any other one the event is never set.
    """
    asked = threading.Event()
    if threading.current_thread() is not threading.main_thread():
        yield asked
        return

    def ask(signum: int, frame: FrameType | None) -> None:
        if asked.is_set():
            raise KeyboardInterrupt
        asked.set()

    before = signal.signal(signal.SIGINT, ask)
    try:
        yield asked
    finally:
        signal.signal(signal.SIGINT, before)
