"""Caches the name of a record's type.

Numba formats a record's type, every field with its own type and offset, whenever a pass begins and whenever a version of a
function is looked up: thousands of times for a game. Types are immutable, so their names are, too.
"""

from __future__ import annotations

from functools import wraps

from rattery.core.compile.untyped import CompilerPart, Unannotated


def cache_names(kind: Unannotated) -> None:
    """Make types of this class cache their names; idempotent."""
    format_name = kind.__repr__
    if hasattr(format_name, "__wrapped__"):
        return

    @wraps(format_name)
    def cached_repr(self: CompilerPart) -> str:
        name: str | None = self.__dict__.get("_cached_name")
        if name is None:
            name = self.__dict__["_cached_name"] = format_name(self)
        return name

    kind.__repr__ = cached_repr
