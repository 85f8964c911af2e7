"""What the rules that observe a table have in common."""

from __future__ import annotations

from rattery.core.compile.rule import rule
from rattery.core.record import Row


@rule
def fill(out: Row[int], first: int, end: int, number: int) -> None:
    """Places `first` up to `end` of an observation get the same number: what they say of things that are not there."""
    for place in range(first, end):
        out[place] = number
