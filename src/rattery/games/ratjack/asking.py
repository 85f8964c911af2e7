"""What belongs to the question being asked, for the sentence that asks it. Open facts only."""

from __future__ import annotations

from rattery.core.seats import sees
from rattery.games.ratjack import moves
from rattery.games.ratjack.box import Box
from rattery.games.ratjack.parts import NO_CARD, NO_TOKEN, ROW
from rattery.games.ratjack.rules.table import FIRST_HIDDEN, Table, place_in_row
from rattery.games.ratjack.rules.tokens import face_of


def question_facts(box: Box, s: Table) -> dict[str, int]:
    """Who is asked, whose effect it is, and what is already chosen."""
    facts = {"seat": int(s.decider), "active": int(s.active)}
    if s.source != NO_CARD:
        facts["card"] = int(s.kind[s.source])
    if s.picked != NO_CARD:
        facts |= {"owner": int(s.lies[s.picked]), "place": int(place_in_row(s, s.picked))}
    if s.token != NO_TOKEN:
        facts["token"] = int(face_of(box, s, s.token))
    return facts


def move_facts(box: Box, s: Table, move: int, eye: int) -> dict[str, int]:
    """What a card on the table or on the pile is, if these eyes are shown it."""
    if move == moves.DRAW_DISCARD and s.in_pile > 0:
        return {"card": int(s.kind[s.pile[s.in_pile - 1]])}
    if not moves.PICK <= move < moves.TOKEN:
        return {}
    seat, place = divmod(move - moves.PICK, ROW)
    player = s.players[seat]
    if place >= player.in_row or not sees(s.shown[player.row[place]], eye):
        return {"known": 0}
    return {"known": 1, "card": int(s.kind[player.row[place]])}


def choosing_together(box: Box, s: Table) -> list[int]:
    """At the beginning of a round everybody hides a card at the same time; these have not chosen yet."""
    if s.asked != FIRST_HIDDEN:
        return []
    return [seat for seat in range(box.players) if s.players[seat].chosen == NO_CARD]
