"""Ctrl-C: what must not be done by halves is finished first, and one that went unheard comes again."""

from __future__ import annotations

import _thread
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

MOMENT = 0.02  # seconds


@contextmanager
def held_back() -> Iterator[None]:
    """Ctrl-C waits until this is done, and then means what it meant before."""
    if threading.current_thread() is not threading.main_thread():
        yield  # Ctrl-C reaches the main thread alone
        return
    struck = False

    def note(signum: int, frame: FrameType | None) -> None:
        nonlocal struck
        struck = True

    before = signal.signal(signal.SIGINT, note)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if struck:
        signal.raise_signal(signal.SIGINT)


@contextmanager
def always_heard() -> Iterator[None]:
    """Ctrl-C that meets code which no error can leave, as the compiler's callbacks, is struck again a moment later."""
    before = sys.unraisablehook

    def strike_again(lost: sys.UnraisableHookArgs) -> None:
        if lost.exc_type is not KeyboardInterrupt:
            before(lost)
            return
        again = threading.Timer(MOMENT, _thread.interrupt_main)
        again.daemon = True
        again.start()

    sys.unraisablehook = strike_again
    try:
        yield
    finally:
        sys.unraisablehook = before
