"""Numba does not time how long it waits for LLVM.

Every call of LLVM takes a lock, and Numba sends two events around it to every function that is being compiled, so that each
can tell how long it took. Rules call rules, a dozen deep: sending them was a fifteenth of the time a game took to compile.
"""

from __future__ import annotations

from llvmlite.binding import ffi

from rattery.core.compile.untyped import Unannotated


def silence_lock_events() -> None:
    """Take Numba's callbacks off the lock; safe to be called again. Callbacks of others stay."""
    library: Unannotated = ffi.lib
    for acquired, released in [*library._lock._cblist]:
        if acquired.__module__.startswith("numba."):
            ffi.unregister_lock_callback(acquired, released)
