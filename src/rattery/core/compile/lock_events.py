"""Disables Numba's callbacks on llvmlite's lock, which time how long it waits for LLVM.

Every call of LLVM takes a lock, and Numba sends two events around it to every function that is being compiled, so that each
can report how long it took. Rules call rules, a dozen deep: these events took a fifteenth of a game's compile time.
"""

from __future__ import annotations

from llvmlite.binding import ffi

from rattery.core.compile.untyped import Unannotated


def silence_lock_events() -> None:
    """Unregister Numba's callbacks from the lock; idempotent. Callbacks of other libraries stay."""
    library: Unannotated = ffi.lib
    for acquired, released in [*library._lock._cblist]:
        if acquired.__module__.startswith("numba."):
            ffi.unregister_lock_callback(acquired, released)
