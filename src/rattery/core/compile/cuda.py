"""numba-cuda and the GPU of this machine, if present."""

from __future__ import annotations

from collections.abc import Callable
from inspect import signature
from typing import cast

import numpy as np

from rattery.core.compile.untyped import CompilerPart, GpuArray, GpuStream, Kernel, Unannotated
from rattery.core.record import Laid


def _numba_cuda() -> Unannotated:
    """numba-cuda, or None if it is not installed. Up to 0.30 it looks up `numpy.row_stack`, which NumPy 2.5 removes."""
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack
    try:
        from numba import cuda
    except ImportError:
        return None
    return cuda


cuda: Unannotated = _numba_cuda()


def has_gpu() -> bool:
    """Whether there is a GPU that CUDA can use."""
    try:
        return cuda is not None and bool(cuda.is_available())
    except (RuntimeError, OSError):
        return False


def kernel(function: Callable[..., None]) -> Kernel:
    """Make a function a kernel, compiled on its first launch."""
    return cast(Kernel, cuda.jit(function))


class NamedKernel:
    """A kernel launched by keyword: it takes the arguments it names and ignores all others; KeyError if one is missing.

    For kernels of many arrays, whose positions are easily confused. A launch costs a dictionary lookup for each.
    """

    def __init__(self, function: Callable[..., None]) -> None:
        self._kernel, self._names = kernel(function), tuple(signature(function).parameters)

    def __getitem__(self, launch: tuple[int, ...] | tuple[int, int, GpuStream], /) -> Callable[..., None]:
        configured, names = self._kernel[launch], self._names

        def start(**arguments: GpuArray) -> None:
            configured(*map(arguments.__getitem__, names))

        return start


def layout(kind: type[Laid]) -> CompilerPart:
    """Numba's type for a record."""
    from numba import from_dtype

    return from_dtype(kind.dtype)
