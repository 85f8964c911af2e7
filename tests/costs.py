"""A pytest plugin that reports the CPU time of tests: `python -m pytest -p tests.costs tests/server`.

Counts user and system time of this process and of all its descendants, browsers and servers included, from the end of one
test to the end of the next, and prints the most expensive files and tests. Linux only; in one process, so without `-n`.
"""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

import pytest

TICKS = os.sysconf("SC_CLK_TCK")
UTIME, CSTIME = 11, 14  # fields of /proc/PID/stat after the name; stime and cutime are between them
SHOWN = 20  # files and tests

spent: dict[str, float] = {}
_last = 0.0


def seconds_so_far() -> float:
    """CPU seconds of this process and its descendants, including those that have ended and were reaped."""
    ticks, pending = 0, [os.getpid()]
    while pending:
        process = Path(f"/proc/{pending.pop()}")
        with contextlib.suppress(OSError):  # the process has just ended
            fields = (process / "stat").read_text().rpartition(")")[2].split()
            ticks += sum(map(int, fields[UTIME : CSTIME + 1]))
            for thread in (process / "task").iterdir():
                pending += map(int, (thread / "children").read_text().split())
    return ticks / TICKS


def pytest_collection_finish() -> None:
    global _last
    _last = seconds_so_far()
    spent["collecting"] = _last


def pytest_runtest_logfinish(nodeid: str) -> None:
    """Charges the time since the last test to this one; never negative, as the time of a killed browser is lost."""
    global _last
    now = seconds_so_far()
    spent[nodeid] = max(0.0, now - _last)
    _last = now


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    by_file: dict[str, float] = {}
    for test, seconds in spent.items():
        file = test.partition("::")[0]
        by_file[file] = by_file.get(file, 0.0) + seconds
    for title, found in (("by file", by_file), ("by test", spent)):
        terminalreporter.section(f"processor seconds {title}: {sum(found.values()):.0f} in all")
        for name, seconds in sorted(found.items(), key=lambda item: -item[1])[:SHOWN]:
            terminalreporter.line(f"{seconds:7.1f}  {name}")
