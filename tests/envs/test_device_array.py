"""What is lent by DLPack is the memory itself, and stays alive as long as somebody has it."""

from __future__ import annotations

import gc
from typing import Any

import numpy as np
import pytest

from rattery.envs import device_array
from rattery.envs.device_array import CPU, DeviceArray


def lent(memory: np.ndarray[Any, Any]) -> DeviceArray:
    """An array in the processor's memory, lent as one on a GPU would be."""
    return DeviceArray(memory, memory.ctypes.data, (CPU, 0), lambda: None)


@pytest.mark.parametrize("dtype", [np.int16, np.int64, np.float32, np.bool_, np.uint8])
def test_whoever_takes_an_array_over_has_the_same_memory(dtype: Any) -> None:
    memory = np.arange(12).reshape(3, 4).astype(dtype)
    taken = np.from_dlpack(lent(memory))
    assert taken.dtype == dtype
    assert taken.shape == (3, 4)
    memory[1, 2] = 1 - memory[1, 2] % 2
    assert (taken == memory).all()


def test_memory_stays_until_it_is_given_back() -> None:
    before = len(device_array._lent)
    taken = np.from_dlpack(lent(np.arange(5)))
    gc.collect()
    assert taken.tolist() == [0, 1, 2, 3, 4]
    assert len(device_array._lent) == before + 1
    del taken
    gc.collect()
    assert len(device_array._lent) == before


def test_a_capsule_nobody_opens_lends_nothing() -> None:
    before = len(device_array._lent)
    capsule = lent(np.arange(5)).__dlpack__()
    assert len(device_array._lent) == before + 1
    del capsule
    gc.collect()
    assert len(device_array._lent) == before


def test_a_copy_is_refused() -> None:
    with pytest.raises(BufferError, match="lent"):
        lent(np.arange(5)).__dlpack__(copy=True)


def test_only_memory_of_a_gpu_has_the_cuda_array_interface() -> None:
    assert not hasattr(lent(np.arange(5)), "__cuda_array_interface__")
