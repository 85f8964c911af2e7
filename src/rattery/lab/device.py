"""The GPU of this machine, as CUDA and numba-cuda see it."""

from __future__ import annotations

from typing import Any

import numpy as np

from rattery.core.record import Record

THREADS_PER_BLOCK = 128

# Games whose moves touch so much of a table that a thread fetches it whole and lays it back; found by measuring. It would
# halve the speed of Rat Trap.
FETCHED_WHOLE = ("ratjack",)


def _numba_cuda() -> Any:
    """numba-cuda, with the one NumPy name it still looks for where NumPy has dropped it; None where it is missing."""
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack
    try:
        from numba import cuda
    except ImportError:
        return None
    return cuda


cuda: Any = _numba_cuda()


def has_gpu() -> bool:
    """Whether there is a GPU that CUDA can use."""
    try:
        return cuda is not None and bool(cuda.is_available())
    except (RuntimeError, OSError):
        return False


def layout(kind: type[Record]) -> Any:
    """A record as numba knows it."""
    from numba import from_dtype

    return from_dtype(kind.dtype)


def is_fetched_whole(rules: Any) -> bool:
    """Whether a thread works on a table of its own while it makes a move of this game."""
    return any(f".{name}." in rules.__name__ for name in FETCHED_WHOLE)


def a_thread_each(things: int, block: int = THREADS_PER_BLOCK) -> tuple[int, int]:
    """How many blocks of how many threads to start, so that each of so many things has a thread."""
    return (things + block - 1) // block, block
