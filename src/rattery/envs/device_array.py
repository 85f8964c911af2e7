"""An array on a GPU that others take over without a copy: PyTorch, JAX and CuPy, by DLPack or the CUDA array interface.

torch.from_dlpack(array)            # the same memory
jax.dlpack.from_dlpack(array)
torch.as_tensor(array, device="cuda")
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np

from rattery.core.arrays import Array
from rattery.core.compile.untyped import GpuArray

if TYPE_CHECKING:
    from typing_extensions import CapsuleType

CPU, CUDA = 1, 2  # kinds of devices, as DLPack counts them
KIND_CODES = {"i": 0, "u": 1, "f": 2, "b": 6}
FRESH = b"dltensor"  # the name of a capsule that has not been consumed yet


class _Device(ctypes.Structure):
    _fields_ = (("kind", ctypes.c_int32), ("number", ctypes.c_int32))


class _Kind(ctypes.Structure):
    _fields_ = (("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16))


class _Tensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device", _Device),
        ("dimensions", ctypes.c_int32),
        ("kind", _Kind),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("offset", ctypes.c_uint64),
    )


class _Lent(ctypes.Structure):
    """DLManagedTensor: a tensor, and the function its consumer calls when it needs it no longer."""


_Return = ctypes.CFUNCTYPE(None, ctypes.POINTER(_Lent))
_Lent._fields_ = (("tensor", _Tensor), ("owner", ctypes.c_void_p), ("give_back", _Return))

_lent: dict[int, object] = {}  # what must stay alive until it is given back, by where it lies


def _give_back(lent: ctypes._Pointer[_Lent]) -> None:
    _lent.pop(ctypes.addressof(lent.contents), None)


_given_back = _Return(_give_back)
_Forget = ctypes.PYFUNCTYPE(None, ctypes.c_void_p)
_api = ctypes.pythonapi
_new_capsule = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.c_void_p, ctypes.c_char_p, _Forget)(("PyCapsule_New", _api))
_is_capsule = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p)(("PyCapsule_IsValid", _api))
_address = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p)(("PyCapsule_GetPointer", _api))


def _forget(capsule: int) -> None:
    """The destructor of a capsule that was never consumed: frees what it lent."""
    if _is_capsule(capsule, FRESH):
        _lent.pop(_address(capsule, FRESH), None)


_forgotten = _Forget(_forget)


class DeviceArray:
    """An array whose memory lies on a device, in one piece and in C order; what it shares it keeps alive."""

    def __init__(self, memory: GpuArray, address: int, device: tuple[int, int], settle: Callable[[], object]) -> None:
        self.memory = memory  # an array of NumPy's or numba's, which owns it
        self.shape: tuple[int, ...] = memory.shape
        self.dtype = np.dtype(memory.dtype)
        self._address, self._device, self._settle = address, device, settle

    def __len__(self) -> int:
        return self.shape[0]

    def __repr__(self) -> str:
        return f"DeviceArray(shape={self.shape}, dtype={self.dtype})"

    def copy_to_host(self) -> Array:
        """A copy in the processor's memory; whatever is still written to it, on any stream, is waited for."""
        self._settle()
        found: Array = self.memory.copy_to_host()
        return found

    @property
    def __cuda_array_interface__(self) -> dict[str, object]:
        if self._device[0] != CUDA:
            raise AttributeError("__cuda_array_interface__")
        self._settle()
        return {
            "shape": self.shape,
            "typestr": self.dtype.str,
            "data": (self._address, False),
            "strides": None,
            "version": 3,
        }

    def __dlpack_device__(self) -> tuple[int, int]:
        return self._device

    def __dlpack__(self, **wishes: object) -> CapsuleType:
        """A capsule with the array in it; what was going on has ended, so it is right for any stream."""
        if wishes.get("copy"):
            raise BufferError("this array is lent, not copied")
        self._settle()
        shape = (ctypes.c_int64 * len(self.shape))(*self.shape)
        kind = _Kind(KIND_CODES[self.dtype.kind], 8 * self.dtype.itemsize, 1)
        tensor = _Tensor(self._address, _Device(*self._device), len(self.shape), kind, shape, None, 0)
        lent = _Lent(tensor, None, _given_back)
        _lent[ctypes.addressof(lent)] = (lent, shape, self.memory)
        capsule: CapsuleType = _new_capsule(ctypes.addressof(lent), FRESH, _forgotten)
        return capsule


def on_gpu(memory: GpuArray, settle: Callable[[], object]) -> DeviceArray:
    """A device array of numba's, to lend; `settle` waits until everything asked of the GPU is done."""
    return DeviceArray(memory, memory.device_ctypes_pointer.value, (CUDA, 0), settle)
