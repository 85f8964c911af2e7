"""The progress of a long task on a terminal: a spinner while it prepares, then a bar. Both are removed at the end."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Self

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.status import Status

from rattery.cli.terminal.look import spinner
from rattery.core.interrupts import deferred_interrupts
from rattery.core.words import Words
from rattery.lab.study.study import PLAYING


class ProgressDisplay:
    """Spinner and bar on a terminal; does nothing if the output is not a terminal.

    Ctrl-C is deferred while they start and stop, as it would leave the terminal in a broken state.
    """

    def __init__(self, err: Console, words: Words) -> None:
        self._words = words
        self._waiting = Status(words.say("progress-ready"), console=err, spinner=spinner(err))
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self._bar = Progress(*columns, console=err, transient=True)
        self._task = self._bar.add_task("", total=None)
        self._is_watched = err.is_terminal
        self._compiling = ExitStack()

    def waiting(self) -> None:
        """Show the spinner: machine code is being loaded or, once `compiled` is called, compiled."""
        if self._is_watched:
            with deferred_interrupts():
                self._bar.stop()
                self._waiting.start()

    def progress(self, done: int, of: int, doing: str = PLAYING) -> None:
        """Show the bar at `done` of `of`."""
        if self._is_watched:
            said = self._words.say(f"progress-{doing}")
            with deferred_interrupts():
                self._waiting.stop()
                self._bar.update(self._task, description=said, completed=done, total=of)
                self._bar.start()

    def hide(self) -> None:
        """Remove spinner and bar, so that something can be printed; the next progress shows the bar again."""
        if self._is_watched:
            with deferred_interrupts():
                self._waiting.stop()
                self._bar.stop()

    def compiled(self, done: int, total: int) -> None:
        """Show the number of rules compiled so far beside the spinner."""
        self._waiting.update(self._words.say("progress-compiling", done=done, total=total))

    def __enter__(self) -> Self:
        if self._is_watched:
            from rattery.core.compile.progress import reporting_progress

            self._compiling.enter_context(reporting_progress(self.compiled))
        return self

    def __exit__(self, *_: object) -> None:
        self._compiling.close()
        self.hide()
