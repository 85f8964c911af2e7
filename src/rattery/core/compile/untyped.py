"""Names for what no type checker can follow because Numba decides it: `Any` under a name that says what it stands for.

Numba works out types itself, when a function is compiled for the arguments of its first call. It annotates a small part of
its interface: its types, its intermediate code, contexts and LLVM builders have no annotations, and numba-cuda, which is
optional, has none that are there on every machine. Everywhere else these names are used, so that what is unchecked can be
found by looking for them; `tests/test_types_at_the_seam.py` holds that.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeAlias

# A function made for one game and compiled: what it takes and gives is settled when it is first called.
CompiledFunction: TypeAlias = Callable[..., Any]

# An intrinsic: a function that writes its own LLVM code. It can be called from compiled code only.
Intrinsic: TypeAlias = Callable[..., Any]

# A record as interpreted rules see it: a NumPy record, or a plain object with the same fields.
RecordLike: TypeAlias = Any

# A class or module of Numba's without annotations; used as a base class, or for its attributes.
Unannotated: TypeAlias = Any

# What the compiler hands to hooks and intrinsics: types of arguments, signatures, typing and target contexts, LLVM builders
# and values, the state of a pass, flags, code libraries.
CompilerPart: TypeAlias = Any

# An array in the memory of a GPU, or a view of one; numba-cuda's own class, or its simulator's.
GpuArray: TypeAlias = Any

# A stream of a GPU; 0 is the default one.
GpuStream: TypeAlias = Any


class Kernel(Protocol):
    """A function for a GPU: `kernel[blocks, threads, stream](...)` launches it and does not wait."""

    def __getitem__(self, launch: tuple[int, ...] | tuple[int, int, GpuStream], /) -> Callable[..., None]: ...
