"""What a rule is to Numba: a dispatcher that compiled code calls as machine code, and that Python calls as Python.

Imported only where rules are compiled with hooks; see `relied_on` for what happens otherwise.
"""

from __future__ import annotations

import importlib
from functools import cached_property
from typing import cast

from numba.core import types
from numba.core.registry import CPUDispatcher

from rattery.core.compile.lock_events import silence_lock_events
from rattery.core.compile.record_names import cache_names
from rattery.core.compile.signatures import cache_signatures
from rattery.core.compile.unsigned_index import RuleCompiler
from rattery.core.compile.untyped import CompiledFunction, CompilerPart, RecordLike, Unannotated

cache_signatures(types.BaseFunction)
cache_names(types.Record)
silence_lock_events()


class Rule(CPUDispatcher):
    """An ordinary Numba function to compiled code, an ordinary Python function to Python."""

    def __call__(self, *args: RecordLike) -> RecordLike:
        return self.py_func(*args)

    def get_call_template(self, args: CompilerPart, kws: CompilerPart) -> CompilerPart:
        """Compile once, not again for every width of integer and every literal it is called with."""
        return super().get_call_template(tuple(map(widened, args)), kws)

    def add_overload(self, compiled: CompilerPart) -> None:
        """Store a compiled version for its callers in compiled code; it has no machine code that Python could call."""
        self.overloads[tuple(compiled.signature.args)] = compiled

    @cached_property
    def _CUDATypingContext__dispatcher(self) -> Unannotated:  # noqa: N802
        # numba-cuda stores the GPU version of a CPU function in this private attribute, and creates one if it is missing.
        # Ours decides what is inlined. Where numba-cuda has renamed the attribute or changed what ours derives from, it
        # creates its own: the same games, slower.
        try:
            from rattery.core.compile.device_rule import DeviceRule

            return DeviceRule(self)
        except (ImportError, TypeError) as changed:
            raise AttributeError(str(changed)) from changed

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


def hooked_rule(
    function: CompiledFunction, from_python: CompiledFunction | None = None, *, forceinline: bool
) -> CompiledFunction:
    """Make a function a rule that is compiled by RuleCompiler. With `from_python`, Python calls that function instead."""
    options = {"nopython": True, "error_model": "numpy", "nogil": True, "forceinline": forceinline}
    kind = Rule if from_python is None else ReplacedRule
    made: Unannotated = kind(function, targetoptions=options, pipeline_class=RuleCompiler)
    if from_python is not None:
        made.from_python = from_python
    made.__doc__ = function.__doc__
    return cast(CompiledFunction, made)
