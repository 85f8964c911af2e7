"""Stopping: Ctrl-C during long work asks it to come to an end; what is done is kept. A second one means now."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


@contextmanager
def stopped_by_interrupt() -> Iterator[threading.Event]:
    """An event that Ctrl-C sets, instead of breaking off whatever is being written at that moment."""
    asked = threading.Event()
    if threading.current_thread() is not threading.main_thread():
        yield asked  # Ctrl-C reaches the main thread alone
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
