"""Launch parameters of GPU kernels."""

from __future__ import annotations

from types import ModuleType
from typing import cast

from rattery.core.compile.gpu_tuning import gpu_tuning
from rattery.core.rules import Box, Rules, Table

THREADS_PER_BLOCK = 128


def copies_table(rules: Rules[Box, Table]) -> bool:
    """Whether a GPU thread copies the table into local memory for a move of this game, by the game's GPU tuning."""
    return gpu_tuning(cast(ModuleType, rules).__name__).copies_table


def launch_config(things: int, block: int = THREADS_PER_BLOCK) -> tuple[int, int]:
    """The launch configuration with one thread for each thing: (blocks, threads per block)."""
    return (things + block - 1) // block, block
