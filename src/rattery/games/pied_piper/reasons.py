"""Why a move may not be made: the reason, as a message of the words with its facts. Only what the decider may know."""

from __future__ import annotations

from rattery.core.game import Reason
from rattery.games.pied_piper import moves
from rattery.games.pied_piper.box import Box
from rattery.games.pied_piper.parts import NO_FIGURE
from rattery.games.pied_piper.rules.laying import can_lay_at
from rattery.games.pied_piper.rules.table import WHAT_TO_LAY, WHO_IS_FIRST, Table


def why_not(box: Box, s: Table, move: int) -> Reason:
    """The reason a move that is not on offer is not."""
    entry = moves.MOVES[move]
    facts = dict(entry.facts)
    if entry.verb == "first" and s.asked == WHO_IS_FIRST:
        return Reason("why-not-activated", place=facts["place"])
    if entry.verb == "first":
        return Reason("why-no-order-now")
    if s.asked != WHAT_TO_LAY:
        return Reason("why-all-laid")
    if entry.verb == "hide" and not box.may_hide:
        return Reason("why-nothing-is-hidden")
    if entry.verb == "hide" and s.has_hidden:
        return Reason("why-hidden-already")
    if s.players[s.decider].hand[facts["card"]] == 0:
        return Reason("why-not-in-hand", card=facts["card"])
    return _bad_place(s, facts["place"])


def _bad_place(s: Table, place: int) -> Reason:
    assert not can_lay_at(s, place)
    if s.characters[place].figure == NO_FIGURE:
        return Reason("why-place-empty", place=place)
    return Reason("why-same-character", place=place)
