"""Runs mutants against the tests that cover them, in forks of a process in which everything is imported.

Pytest collects once; then, in place of its own loop, children are forked: first one for every test file, to record its
coverage, then one for every mutant. A child that exceeds its time is killed and its mutant counts as noticed. Compiling is
disabled: a test that needs machine code would not run the mutant, and is left out.
"""

from __future__ import annotations

import contextlib
import gc
import io
import mmap
import os
import pickle
import resource
import signal
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from numba.core.dispatcher import Dispatcher

from chaos.coverage import Coverage, CoverageCache, covering_tests, traced
from chaos.mutation import Mutant, mutated, rules_of

ROOT = Path(__file__).parent.parent
SHARED_TESTS = ("test_golden.py", "test_contract.py", "test_leaks.py", "test_endings.py")
TIMEOUT, TIMEOUT_FACTOR = 2.0, 1.5  # CPU seconds of a test: a constant, plus this multiple of its traced time
MOST_MEMORY = 4 << 30  # bytes

TEST_FAILED, CHILD_FAILED = 1, 70  # exit statuses of a child: a test noticed the mutant, or the child itself failed
INDEX_BYTES = 4  # of shared memory in which a child writes the index of its current test
UnderWay = tuple[Mutant, list[Coverage], mmap.mmap]

SURVIVED, NOTICED, ENDLESS, UNREACHED = "survived", "noticed", "endless", "unreached"


def tests_of(game: str) -> list[Path]:
    """The tests of a game: its own, and those parametrised over all games."""
    return [ROOT / "tests" / "games" / game, *(ROOT / "tests" / name for name in SHARED_TESTS)]


class NeedsMachineCode(Exception):
    """A test tried to compile."""


class AlreadyFails(Exception):
    """A test fails without any mutant."""


@dataclass(frozen=True)
class Verdict:
    """The result of a mutant: its fate, and the test that noticed it."""

    mutant: Mutant
    fate: str
    by: str = ""  # the test that noticed it, or in which it did not end

    @property
    def survived(self) -> bool:
        return self.fate in (SURVIVED, UNREACHED)


