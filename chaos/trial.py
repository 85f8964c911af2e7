"""A trial: a mutant is shown to the tests that get to its line, in a child of a process in which all is imported.

Pytest collects once; then, in place of its own loop, children are forked: first one for every file of tests, to learn
what its tests get to, then one for every mutant. Whoever does not come to its end is stopped and counts as noticed.
Nothing is compiled in here: a test that needs machine code would not see the change, and is left out.
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

from chaos.mutation import Mutant, changed_into, rules_of
from chaos.reach import Reach, Reaches, traced, who_reaches

ROOT = Path(__file__).parent.parent
SHARED_TESTS = ("test_golden.py", "test_contract.py", "test_leaks.py", "test_endings.py")
PATIENCE, PATIENCE_TIMES = 2.0, 1.5  # seconds of processor a test may take: so many, and so often its own when traced
MOST_MEMORY = 4 << 30  # bytes

FOUND, SPOILT = 1, 70  # how a child ends that has found something, or has failed itself
WIDTH = 4  # bytes in which a child notes which test it is at
UnderWay = tuple[Mutant, list[Reach], mmap.mmap]

SURVIVED, NOTICED, ENDLESS, UNREACHED = "survived", "noticed", "endless", "unreached"


def tests_of(game: str) -> list[Path]:
    """The tests of a game: its own, and those of every game."""
    return [ROOT / "tests" / "games" / game, *(ROOT / "tests" / name for name in SHARED_TESTS)]


class NeedsMachineCode(Exception):
    """Something was to be compiled."""


class AlreadyFails(Exception):
    """A test fails before anything was changed."""


@dataclass(frozen=True)
class Verdict:
    """What became of a mutant."""

    mutant: Mutant
    fate: str
    by: str = ""  # the test that noticed it

    @property
    def survived(self) -> bool:
        return self.fate in (SURVIVED, UNREACHED)


class Court:
    """A pytest session in which mutants are tried."""

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

    def hold(self, hearing: Callable[[], None]) -> None:
        """Collects the tests and, with all of them at hand, does what is to be done."""
        self._hearing = hearing
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

    # What pytest asks of a plugin.

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if self._is_about_it(item)]
        self._items = {item.nodeid: item for item in items}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            raise session.Interrupted("something could not be collected")
        _settle_hypothesis()
        gc.freeze()
        self._hearing()
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self._failures.append(report)

    def _is_about_it(self, item: pytest.Item) -> bool:
        if item.get_closest_marker("compiled") or item.get_closest_marker("long"):
            return False
        if item.path.parent.name == self.game:
            return True
        values = getattr(item, "callspec").params.values() if hasattr(item, "callspec") else ()  # noqa: B009
        return any(isinstance(value, str) and value.startswith(f"{self.game}(") for value in values)

    # Learning.

    def reaches(self, tell: Callable[[str], None] = lambda name: None) -> list[Reach]:
        """What every test gets to; those that need machine code are left out."""
        files = defaultdict(list)
        for item in self._items.values():
            files[item.path].append(item)
        kept = Reaches(self._kept, _built_on(self.game))
        found: list[Reach] = []
        for file, items in files.items():
            learnt = kept.of(file)
            if learnt is None:
                tell(file.name)
                learnt = _in_a_child(partial(self._learn_all, items))
                kept.keep(file, learnt)
            found += learnt
        broken = [reach.test for reach in found if reach.fails]
        if broken:
            raise AlreadyFails(f"these tests fail already: {', '.join(broken)}")
        return [reach for reach in found if not reach.needs_machine_code]

    def _learn_all(self, items: list[pytest.Item]) -> list[Reach]:
        return [self._learn(item) for item in items]

    def _learn(self, item: pytest.Item) -> Reach:
        seconds, lines = traced(lambda: self._run(item), self._files.values())
        needs = any(NeedsMachineCode.__name__ in report.longreprtext for report in self._failures)
        fails = bool(self._failures) and not needs
        self._failures.clear()
        return Reach(item.nodeid, seconds, lines, needs, fails)

    def _run(self, item: pytest.Item) -> None:
        item.ihook.pytest_runtest_protocol(item=item, nextitem=None)

    # Trying.

    def remember(self, finders: dict[str, str]) -> None:
        """Which test noticed which mutant before: tests that were sharp once go first."""
        for key, test in finders.items():
            self._noticed_by[key.partition(":")[0]].add(test)

    def try_all(self, mutants: Iterable[Mutant], reaches: list[Reach]) -> Iterator[Verdict]:
        """What becomes of each of them, as it is known."""
        under_way: dict[int, UnderWay] = {}
        for mutant in mutants:
            tests = self._tests_for(mutant, reaches)
            if not tests:
                yield Verdict(mutant, UNREACHED)
                continue
            while len(under_way) >= self.jobs:
                yield self._next_verdict(under_way)
            at = mmap.mmap(-1, WIDTH)
            child = os.fork()
            if child == 0:
                self._try(mutant, tests, at)
            under_way[child] = (mutant, tests, at)
        while under_way:
            yield self._next_verdict(under_way)

    def _tests_for(self, mutant: Mutant, reaches: list[Reach]) -> list[Reach]:
        """Those that have noticed a change of the same function before, then the others, quickest first."""
        chosen: list[Reach] = []
        seconds = 0.0
        sharp = self._noticed_by[mutant.function_key]
        tests = who_reaches(reaches, self._files[mutant.module], mutant.lines)
        for reach in sorted(tests, key=lambda reach: (reach.test not in sharp, reach.seconds)):
            if chosen and seconds > self.most_seconds:
                break
            chosen.append(reach)
            seconds += reach.seconds
        return chosen

    def _next_verdict(self, under_way: dict[int, UnderWay]) -> Verdict:
        """That of the child that ends next."""
        child, status = os.wait()
        mutant, tests, at = under_way.pop(child)
        by = tests[int.from_bytes(at[:], "little")].test
        at.close()
        if status == 0:
            return Verdict(mutant, SURVIVED)
        if os.waitstatus_to_exitcode(status) == SPOILT:
            raise RuntimeError(f"{mutant} could not be tried")
        self._noticed_by[mutant.function_key].add(by)
        return Verdict(mutant, ENDLESS if os.waitstatus_to_exitcode(status) == -signal.SIGPROF else NOTICED, by)

    def _try(self, mutant: Mutant, tests: list[Reach], at: mmap.mmap) -> None:
        """In a child: tells which test it is at, and ends with whether one failed."""
        try:
            _be_a_child()
            with changed_into(mutant):
                for place, reach in enumerate(tests):
                    at[:] = place.to_bytes(WIDTH, "little")
                    signal.setitimer(signal.ITIMER_PROF, PATIENCE + PATIENCE_TIMES * reach.seconds)
                    self._run(self._items[reach.test])
                    if self._failures:
                        os._exit(FOUND)
            os._exit(0)
        except BaseException:
            os._exit(SPOILT)


def _in_a_child(work: Callable[[], Any]) -> Any:
    """What a child gives back that does this work; nothing it does is left behind here."""
    ear, mouth = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.close(ear)
            _be_a_child()
            with os.fdopen(mouth, "wb") as out:
                pickle.dump(work(), out)
        except BaseException as problem:
            print(problem, file=sys.__stderr__)
            os._exit(1)
        os._exit(0)
    os.close(mouth)
    with os.fdopen(ear, "rb") as told:
        answer = told.read()
    _, status = os.waitpid(child, 0)
    if status:
        raise RuntimeError("the tests could not be run")
    return pickle.loads(answer)  # noqa: S301  # our own child's


def _be_a_child() -> None:
    """Says nothing, compiles nothing, eats no more than its share, and dies when its time is up."""
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    sys.stdout = sys.stderr = io.StringIO()

    def refuse(*asked: Any, **words: Any) -> None:
        raise NeedsMachineCode

    setattr(Dispatcher, "compile", refuse)  # noqa: B010


def _settle_hypothesis() -> None:
    """The same examples every time."""
    from hypothesis import settings

    settings.register_profile("mutants", derandomize=True, database=None, deadline=None)
    settings.load_profile("mutants")


def _built_on(game: str) -> list[Path]:
    """What tests depend on beside their own file: the package's sources, its boxes, and what tests share."""
    package = ROOT / "src" / "rattery"
    sources = [*package.glob("core/*.py"), *package.glob("match/*.py"), *(package / "games" / game).rglob("*.*")]
    shared = [*ROOT.glob("tests/*.py"), *(ROOT / "tests" / "games" / game).glob("*.py")]
    helpers = [file for file in shared if not file.name.startswith("test_")]
    return [file for file in [*sources, *helpers] if file.suffix in (".py", ".toml", ".ftl")]
