"""Entry points: functions that run as machine code when Python calls them."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar, cast

import numba

from rattery.core.compile.cache import cache_folder
from rattery.core.compile.untyped import Unannotated

Function = TypeVar("Function", bound=Callable[..., object])

SLOW = 0.7  # seconds after which a caller is told what it waits for


def entry_point(function: Function) -> Function:
    """Make a function an entry point: compiled on its first call or loaded from the cache, and run without the GIL."""
    with cache_folder(function) as writable:
        compiled = numba.njit(nogil=True, error_model="numpy", cache=writable)(function)
    return cast(Function, compiled)


def is_loaded(entry: Unannotated) -> bool:
    """Whether an entry point has machine code in this process."""
    return bool(entry.signatures)


def is_compiled(entry: Unannotated) -> bool:
    """Whether an entry point has machine code, in this process or in the cache."""
    if is_loaded(entry):
        return True
    folder = entry.stats.cache_path
    return folder is not None and any(Path(folder).glob(f"*.{entry.py_func.__name__}-*.nbc"))


@contextmanager
def notify_if_slow(tell: Callable[[], None]) -> Iterator[None]:
    """Call `tell` from another thread if the block takes longer than a moment. It has returned when the block is left."""
    timer = threading.Timer(SLOW, tell)
    timer.daemon = True
    try:
        timer.start()
        yield
    finally:
        timer.cancel()
        if timer.ident is not None:
            timer.join()
