"""Shared by the rules that fill in an observation."""

from __future__ import annotations

from rattery.core.compile.rule import rule
from rattery.core.record import Row


@rule
def fill(out: Row[int], first: int, end: int, number: int) -> None:
    """Set the numbers from `first` up to, but not including, `end`: for things that are absent."""
    for place in range(first, end):
        out[place] = number
