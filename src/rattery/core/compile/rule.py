"""A rule: one Python function that runs three ways.

Called from Python it runs as Python, and so does every rule it calls: breakpoints and prints work, and it narrates what
happens. Called from compiled code it is compiled, for the processor or for a GPU. No rule has a second implementation.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import TypeVar, cast

from numba.core import types
from numba.core.registry import CPUDispatcher

from rattery.core.compile.lock_events import silence_lock_events
from rattery.core.compile.plain_njit import is_plain, plain_rule
from rattery.core.compile.record_names import cache_names
from rattery.core.compile.signatures import cache_signatures
from rattery.core.compile.unsigned_index import RuleCompiler
from rattery.core.compile.untyped import CompiledFunction, CompilerPart, RecordLike, Unannotated

Function = TypeVar("Function", bound=Callable[..., object])

if not is_plain():
    cache_signatures(types.BaseFunction)
    cache_names(types.Record)
    silence_lock_events()


class Rule(CPUDispatcher):
    """An ordinary Numba function to compiled code, an ordinary Python function to Python."""

    _on_gpu: Unannotated = None

    def __call__(self, *args: RecordLike) -> RecordLike:
        return self.py_func(*args)

    def get_call_template(self, args: CompilerPart, kws: CompilerPart) -> CompilerPart:
        """Compile once, not again for every width of integer and every literal it is called with."""
        return super().get_call_template(tuple(map(widened, args)), kws)

    def add_overload(self, compiled: CompilerPart) -> None:
        """Store a compiled version for its callers in compiled code; it has no machine code that Python could call."""
        self.overloads[tuple(compiled.signature.args)] = compiled

    @property
    def _CUDATypingContext__dispatcher(self) -> Unannotated:  # noqa: N802
        # numba-cuda stores the GPU version of a CPU function in this private attribute, and creates one if it is missing.
        # Ours decides what is inlined. If numba-cuda renames the attribute, it creates its own: the same games, slower.
        if self._on_gpu is None:
            from rattery.core.compile.device_rule import DeviceRule

            self._on_gpu = DeviceRule(self)
        return self._on_gpu

    def __reduce__(self) -> tuple[CompiledFunction, tuple[object, ...]]:
        # Pickled by name, because Numba's cache key for an entry point contains the pickled rules it closes over. A rule
        # defined inside a function is told apart by its own closure; it cannot be unpickled.
        enclosed = tuple(cell.cell_contents for cell in self.py_func.__closure__ or ())
        return (_rule_named, (self.py_func.__module__, self.py_func.__qualname__, enclosed))


class ReplacedRule(Rule):
    """A rule in whose place Python calls another function."""

    from_python: CompiledFunction

    def __call__(self, *args: RecordLike) -> RecordLike:
        return self.from_python(*args)


SMALL_INTEGERS = (types.int8, types.int16, types.int32)


def widened(kind: CompilerPart) -> CompilerPart:
    """The type an argument is compiled for: literals lose their value, small integers become 64-bit ones."""
    unliteral: Unannotated = types.unliteral
    kind = unliteral(kind)
    return types.int64 if kind in SMALL_INTEGERS else kind


def _rule_named(module: str, name: str, enclosed: tuple[object, ...]) -> CompiledFunction:
    if enclosed:
        raise TypeError(f"{name} is defined inside a function and cannot be unpickled")
    return cast(CompiledFunction, getattr(importlib.import_module(module), name))


INLINE_LIMIT = 600  # bytes of bytecode; a shorter rule is inlined: a third faster, no slower to compile


def rule(function: Function) -> Function:
    """Make a function a rule. It may call other rules, and use whole numbers, records and rows."""
    return make_rule(function, forceinline=len(function.__code__.co_code) < INLINE_LIMIT)


def out_of_line(function: Function) -> Function:
    """Make a function a rule that is called, not inlined: for large ones that are called from several places."""
    return make_rule(function, forceinline=False)


def make_rule(function: Function, from_python: CompiledFunction | None = None, *, forceinline: bool) -> Function:
    """Make a function a rule. With `from_python`, Python calls that function instead; compiled code never does."""
    if is_plain():
        return cast(Function, plain_rule(function, from_python))
    options = {"nopython": True, "error_model": "numpy", "nogil": True, "forceinline": forceinline}
    kind = Rule if from_python is None else ReplacedRule
    made: Unannotated = kind(function, targetoptions=options, pipeline_class=RuleCompiler)
    if from_python is not None:
        made.from_python = from_python
    made.__doc__ = function.__doc__
    return cast(Function, made)
