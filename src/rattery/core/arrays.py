"""Arrays whose kind of number differs from one to the next: beside each is said what it holds.

Where an array always holds one kind, say so: `npt.NDArray[np.int16]`.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np

Array: TypeAlias = np.ndarray[Any, np.dtype[Any]]
