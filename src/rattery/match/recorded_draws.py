"""Random numbers drawn while rules run, recorded so that an independent program can recompute every throw."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from rattery.core import chance as core_chance
from rattery.core.chance import Chance, dealt_by


class Draw(NamedTuple):
    """A number that was drawn, from 0 to `of` - 1."""

    of: int
    number: int


@contextmanager
def recorded_draws(chance: Chance) -> Iterator[list[Draw]]:
    """Record every draw from this chance inside the block, in order; none if a dealer determines the draws already."""
    drawn: list[Draw] = []
    if core_chance._dealer.get() is not None:
        yield drawn
        return

    def draw(n: int) -> int:
        drawn.append(Draw(n, int(core_chance._drawn(chance, n))))
        return drawn[-1].number

    with dealt_by(draw):
        yield drawn
