"""The screen: what is shown at this terminal and what is typed at it."""

from __future__ import annotations

import select
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TextIO

from rich.console import Console, Group, RenderableType
from rich.control import Control
from rich.segment import Segment, Segments
from rich.status import Status
from rich.text import Text

from rattery.cli.terminal.look import rat
from rattery.core.interrupting import always_heard, held_back
from rattery.core.text import clean
from rattery.core.words import Words

CLEAR_ALL = "\x1b[H\x1b[2J\x1b[3J"  # home, the screen, then the lines that were scrolled away
BREATH = 0.4  # seconds: an Enter struck twice must not open the next player's hand


class Screen:
    """A terminal to draw on and read from. Output that cannot be cleared (a pipe, a file) is simply appended to."""

    def __init__(self, console: Console, keyboard: TextIO, words: Words) -> None:
        self.console = console
        self.keyboard = keyboard
        self.words = words

    @property
    def is_live(self) -> bool:
        """Whether this is a terminal that can be cleared and drawn anew."""
        return self.console.is_terminal and not self.console.is_dumb_terminal

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        return self.console.height

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing)

    def show_command(self, command: str) -> None:
        """A line to copy: however narrow the screen is, it is one line."""
        self.console.print(Text(f"  {command}"), soft_wrap=True)

    def rows(self, *things: RenderableType, width: int | None = None) -> int:
        """How many lines these take, on the whole width or on part of it."""
        options = self.console.options if width is None else self.console.options.update(width=width)
        return len(self.console.render_lines(Group(*things), options, pad=False))

    # Clearing.

    def clear(self) -> None:
        """A fresh screen; what was there may be scrolled back to."""
        if self.is_live:
            self.console.clear()

    def hide_everything(self) -> None:
        """Nothing that was shown so far can be seen any more, not even by scrolling."""
        if self.is_live:
            self.console.file.write(CLEAR_ALL)
            self.console.file.flush()

    @contextmanager
    def apart(self) -> Iterator[None]:
        """Play on the terminal's second screen, which keeps no lines to scroll back to."""
        if not self.is_live:
            yield
            return
        try:
            with held_back():
                self.console.control(Control.alt_screen(True))
            yield
        finally:
            with held_back():
                self.hide_everything()
                self.console.control(Control.alt_screen(False))

    # Asking.

    def ask(self, prompt: str = "› ") -> str:
        """The line that is typed. EOFError when there is nobody to type any more."""
        self.console.print(Text(prompt, style="lamp"), end="")
        self.console.file.flush()
        try:
            line = self.keyboard.readline()
        except UnicodeDecodeError:
            line = "\N{REPLACEMENT CHARACTER}\n"
        if not line:
            self.console.print()
            raise EOFError
        answer = clean(line.strip())
        if not self.keyboard.isatty():
            self.console.print(Text(answer))
        return answer

    def wait(self, message: str) -> str:
        """Go on when Enter is pressed; what was typed before it comes back."""
        return self.ask(f"{message} ")

    def wait_for_hand_over(self, *invitation: Text) -> None:
        """Keys struck too early count for nothing."""
        self.show(Text(), rat("asleep", *invitation), Text())
        if self.is_live and self.keyboard.isatty():
            time.sleep(BREATH)
            _forget_keys(self.keyboard)
        self.ask()

    def enter_within(self, seconds: float) -> bool:
        """Whether Enter is pressed within this time."""
        self.console.file.flush()
        try:
            ready, _, _ = select.select([self.keyboard], [], [], seconds)
        except (OSError, ValueError):  # nothing that can be waited for
            time.sleep(seconds)
            return False
        return bool(ready) and bool(self.keyboard.readline())

    @contextmanager
    def thinking(self, message: Text) -> Iterator[None]:
        """Show a spinner once the block takes noticeably long."""
        if not self.is_live:
            yield
            return
        from rattery.core.compile.entry_point import notify_if_slow

        status = Status(message, console=self.console)
        try:
            with notify_if_slow(status.start), always_heard():
                yield
        finally:
            with held_back():
                status.stop()

    def page(self, *things: RenderableType) -> None:
        """Something that may be longer than the screen, a screenful at a time."""
        if not self.is_live:
            self.show(*things)
            return
        lines = self.console.render_lines(Group(*things), pad=False)
        room = max(1, self.height - 2)
        first = 0
        while True:
            self.clear()
            part = lines[first : first + room]
            self.show(Segments([segment for line in part for segment in (*line, Segment.line())]))
            is_last = first + room >= len(lines)
            keys = "page-only" if len(lines) <= room else "page-last" if is_last else "page-more"
            answer = self.wait(self.words.say(keys)).lower()
            if answer.startswith("b"):
                first = max(0, first - room)
            elif answer or is_last:
                return
            else:
                first += room


def _forget_keys(keyboard: TextIO) -> None:
    """Throw away what was typed ahead, where the terminal can."""
    try:
        import termios

        termios.tcflush(keyboard.fileno(), termios.TCIFLUSH)
    except (ImportError, OSError):
        pass
