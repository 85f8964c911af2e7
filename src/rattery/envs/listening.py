"""Numbers that one thread raises and others wait for, without the interpreter's lock.

To be woken takes tens of microseconds, and the next step of an environment is often wanted sooner. So whoever waits keeps
looking for a moment.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from numba.core import types
from numba.extending import intrinsic

from rattery.core.compiled import entry_point
from rattery.core.rule import rule

WORD = 8  # bytes
LINE = 16  # words: two lines of most caches, which are fetched together


def _first_word(context: Any, builder: Any, kind: Any, array: Any) -> Any:
    return context.make_array(kind)(context, builder, array).data


def _look(typing: Any, number: Any) -> Any:
    def look(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        return builder.load_atomic(_first_word(context, builder, signature.args[0], given[0]), "acquire", WORD)

    return types.int64(number), look


def _tell(typing: Any, number: Any, value: Any) -> Any:
    def tell(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        array, told = given
        builder.store_atomic(told, _first_word(context, builder, signature.args[0], array), "release", WORD)
        return context.get_dummy_value()

    return types.void(number, types.int64), tell


# A number as it is now, whatever was read before: another thread may have written it since.
look: Any = intrinsic(_look)

# `tell(number, value)`: whoever sees the value sees everything that was written before.
tell: Any = intrinsic(_tell)


@rule
def listen(number: Any, value: int, looks: int) -> bool:
    """Whether a number rises to a value before so many looks are taken."""
    for _ in range(looks):
        if look(number) >= value:
            return True
    return False


@cache
def listen_to_all_entry() -> Any:
    """Whether all numbers rise to a value, each before so many looks are taken; compiled."""

    def listen_to_all(numbers, value, looks):  # type: ignore[no-untyped-def]
        for which in range(len(numbers)):
            if not listen(numbers[which], value, looks):
                return False
        return True

    return entry_point(listen_to_all)


def numbers(count: int) -> np.ndarray[Any, Any]:
    """So many numbers, each the first of a row, 0 to begin with; no two share a line of the cache."""
    return np.zeros((count + 1, LINE), np.int64)[:count]


def one_number() -> np.ndarray[Any, Any]:
    found: np.ndarray[Any, Any] = numbers(1)[0]
    return found
