"""A turn: draw a card, play a card, carry out effects; and the protocol every game offers.

hide ── draw ── play ─┬─ face down ──────────────────────────────────► end of turn
                      ├─ face up ──────────────► effect ─► ... ──────►
                      └─ discard ── turn up ───► effect ─► ... ──────►
"""

from __future__ import annotations

from rattery.core.asking import ask, runs_on
from rattery.core.asking import is_over as is_over
from rattery.core.asking import turn as turn
from rattery.core.compile.rule import rule
from rattery.core.moves import Offers
from rattery.games.ratjack import moves
from rattery.games.ratjack.box import Box
from rattery.games.ratjack.parts import KINDS, ROW
from rattery.games.ratjack.rules.carrying_out import go_on_with_effect
from rattery.games.ratjack.rules.drawing import draw_a_card, draw_from_deck, draw_from_pile, offer_draws
from rattery.games.ratjack.rules.effects import offer_cards, offer_opponents, offer_tokens, pick
from rattery.games.ratjack.rules.ending import end_turn
from rattery.games.ratjack.rules.playing import (
    discard_hand_card,
    lay_down,
    lay_up,
    offer_cards_to_turn_up,
    offer_hand_cards,
    offer_plays,
    turn_up_and_trigger,
    turn_up_for_discard,
)
from rattery.games.ratjack.rules.setting_up import ask_to_hide, choose_to_hide, lay_out
from rattery.games.ratjack.rules.table import (
    DISCARD_FROM_HAND,
    DRAW_FROM,
    DRAWING,
    EFFECT,
    FIRST_HIDDEN,
    GIVE_WHOM,
    HIDING,
    LAY_BEFORE_WHOM,
    LAY_FROM_HAND,
    LOOK_AT_WHOSE_HAND,
    NOTHING,
    PLAY_CARD,
    PLAYING,
    TURN_UP_FOR_DISCARD,
    TURNING_UP,
    WHICH_TOKEN,
    Table,
    card_in_hand,
)
from rattery.games.ratjack.rules.tokens import token_in_reserve


@rule
def set_up(box: Box, s: Table) -> None:
    """Lay out the table and go on to the first decision."""
    lay_out(box, s)
    run_on(box, s)


@rule
def begins(box: Box, s: Table) -> int:
    """Who begins: the active player of the first turn; all hide a card before it."""
    return s.active


@rule
def score(box: Box, s: Table, seat: int) -> int:
    """The points a player has."""
    return s.players[seat].points


@rule
def legal(box: Box, s: Table, offers: Offers) -> None:
    """What the decider may do."""
    offers.n = 0
    if s.asked == FIRST_HIDDEN or s.asked == LAY_FROM_HAND:
        offer_hand_cards(s, offers, moves.DOWN)
    elif s.asked == DRAW_FROM:
        offer_draws(offers)
    elif s.asked == PLAY_CARD:
        offer_plays(box, s, offers)
    elif s.asked == DISCARD_FROM_HAND:
        offer_hand_cards(s, offers, moves.DISCARD)
    elif s.asked == TURN_UP_FOR_DISCARD:
        offer_cards_to_turn_up(box, s, offers)
    elif s.asked == WHICH_TOKEN:
        offer_tokens(box, s, offers)
    elif s.asked == LOOK_AT_WHOSE_HAND or s.asked == GIVE_WHOM or s.asked == LAY_BEFORE_WHOM:
        offer_opponents(box, s, offers)
    elif s.asked != NOTHING:
        offer_cards(box, s, offers)


@rule
def play(box: Box, s: Table, move: int) -> None:
    """Carry out a legal move, and go on until somebody has a real decision."""
    asked = int(s.asked)
    s.asked = NOTHING
    if move == moves.DRAW_DECK:
        draw_from_deck(s)
    elif move == moves.DRAW_DISCARD:
        draw_from_pile(s)
    elif asked == FIRST_HIDDEN:
        choose_to_hide(s, s.decider, move - moves.DOWN)
    elif move < moves.DOWN + len(KINDS):
        lay_down(box, s, card_in_hand(s, s.active, move - moves.DOWN))
    elif move < moves.UP + len(KINDS):
        lay_up(box, s, card_in_hand(s, s.active, move - moves.UP))
    elif move < moves.DISCARD + len(KINDS):
        discard_hand_card(box, s, card_in_hand(s, s.active, move - moves.DISCARD))
    elif move < moves.TOKEN:
        pick_at(box, s, asked, move - moves.PICK)
    elif move < moves.PLAYER:
        s.token = token_in_reserve(box, s, move - moves.TOKEN)
    else:
        s.opponent = move - moves.PLAYER
    run_on(box, s)


@rule
def pick_at(box: Box, s: Table, asked: int, spot: int) -> None:
    """A card on the table is chosen, by its seat and place."""
    card = int(s.players[spot // ROW].row[spot % ROW])
    if asked == TURN_UP_FOR_DISCARD:
        turn_up_and_trigger(box, s, card)
    else:
        pick(box, s, card)


@rule
def run_on(box: Box, s: Table) -> None:
    """The game goes on by itself until somebody has a real decision, or it is over."""
    while runs_on(s):
        take_next_step(box, s)


@rule
def take_next_step(box: Box, s: Table) -> None:
    if s.stage == HIDING:
        ask_to_hide(box, s)
    elif s.stage == DRAWING:
        draw_a_card(s)
    elif s.stage == PLAYING:
        ask(s, s.active, PLAY_CARD)
    elif s.stage == TURNING_UP:
        turn_up_for_discard(box, s)
    elif s.stage == EFFECT:
        go_on_with_effect(box, s)
    else:
        end_turn(box, s)
