"""Listening: a thread that expects a number to rise keeps looking for a moment, without the interpreter's lock.

To be woken takes tens of microseconds, and the next step of an environment is often wanted sooner.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from numba.core import types
from numba.extending import intrinsic

from rattery.core.compiled import entry_point

WORD = 8  # bytes
LINE = 16  # words: two lines of most caches, which are fetched together


def _look(typing: Any, number: Any) -> Any:
    def look(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        (kind,), (array,) = signature.args, given
        return builder.load_atomic(context.make_array(kind)(context, builder, array).data, "acquire", WORD)

    return types.int64(number), look


# A number as it is now, whatever was read before: another thread may have written it since.
look: Any = intrinsic(_look)


@cache
def listen_entry() -> Any:
    """Whether a number rises to a value before so many looks are taken, compiled."""

    def listen(number, value, looks):  # type: ignore[no-untyped-def]
        for _ in range(looks):
            if look(number) >= value:
                return True
        return False

    return entry_point(listen)


def one_number() -> np.ndarray[Any, Any]:
    """A number, 0 to begin with, with room around it: nobody else's shares its line of the cache."""
    return np.zeros(3 * LINE, np.int64)[LINE:-LINE]
