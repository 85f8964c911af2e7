"""The progress of compiling is shown at the terminal."""

from __future__ import annotations

import numba
import pytest

from rattery.cli.localization import cli_words
from rattery.cli.terminal.progress import ProgressDisplay
from rattery.core.compile.rule import rule
from rattery.core.words import LANGUAGES
from tests.cli.sessions import live_console


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_compiled_so_far_are_counted_out_of_all_beside_the_spinner(lang: str) -> None:
    @rule
    def next_number(x: int) -> int:
        return x + 1

    display = ProgressDisplay(live_console(80, 30), cli_words(lang))
    with display:
        display.waiting()
        assert str(display._waiting.status) == cli_words(lang).say("progress-ready"), "nothing is compiled yet"
        assert numba.njit(lambda x: next_number(x))(1) == 2
        assert str(display._waiting.status) == cli_words(lang).say("progress-compiling", done=2, total=2)
    numba.njit(lambda x: next_number(x) + 1)(1)
    assert "3" not in str(display._waiting.status), "nobody looks any more"
