"""How most games end: the most points win."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from rattery.core.compile.rule import rule
from rattery.core.rules import Box, Table

OwnBox = TypeVar("OwnBox", bound=Box)
OwnTable = TypeVar("OwnTable", bound=Table)


def most_points_win(score: Callable[[OwnBox, OwnTable, int], int]) -> Callable[[OwnBox, OwnTable, int], bool]:
    """The rule by which nobody has more points than a winner; a tie is shared."""

    @rule
    def is_winner(box: OwnBox, s: OwnTable, seat: int) -> bool:
        for other in range(box.players):
            if score(box, s, other) > score(box, s, seat):
                return False
        return True

    return is_winner


@rule
def ending(box: Box, s: Table) -> int:
    """The ending of a game that can end in one way only."""
    return 0
