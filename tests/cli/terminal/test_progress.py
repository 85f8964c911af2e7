"""The progress display of a long task."""

from __future__ import annotations

import io
import re
import signal

import pytest
from rich.console import Console
from rich.status import Status

from rattery.cli.localization import cli_words
from rattery.cli.terminal.progress import ProgressDisplay
from tests.cli.running import ESCAPES
from tests.cli.sessions import live_console


def watched(console: Console) -> str:
    """Everything written while something is compiled and then run."""
    with ProgressDisplay(console, cli_words("en")) as display:
        display.progress(0, 5)
        display.waiting()
        display.compiled(2, 40)
        display.progress(3, 5)
        display.progress(5, 5, "measuring")
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_it_says_that_it_compiles_then_how_far_it_is_and_leaves_nothing_behind() -> None:
    raw = watched(live_console(80, 24))
    said = ESCAPES.sub("", raw)
    assert said.index("2 of 40 rules") < said.rindex("measuring")
    assert re.search(r"measuring ━+ 5/5", said)
    assert raw.endswith("\x1b[1A\x1b[2K"), "the last bar is wiped away"
    assert raw.count("\x1b[?25h") == raw.count("\x1b[?25l"), "and the cursor is back"


def test_where_nobody_watches_nothing_is_said() -> None:
    assert watched(Console(file=io.StringIO())) == ""


def test_ctrl_c_while_the_terminal_is_taken_over_comes_when_that_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    console, start = live_console(80, 24), Status.start

    def start_and_strike(status: Status) -> None:
        signal.raise_signal(signal.SIGINT)
        start(status)

    monkeypatch.setattr(Status, "start", start_and_strike)
    with pytest.raises(KeyboardInterrupt), ProgressDisplay(console, cli_words("en")) as display:
        display.waiting()
    signal.signal(signal.SIGINT, before)
    assert isinstance(console.file, io.StringIO)
    assert "getting ready" in console.file.getvalue()
    assert not console._render_hooks, "it is given back whole"
