"""DLPack shares the memory itself, which stays alive as long as a consumer holds it."""

from __future__ import annotations

import gc
from typing import Any

import numpy as np
import pytest

from rattery.envs import device_array
from rattery.envs.device_array import CPU, DeviceArray


def shared(memory: np.ndarray[Any, Any]) -> DeviceArray:
    """An array in host memory, exported as one on a GPU would be."""
    return DeviceArray(memory, memory.ctypes.data, (CPU, 0), lambda: None)


@pytest.mark.parametrize("dtype", [np.int16, np.int64, np.float32, np.bool_, np.uint8])
def test_a_consumer_shares_the_memory(dtype: Any) -> None:
    memory = np.arange(12).reshape(3, 4).astype(dtype)
    taken = np.from_dlpack(shared(memory))
    assert taken.dtype == dtype
    assert taken.shape == (3, 4)
    memory[1, 2] = 1 - memory[1, 2] % 2
    assert (taken == memory).all()


def test_memory_stays_alive_until_its_consumer_releases_it() -> None:
    before = len(device_array._exported)
    taken = np.from_dlpack(shared(np.arange(5)))
    gc.collect()
    assert taken.tolist() == [0, 1, 2, 3, 4]
    assert len(device_array._exported) == before + 1
    del taken
    gc.collect()
    assert len(device_array._exported) == before


def test_a_capsule_that_is_never_consumed_releases_its_memory() -> None:
    before = len(device_array._exported)
    capsule = shared(np.arange(5)).__dlpack__()
    assert len(device_array._exported) == before + 1
    del capsule
    gc.collect()
    assert len(device_array._exported) == before


def test_a_copy_is_refused() -> None:
    with pytest.raises(BufferError, match="shared"):
        shared(np.arange(5)).__dlpack__(copy=True)


def test_only_memory_of_a_gpu_has_the_cuda_array_interface() -> None:
    assert not hasattr(shared(np.arange(5)), "__cuda_array_interface__")
