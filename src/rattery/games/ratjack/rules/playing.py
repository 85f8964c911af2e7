"""Playing a card: face down, face up, or discarded to turn up a hidden card."""

from __future__ import annotations

from rattery.core.asking import ask
from rattery.core.compile.rule import rule
from rattery.core.moves import Offers, offer, offer_if
from rattery.core.story import narrate
from rattery.games.ratjack import moves, story
from rattery.games.ratjack.box import Box
from rattery.games.ratjack.parts import NO_CARD
from rattery.games.ratjack.rules.carrying_out import turn_face_up
from rattery.games.ratjack.rules.effects import end_step, offer_from_row, trigger
from rattery.games.ratjack.rules.looking_ahead import (
    can_be_laid_up,
    can_turn_up_for_discard,
    cards_to_turn_up,
    those_carried_out,
)
from rattery.games.ratjack.rules.moving import join_row, leave_hand_hidden, leave_hand_openly, put_on_pile
from rattery.games.ratjack.rules.table import (
    PLAYING,
    TURN_END,
    TURN_UP_FOR_DISCARD,
    TURNING_UP,
    Table,
    cards_in_hand,
    first_card,
    kinds_in_hand,
    several,
)


@rule
def offer_plays(box: Box, s: Table, offers: Offers) -> None:
    """Face down is always possible; the other two only if the effect can be carried out in full."""
    card, other = cards_in_hand(s, s.active)
    low, high = int(s.kind[card]), int(s.kind[other])
    offer_kinds(offers, moves.DOWN, low, high)
    offer_if(offers, moves.UP + low, can_be_laid_up(box, s, card))
    offer_if(offers, moves.UP + high, high != low and can_be_laid_up(box, s, other))
    if can_turn_up_for_discard(box, s):
        offer_kinds(offers, moves.DISCARD, low, high)


@rule
def offer_hand_cards(s: Table, offers: Offers, first: int) -> None:
    """Each kind in the hand of the decider."""
    low, high = kinds_in_hand(s, s.decider)
    offer_kinds(offers, first, low, high)


@rule
def offer_kinds(offers: Offers, first: int, low: int, high: int) -> None:
    """Each kind once: two same prints are the same move."""
    offer(offers, first + low)
    offer_if(offers, first + high, high != low)


@rule
def lay_down(box: Box, s: Table, card: int) -> None:
    """Face down before yourself; that ends the turn, or the step of the effect that said so."""
    leave_hand_hidden(s, s.active, card)
    join_row(box, s, s.active, card, False)
    narrate(story.LAID_DOWN, s.active, s.kind[card], s.known[card])
    if s.stage == PLAYING:
        s.stage = TURN_END
    else:
        end_step(s, NO_CARD)


@rule
def lay_up(box: Box, s: Table, card: int) -> None:
    """Face up before yourself, and its effect is triggered."""
    leave_hand_openly(s, s.active, card)
    join_row(box, s, s.active, card, True)
    narrate(story.LAID_UP, s.active, s.kind[card])
    trigger(box, s, card)


@rule
def discard_hand_card(box: Box, s: Table, card: int) -> None:
    """Onto the pile: to turn up a hidden card, or because an effect says so."""
    leave_hand_openly(s, s.active, card)
    narrate(story.DISCARDED_HAND, s.active, s.kind[card])
    put_on_pile(box, s, card)
    if s.stage == PLAYING:
        s.stage = TURNING_UP
    else:
        end_step(s, NO_CARD)


@rule
def turn_up_for_discard(box: Box, s: Table) -> None:
    """Which hidden card: not asked if, as everybody can see, only one can be turned."""
    cards = cards_to_turn_up(s)
    if several(cards):
        ask(s, s.active, TURN_UP_FOR_DISCARD)
    else:
        turn_up_and_trigger(box, s, first_card(cards))


@rule
def offer_cards_to_turn_up(box: Box, s: Table, offers: Offers) -> None:
    offer_from_row(s, offers, s.active, those_carried_out(box, s, cards_to_turn_up(s), s.in_pile))


@rule
def turn_up_and_trigger(box: Box, s: Table, card: int) -> None:
    turn_face_up(box, s, card)
    trigger(box, s, card)
