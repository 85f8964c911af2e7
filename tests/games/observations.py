"""What a pair of eyes observes at a position, in any game."""

from __future__ import annotations

from typing import Any

import numpy as np

from rattery.core.observation import basics_of
from tests.positions import Position


def whole(table: Position, eye: int) -> np.ndarray[Any, Any]:
    """The row of numbers, written where others stood before."""
    rules = table.match.game.rules
    row = np.full(rules.OBSERVATION, 7, np.int16)
    rules.observe(table.box, table.table, eye, row)
    return row


def observed(table: Position, eye: int) -> list[int]:
    """The basics of it."""
    size, _ = basics_of(table.match.game.rules)
    return [int(number) for number in whole(table, eye)[:size]]
