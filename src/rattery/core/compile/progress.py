"""How far compiling has come: which rules of an entry point have been lowered, out of all it contains."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FunctionType
from typing import Any

from numba.core import event

COMPILED = "numba:compile"  # Numba's event for one function


def rules_within(function: Any) -> int:
    """How many rules a function contains: those it names, directly or not. No code is run."""
    found: set[int] = set()
    _find_rules(function, found)
    return len(found)


def _find_rules(function: Any, found: set[int]) -> None:
    python: FunctionType = getattr(function, "py_func", function)
    enclosed = [cell.cell_contents for cell in python.__closure__ or ()]
    named = [python.__globals__.get(name) for name in python.__code__.co_names]
    for other in enclosed + named:
        inner = getattr(other, "py_func", None)
        if isinstance(inner, FunctionType) and id(inner) not in found:
            found.add(id(inner))
            _find_rules(inner, found)


@contextmanager
def watching(tell: Callable[[int], None]) -> Iterator[None]:
    """Call `tell` with the number of rules compiled so far whenever another one is; from the thread that compiles."""
    listener = _Listener(tell)
    register: Any = event.register
    register(COMPILED, listener)
    try:
        yield
    finally:
        unregister: Any = event.unregister
        unregister(COMPILED, listener)


Listener: Any = event.Listener


class _Listener(Listener):  # type: ignore[misc]
    """Counts the functions of Rattery: Numba compiles helpers of its own as well."""

    def __init__(self, tell: Callable[[int], None]) -> None:
        self._tell, self._rules = tell, set[int]()

    def on_start(self, happened: Any) -> None:
        pass

    def on_end(self, happened: Any) -> None:
        function = happened.data["dispatcher"].py_func
        if not function.__module__.startswith("numba.") and id(function) not in self._rules:
            self._rules.add(id(function))
            self._tell(len(self._rules))
