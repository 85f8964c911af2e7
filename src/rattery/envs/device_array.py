"""A GPU array that PyTorch, JAX and CuPy can use without a copy, by DLPack or the CUDA array interface.

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

CPU, CUDA = 1, 2  # DLDeviceType
DATA_TYPE_CODES = {"i": 0, "u": 1, "f": 2, "b": 6}  # DLDataTypeCode by NumPy kind
UNCONSUMED = b"dltensor"  # capsule name; a consumer renames the capsule


class _Device(ctypes.Structure):
    _fields_ = (("kind", ctypes.c_int32), ("number", ctypes.c_int32))


class _DataType(ctypes.Structure):
    _fields_ = (("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16))


class _Tensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device", _Device),
        ("dimensions", ctypes.c_int32),
        ("kind", _DataType),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("offset", ctypes.c_uint64),
    )


class _ManagedTensor(ctypes.Structure):
    """DLManagedTensor: a tensor, and the deleter that its consumer calls when done."""


_Deleter = ctypes.CFUNCTYPE(None, ctypes.POINTER(_ManagedTensor))
_ManagedTensor._fields_ = (("tensor", _Tensor), ("context", ctypes.c_void_p), ("deleter", _Deleter))

_exported: dict[
    int, object
] = {}  # what stays alive until its consumer releases it, by the address of the managed tensor


def _release(managed: ctypes._Pointer[_ManagedTensor]) -> None:
    _exported.pop(ctypes.addressof(managed.contents), None)


_release_callback = _Deleter(_release)
_CapsuleDestructor = ctypes.PYFUNCTYPE(None, ctypes.c_void_p)
_api = ctypes.pythonapi
_new_capsule = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.c_void_p, ctypes.c_char_p, _CapsuleDestructor)(
    ("PyCapsule_New", _api)
)
_is_capsule = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p)(("PyCapsule_IsValid", _api))
_address = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p)(("PyCapsule_GetPointer", _api))


def _release_unconsumed(capsule: int) -> None:
    """The capsule's destructor: releases the tensor if no consumer has taken it; otherwise its deleter does."""
    if _is_capsule(capsule, UNCONSUMED):
        _exported.pop(_address(capsule, UNCONSUMED), None)


_capsule_destructor = _CapsuleDestructor(_release_unconsumed)


class DeviceArray:
    """A contiguous array in C order in device memory. Consumers keep the memory alive, even after this object is gone.

    `synchronize` waits for pending work on the memory; it is called before any access is handed out.
    """

    def __init__(
        self, memory: GpuArray, address: int, device: tuple[int, int], synchronize: Callable[[], object]
    ) -> None:
        self.memory = memory  # the NumPy or Numba array that owns the memory
        self.shape: tuple[int, ...] = memory.shape
        self.dtype = np.dtype(memory.dtype)
        self._address, self._device, self._synchronize = address, device, synchronize

    def __len__(self) -> int:
        return self.shape[0]

    def __repr__(self) -> str:
        return f"DeviceArray(shape={self.shape}, dtype={self.dtype})"

    def copy_to_host(self) -> Array:
        """A copy in host memory, after waiting for pending work on every stream."""
        self._synchronize()
        found: Array = self.memory.copy_to_host()
        return found

    @property
    def __cuda_array_interface__(self) -> dict[str, object]:
        if self._device[0] != CUDA:
            raise AttributeError("__cuda_array_interface__")
        self._synchronize()
        return {
            "shape": self.shape,
            "typestr": self.dtype.str,
            "data": (self._address, False),
            "strides": None,
            "version": 3,
        }

    def __dlpack_device__(self) -> tuple[int, int]:
        return self._device

    def __dlpack__(self, **options: object) -> CapsuleType:
        """A capsule that shares the memory. It is synchronised first, so the consumer's `stream` does not matter."""
        if options.get("copy"):
            raise BufferError("this array can only be shared, not copied")
        self._synchronize()
        shape = (ctypes.c_int64 * len(self.shape))(*self.shape)
        kind = _DataType(DATA_TYPE_CODES[self.dtype.kind], 8 * self.dtype.itemsize, 1)
        tensor = _Tensor(self._address, _Device(*self._device), len(self.shape), kind, shape, None, 0)
        managed = _ManagedTensor(tensor, None, _release_callback)
        _exported[ctypes.addressof(managed)] = (managed, shape, self.memory)
        capsule: CapsuleType = _new_capsule(ctypes.addressof(managed), UNCONSUMED, _capsule_destructor)
        return capsule


def on_gpu(memory: GpuArray, synchronize: Callable[[], object]) -> DeviceArray:
    """Wraps a Numba device array; `synchronize` waits until all launched GPU work is done."""
    return DeviceArray(memory, memory.device_ctypes_pointer.value, (CUDA, 0), synchronize)
