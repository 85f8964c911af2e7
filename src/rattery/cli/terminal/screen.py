"""The screen: output to this terminal and input from it."""

from __future__ import annotations

import select
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import TextIO

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.control import Control
from rich.measure import Measurement
from rich.segment import Segment, Segments
from rich.status import Status
from rich.text import Text

from rattery.cli.terminal.keyboard import Keyboard, drop_typed, is_editable
from rattery.cli.terminal.look import rat, spinner
from rattery.core.interrupts import deferred_interrupts, redelivered_interrupts
from rattery.core.text import clean
from rattery.core.words import Words

CLEAR_ALL = "\x1b[H\x1b[2J\x1b[3J"  # cursor home, clear the screen, clear the scrollback
ERASE_LINE = "\r\x1b[K"
PROMPT = "› "
HAND_OVER_DELAY = (
    0.4  # seconds in which keys are ignored: a second Enter by accident must not reveal the next player's hand
)


class Drawn:
    """A renderable that was already rendered to lines for a width, so that measuring and printing render it only once."""

    def __init__(self, lines: list[list[Segment]], width: int) -> None:
        self._lines, self._width = lines, width

    @property
    def rows(self) -> int:
        return len(self._lines)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Segment]:
        for line in self._lines:
            yield from line
            yield Segment.line()

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(self._width, self._width)


class Screen:
    """A terminal to draw on and read from. Output to a pipe or a file is appended without clearing."""

    def __init__(self, console: Console, keyboard: TextIO, words: Words) -> None:
        self.console = console
        self.keyboard = keyboard
        self.words = words
        self._edited = Keyboard(keyboard) if self.is_live and is_editable(keyboard) else None

    @property
    def is_live(self) -> bool:
        """Whether this is a terminal that can be cleared and redrawn."""
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
        """Show a command to copy, on a single line even if it is wider than the screen."""
        self.console.print(Text(f"  {command}"), soft_wrap=True)

    def rows(self, *things: RenderableType, width: int | None = None) -> int:
        """The number of lines these take at a width, by default the screen's."""
        return self.drawn(Group(*things), width).rows

    def drawn(self, thing: RenderableType, width: int | None = None) -> Drawn:
        """Render something for a width, by default the screen's. Tables are slow to render, so measure and print this."""
        options = self.console.options if width is None else self.console.options.update(width=width)
        return Drawn(self.console.render_lines(thing, options, pad=False), options.max_width)

    # Clearing.

    def clear(self) -> None:
        """Clear the screen; the scrollback is kept."""
        if self.is_live:
            self.console.clear()

    def clear_with_scrollback(self) -> None:
        """Clear the screen and its scrollback, so that nothing shown so far can be seen."""
        if self.is_live:
            self.console.file.write(CLEAR_ALL)
            self.console.file.flush()

    @contextmanager
    def alternate_screen(self) -> Iterator[None]:
        """Use the terminal's alternate screen, which has no scrollback."""
        if not self.is_live:
            yield
            return
        try:
            with deferred_interrupts():
                self.console.control(Control.alt_screen(True))
            yield
        finally:
            with deferred_interrupts():
                self.clear_with_scrollback()
                self.console.control(Control.alt_screen(False))

    # Asking.

    @property
    def is_attended(self) -> bool:
        """Whether the input is a terminal, at which a person can answer."""
        return self.keyboard.isatty()

    @contextmanager
    def without_echo(self) -> Iterator[None]:
        """Suppress the echo of keys except at prompts; unread keys are discarded at the end."""
        if self._edited is None:
            yield
        else:
            with self._edited.cbreak_mode():
                yield

    def drop_typed(self) -> None:
        """Discard what was typed before the next question is shown."""
        if self._edited is not None:
            self._edited.drop()
        else:
            drop_typed(self.keyboard)

    def ask(self, prompt: str = PROMPT, redraw: Callable[[], object] | None = None) -> str:
        """Read a line. EOFError at the end of the input.

        `redraw` draws the page the prompt belongs to, after a resize; with it the prompt is erased once it is answered.
        """
        if self._edited is None:
            return self._ask_plainly(prompt)
        try:
            typed = self._edited.line(lambda line, is_longer: self._show_typed(prompt, line, is_longer), redraw)
        except EOFError:
            self.console.print()
            raise
        self._write("\n" if redraw is None else ERASE_LINE)
        return clean(typed.strip())

    def _ask_plainly(self, prompt: str) -> str:
        """Read a line that the terminal driver edits, or that comes from a file."""
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

    def _show_typed(self, prompt: str, typed: str, is_longer: bool) -> None:
        """Show the prompt and the end of what was typed, as far as it fits on the line."""
        room = self.width - cell_len(prompt) - 1
        if is_longer and cell_len(typed) < room:
            self._write(typed[-1])
            return
        self._write(ERASE_LINE)
        self.console.print(Text(prompt, style="lamp"), end="")
        while cell_len(typed) >= room > 0:
            typed = typed[1:]
        self._write(typed)

    def _write(self, text: str) -> None:
        self.console.file.write(text)
        self.console.file.flush()

    def wait(self, message: str, redraw: Callable[[], object] | None = None) -> str:
        """Wait for Enter; returns what was typed before it."""
        return self.ask(f"{message} ", redraw)

    def wait_for_hand_over(self, *invitation: Text) -> None:
        """Hide everything and wait for Enter from the next player; keys typed too early are discarded."""

        def show() -> None:
            self.clear_with_scrollback()
            self.show(Text(), rat("asleep", *invitation), Text())

        show()
        if self.is_live and self.keyboard.isatty():
            time.sleep(HAND_OVER_DELAY)
        self.drop_typed()
        self.ask(redraw=show)

    def enter_within(self, seconds: float) -> bool:
        """Whether Enter is pressed within this many seconds."""
        self.console.file.flush()
        if self._edited is not None:
            return self._edited.enter_within(seconds)
        try:
            ready, _, _ = select.select([self.keyboard], [], [], seconds)
        except (OSError, ValueError):  # not a file descriptor `select` supports
            time.sleep(seconds)
            return False
        return bool(ready) and bool(self.keyboard.readline())

    @contextmanager
    def thinking(self, message: Text) -> Iterator[None]:
        """Show a spinner while the block runs, if it takes noticeably long."""
        if not self.is_live:
            yield
            return
        from rattery.core.compile.entry_point import notify_if_slow

        status = Status(message, console=self.console, spinner=spinner(self.console))
        try:
            with notify_if_slow(status.start), redelivered_interrupts():
                yield
        finally:
            with deferred_interrupts():
                status.stop()

    def page(self, *things: RenderableType) -> None:
        """Page through something that may be longer than the screen."""
        if not self.is_live:
            self.show(*things)
            return
        first = 0
        while True:
            room = max(1, self.height - 2)
            lines = self._show_part(things, first)
            is_last = first + room >= lines
            keys = "page-only" if lines <= room else "page-last" if is_last else "page-more"
            answer = self.wait(self.words.say(keys), partial(self._show_part, things, first)).lower()
            if answer.startswith("b"):
                first = max(0, first - room)
            elif answer or is_last:
                return
            else:
                first += room

    def _show_part(self, things: tuple[RenderableType, ...], first: int) -> int:
        """Draw a screenful from this line on; returns the total number of lines."""
        lines = self.console.render_lines(Group(*things), pad=False)
        self.clear()
        room = max(1, self.height - 2)
        first = min(first, max(0, len(lines) - room))  # the window may have grown
        part = lines[first : first + room]
        self.show(Segments([segment for line in part for segment in (*line, Segment.line())]))
        return len(lines)
