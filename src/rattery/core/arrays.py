"""The type of arrays whose element type varies; a comment beside each use says what it holds.

Where the element type is fixed, say so: `npt.NDArray[np.int16]`.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np

Array: TypeAlias = np.ndarray[Any, np.dtype[Any]]
