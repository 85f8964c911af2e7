"""What somebody sees who watches long work."""

from __future__ import annotations

import io

from rich.console import Console

from rattery.cli.language import cli_words
from rattery.cli.watching import Watching
from tests.cli.running import ESCAPES
from tests.cli.sittings import live_console


def watched(console: Console) -> str:
    """All that is written while something is compiled and then done."""
    with Watching(console, cli_words("en")) as watching:
        watching.progress(0, 5)
        watching.waiting()
        watching.progress(3, 5, "playing")
        watching.progress(5, 5, "telling")
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_it_says_that_it_compiles_then_how_far_it_is_and_leaves_nothing_behind() -> None:
    raw = watched(live_console(80, 24))
    said = ESCAPES.sub("", raw)
    assert said.index("compiling") < said.rindex("telling")
    assert "5/5" in said
    assert raw.endswith("\x1b[1A\x1b[2K"), "the last bar is wiped away"
    assert raw.count("\x1b[?25h") == raw.count("\x1b[?25l"), "and the cursor is back"


def test_where_nobody_watches_nothing_is_said() -> None:
    assert watched(Console(file=io.StringIO())) == ""
