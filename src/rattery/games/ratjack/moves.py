"""The moves of Ratjack. A hand card is named by what is printed on it, a card on the table by its seat and place."""

from __future__ import annotations

from rattery.core.moves import MoveBook, offers_record
from rattery.games.ratjack.parts import KINDS, MAX_PLAYERS, ROW, TOKEN_FACES

MOVES = MoveBook()
DRAW_DECK = MOVES.add("draw_deck")
DRAW_DISCARD = MOVES.add("draw_discard")
DOWN = MOVES.add_each("down", labels=KINDS, card=range(len(KINDS)))  # + the kind of hand card laid face down
UP = MOVES.add_each("up", labels=KINDS, card=range(len(KINDS)))  # + the kind of hand card laid face up
DISCARD = MOVES.add_each("discard", labels=KINDS, card=range(len(KINDS)))  # + the kind of hand card discarded
PICK = MOVES.add_grid(
    "card", "card {}.{}", seat=range(MAX_PLAYERS), place=range(1, ROW + 1)
)  # + ROW * seat + place, from 0
TOKEN = MOVES.add_each("token", labels=TOKEN_FACES, token=range(len(TOKEN_FACES)))  # + the face of a token
PLAYER = MOVES.add_each("player", seat=range(MAX_PLAYERS))  # + the opponent chosen

Offers = offers_record(len(MOVES))
