"""GPU performance settings, found by measuring: two constants that a game may define in its `tuning.py`.

GPU_CALLED_FROM = 400        # rules with at least this much bytecode are called on a GPU, not inlined
GPU_COPIES_TABLE = True      # a thread copies a table into its local memory, plays a move there and copies it back
"""

from __future__ import annotations

from typing import NamedTuple

from rattery.core.game_parts import optional_name
from rattery.core.packages import game_packages


class GpuTuning(NamedTuple):
    """How the kernels of one game are compiled, as measured on a GPU."""

    called_from: int | None = None  # bytes of bytecode; None: every short rule is inlined
    copies_table: bool = False


def gpu_tuning(module: str) -> GpuTuning:
    """The tuning of the game a module belongs to, by its dotted name; the defaults for any other module."""
    for game, package in game_packages().items():
        if f"{module}.".startswith(f"{package}."):
            called_from: int | None = optional_name(game, "tuning", "GPU_CALLED_FROM", None)
            return GpuTuning(called_from, optional_name(game, "tuning", "GPU_COPIES_TABLE", False))
    return GpuTuning()
