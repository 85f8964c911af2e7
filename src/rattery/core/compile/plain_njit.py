"""Rules without hooks into Numba: the fallback that `RATTERY_PLAIN_NJIT=1` enables, or a Numba that lacks what hooks need.

A rule is then the Python function itself, registered for compiled code through `numba.extending.overload`, which is
documented and stable. Rules are compiled once per combination of argument types, and indices are signed, so both compiling
and running take longer; games play identically.
"""

from __future__ import annotations

import os
from typing import cast

from numba.extending import overload

from rattery.core.compile.relied_on import missing_internals
from rattery.core.compile.untyped import CompiledFunction, Unannotated

SWITCH = "RATTERY_PLAIN_NJIT"
OFF = ("", "0")


def is_plain() -> bool:
    """Whether rules are compiled without hooks into Numba. Read when a rule is defined: set it before importing Rattery."""
    return os.environ.get(SWITCH, "") not in OFF or bool(missing_internals())


def plain_rule(function: CompiledFunction, from_python: CompiledFunction | None = None) -> CompiledFunction:
    """Make a function callable from compiled code. With `from_python`, Python calls that function instead."""
    shown: Unannotated = from_python or function
    overload(shown, jit_options={"nogil": True, "error_model": "numpy"}, strict=False, target="generic")(
        lambda *arguments: function
    )
    shown.py_func = function
    return cast(CompiledFunction, shown)
