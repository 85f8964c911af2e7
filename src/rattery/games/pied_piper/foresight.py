"""What a player of The Pied Piper can foresee: where a character goes that has got its second card, as things stand."""

from __future__ import annotations

from rattery.core.foresight import Foresight
from rattery.games.pied_piper import moves
from rattery.games.pied_piper.box import Box
from rattery.games.pied_piper.parts import CARDS_TO_ACTIVATE, NOWHERE, ROW
from rattery.games.pied_piper.rules.sight import sees_card
from rattery.games.pied_piper.rules.table import Table, is_activated
from rattery.games.pied_piper.rules.turn import take_next_step


def play_on(box: Box, s: Table, move: int) -> None:
    """The character a card was laid under acts, if it has two and the player knows both."""
    place = (move - moves.LAY) % ROW
    if move >= moves.FIRST or not is_activated(s, place) or not knows_cards(s, place):
        return
    s.acting, s.acted = place, 0
    while s.acting != NOWHERE and not s.over:
        take_next_step(box, s)


def knows_cards(s: Table, place: int) -> bool:
    cards = s.characters[place].cards
    return all(sees_card(cards[number], s.active) for number in range(CARDS_TO_ACTIVATE))


# Passed over: the hand that a fleeing player shows.
FORESIGHT: Foresight[Box, Table] = Foresight(play_on=play_on, passes_over=frozenset({"showed"}))
