"""Observing: what a pair of eyes can know, as numbers for a learner; seats and houses count from the observer's own.

`labels.py` of this game says what each number means, in this order.
"""

from __future__ import annotations

from rattery.core.cards import count_cards
from rattery.core.compile.rule import rule
from rattery.core.record import Row
from rattery.core.seats import relative
from rattery.games.pied_piper.box import Box
from rattery.games.pied_piper.parts import CARDS_TO_ACTIVATE, FIGURES, KINDS, MAX_HOUSES, MAX_PLAYERS, NOBODY, ROW
from rattery.games.pied_piper.rules.sight import sees_card
from rattery.games.pied_piper.rules.table import Table, hand_size

SHARED = 12
PER_LAID_CARD = 3
PER_CHARACTER = 2 + CARDS_TO_ACTIVATE * PER_LAID_CARD
PER_HOUSE = 3
PER_PLAYER = 4

AT_HAND = SHARED
AT_DISCARD = AT_HAND + KINDS
AT_CHARACTER_DECK = AT_DISCARD + KINDS
AT_FIGURES = AT_CHARACTER_DECK + FIGURES
AT_ROW = AT_FIGURES + FIGURES
AT_HOUSES = AT_ROW + ROW * PER_CHARACTER
AT_PLAYERS = AT_HOUSES + MAX_HOUSES * PER_HOUSE
OBSERVATION = AT_PLAYERS + MAX_PLAYERS * PER_PLAYER
UNKNOWN = -1


@rule
def observe(box: Box, s: Table, eye: int, out: Row[int]) -> None:
    """Fill `out`, OBSERVATION numbers: the shared things, the own hand, the piles, figures, row, houses, players."""
    for place in range(OBSERVATION):
        out[place] = 0
    seat = eye if eye < box.players else 0
    home = int(box.home[seat])
    observe_shared(box, s, seat, out)
    observe_cards(s, eye, out)
    for figure in range(FIGURES):
        out[AT_CHARACTER_DECK + figure] = s.character_deck[figure]
        here = relative(int(s.figures[figure]), home, box.houses)
        out[AT_FIGURES + figure] = here
    for place in range(ROW):
        observe_character(box, s, place, eye, seat, out)
    for house in range(box.houses):
        observe_house(box, s, house, seat, out, AT_HOUSES + relative(house, home, box.houses) * PER_HOUSE)
    for other in range(box.players):
        observe_player(s, other, out, AT_PLAYERS + relative(other, seat, box.players) * PER_PLAYER)


@rule
def observe_shared(box: Box, s: Table, seat: int, out: Row[int]) -> None:
    out[0] = s.over
    out[1] = s.asked
    out[2] = relative(s.decider, seat, box.players)
    out[3] = relative(s.active, seat, box.players)
    out[4] = relative(s.first_player, seat, box.players)
    out[5] = s.to_lay
    out[6] = s.laid_at
    out[7] = s.has_hidden
    out[8] = count_cards(s.action_deck)
    out[9] = s.was_shuffled
    out[10] = s.counters_gone
    out[11] = box.levels


@rule
def observe_cards(s: Table, eye: int, out: Row[int]) -> None:
    """The own hand and the discard pile."""
    for kind in range(KINDS):
        out[AT_DISCARD + kind] = s.action_discard[kind]
        if eye < MAX_PLAYERS:
            out[AT_HAND + kind] = s.players[eye].hand[kind]


@rule
def observe_character(box: Box, s: Table, place: int, eye: int, seat: int, out: Row[int]) -> None:
    """The figure, how many cards lie under it, and of each its kind as far as it is known, who laid it, which way up."""
    character, at = s.characters[place], AT_ROW + place * PER_CHARACTER
    out[at] = character.figure
    out[at + 1] = character.laid
    for number in range(CARDS_TO_ACTIVATE):
        card, here = character.cards[number], at + 2 + number * PER_LAID_CARD
        out[here] = UNKNOWN
        out[here + 1] = NOBODY
        out[here + 2] = 0
        if number < character.laid:
            out[here + 1] = relative(int(card.owner), seat, box.players)
            out[here + 2] = card.face_down
            if sees_card(card, eye):
                out[here] = card.kind


@rule
def observe_house(box: Box, s: Table, house: int, seat: int, out: Row[int], at: int) -> None:
    out[at] = s.houses[house].stands
    out[at + 1] = s.houses[house].counter
    out[at + 2] = relative(box.owner[house], seat, box.players)


@rule
def observe_player(s: Table, seat: int, out: Row[int], at: int) -> None:
    player = s.players[seat]
    out[at] = player.out
    out[at + 1] = player.outlived
    out[at + 2] = player.captured
    out[at + 3] = hand_size(s, seat)
