"""A worker of a cluster that dies over its first task; whoever gets the task next carries it out."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any


class Clumsy:
    """Stands in for a task's own way to be carried out; `accident` is the file that says that it has happened."""

    def __init__(self, accident: Path) -> None:
        self.accident = accident

    def __call__(self, task: Any) -> Any:
        if not self.accident.exists():
            self.accident.touch()
            os._exit(1)
        return task.play()
