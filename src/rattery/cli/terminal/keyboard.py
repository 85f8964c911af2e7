"""The keyboard of a terminal: edits lines in the program instead of the terminal driver, so that stray keys can be dropped.

The terminal is in cbreak mode without echo: it delivers every key immediately. Keys typed while a bot thinks are not shown
and are discarded before the next question; a line being typed survives a redraw when the window is resized.
"""

from __future__ import annotations

import codecs
import os
import select
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from types import FrameType
from typing import TextIO

from rattery.core.text import clean

try:
    import termios
except ImportError:  # Windows: the console edits lines, and keys typed too early stay in its buffer
    termios = None  # type: ignore[assignment]

READ_SIZE = 4096
LFLAG, CC = 3, 6  # indices into the list of `termios.tcgetattr`
END_OF_INPUT, REDRAW_KEY, KILL_LINE, KILL_WORD, ESCAPE = "\x04", "\x0c", "\x15", "\x17", "\x1b"
BACKSPACES = "\x08\x7f"
LINE_ENDS = "\r\n"
END_SIGNALS = ("SIGTERM", "SIGHUP")
REDRAW_SIGNALS = ("SIGWINCH", "SIGCONT")  # the window was resized; the program was suspended and goes on
REDRAW_NUMBERS = frozenset(int(getattr(signal, name)) for name in REDRAW_SIGNALS if hasattr(signal, name))


def is_editable(keyboard: TextIO) -> bool:
    """Whether keys can be read one by one: on a terminal, on systems with `termios`."""
    return termios is not None and keyboard.isatty()


def drop_typed(keyboard: TextIO) -> None:
    """Discard typed input that has not been read, if the terminal supports it."""
    if termios is not None and keyboard.isatty():
        with suppress(OSError, termios.error):
            termios.tcflush(keyboard.fileno(), termios.TCIFLUSH)


class Keyboard:
    """Reads edited lines from a terminal. Not thread-safe; outside the main thread resizes and signals go unnoticed."""

    def __init__(self, file: TextIO) -> None:
        self._fd = file.fileno()
        self._decoder = codecs.getincrementaldecoder(file.encoding or "utf-8")("replace")
        self._ahead = ""  # keys that were read but not yet processed
        self._depth = 0  # depth of nested `cbreak_mode` blocks

    # Modes.

    @contextmanager
    def cbreak_mode(self, drop: bool = True) -> Iterator[None]:
        """Put the terminal into cbreak mode without echo. At the end its mode is restored and, with `drop`, unread keys are
        discarded. May be nested."""
        if self._depth:
            yield
            return
        before = termios.tcgetattr(self._fd)
        self._depth += 1
        try:
            with _ended_by_signals():
                self._set_cbreak()
                yield
        finally:
            self._depth -= 1
            termios.tcsetattr(self._fd, termios.TCSAFLUSH if drop else termios.TCSADRAIN, before)

    def _set_cbreak(self) -> None:
        mode = termios.tcgetattr(self._fd)
        mode[LFLAG] &= ~(termios.ICANON | termios.ECHO)
        mode[CC][termios.VMIN], mode[CC][termios.VTIME] = 1, 0
        termios.tcsetattr(self._fd, termios.TCSADRAIN, mode)

    def drop(self) -> None:
        """Discard everything typed so far."""
        self._ahead = ""
        self._decoder.reset()
        termios.tcflush(self._fd, termios.TCIFLUSH)

    # Lines.

    def line(self, show: Callable[[str, bool], None], redraw: Callable[[], object] | None) -> str:
        """Read a line, without its end. EOFError on Ctrl-D in an empty line or when the terminal is closed.

        `show(typed, is_longer)` shows the line after every key; `is_longer` says that only its last character is new.
        `redraw` redraws the screen above it, after a resize and on Ctrl-L.
        """
        typed = ""
        with self.cbreak_mode(drop=False), _signal_pipe() as wake:
            self._set_cbreak()  # a shell may have changed the mode while the program was suspended
            show(typed, False)
            while True:
                key = self._next_key(wake)
                if key is None or key == REDRAW_KEY:
                    self._set_cbreak()
                    if redraw is not None:
                        redraw()
                    show(typed, False)
                elif key in LINE_ENDS:
                    return typed
                elif key == END_OF_INPUT:
                    if not typed:
                        raise EOFError
                else:
                    before, typed = typed, _edited(typed, key)
                    if typed != before:
                        show(typed, typed == before + key)

    def enter_within(self, seconds: float) -> bool:
        """Whether Enter is typed within this time, or was typed before; other keys are discarded."""
        end = time.monotonic() + seconds
        while not any(key in LINE_ENDS for key in self._ahead):
            self._ahead = ""
            ready, _, _ = select.select([self._fd], [], [], max(0.0, end - time.monotonic()))
            if not ready or not self._read():
                return False
        self._ahead = ""
        return True

    def _next_key(self, wake: int | None) -> str | None:
        """The next key; None when the screen has to be redrawn. Escape sequences of function keys are skipped."""
        while True:
            key, self._ahead = self._split()
            if key:
                return key
            ready, _, _ = select.select([self._fd, *([] if wake is None else [wake])], [], [])
            if wake in ready and wake is not None:
                if REDRAW_NUMBERS.intersection(os.read(wake, READ_SIZE)):
                    return None
            elif not self._read():
                return END_OF_INPUT

    def _read(self) -> bool:
        """Read typed keys into `_ahead`; False when the terminal is closed."""
        try:
            part = os.read(self._fd, READ_SIZE)
        except OSError:
            return False
        self._ahead += self._decoder.decode(part)
        return bool(part)

    def _split(self) -> tuple[str, str]:
        """The first key of `_ahead`, and the rest. Escape sequences before it are dropped."""
        rest = self._ahead
        while rest.startswith(ESCAPE):
            rest = _after_sequence(rest)
        return rest[:1], rest[1:]


