"""How far compiling has come: which rules of an entry point have been lowered, out of all it contains."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FunctionType
from typing import cast

from numba.core import event

from rattery.core.compile.untyped import CompilerPart, Unannotated

COMPILED = "numba:compile"  # Numba's event for one function


def rules_within(function: object) -> int:
    """How many rules a function contains: those it names, directly or not. No code is run."""
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


Tell = Callable[[int, int], None]
_watchers: list[Tell] = []


@contextmanager
def watching(tell: Tell) -> Iterator[None]:
    """Call `tell(done, total)` when something begins to be compiled and with every rule that is; from the compiling thread.

    `total` is what the entry points begun so far contain. Nothing is told where machine code comes from the cache.
    """
    listener = _Listener(tell)
    register: Unannotated = event.register
    register(COMPILED, listener)
    _watchers.append(tell)
    try:
        yield
    finally:
        _watchers.remove(tell)
        unregister: Unannotated = event.unregister
        unregister(COMPILED, listener)


def relay(done: int, total: int) -> None:
    """Tell those who watch in this process how far another one has come."""
    for tell in list(_watchers):
        tell(done, total)


Listener: Unannotated = event.Listener


class _Listener(Listener):  # type: ignore[misc]
    """Counts the functions of Rattery: Numba compiles helpers of its own as well."""

    def __init__(self, tell: Tell) -> None:
        self._tell, self._depth = tell, 0
        self._wanted, self._rules = set[int](), set[int]()

    def on_start(self, happened: CompilerPart) -> None:
        """An entry point, not called by another that is being compiled, adds what it contains to the total."""
        self._depth += 1
        function = happened.data["dispatcher"].py_func
        if self._depth == 1 and _is_own(function):
            self._wanted.add(id(function))
            _find_rules(function, self._wanted)
            self._say()

    def on_end(self, happened: CompilerPart) -> None:
        self._depth -= 1
        function = happened.data["dispatcher"].py_func
        if _is_own(function) and id(function) not in self._rules:
            self._rules.add(id(function))
            self._say()

    def _say(self) -> None:
        self._tell(len(self._rules), max(len(self._wanted), len(self._rules)))


def _is_own(function: FunctionType) -> bool:
    return not function.__module__.startswith("numba.")
