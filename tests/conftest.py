"""What tests of all parts share."""

from __future__ import annotations

import gc
import signal
from collections.abc import Generator, Iterator

import pytest

from tests.not_tried import fails_here, reasons
from tests.order import in_order

# Thousands of tests are collected, and nothing of them is garbage: looking for some takes half of the time. While they run
# it is looked for less often than usual.
gc.disable()
RARELY = 20_000, 20, 50


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.set_threshold(*RARELY)
    gc.enable()


@pytest.fixture
def heeding() -> Iterator[None]:
    """Started in the background, a process ignores Ctrl-C; with this it does not."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The longest tests first, shared out among the workers."""
    items[:] = in_order(items, getattr(config, "workerinput", {}).get("workercount", 1))


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Under continuous integration, what was not tried for want of a tool fails the run."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is not None and fails_here(reasons(reporter.stats.get("skipped", []))):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> Generator[None]:
    """Say at the very end, after all else, what was not tried, and how to get what is missing."""
    yield
    found = reasons(terminalreporter.stats.get("skipped", []))
    if not found:
        return
    terminalreporter.section("NOT TRIED", sep="!", red=True, bold=True)
    for reason, tests in found.most_common():
        terminalreporter.line(f"{tests:4} tests: {reason}")
    if fails_here(found):
        terminalreporter.line(
            "CI is set, and not all that `make test` promises was tried: this run has failed.", red=True
        )
