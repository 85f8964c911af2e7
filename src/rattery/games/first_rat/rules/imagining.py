"""Imagining: all lies open but GREG's face-down deck; that is dealt anew, as likely as it really is, and chance with it.

Every card ever turned up is known to be in his deck. The others in it are, by level, some of the A and some of the B
cards never seen, each choice as likely as the next; and what is face down may lie in any order.
"""

from __future__ import annotations

from rattery.core.chance import Chance, fork
from rattery.core.compile.rule import rule
from rattery.games.first_rat.box import Box
from rattery.games.first_rat.rules.greg import deal_greg_deck
from rattery.games.first_rat.rules.table import Table


@rule
def imagine(box: Box, s: Table, eye: int, luck: Chance) -> None:
    """Make of this table one that could be the real one, for all these eyes know."""
    fork(luck, s.chance)
    if box.solo:
        deal_greg_deck(box, s, s.greg_seen, face_up_cards(s), luck)


@rule
def face_up_cards(s: Table) -> int:
    """A bit for each card turned up since the last shuffle."""
    cards = 0
    for place in range(s.greg_turned):
        cards |= 1 << int(s.greg_deck[place])
    return cards
