"""A task whose first execution kills its worker; the retry succeeds."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

# A test that starts a cluster. Ray leaves its processes and log files to the garbage collector.
starts_ray = pytest.mark.filterwarnings(
    "ignore:subprocess .* is still running:ResourceWarning", "ignore:unclosed file .*:ResourceWarning"
)


class DiesOnce:
    """Replaces a task's `play`. Kills the process if the file `marker` does not exist, and creates it."""

    def __init__(self, marker: Path) -> None:
        self.marker = marker

    def __call__(self, task: Any) -> Any:
        if not self.marker.exists():
            self.marker.touch()
            os._exit(1)
        return task.play()
