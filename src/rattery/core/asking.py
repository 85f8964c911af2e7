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
    """Put a question to a seat that has a real decision to make."""
    s.decider = seat
    s.asked = question


@rule
def runs_on(s: Table) -> bool:
    """Whether the game goes on by itself: nobody has to decide anything, and it is not over."""
    return s.asked == NOTHING and not s.over


@rule
def turn(box: Box, s: Table) -> int:
    """The seat whose decision it is; NOBODY if there is none."""
    return s.decider


@rule
def is_over(box: Box, s: Table) -> bool:
    return s.over
