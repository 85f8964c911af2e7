"""Drawing: the top card of the deck or of the discard pile, into the hand."""

from __future__ import annotations

from rattery.core.asking import ask
from rattery.core.compile.rule import rule
from rattery.core.moves import Offers, offer
from rattery.core.story import narrate
from rattery.games.ratjack import moves, story
from rattery.games.ratjack.parts import NO_CARD
from rattery.games.ratjack.rules.effects import end_step
from rattery.games.ratjack.rules.moving import join_hand, take_from_deck, take_from_pile
from rattery.games.ratjack.rules.table import DRAW_FROM, DRAWING, PLAYING, Table


@rule
def draw_a_card(s: Table) -> None:
    """From deck or pile, whichever you like; if one of them is empty there is nothing to choose."""
    if s.in_pile == 0:
        draw_from_deck(s)
    elif s.in_deck == 0:
        draw_from_pile(s)
    else:
        ask(s, s.active, DRAW_FROM)


@rule
def offer_draws(offers: Offers) -> None:
    offer(offers, moves.DRAW_DECK)
    offer(offers, moves.DRAW_DISCARD)


@rule
def draw_from_deck(s: Table) -> None:
    card = take_from_deck(s)
    join_hand(s, s.active, card)
    narrate(story.DREW, s.active, s.kind[card], s.known[card])
    go_on_after_drawing(s)


@rule
def draw_from_pile(s: Table) -> None:
    """A card taken from the pile is known to everybody."""
    card = take_from_pile(s)
    join_hand(s, s.active, card)
    narrate(story.DREW_DISCARD, s.active, s.kind[card])
    go_on_after_drawing(s)


@rule
def go_on_after_drawing(s: Table) -> None:
    """To play a card; or back to the effect that said to draw."""
    if s.stage == DRAWING:
        s.stage = PLAYING
    else:
        end_step(s, NO_CARD)
