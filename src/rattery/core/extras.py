"""What the lab can use that is not installed with Rattery itself: Ray, PyArrow, matplotlib, a GPU's compiler."""

from __future__ import annotations

import importlib
from typing import Any

from rattery.core.errors import RatteryError


class MissingExtra(RatteryError, ImportError):
    """A package this needs is not installed; the sentence says how to get it."""


def need(module: str, extra: str) -> Any:
    """The module, or a sentence that says what to install."""
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as missing:
        raise MissingExtra("lab-missing-extra", module=module.split(".")[0], extra=extra) from missing
