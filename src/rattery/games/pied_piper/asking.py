"""What belongs to the question being asked, for the sentence that asks it. Open facts only."""

from __future__ import annotations

from rattery.games.pied_piper import moves
from rattery.games.pied_piper.box import Box
from rattery.games.pied_piper.parts import NO_FIGURE, NOWHERE, ROW
from rattery.games.pied_piper.rules.table import WHO_IS_FIRST, Table

# Which card of the turn is to be laid: the single one of the opening turn, or the first or second of two.
WHICH_CARDS = ("only", "first", "second")
ONLY, FIRST, SECOND = range(3)


def question_facts(box: Box, s: Table) -> dict[str, int]:
    """Who is asked, which card of the turn it is, or which two characters are to act."""
    facts = {"seat": int(s.decider), "which": _which_card(s)}
    if s.asked == WHO_IS_FIRST:
        one, other = (int(place) for place in s.waiting)
        facts |= {"place": one, "other_place": other}
        facts |= {"figure": int(s.characters[one].figure), "other_figure": int(s.characters[other].figure)}
    return facts


def move_facts(box: Box, s: Table, move: int, eye: int) -> dict[str, int]:
    """Whom a card would be laid under, or who would go first."""
    figure = int(s.characters[(move - moves.LAY) % ROW if move < moves.FIRST else move - moves.FIRST].figure)
    return {} if figure == NO_FIGURE else {"figure": figure}


def _which_card(s: Table) -> int:
    if s.laid_at != NOWHERE:
        return SECOND
    return ONLY if s.to_lay == 1 else FIRST
