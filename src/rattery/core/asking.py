"""Whose decision it is: the rules of asking, the same in every game.

A table has the question that is `asked` and its `decider`. While nothing is asked the game runs on by itself:

    while runs_on(s):
        take_next_step(box, s)
"""

from __future__ import annotations

from rattery.core.compile.rule import rule
from rattery.core.rules import NOTHING, Box, Table


@rule
def ask(s: Table, seat: int, question: int) -> None:
    """A seat has a real decision to make."""
    s.decider = seat
    s.asked = question


@rule
def runs_on(s: Table) -> bool:
    """Nobody has to decide anything, and the game is not over."""
    return s.asked == NOTHING and not s.over


@rule
def turn(box: Box, s: Table) -> int:
    """Whose decision it is, or nobody's."""
    return s.decider


@rule
def is_over(box: Box, s: Table) -> bool:
    return s.over
