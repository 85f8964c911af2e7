"""What belongs to the question being asked, for the sentence that asks it. Open facts only."""

from __future__ import annotations

from rattery.games.rat_trap import moves
from rattery.games.rat_trap.box import Box
from rattery.games.rat_trap.parts import CLOVER, NOBODY, PILE_SIZE
from rattery.games.rat_trap.rules.roles import pile_being_arranged
from rattery.games.rat_trap.rules.table import SEND_CAT_ON, STEP_IN_OR_NOT, USE_CLOVER, WHAT_NEXT, Table

WHOSE = ("own", "third_rat")
ABOUTS = ("clover", "cat", "partner")
ABOUT = {USE_CLOVER: 0, SEND_CAT_ON: 1, STEP_IN_OR_NOT: 2}  # the questions one can pass at


def question_facts(box: Box, s: Table) -> dict[str, int]:
    """Who is asked, about which dice, on whose behalf, about whose attack or which pile."""
    facts = {"seat": int(s.decider), "active": int(s.active)}
    if s.throws > 0:
        facts |= {"die": int(s.dice[0]), "other": int(s.dice[1]), "twice": int(s.dice[0] == s.dice[1])}
    if s.actor != NOBODY:
        facts |= {"actor": int(s.actor), "whose": int(s.actor != s.decider)}
    if s.asked == WHAT_NEXT:
        facts |= {"pile": int(pile_being_arranged(s)), "place": int(s.laid % (PILE_SIZE - 1)) + 1}
    return facts


def move_facts(box: Box, s: Table, move: int, eye: int) -> dict[str, int]:
    """How many cards would be drawn; what passing is about, and the clovers or the role it is about: these eyes' own."""
    if moves.DRAW <= move < moves.ROB:
        pile = move - moves.DRAW
        return {"cards": min(int(s.keys), int(s.piles[pile].left)) if pile < box.rats else 0}
    if move not in (moves.PASS, moves.CLOVER) or s.asked not in ABOUT or eye != s.decider:
        return {}
    if s.asked == USE_CLOVER:
        return {"about": ABOUT[s.asked], "clover": int(s.players[eye].stock[CLOVER])}
    return {"about": ABOUT[s.asked], "role": int(s.players[eye].role)}
