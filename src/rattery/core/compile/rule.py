"""A rule: one Python function that runs three ways.

Called from Python it runs as Python, all the way down: breakpoints, prints, and it narrates what happens. Called from
compiled code it is compiled into it, for the processor or for a GPU. There is never a second version of a rule.
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
    """To compiled code an ordinary Numba function; to Python an ordinary Python function."""

    _on_gpu: Unannotated = None

    def __call__(self, *args: RecordLike) -> RecordLike:
        return self.py_func(*args)

    def get_call_template(self, args: CompilerPart, kws: CompilerPart) -> CompilerPart:
        """Compile once: not again for every width of integer and every literal it is called with."""
        return super().get_call_template(tuple(map(widened, args)), kws)

    def add_overload(self, compiled: CompilerPart) -> None:
        """A compiled rule has no machine code of its own that Python could be handed."""
        self.overloads[tuple(compiled.signature.args)] = compiled

    @property
    def _CUDATypingContext__dispatcher(self) -> Unannotated:  # noqa: N802
        # numba-cuda keeps the GPU version of a CPU function in this private attribute, and makes one where it is missing.
        # Ours decides what is inlined. Should numba-cuda use another name one day, it makes its own: the same games, slower.
        if self._on_gpu is None:
            from rattery.core.compile.device_rule import DeviceRule

            self._on_gpu = DeviceRule(self)
        return self._on_gpu

    def __reduce__(self) -> tuple[CompiledFunction, tuple[object, ...]]:
        # By name: the cache key of compiled code contains the rules it closes over. A rule defined inside a function is
        # identified by its own closure, too.
        enclosed = tuple(cell.cell_contents for cell in self.py_func.__closure__ or ())
        return (_rule_named, (self.py_func.__module__, self.py_func.__qualname__, enclosed))


class ReplacedRule(Rule):
    """A rule for compiled code; Python gets another function."""

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
        raise TypeError(f"{name} was made inside a function; only its name can be kept")
    return cast(CompiledFunction, getattr(importlib.import_module(module), name))


INLINE_LIMIT = (
    600  # bytes of bytecode up to which a rule is compiled into its callers: a third faster, no slower to compile
)


def rule(function: Function) -> Function:
    """Make a function a rule. It may call other rules, and use whole numbers, records and rows."""
    return make_rule(function, forceinline=len(function.__code__.co_code) < INLINE_LIMIT)


def out_of_line(function: Function) -> Function:
    """Make a function a rule that is called, not inlined: for large ones that are called from several places."""
    return make_rule(function, forceinline=False)


def make_rule(function: Function, from_python: CompiledFunction | None = None, *, forceinline: bool) -> Function:
    """A rule. With `from_python`, Python calls that function instead; compiled code never does."""
    if is_plain():
        return cast(Function, plain_rule(function, from_python))
    options = {"nopython": True, "error_model": "numpy", "nogil": True, "forceinline": forceinline}
    kind = Rule if from_python is None else ReplacedRule
    made: Unannotated = kind(function, targetoptions=options, pipeline_class=RuleCompiler)
    if from_python is not None:
        made.from_python = from_python
    made.__doc__ = function.__doc__
    return cast(Function, made)
