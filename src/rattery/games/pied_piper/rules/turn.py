"""A turn: lay two cards, activate the characters that have two, draw; and the protocol every game offers.

lay ── lay ── turn up ── which first? ── activate ── activate ── fill the row, draw ── next player
                                            │
              what is unfinished comes first:   houses to cross → the character's next action → the next character
"""

from __future__ import annotations

from rattery.core.asking import ask, runs_on
from rattery.core.asking import is_over as is_over
from rattery.core.asking import turn as turn
from rattery.core.compile.rule import rule
from rattery.core.moves import Offers, offer
from rattery.core.seats import seat_after
from rattery.games.pied_piper import moves
from rattery.games.pied_piper.box import Box
from rattery.games.pied_piper.parts import NOWHERE, ROW
from rattery.games.pied_piper.rules.actions import act_on
from rattery.games.pied_piper.rules.decks import fill_hand, fill_row
from rattery.games.pied_piper.rules.houses import cross_house
from rattery.games.pied_piper.rules.laying import (
    activate_next,
    choose_first,
    find_activated,
    lay,
    offer_lays,
    turn_up_cards,
)
from rattery.games.pied_piper.rules.setting_up import CARDS_A_TURN, begin_turn, lay_out
from rattery.games.pied_piper.rules.table import (
    ACTIVATION,
    LAYING,
    NOTHING,
    WHAT_TO_LAY,
    WHO_IS_FIRST,
    Table,
)


@rule
def set_up(box: Box, s: Table) -> None:
    """Lay out the table and go on to the first decision."""
    lay_out(box, s)
    run_on(box, s)


@rule
def begins(box: Box, s: Table) -> int:
    """Who begins: the first player, beside whom the piper starts."""
    return s.first_player


@rule
def legal(box: Box, s: Table, offers: Offers) -> None:
    """What the decider may do."""
    offers.n = 0
    if s.asked == WHAT_TO_LAY:
        offer_lays(box, s, offers)
    elif s.asked == WHO_IS_FIRST:
        offer(offers, moves.FIRST + s.waiting[0])
        offer(offers, moves.FIRST + s.waiting[1])


@rule
def play(box: Box, s: Table, move: int) -> None:
    """Carry out a legal move, and go on until somebody has a real decision."""
    s.asked = NOTHING
    if move < moves.HIDE:
        lay(box, s, (move - moves.LAY) // ROW, (move - moves.LAY) % ROW, False)
    elif move < moves.FIRST:
        lay(box, s, (move - moves.HIDE) // ROW, (move - moves.HIDE) % ROW, True)
    else:
        choose_first(s, move - moves.FIRST)
    run_on(box, s)


@rule
def run_on(box: Box, s: Table) -> None:
    """The game goes on by itself until somebody has a real decision, or it is over."""
    while runs_on(s):
        take_next_step(box, s)


@rule
def take_next_step(box: Box, s: Table) -> None:
    """What is unfinished comes first: a move, an action, an activated character; then the next step of the turn."""
    if s.houses_to_cross > 0:
        cross_house(box, s, s.characters[s.acting].figure)
    elif s.acting != NOWHERE:
        act_on(s)
    elif s.step == LAYING:
        go_on_laying(s)
    elif s.waiting[0] != NOWHERE:
        activate_next(s)
    else:
        end_turn(box, s)


@rule
def go_on_laying(s: Table) -> None:
    """The active player lays the next card; when all are laid, characters with two are activated."""
    if s.to_lay > 0 and not s.players[s.active].out:
        ask(s, s.active, WHAT_TO_LAY)
        return
    s.step = ACTIVATION
    turn_up_cards(s)
    if find_activated(s) == 2:
        ask(s, s.active, WHO_IS_FIRST)


@rule
def end_turn(box: Box, s: Table) -> None:
    """The row is filled, then the hand; who is out draws nothing. The turn goes on to the right."""
    fill_row(s)
    if not s.players[s.active].out:
        fill_hand(box, s, s.active)
    begin_turn(s, next_player(box, s), CARDS_A_TURN)


@rule
def next_player(box: Box, s: Table) -> int:
    """The next player to the right who is not out."""
    seat = seat_after(box, s.active)
    while s.players[seat].out:
        seat = seat_after(box, seat)
    return seat
