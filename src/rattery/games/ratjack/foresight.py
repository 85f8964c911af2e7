"""What a player of Ratjack can foresee: totals, and what turning up a hidden card shows, if he has seen it."""

from __future__ import annotations

from rattery.core.foresight import Foresight
from rattery.core.game import View
from rattery.core.seats import sees
from rattery.core.story import Told
from rattery.games.ratjack.box import Box
from rattery.games.ratjack.rules.table import Table

FROM_THE_HAND = ("laid_up", "discarded_hand")


def facts(box: Box, s: Table) -> View:
    """What everybody's visible cards add up to."""
    return {"totals": [int(s.players[seat].total) for seat in range(box.players)]}


def knows(box: Box, s: Table, seat: int, told: Told) -> bool:
    """Whether the card an event shows was in this seat's hand, or lay on the table and was shown to it."""
    shown = told.facts_for(seat)
    if told.event.name in FROM_THE_HAND:
        return shown["seat"] == seat
    if "place" not in shown or told.event.secret is not None or "other_card" in shown:
        return False
    player = s.players[shown["owner"] if "owner" in shown else shown["seat"]]
    if shown["place"] > player.in_row:
        return False
    card = int(player.row[shown["place"] - 1])
    return bool(s.kind[card] == shown["card"] and sees(s.shown[card], seat))


FORESIGHT: Foresight[Box, Table] = Foresight(facts=facts, knows=knows)
