"""Imagining: re-deal everything a pair of eyes cannot know, as likely as it really is, and draw a fresh chance key.

A card stays where it is; what is printed on it is dealt again, among all cards these eyes do not know. Cards are shuffled
and nobody else's choice is read for what it may betray, so every order is as likely as the next, but for two things:

- whoever is choosing a card to turn up and trigger has one he can turn up: a deal without one is dealt again;
- what each player has chosen to hide first, nobody else knows: it is chosen again.

Who else knows a card is kept as far as everybody can tell; knowledge in doubt is forgotten.
"""

from __future__ import annotations

from rattery.core.chance import Chance, draw, fork
from rattery.core.compile.rule import rule
from rattery.core.seats import sees
from rattery.games.ratjack.box import Box
from rattery.games.ratjack.parts import CARDS, HAND, KINDS, NO_CARD
from rattery.games.ratjack.rules.effects import cards_to_pick, step_in_progress
from rattery.games.ratjack.rules.looking_ahead import cards_to_turn_up, those_carried_out
from rattery.games.ratjack.rules.setting_up import shuffle_kinds
from rattery.games.ratjack.rules.sight import only_known_to
from rattery.games.ratjack.rules.table import EFFECT, TURN_UP_FOR_DISCARD, Table, bit, has


@rule
def imagine(box: Box, s: Table, eye: int, luck: Chance) -> None:
    """Make of this table one that could be the real one, for all these eyes know."""
    fork(luck, s.chance)
    unknown, count = cards_out_of_sight(s, eye)
    lay_in_order(s, unknown)
    shuffle_kinds(s, unknown, count, luck)
    if s.decider != eye and is_choosing_what_to_trigger(box, s):
        while not has_a_choice(box, s):
            shuffle_kinds(s, unknown, count, luck)
    choose_again_what_to_hide(box, s, eye, luck)
    forget_what_is_in_doubt(s, eye)


@rule
def cards_out_of_sight(s: Table, eye: int) -> tuple[int, int]:
    """The cards these eyes do not know, a bit each, and how many they are."""
    cards = 0
    count = 0
    for card in range(CARDS):
        if not sees(s.known[card], eye):
            cards |= bit(card)
            count += 1
    return cards, count


@rule
def lay_in_order(s: Table, cards: int) -> None:
    """What is printed on the cards of a set, from the lowest kind to the highest: how they really lay is forgotten."""
    once, twice = kinds_among(s, cards)
    card = 0
    for kind in range(len(KINDS)):
        for _ in range(((once >> kind) & 1) + ((twice >> kind) & 1)):
            while not has(cards, card):
                card += 1
            s.kind[card] = kind
            card += 1


@rule
def kinds_among(s: Table, cards: int) -> tuple[int, int]:
    """The kinds printed on the cards of a set, a bit each, and those that are there twice."""
    once = 0
    twice = 0
    for card in range(CARDS):
        if has(cards, card):
            kind = bit(s.kind[card])
            twice |= once & kind
            once |= kind
    return once, twice


@rule
def is_choosing_what_to_trigger(box: Box, s: Table) -> bool:
    """Only what a hidden card does decides here what may be chosen."""
    if s.over:
        return False
    return s.asked == TURN_UP_FOR_DISCARD or (s.stage == EFFECT and step_in_progress(box, s).triggers)


@rule
def has_a_choice(box: Box, s: Table) -> bool:
    if s.asked == TURN_UP_FOR_DISCARD:
        return those_carried_out(box, s, cards_to_turn_up(s), s.in_pile) != 0
    return cards_to_pick(box, s) != 0


@rule
def choose_again_what_to_hide(box: Box, s: Table, eye: int, luck: Chance) -> None:
    for seat in range(box.players):
        player = s.players[seat]
        if seat != eye and player.in_hand == HAND and player.chosen != NO_CARD:
            player.chosen = player.hand[draw(luck, HAND)]


@rule
def forget_what_is_in_doubt(s: Table, eye: int) -> None:
    """What others know that these eyes cannot tell."""
    for card in range(CARDS):
        if s.doubtful[card] != 0:
            only_known_to(s, card, ~int(s.doubtful[card]) | (1 << eye))
            s.doubtful[card] = 0
