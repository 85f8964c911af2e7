"""What a study follows in Ratjack: cards that are laid face up for their effect, and tokens; points decide."""

from __future__ import annotations

from rattery.core.compile.rule import rule
from rattery.core.moves import Move
from rattery.core.study_subject import Things
from rattery.games.ratjack.box import Box
from rattery.games.ratjack.parts import KINDS, TOKEN_FACES, TOKENS
from rattery.games.ratjack.rules.table import Table, has
from rattery.games.ratjack.rules.tokens import face_of

CARD, TOKEN = range(2)
THINGS = (Things("card", KINDS, ("play_card",), is_dealt=True), Things("token", TOKEN_FACES, ("which_token",)))
MEASURES = ("points",)


def plays(move: Move) -> list[tuple[int, int]]:
    """A card is played for its effect; hidden or discarded it is any card."""
    if move.verb == "up":
        return [(CARD, dict(move.facts)["card"])]
    return [(TOKEN, dict(move.facts)["token"])] if move.verb == "token" else []


@rule
def holds(box: Box, s: Table, seat: int, kind: int, thing: int) -> bool:
    """A card in the hand; a token that lies in the reserve with this face up."""
    if kind == CARD:
        for place in range(s.players[seat].in_hand):
            if s.kind[s.players[seat].hand[place]] == thing:
                return True
        return False
    for token in range(TOKENS):
        if has(s.reserve, token) and face_of(box, s, token) == thing:
            return True
    return False


@rule
def measure(box: Box, s: Table, seat: int, place: int) -> int:
    return int(s.players[seat].points)


@rule
def rounds(box: Box, s: Table) -> int:
    return int(s.round_number)