def _edited(typed: str, key: str) -> str:
    """The line after a key."""
    if key in BACKSPACES:
        return typed[:-1]
    if key == KILL_LINE:
        return ""
    if key == KILL_WORD:
        return typed.rstrip()[: len(typed.rstrip()) - len(typed.split()[-1])] if typed.strip() else ""
    return typed + clean(key)


def _after_sequence(keys: str) -> str:
    """What follows an escape sequence: `ESC [ … letter`, `ESC O letter`, or ESC alone."""
    if keys[1:2] == "[":
        end = next((place for place, character in enumerate(keys[2:], 2) if "@" <= character <= "~"), len(keys) - 1)
        return keys[end + 1 :]
    return keys[3:] if keys[1:2] == "O" else keys[1:]


@contextmanager
def _ended_by_signals() -> Iterator[None]:
    """Turn END_SIGNALS into SystemExit, so that the terminal's mode is restored."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def leave(signum: int, frame: FrameType | None) -> None:
        raise SystemExit(128 + signum)

    numbers = [getattr(signal, name) for name in END_SIGNALS if hasattr(signal, name)]
    before = {number: signal.signal(number, leave) for number in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


@contextmanager
def _signal_pipe() -> Iterator[int | None]:
    """A file descriptor from which the numbers of arriving signals can be read; None outside the main thread.

    Without it, a signal that arrives between the last bytecode and `select` would be noticed only at the next key, since its
    Python handler has to wait for `select`. The C handler writes to this pipe, so that `select` returns immediately.
    """
    if threading.current_thread() is not threading.main_thread():
        yield None
        return
    reader, writer = os.pipe()
    os.set_blocking(writer, False)
    before = {number: signal.signal(number, _only_wake) for number in REDRAW_NUMBERS}
    others = signal.set_wakeup_fd(writer, warn_on_full_buffer=False)
    try:
        yield reader
    finally:
        signal.set_wakeup_fd(others)
        for number, handler in before.items():
            signal.signal(number, handler)
        os.close(reader)
        os.close(writer)


def _only_wake(signum: int, frame: FrameType | None) -> None:
    """A no-op handler: signals without a Python handler are not written to the pipe."""
