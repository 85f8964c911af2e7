"""Caches which signature of an operator fits given argument types.

For every `a < b`, `a + b` or `row[a]` Numba tries the templates registered for that operator one after the other, those for
strings, sets and lists among them, until one fits. Rules are full of whole numbers and rows of them: this took a sixth of a
game's compile time. The result depends on the types alone, so `cache_signatures` stores it if all arguments are numbers,
arrays, records and slices.
"""

from __future__ import annotations

from functools import wraps

from numba.core import types

from rattery.core.compile.untyped import CompilerPart, Unannotated

CACHEABLE_TYPES = (types.Integer, types.Boolean, types.Float, types.Array, types.Record, types.SliceType)


def cache_signatures(kind: Unannotated) -> None:
    """Make this class of function types cache the signatures it finds; idempotent."""
    find = kind.get_call_type
    if hasattr(find, "__wrapped__"):
        return

    @wraps(find)
    def cached_call_type(
        self: CompilerPart, context: CompilerPart, args: CompilerPart, kws: CompilerPart
    ) -> CompilerPart:
        if kws or not all(isinstance(argument, CACHEABLE_TYPES) for argument in args):
            return find(self, context, args, kws)
        cached = self.__dict__.setdefault("_cached_signatures", {})
        if (context, args) not in cached:
            signature = find(self, context, args, kws)
            cached[context, args] = signature, self.get_impl_key(signature)
        signature, implementation = cached[context, args]
        self._impl_keys[signature.args] = implementation  # a GPU has another one for the same arguments
        return signature

    kind.get_call_type = cached_call_type
