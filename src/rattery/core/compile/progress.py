"""Compile progress: how many of the rules that an entry point contains have been lowered."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FunctionType
from typing import cast

from numba.core import event

from rattery.core.compile.untyped import CompilerPart, Unannotated

COMPILED = "numba:compile"  # Numba's event for one function


def rules_within(function: object) -> int:
    """The number of rules that a function refers to, directly or not. Runs no code."""
    found: set[int] = set()
    _find_rules(function, found)
    return len(found)


def _find_rules(function: object, found: set[int]) -> None:
    python: FunctionType = getattr(function, "py_func", cast(FunctionType, function))
    enclosed = [cell.cell_contents for cell in python.__closure__ or ()]
    named = [python.__globals__.get(name) for name in python.__code__.co_names]
    for other in enclosed + named:
        inner = getattr(other, "py_func", None)
        if isinstance(inner, FunctionType) and id(inner) not in found:
            found.add(id(inner))
            _find_rules(inner, found)


Report = Callable[[int, int], None]
_callbacks: list[Report] = []


@contextmanager
def reporting_progress(report: Report) -> Iterator[None]:
    """Call `report(done, total)` when an entry point begins to compile and after each rule, from the compiling thread.

    `total` is the number of rules in the entry points begun so far. Code that comes from the cache is not reported.
    """
    listener = _Listener(report)
    register: Unannotated = event.register
    register(COMPILED, listener)
    _callbacks.append(report)
    try:
        yield
    finally:
        _callbacks.remove(report)
        unregister: Unannotated = event.unregister
        unregister(COMPILED, listener)


def relay_progress(done: int, total: int) -> None:
    """Pass the progress of another process on to the callbacks registered in this one."""
    for report in list(_callbacks):
        report(done, total)


Listener: Unannotated = event.Listener


class _Listener(Listener):  # type: ignore[misc]
    """Counts compiled functions, without those of Numba itself, which compiles helpers as well."""

    def __init__(self, report: Report) -> None:
        self._report, self._depth = report, 0
        self._expected, self._compiled = set[int](), set[int]()

    def on_start(self, happened: CompilerPart) -> None:
        """The outermost function being compiled is an entry point: add the rules it contains to the total."""
        self._depth += 1
        function = happened.data["dispatcher"].py_func
        if self._depth == 1 and _is_own(function):
            self._expected.add(id(function))
            _find_rules(function, self._expected)
            self._report_counts()

    def on_end(self, happened: CompilerPart) -> None:
        self._depth -= 1
        function = happened.data["dispatcher"].py_func
        if _is_own(function) and id(function) not in self._compiled:
            self._compiled.add(id(function))
            self._report_counts()

    def _report_counts(self) -> None:
        self._report(len(self._compiled), max(len(self._expected), len(self._compiled)))


def _is_own(function: FunctionType) -> bool:
    return not function.__module__.startswith("numba.")
