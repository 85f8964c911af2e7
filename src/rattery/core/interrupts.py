"""Ctrl-C: deferred in blocks that must not be interrupted, and raised again where a callback swallowed it."""

from __future__ import annotations

import _thread
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

DELAY = 0.02  # seconds until a lost interrupt is raised again


@contextmanager
def deferred_interrupts() -> Iterator[None]:
    """Defer an interrupt inside the block until the block is left. No effect outside the main thread."""
    if threading.current_thread() is not threading.main_thread():
        yield  # Python handles Ctrl-C in the main thread only
        return
    interrupted = False

    def note(signum: int, frame: FrameType | None) -> None:
        nonlocal interrupted
        interrupted = True

    before = signal.signal(signal.SIGINT, note)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if interrupted:
        signal.raise_signal(signal.SIGINT)


@contextmanager
def redelivered_interrupts() -> Iterator[None]:
    """Raise a KeyboardInterrupt again, after DELAY, if it was lost inside the block in a callback that cannot raise."""
    before = sys.unraisablehook

    def raise_again(lost: sys.UnraisableHookArgs) -> None:
        if lost.exc_type is not KeyboardInterrupt:
            before(lost)
            return
        again = threading.Timer(DELAY, _thread.interrupt_main)
        again.daemon = True
        again.start()

    sys.unraisablehook = raise_again
    try:
        yield
    finally:
        sys.unraisablehook = before
