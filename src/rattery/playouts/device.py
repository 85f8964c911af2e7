"""How work is laid out on a GPU."""

from __future__ import annotations

from types import ModuleType
from typing import cast

from rattery.core.compile.gpu_tuning import gpu_tuning
from rattery.core.rules import Box, Rules, Table

THREADS_PER_BLOCK = 128


def copies_table(rules: Rules[Box, Table]) -> bool:
    """Whether a thread works on a local copy of the table while it makes a move of this game."""
    return gpu_tuning(cast(ModuleType, rules).__name__).copies_table


def a_thread_each(things: int, block: int = THREADS_PER_BLOCK) -> tuple[int, int]:
    """The launch configuration, blocks and threads per block, that gives each thing a thread."""
    return (things + block - 1) // block, block
