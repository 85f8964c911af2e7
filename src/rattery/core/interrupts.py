"""Ctrl-C: deferred in blocks that must not be interrupted, and raised again where a callback swallowed it."""

from __future__ import annotations

import _thread
import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

DELAY = 0.1  # seconds until a lost interrupt is raised again; by then the hook that noticed it has returned


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
        returning = _thread.allocate_lock()
        with returning:  # starting a `threading.Thread` would wait for it here, where the next interrupt is lost, too
            _thread.start_new_thread(_interrupt_after, (returning,))

    sys.unraisablehook = raise_again
    try:
        yield
    finally:
        sys.unraisablehook = before


def _interrupt_after(returning: _thread.LockType) -> None:
    """Interrupt the main thread DELAY seconds after it has released the lock."""
    with returning:
        time.sleep(DELAY)
    _thread.interrupt_main()
