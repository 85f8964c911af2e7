"""What belongs to the question being asked, for the sentence that asks it. Open facts only."""

from __future__ import annotations

from rattery.games.first_rat.box import Box
from rattery.games.first_rat.parts import RATS
from rattery.games.first_rat.rules.table import (
    WHICH_MATERIAL,
    WHICH_RAT,
    WHICH_ROUTE,
    WHICH_SUPER_RAT,
    WHICH_WAY,
    Table,
    has_moved,
)


def question_facts(box: Box, s: Table) -> dict[str, int]:
    """How many rats have moved, which one is on its way and where to, how many steps are left, and for which comic."""
    facts = {"seat": int(s.decider)}
    if s.asked == WHICH_RAT:
        facts |= {"moved": sum(int(has_moved(s, rat)) for rat in range(RATS))}
    elif s.asked == WHICH_ROUTE:
        facts |= {"rat": int(s.rat), "goal": int(s.goal) - 1}
    elif s.asked == WHICH_MATERIAL:
        facts |= {"colour": int(s.colour)}
    elif s.asked == WHICH_WAY:
        facts |= {"steps": int(s.steps)}
    elif s.asked == WHICH_SUPER_RAT:
        facts |= {"comic": int(s.naming)}
    return facts
