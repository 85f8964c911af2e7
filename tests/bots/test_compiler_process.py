"""Compiling in a separate process: its progress, and its low priority."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from rattery.bots import compiler_process
from rattery.bots.compiler_process import LOWERING_SHARE, TYPICAL_SECONDS, CompilerProcess
from rattery.bots.search import search_function
from rattery.core.compile.progress import relay_progress, reporting_progress, rules_within
from rattery.core.compile.rule import rule
from tests.variants import loaded
from tests.waiting import wait_until

HALF_WAY = 'print("garbage"); print(50, 100, flush=True); import time; time.sleep(600)'


@rule
def one(x: int) -> int:
    return x + 1


@rule
def two(x: int) -> int:
    return one(one(x))


def test_the_rules_within_a_function_are_those_it_calls_directly_or_not() -> None:
    assert rules_within(two) == 1
    assert rules_within(lambda x: two(x)) == 2
    search = search_function("ratjack", loaded("ratjack").rules)
    assert rules_within(search) > 100


@pytest.mark.compiled
def test_every_rule_that_is_compiled_is_counted_once() -> None:
    import numba

    @rule
    def three(x: int) -> int:
        return two(x) + one(x)

    told: list[tuple[int, int]] = []
    with reporting_progress(lambda done, total: told.append((done, total))):
        assert numba.njit(lambda x: three(x) + max(x, 1))(1) == 6
    counted = [done for done, _ in told]
    assert counted == list(range(len(told))), "none at first, then one after the other"
    assert len(counted) <= 1 + 1 + 3 + 1, "helpers of Numba's own do not count"
    assert told[0] == (0, 4), "the function and the three rules in it"


@pytest.mark.compiled
def test_nothing_is_told_where_nothing_is_compiled() -> None:
    import numba

    function = numba.njit(lambda x: two(x))
    function(1)
    told: list[tuple[int, int]] = []
    with reporting_progress(lambda done, total: told.append((done, total))):
        function(2)
        assert told == []
        relay_progress(3, 7)
    relay_progress(4, 7)
    assert told == [(3, 7)], "of another process, as long as somebody watches"


def test_how_far_it_has_come_is_judged_by_what_was_done_in_the_time_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiler_process, "COMPILE_SCRIPT", HALF_WAY)
    process = CompilerProcess("rat_trap")
    wait_until(lambda: process.progress().done or process.poll() is not None)
    assert process.progress().done == pytest.approx(0.5 * LOWERING_SHARE)
    left = process.progress(process._began + 10.0).seconds_left
    assert left == pytest.approx(10.0 * (1 - 0.5 * LOWERING_SHARE) / (0.5 * LOWERING_SHARE))
    process.stop()
    assert process.poll() is not None


def test_before_anything_is_done_the_usual_time_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiler_process, "COMPILE_SCRIPT", "import time; time.sleep(600)")
    process = CompilerProcess("rat_trap")
    assert process.progress().done == 0.0
    assert process.progress().seconds_left == TYPICAL_SECONDS
    process.stop()


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="no priorities on this system")
def test_it_gives_way_to_everything_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The priority is lowered before anything is compiled."""
    written = tmp_path / "niceness"
    monkeypatch.setattr(
        compiler_process,
        "COMPILE_SCRIPT",
        "import os; from rattery.bots import thinking, compiler_process\n"
        f"thinking.warm_up = lambda game: open({str(written)!r}, 'w').write(str(os.getpriority(os.PRIO_PROCESS, 0)))\n"
        "compiler_process.compile_here('rat_trap')",
    )
    process = CompilerProcess("rat_trap")
    wait_until(lambda: process.poll() is not None)
    assert int(written.read_text()) >= min(19, compiler_process.NICENESS), sys.platform
    process.stop()
