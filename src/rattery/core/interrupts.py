"""Ctrl-C: deferred while something must not be interrupted, and raised again where an interrupt was lost."""

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
    """An interrupt inside the block is raised when the block is left."""
    if threading.current_thread() is not threading.main_thread():
        yield  # Ctrl-C reaches the main thread alone
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
    """A KeyboardInterrupt that is lost inside the block, in a callback that cannot raise, is raised again a moment later."""
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
