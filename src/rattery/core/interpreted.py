"""Rules linked for interpreted use: the same code, called without Numba's dispatcher.

A rule called from Python goes through the dispatcher. That is quick enough for a match, but a search that runs interpreted
makes millions of such calls, and a server asks thousands of questions a second. `linked` returns the rule's own function
with every rule it calls replaced by that rule's function: about twice as fast, silent, and drawing from the table's chance
only.
`linked_with_hooks` preserves the hooks for Python: rules still narrate, and draw from a dealer. `linked_with_helpers` also
links the plain functions of a module, for a function of many parts, such as a game's view.

Globals are copied when a module's first function is linked; later patches of the module have no effect. Linked functions are
cached for the life of the process.
"""

from __future__ import annotations

from collections.abc import Callable
from types import CellType, FunctionType
from typing import TypeVar, cast

from rattery.core.compile.untyped import CompiledFunction, Unannotated
from rattery.core.story import narrate

Function = TypeVar("Function", bound=Callable[..., object])


class Linker:
    """Links functions and caches them by the id of their originals, which it keeps alive so that no id is reused."""

    def __init__(self, keeps_hooks: bool = False, links_helpers: bool = False) -> None:
        self._keeps_hooks, self._links_helpers = keeps_hooks, links_helpers
        self._functions: dict[int, tuple[FunctionType, FunctionType]] = {}
        # By the id of a module's globals: these, kept alive, and their copy.
        self._namespaces: dict[int, tuple[dict[str, object], dict[str, object]]] = {}

    def link(self, function: Function) -> Function:
        """A rule, or a function that calls rules, as a plain Python function; any other callable is returned as it is."""
        python = getattr(function, "py_func", function)
        found = self._functions.get(id(python))
        if found is not None:
            return cast(Function, found[1])
        return cast(Function, self._linked(python)) if isinstance(python, FunctionType) else function

    def _linked(self, python: FunctionType) -> FunctionType:
        cells = tuple(CellType() for _ in python.__closure__ or ())
        made = FunctionType(
            python.__code__, self._namespace(python.__globals__), python.__name__, python.__defaults__, cells
        )
        made.__kwdefaults__ = python.__kwdefaults__
        self._functions[id(python)] = python, made  # before its cells are filled: rules may call each other
        for cell, original in zip(cells, python.__closure__ or (), strict=True):
            cell.cell_contents = self._replacement(original.cell_contents, python.__globals__)
        return made

    def _namespace(self, globals_: dict[str, object]) -> dict[str, object]:
        if id(globals_) not in self._namespaces:
            copied = dict(globals_)
            self._namespaces[id(globals_)] = globals_, copied
            for name, value in globals_.items():
                copied[name] = self._replacement(value, globals_)
        return self._namespaces[id(globals_)][1]

    def _replacement(self, value: object, globals_: dict[str, object]) -> object:
        if value is narrate:
            return value if self._keeps_hooks else _silence
        if not isinstance(getattr(value, "py_func", None), FunctionType):
            is_helper = self._links_helpers and getattr(value, "__globals__", None) is globals_
            return self.link(cast(Callable[..., object], value)) if is_helper else value
        if self._keeps_hooks and (hook := _hook(value)) is not None:
            return hook
        return self.link(cast(Callable[..., object], value))


def _hook(rule: Unannotated) -> CompiledFunction | None:
    """The function that Python calls in a rule's place; None if it is the rule itself."""
    python: FunctionType = rule.py_func
    if type(rule) is FunctionType:  # a rule without hooks into Numba
        return None if rule is python else rule
    found: CompiledFunction | None = getattr(rule, "from_python", None)
    return found


def _silence(event: int, *facts: int) -> None:
    """Replaces `narrate` and records nothing."""


linked = Linker().link
linked_with_hooks = Linker(keeps_hooks=True).link
linked_with_helpers = Linker(links_helpers=True).link
