"""The moves of The Pied Piper."""

from __future__ import annotations

from rattery.core.moves import MoveBook, offers_record
from rattery.games.pied_piper.parts import CARDS, PLACE_NAMES, ROW

MOVES = MoveBook()
LAY = MOVES.add_grid("lay", card=CARDS, place=PLACE_NAMES)  # + kind * ROW + the place of the character: face up
HIDE = MOVES.add_grid("hide", card=CARDS, place=PLACE_NAMES)  # the same, face down
FIRST = MOVES.add_each("first", labels=PLACE_NAMES, place=range(ROW))  # + the place of the character that acts first

Offers = offers_record(len(MOVES))
