"""Setting up: the game, each round, each turn."""

from __future__ import annotations

from rattery.core.asking import ask
from rattery.core.chance import Chance, draw
from rattery.core.compile.rule import rule
from rattery.core.story import narrate
from rattery.games.ratjack import story
from rattery.games.ratjack.box import Box
from rattery.games.ratjack.parts import (
    CARDS,
    HAND,
    IN_DECK,
    MAX_PLAYERS,
    NO_CARD,
    NO_TOKEN,
    NOBODY,
    TOKENS,
)
from rattery.games.ratjack.rules.effects import forget_choices
from rattery.games.ratjack.rules.moving import join_hand, join_row, leave_hand_hidden, put_on_pile, take_from_deck
from rattery.games.ratjack.rules.sight import memories_fade
from rattery.games.ratjack.rules.table import DRAWING, FIRST_HIDDEN, HIDING, NOTHING, Table, card_in_hand
from rattery.games.ratjack.rules.tokens import face_of


@rule
def lay_out(box: Box, s: Table) -> None:
    """An empty table and a first player drawn at random."""
    s.round_number = 0
    s.over = False
    for seat in range(MAX_PLAYERS):
        s.players[seat].points = 0
    begin_round(box, s, draw(s.chance, box.players))


@rule
def begin_round(box: Box, s: Table, first: int) -> None:
    """Everything goes back; tokens are thrown, cards shuffled and dealt anew."""
    narrate(story.ROUND_BEGAN, s.round_number + 1, first)
    s.round_number += 1
    s.last_awarded = NOBODY
    for seat in range(MAX_PLAYERS):
        clear_player(s, seat)
    throw_tokens(box, s)
    gather_cards(s)
    shuffle_cards(box, s)
    begin_turn(box, s, first)
    deal(box, s)
    s.fewest = s.in_deck
    s.quiet = 0
    s.deck_shrank = False
    s.deck_was_empty = False
    s.stage = HIDING


@rule
def clear_player(s: Table, seat: int) -> None:
    player = s.players[seat]
    player.out = False
    player.chosen = NO_CARD
    player.in_hand = 0
    player.in_row = 0
    player.total = 0
    player.before = 0


@rule
def throw_tokens(box: Box, s: Table) -> None:
    """Each token keeps the face it shows for the whole round."""
    s.reserve = (1 << TOKENS) - 1
    s.sides = draw(s.chance, 1 << TOKENS)
    for token in range(TOKENS):
        narrate(story.TOKEN_THROWN, face_of(box, s, token))


@rule
def gather_cards(s: Table) -> None:
    """All cards in the deck, nobody knows any, no token on them."""
    s.in_pile = 0
    s.in_deck = CARDS
    s.in_play = 0
    s.visible = 0
    s.covered = 0
    s.locked = 0
    s.shielded = 0
    s.muted = 0
    for card in range(CARDS):
        s.deck[card] = card
        s.lies[card] = IN_DECK
        s.token_on[card] = NO_TOKEN
        s.known[card] = 0
        s.shown[card] = 0
        s.doubtful[card] = 0


@rule
def shuffle_cards(box: Box, s: Table) -> None:
    """Which print is on which card."""
    for card in range(CARDS):
        s.kind[card] = box.kinds[card]
    for last in range(CARDS - 1, 0, -1):
        swap_kinds(s, last, draw(s.chance, last + 1))


@rule
def shuffle_kinds(s: Table, cards: int, count: int, luck: Chance) -> None:
    """Shuffle what is printed on the `count` cards of a set, a bit each; every order is as likely as the next."""
    last = CARDS
    for left in range(count, 1, -1):
        last = card_below(cards, last)
        chosen = card_at(cards, draw(luck, left))
        swap_kinds(s, last, chosen)


@rule
def swap_kinds(s: Table, one: int, other: int) -> None:
    """What is printed on one card is printed on the other."""
    kind = s.kind[one]
    s.kind[one] = s.kind[other]
    s.kind[other] = kind


@rule
def card_below(cards: int, card: int) -> int:
    """The last card of a set before this one."""
    card -= 1
    while (cards >> card) & 1 == 0:
        card -= 1
    return card


@rule
def card_at(cards: int, place: int) -> int:
    """The card at this place of a set, from 0."""
    for card in range(CARDS):
        if (cards >> card) & 1 == 1:
            if place == 0:
                return card
            place -= 1
    return NO_CARD


@rule
def deal(box: Box, s: Table) -> None:
    """Two cards each; the next one begins the discard pile."""
    for _ in range(HAND):
        for seat in range(box.players):
            card = take_from_deck(s)
            join_hand(s, seat, card)
            narrate(story.DEALT, seat, s.kind[card], 1 << seat)
    card = take_from_deck(s)
    put_on_pile(box, s, card)
    narrate(story.PILE_BEGUN, s.kind[card])


# Everybody hides a card at the same time: they are asked one by one, but nothing is laid or told before all have chosen.


@rule
def ask_to_hide(box: Box, s: Table) -> None:
    for seat in range(box.players):
        if s.players[seat].chosen == NO_CARD:
            ask(s, seat, FIRST_HIDDEN)
            return
    for seat in range(box.players):
        hide_first_card(box, s, seat)
    s.stage = DRAWING


@rule
def choose_to_hide(s: Table, seat: int, kind: int) -> None:
    s.players[seat].chosen = card_in_hand(s, seat, kind)


@rule
def hide_first_card(box: Box, s: Table, seat: int) -> None:
    card = int(s.players[seat].chosen)
    leave_hand_hidden(s, seat, card)
    join_row(box, s, seat, card, False)
    narrate(story.HID, seat, s.kind[card], 1 << seat)


@rule
def begin_turn(box: Box, s: Table, active: int) -> None:
    """Draw, then play a card."""
    memories_fade(box, s)
    s.active = active
    s.asked = NOTHING
    s.stage = DRAWING
    s.source = NO_CARD
    s.step = 0
    s.that_card = NO_CARD
    forget_choices(s)
    s.triggered = 0
    s.deck_was_empty = False
    s.deck_shrank = False
