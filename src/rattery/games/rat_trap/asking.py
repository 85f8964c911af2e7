"""What belongs to the question being asked, for the sentence that asks it. Open facts only."""

from __future__ import annotations

from rattery.games.rat_trap.box import Box
from rattery.games.rat_trap.parts import NOBODY, PILE_SIZE
from rattery.games.rat_trap.rules.roles import pile_being_arranged
from rattery.games.rat_trap.rules.table import WHAT_NEXT, Table

WHOSE = ("own", "third_rat")


def question_facts(box: Box, s: Table) -> dict[str, int]:
    """Who is asked, about which dice, on whose behalf, about whose attack or which pile."""
    facts = {"seat": int(s.decider), "active": int(s.active)}
    if s.throws > 0:
        facts |= {"die": int(s.dice[0]), "other": int(s.dice[1])}
    if s.actor != NOBODY:
        facts |= {"actor": int(s.actor), "whose": int(s.actor != s.decider)}
    if s.asked == WHAT_NEXT:
        facts |= {"pile": int(pile_being_arranged(s)), "place": int(s.laid % (PILE_SIZE - 1)) + 1}
    return facts
