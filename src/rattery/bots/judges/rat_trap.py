"""How a table looks, before anything is known about it: even."""

from __future__ import annotations

from typing import Any

from rattery.core.record import Row
from rattery.core.rule import rule


@rule
def judge(box: Any, s: Any, chances: Row[float]) -> None:
    """Each seat's share of the victory: as much as everybody else's."""
    for seat in range(len(chances)):
        chances[seat] = 1.0 / len(chances)
