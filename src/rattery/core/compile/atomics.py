"""Counters shared between threads: atomic loads and stores, and bounded spinning, without the GIL.

Waking a sleeping thread takes tens of microseconds, longer than a step of an environment, so a waiting thread spins first.
"""

from __future__ import annotations

from functools import cache

import numpy as np
import numpy.typing as npt
from numba.core import types
from numba.extending import intrinsic

from rattery.core.compile.entry_point import entry_point
from rattery.core.compile.rule import rule
from rattery.core.compile.untyped import CompiledFunction, CompilerPart, Intrinsic

WORD = 8  # bytes
Counter = npt.NDArray[np.int64]  # one counter, in its first word; or one counter in each row
LINE = 16  # words for each counter: two cache lines, because processors fetch them in pairs


def _first_word(context: CompilerPart, builder: CompilerPart, kind: CompilerPart, array: CompilerPart) -> CompilerPart:
    return context.make_array(kind)(context, builder, array).data


def _load_acquire(typing: CompilerPart, counter: CompilerPart) -> CompilerPart:
    def load(
        context: CompilerPart, builder: CompilerPart, signature: CompilerPart, given: CompilerPart
    ) -> CompilerPart:
        return builder.load_atomic(_first_word(context, builder, signature.args[0], given[0]), "acquire", WORD)

    return types.int64(counter), load


def _store_release(typing: CompilerPart, counter: CompilerPart, value: CompilerPart) -> CompilerPart:
    def store(
        context: CompilerPart, builder: CompilerPart, signature: CompilerPart, given: CompilerPart
    ) -> CompilerPart:
        array, stored = given
        builder.store_atomic(stored, _first_word(context, builder, signature.args[0], array), "release", WORD)
        return context.get_dummy_value()

    return types.void(counter, types.int64), store


# `load_acquire(counter)`: the counter's current value. Later reads see everything its writer wrote before storing it.
load_acquire: Intrinsic = intrinsic(_load_acquire)

# `store_release(counter, value)`: a thread that loads the value also sees everything written before the store.
store_release: Intrinsic = intrinsic(_store_release)


@rule
def spin_until(counter: Counter, value: int, spins: int) -> bool:
    """Whether a counter reaches a value within at most `spins` loads."""
    for _ in range(spins):
        if load_acquire(counter) >= value:
            return True
    return False


@cache
def spin_until_all_entry() -> CompiledFunction:
    """Whether all counters reach a value, each within at most `spins` loads; compiled."""

    def spin_until_all(counters, value, spins):  # type: ignore[no-untyped-def]
        for which in range(len(counters)):
            if not spin_until(counters[which], value, spins):
                return False
        return True

    return entry_point(spin_until_all)


def counters(count: int) -> Counter:
    """Counters at zero, each the first word of a row. One row more is allocated, so that none shares a cache line."""
    return np.zeros((count + 1, LINE), np.int64)[:count]


def counter() -> Counter:
    """A single counter at zero."""
    found: Counter = counters(1)[0]
    return found
