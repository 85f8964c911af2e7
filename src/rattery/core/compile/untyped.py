"""Aliases of `Any` for what no type checker can follow because Numba decides it; each name says what it stands for.

Numba infers types itself, when a function is compiled for the arguments of its first call. It annotates a small part of its
interface: its types, IR, contexts and LLVM builders have no annotations, and numba-cuda, which is optional, is not installed
on every machine. These names mark whatever is unchecked for that reason, so that it can be searched for;
`tests/test_types_at_the_seam.py` enforces it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeAlias

# A compiled function; the types of its arguments and result are inferred on its first call.
CompiledFunction: TypeAlias = Callable[..., Any]

# An intrinsic: a function that generates its own LLVM IR. Only compiled code can call it.
Intrinsic: TypeAlias = Callable[..., Any]

# A record as interpreted rules see it: a NumPy record, or a plain object with the same fields.
RecordLike: TypeAlias = Any

# An unannotated class or module of Numba's, used as a base class or for its attributes.
Unannotated: TypeAlias = Any

# What the compiler passes to hooks and intrinsics: argument types, signatures, typing and target contexts, LLVM builders
# and values, the state of a pass, flags, code libraries.
CompilerPart: TypeAlias = Any

# An array in the memory of a GPU, or a view of one; numba-cuda's own class, or its simulator's.
GpuArray: TypeAlias = Any

# A stream of a GPU; 0 is the default one.
GpuStream: TypeAlias = Any


class Kernel(Protocol):
    """A function for a GPU: `kernel[blocks, threads, stream](...)` launches it asynchronously."""

    def __getitem__(self, launch: tuple[int, ...] | tuple[int, int, GpuStream], /) -> Callable[..., None]: ...
