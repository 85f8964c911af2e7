"""Internals of other libraries that we rely on, one test each, with the versions they were checked with.

Numba's are in tests/core/compile/test_hooks.py, uvicorn's in tests/server/test_uvicorn.py. A test that fails after an
update shows what has changed.
"""

from __future__ import annotations

import ctypes
import io

from rich.console import Console
from rich.segment import Segment
from rich.text import Text

from rattery.envs import device_array

RICH = "seen with rich 14.3.0 and 15.0.0"
DLPACK = "seen with DLPack 0.8 (dlpack.h), which NumPy, PyTorch and JAX read"


def test_a_rich_console_prints_what_its_render_gives() -> None:
    class Loud(Console):
        def render(self, renderable, options=None):  # type: ignore[no-untyped-def]
            for text, style, control in super().render(renderable, options):
                yield Segment(text.upper(), style, control)

    out = io.StringIO()
    Loud(file=out, width=40).print(Text("a rat"))
    assert out.getvalue() == "A RAT\n", RICH


def test_structures_of_dlpack_have_the_layout_of_its_header() -> None:
    tensor, managed = device_array._Tensor, device_array._ManagedTensor
    pointer = ctypes.sizeof(ctypes.c_void_p)
    assert pointer == 8, "a machine of 64 bits"
    offsets = {
        name: getattr(tensor, name).offset for name in ("data", "device", "dimensions", "kind", "shape", "strides")
    }
    assert offsets == {"data": 0, "device": 8, "dimensions": 16, "kind": 20, "shape": 24, "strides": 32}, DLPACK
    assert (tensor.offset.offset, ctypes.sizeof(tensor)) == (40, 48), DLPACK
    assert (managed.context.offset, managed.deleter.offset, ctypes.sizeof(managed)) == (48, 56, 64), DLPACK
