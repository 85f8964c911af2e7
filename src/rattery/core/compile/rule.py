"""A rule: one Python function that runs three ways.

Called from Python it runs as Python, and so does every rule it calls: breakpoints and prints work, and it narrates what
happens. Called from compiled code it is compiled, for the processor or for a GPU. No rule has a second implementation.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar, cast

from rattery.core.compile.plain_njit import is_plain, plain_rule
from rattery.core.compile.untyped import CompiledFunction

Function = TypeVar("Function", bound=Callable[..., object])

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
    from rattery.core.compile.hooked_rule import hooked_rule

    return cast(Function, hooked_rule(function, from_python, forceinline=forceinline))
