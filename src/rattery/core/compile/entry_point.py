"""Entry points: compiled functions that Python can call."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar, cast

import numba
from numba.core import compiler

from rattery.core.compile.cache import numba_cache_in
from rattery.core.compile.llvm_options import set_llvm_options
from rattery.core.compile.plain_njit import is_plain
from rattery.core.compile.rule_library import EntryPointLibrary, QuickEntryPointLibrary
from rattery.core.compile.untyped import CompilerPart, Unannotated

Compiler: Unannotated = compiler.Compiler

Function = TypeVar("Function", bound=Callable[..., object])

NOTIFY_AFTER = 0.7  # seconds until `notify_if_slow` notifies


class EntryPointCompiler(Compiler):  # type: ignore[misc]
    """Numba's compiler for the processor; it makes the rules an entry point calls private to it."""

    library_class: type = EntryPointLibrary

    def __init__(
        self,
        typing: CompilerPart,
        target: CompilerPart,
        library: CompilerPart,
        args: CompilerPart,
        return_type: CompilerPart,
        flags: CompilerPart,
        local_types: CompilerPart,
    ) -> None:
        library = self.library_class(target.codegen(), "entry_point")
        library.enable_object_caching()
        super().__init__(typing, target, library, args, return_type, flags, local_types)


class QuickEntryPointCompiler(EntryPointCompiler):
    """The same for an entry point that users wait for."""

    library_class = QuickEntryPointLibrary


def entry_point(function: Function, compile_quickly: bool = False) -> Function:
    """Make a function an entry point: compiled on its first call or loaded from the cache, and run without the GIL.

    With `compile_quickly` it takes a quarter less time to compile where it is large, and runs 1 to 3 % slower.
    """
    compiler_class: type[Compiler] = QuickEntryPointCompiler if compile_quickly else EntryPointCompiler
    if is_plain():
        compiler_class = Compiler
    else:
        set_llvm_options()
    with numba_cache_in(function) as writable:
        compiled = numba.njit(nogil=True, error_model="numpy", cache=writable, pipeline_class=compiler_class)(function)
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
