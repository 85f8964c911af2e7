"""The name of a record's type is put together once.

Numba writes out a record's type, every field with its own type and place, whenever a pass begins and whenever a version of a
function is looked up: thousands of times for a game. A type never changes, so its name does not either.
"""

from __future__ import annotations

from functools import wraps

from rattery.core.compile.untyped import CompilerPart, Unannotated


def keep_names(kind: Unannotated) -> None:
    """Have types of this class keep their names; safe to be called again."""
    written_out = kind.__repr__
    if hasattr(written_out, "__wrapped__"):
        return

    @wraps(written_out)
    def kept_or_written_out(self: CompilerPart) -> str:
        name: str | None = self.__dict__.get("_kept_name")
        if name is None:
            name = self.__dict__["_kept_name"] = written_out(self)
        return name

    kind.__repr__ = kept_or_written_out