class MutationSession:
    """A pytest session, as a plugin of itself, in which mutants are tried in forked children."""

    def __init__(
        self, game: str, kept: Path, jobs: int = 1, most_seconds: float = float("inf"), tests: Iterable[Path] = ()
    ) -> None:
        self.game = game
        self.tests = list(tests) or tests_of(game)
        self.jobs = jobs
        self.most_seconds = most_seconds  # of tests for one mutant
        self._kept = kept
        self._items: dict[str, pytest.Item] = {}
        self._failures: list[pytest.TestReport] = []
        self._noticed_by: dict[str, set[str]] = defaultdict(set)  # by function
        self._files = {module.__name__: str(module.__file__) for module in rules_of(game)}

    def run(self, work: Callable[[], None]) -> None:
        """Collects the tests and calls `work` in place of running them."""
        self._work = work
        words = [
            "-q",
            "-n",
            "0",
            "-p",
            "no:cacheprovider",
            "--assert=plain",
            "--tb=native",
            "-c",
            str(ROOT / "pyproject.toml"),
        ]
        with contextlib.redirect_stdout(io.StringIO()) as said, contextlib.redirect_stderr(said):
            code = pytest.main([*words, *map(str, self.tests)], plugins=[self])
        if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
            raise RuntimeError(f"the tests could not be collected:\n{said.getvalue()}")

    # Hooks of pytest.

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if self._is_about_game(item)]
        self._items = {item.nodeid: item for item in items}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            raise session.Interrupted("something could not be collected")
        _derandomize_hypothesis()
        gc.freeze()
        self._work()
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self._failures.append(report)

    def _is_about_game(self, item: pytest.Item) -> bool:
        if item.get_closest_marker("compiled") or item.get_closest_marker("long"):
            return False
        if item.path.parent.name == self.game:
            return True
        values = getattr(item, "callspec").params.values() if hasattr(item, "callspec") else ()  # noqa: B009
        return any(isinstance(value, str) and value.startswith(f"{self.game}(") for value in values)

    # Coverage.

    def coverage(self, tell: Callable[[str], None] = lambda name: None) -> list[Coverage]:
        """The coverage of every test, from the cache where it is valid, without tests that need machine code."""
        files = defaultdict(list)
        for item in self._items.values():
            files[item.path].append(item)
        kept = CoverageCache(self._kept, _shared_sources(self.game))
        found: list[Coverage] = []
        for file, items in files.items():
            learnt = kept.of(file)
            if learnt is None:
                tell(file.name)
                learnt = _in_child(partial(self._learn_all, items))
                kept.store(file, learnt)
            found += learnt
        broken = [entry.test for entry in found if entry.fails]
        if broken:
            raise AlreadyFails(f"these tests fail already: {', '.join(broken)}")
        return [entry for entry in found if not entry.needs_machine_code]

    def _learn_all(self, items: list[pytest.Item]) -> list[Coverage]:
        return [self._learn(item) for item in items]

    def _learn(self, item: pytest.Item) -> Coverage:
        seconds, lines = traced(lambda: self._run(item), self._files.values())
        needs = any(NeedsMachineCode.__name__ in report.longreprtext for report in self._failures)
        fails = bool(self._failures) and not needs
        self._failures.clear()
        return Coverage(item.nodeid, seconds, lines, needs, fails)

    def _run(self, item: pytest.Item) -> None:
        item.ihook.pytest_runtest_protocol(item=item, nextitem=None)

    # Mutants.

    def remember(self, finders: dict[str, str]) -> None:
        """Loads which test noticed which mutant in earlier runs, to try those tests first."""
        for key, test in finders.items():
            self._noticed_by[key.partition(":")[0]].add(test)

    def try_all(self, mutants: Iterable[Mutant], coverage: list[Coverage]) -> Iterator[Verdict]:
        """Yields the verdict on each mutant as it is known, with `jobs` children at a time."""
        under_way: dict[int, UnderWay] = {}
        for mutant in mutants:
            tests = self._tests_for(mutant, coverage)
            if not tests:
                yield Verdict(mutant, UNREACHED)
                continue
            while len(under_way) >= self.jobs:
                yield self._next_verdict(under_way)
            at = mmap.mmap(-1, INDEX_BYTES)
            child = os.fork()
            if child == 0:
                self._try(mutant, tests, at)
            under_way[child] = (mutant, tests, at)
        while under_way:
            yield self._next_verdict(under_way)

    def _tests_for(self, mutant: Mutant, coverage: list[Coverage]) -> list[Coverage]:
        """The tests to run: first those that noticed another mutant of the same function, then by duration."""
        chosen: list[Coverage] = []
        seconds = 0.0
        finders = self._noticed_by[mutant.function_key]
        tests = covering_tests(coverage, self._files[mutant.module], mutant.lines)
        for entry in sorted(tests, key=lambda entry: (entry.test not in finders, entry.seconds)):
            if chosen and seconds > self.most_seconds:
                break
            chosen.append(entry)
            seconds += entry.seconds
        return chosen

    def _next_verdict(self, under_way: dict[int, UnderWay]) -> Verdict:
        """Waits for the next child to exit and returns its verdict."""
        child, status = os.wait()
        mutant, tests, at = under_way.pop(child)
        by = tests[int.from_bytes(at[:], "little")].test
        at.close()
        if status == 0:
            return Verdict(mutant, SURVIVED)
        if os.waitstatus_to_exitcode(status) == CHILD_FAILED:
            raise RuntimeError(f"{mutant} could not be tried")
        self._noticed_by[mutant.function_key].add(by)
        return Verdict(mutant, ENDLESS if os.waitstatus_to_exitcode(status) == -signal.SIGPROF else NOTICED, by)

    def _try(self, mutant: Mutant, tests: list[Coverage], at: mmap.mmap) -> None:
        """Runs in a child: runs the tests, with the index of the current one in shared memory, and exits with the result."""
        try:
            _restrict_child()
            with mutated(mutant):
                for place, entry in enumerate(tests):
                    at[:] = place.to_bytes(INDEX_BYTES, "little")
                    signal.setitimer(signal.ITIMER_PROF, TIMEOUT + TIMEOUT_FACTOR * entry.seconds)
                    self._run(self._items[entry.test])
                    if self._failures:
                        os._exit(TEST_FAILED)
            os._exit(0)
        except BaseException:
            os._exit(CHILD_FAILED)


def _in_child(work: Callable[[], Any]) -> Any:
    """Calls `work` in a forked child and returns its pickled result."""
    read_end, write_end = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.close(read_end)
            _restrict_child()
            with os.fdopen(write_end, "wb") as out:
                pickle.dump(work(), out)
        except BaseException as problem:
            print(problem, file=sys.__stderr__)
            os._exit(1)
        os._exit(0)
    os.close(write_end)
    with os.fdopen(read_end, "rb") as pipe:
        answer = pipe.read()
    _, status = os.waitpid(child, 0)
    if status:
        raise RuntimeError("the tests could not be run")
    return pickle.loads(answer)  # noqa: S301  # our own child's


def _restrict_child() -> None:
    """Sets up a forked child: no output, no compiling, limited memory, killed by SIGPROF when its time is up."""
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    sys.stdout = sys.stderr = io.StringIO()

    def refuse(*asked: Any, **words: Any) -> None:
        raise NeedsMachineCode

    setattr(Dispatcher, "compile", refuse)  # noqa: B010


def _derandomize_hypothesis() -> None:
    """Makes Hypothesis deterministic."""
    from hypothesis import settings

    settings.register_profile("mutants", derandomize=True, database=None, deadline=None)
    settings.load_profile("mutants")


def _shared_sources(game: str) -> list[Path]:
    """The files that all tests of a game depend on: sources, boxes and texts of the package, and helpers of the tests."""
    package = ROOT / "src" / "rattery"
    sources = [*package.glob("core/*.py"), *package.glob("match/*.py"), *(package / "games" / game).rglob("*.*")]
    shared = [*ROOT.glob("tests/*.py"), *(ROOT / "tests" / "games" / game).glob("*.py")]
    helpers = [file for file in shared if not file.name.startswith("test_")]
    return [file for file in [*sources, *helpers] if file.suffix in (".py", ".toml", ".ftl")]
