"""A rule: one Python function that runs three ways.

Called from Python it runs as Python, all the way down: breakpoints, prints, and it narrates what happens. Called from
compiled code it is compiled into it, for the processor or for a GPU. There is never a second version of a rule.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any, TypeVar, cast

from numba.core import types
from numba.core.dispatcher import Dispatcher
from numba.core.registry import CPUDispatcher

from rattery.core.places import RuleCompiler

Function = TypeVar("Function", bound=Callable[..., Any])


class Rule(CPUDispatcher):
    """To compiled code an ordinary Numba function; to Python an ordinary Python function."""

    _on_gpu: Any = None

    def __call__(self, *args: Any) -> Any:
        return self.py_func(*args)

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """A rule is compiled once, not for every width of number and every constant it is called with."""
        return super().get_call_template(tuple(map(plain_kind, args)), kws)

    @property
    def _CUDATypingContext__dispatcher(self) -> Any:  # noqa: N802
        # Where numba-cuda looks for what it makes of a function for a GPU. Should it look elsewhere one day it makes its
        # own: the same games, slower.
        if self._on_gpu is None:
            from rattery.core.device_rule import DeviceRule

            self._on_gpu = DeviceRule(self)
        return self._on_gpu

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        # By name: compiled code that contains rules is cached under the names of the rules in it. A rule made inside
        # a function is known by what it encloses, too.
        enclosed = tuple(cell.cell_contents for cell in self.py_func.__closure__ or ())
        return (_rule_called, (self.py_func.__module__, self.py_func.__qualname__, enclosed))


SMALL_NUMBERS = (types.int8, types.int16, types.int32)


def plain_kind(kind: Any) -> Any:
    """The kind of an argument: a constant is a number like others, and a small number is a plain one."""
    unliteral: Any = types.unliteral
    kind = unliteral(kind)
    return types.int64 if kind in SMALL_NUMBERS else kind


def _rule_called(module: str, name: str, enclosed: tuple[Any, ...]) -> Any:
    if enclosed:
        raise TypeError(f"{name} was made inside a function; only its name can be kept")
    return getattr(importlib.import_module(module), name)


SHORT = 600  # bytes of bytecode up to which a rule is compiled into its callers: a third faster, no slower to compile


def rule(function: Function) -> Function:
    """Make a function a rule. It may call other rules, and use whole numbers, records and rows."""
    return make_rule(Rule, function, forceinline=len(function.__code__.co_code) < SHORT)


def make_rule(kind: type[Rule], function: Function, **options: Any) -> Function:
    """A rule of this kind, compiled with these options."""
    options = {"nopython": True, "error_model": "numpy", "nogil": True, **options}
    dispatcher: Dispatcher = kind(function, targetoptions=options, pipeline_class=RuleCompiler)
    dispatcher.__doc__ = function.__doc__
    return cast(Function, dispatcher)
