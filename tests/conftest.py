"""Fixtures and hooks of all tests."""

from __future__ import annotations

import gc
import signal
from collections.abc import Generator, Iterator

import pytest

from chaos.fuzz_settings import use_for_all_tests
from tests.changed_crumbs import install as install
from tests.missing_tools import must_fail, skip_reasons
from tests.order import in_order

# Thousands of tests are collected and none of it is garbage: collecting garbage would take half of the time. While tests run
# it is collected less often than by default.
gc.disable()
GC_THRESHOLDS = 20_000, 20, 50

use_for_all_tests()


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)
    gc.enable()


@pytest.fixture
def default_sigint() -> Iterator[None]:
    """Handles SIGINT as KeyboardInterrupt, also in a run started in the background, where it is ignored."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Orders the tests by `tests.order`: the longest first, distributed over the workers."""
    items[:] = in_order(items, getattr(config, "workerinput", {}).get("workercount", 1))


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Under continuous integration, fails the run if tests were skipped because a required tool is missing."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is not None and must_fail(skip_reasons(reporter.stats.get("skipped", []))):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> Generator[None]:
    """Prints the skipped tests by reason at the very end; reasons say how to get what is missing."""
    yield
    found = skip_reasons(terminalreporter.stats.get("skipped", []))
    if not found:
        return
    terminalreporter.section("NOT TRIED", sep="!", red=True, bold=True)
    for reason, tests in found.most_common():
        terminalreporter.line(f"{tests:4} tests: {reason}")
    if must_fail(found):
        terminalreporter.line(
            "CI is set, and not all that `make test` promises was tried: this run has failed.", red=True
        )
