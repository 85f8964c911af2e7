"""Entry points: compiled functions that Python can call."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar, cast

import numba

from rattery.core.compile.cache import numba_cache_in
from rattery.core.compile.llvm_options import set_llvm_options
from rattery.core.compile.plain_njit import is_plain
from rattery.core.compile.relied_on import warn_if_changed
from rattery.core.compile.untyped import Unannotated

Function = TypeVar("Function", bound=Callable[..., object])

NOTIFY_AFTER = 0.7  # seconds until `notify_if_slow` notifies


def entry_point(function: Function, compile_quickly: bool = False) -> Function:
    """Make a function an entry point: compiled on its first call or loaded from the cache, and run without the GIL.

    With `compile_quickly` it takes a quarter less time to compile where it is large, and runs 1 to 3 % slower.
    """
    warn_if_changed()
    options = {"nogil": True, "error_model": "numpy"} if is_plain() else _hooked_options(compile_quickly)
    with numba_cache_in(function) as writable:
        compiled = numba.njit(cache=writable, **options)(function)
    return cast(Function, compiled)


def _hooked_options(compile_quickly: bool) -> dict[str, Unannotated]:
    from rattery.core.compile.entry_compiler import EntryPointCompiler, QuickEntryPointCompiler

    set_llvm_options()
    compiler = QuickEntryPointCompiler if compile_quickly else EntryPointCompiler
    return {"nogil": True, "error_model": "numpy", "pipeline_class": compiler}


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
def notify_if_slow(notify: Callable[[], None]) -> Iterator[None]:
    """Call `notify` from another thread if the block takes longer than NOTIFY_AFTER.

    Leaving the block waits for a call that has begun.
    """
    timer = threading.Timer(NOTIFY_AFTER, notify)
    timer.daemon = True
    try:
        timer.start()
        yield
    finally:
        timer.cancel()
        if timer.ident is not None:
            timer.join()
