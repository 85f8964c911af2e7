"""Observing: what a pair of eyes can know, as numbers for a learner; seats and houses count from the observer's own.

`schema` says what each number is.
"""

from __future__ import annotations

import rattery.games.pied_piper.rules.schema as schema
from rattery.core.cards import count_at, count_cards
from rattery.core.compile.rule import rule
from rattery.core.observing import fill
from rattery.core.record import Row
from rattery.core.seats import relative
from rattery.games.pied_piper.box import Box
from rattery.games.pied_piper.parts import (
    CARDS_TO_ACTIVATE,
    FIGURES,
    KINDS,
    MAX_HOUSES,
    MAX_PLAYERS,
    NO_FIGURE,
    NOBODY,
    PIPER,
    ROW,
)
from rattery.games.pied_piper.rules.houses import house_before
from rattery.games.pied_piper.rules.imagining import is_set, lays_face_down
from rattery.games.pied_piper.rules.outlook import change_by, crossings
from rattery.games.pied_piper.rules.schema import BASICS, GLANCE, OBSERVATION
from rattery.games.pied_piper.rules.sight import sees_card, sees_hand
from rattery.games.pied_piper.rules.table import BEFORE_THE_SHUFFLE, Character, Table, hand_size

UNKNOWN = -1


@rule
def observe(box: Box, s: Table, eye: int, out: Row[int]) -> None:
    """Fill `out`, OBSERVATION numbers: the basics, the options, what is read off at a glance, what is remembered."""
    observe_glance(box, s, eye, out)
    fill(out, GLANCE, OBSERVATION, 0)
    seat = eye if eye < box.players else 0
    observe_shuffle(box, s, eye, seat, out)
    observe_lays(box, s, eye, seat, out)


@rule
def observe_glance(box: Box, s: Table, eye: int, out: Row[int]) -> None:
    """All but what is remembered, GLANCE numbers: what a mind reads."""
    fill(out, BASICS, GLANCE, 0)
    observe_basics(box, s, eye, out)
    home = int(box.home[eye if eye < box.players else 0])
    out[schema.PLAYERS] = box.players
    out[schema.VARIANT] = box.variant
    for place in range(ROW):
        observe_where(box, s, place, home, out)
    observe_houses(box, s, home, out)
    observe_cards_laid(box, s, eye, home, out)
    observe_unseen(box, s, eye, out)


# The basics.


@rule
def observe_basics(box: Box, s: Table, eye: int, out: Row[int]) -> None:
    """Fill BASICS numbers: the shared things, the own hand, the piles, figures, row, houses, players."""
    fill(out, 0, BASICS, 0)
    seat = eye if eye < box.players else 0
    home = int(box.home[seat])
    observe_shared(box, s, seat, out)
    observe_cards(s, eye, out)
    for figure in range(FIGURES):
        out[schema.AT_CHARACTER_DECK + figure] = s.character_deck[figure]
        here = relative(int(s.figures[figure]), home, box.houses)
        out[schema.AT_FIGURES + figure] = here
    for place in range(ROW):
        observe_character(box, s, place, eye, seat, out)
    for house in range(box.houses):
        at = schema.AT_HOUSES + relative(house, home, box.houses) * schema.PER_HOUSE
        observe_house(box, s, house, seat, out, at)
    for other in range(box.players):
        observe_player(s, other, out, schema.AT_PLAYERS + relative(other, seat, box.players) * schema.PER_PLAYER)


@rule
def observe_shared(box: Box, s: Table, seat: int, out: Row[int]) -> None:
    out[schema.OVER] = s.over
    out[schema.ASKED] = s.asked
    out[schema.DECIDER] = relative(s.decider, seat, box.players)
    out[schema.ACTIVE] = relative(s.active, seat, box.players)
    out[schema.FIRST_PLAYER] = relative(s.first_player, seat, box.players)
    out[schema.TO_LAY] = s.to_lay
    out[schema.LAID_AT] = s.laid_at
    out[schema.HAS_HIDDEN] = s.has_hidden
    out[schema.IN_DECK] = count_cards(s.action_deck)
    out[schema.WAS_SHUFFLED] = s.was_shuffled
    out[schema.COUNTERS_GONE] = s.counters_gone
    out[schema.LEVELS] = box.levels


@rule
def observe_cards(s: Table, eye: int, out: Row[int]) -> None:
    """The own hand and the discard pile."""
    for kind in range(KINDS):
        out[schema.AT_DISCARD + kind] = s.action_discard[kind]
        if eye < MAX_PLAYERS:
            out[schema.AT_HAND + kind] = s.players[eye].hand[kind]


@rule
def observe_character(box: Box, s: Table, place: int, eye: int, seat: int, out: Row[int]) -> None:
    """The figure, how many cards lie under it, and of each its kind as far as it is known, who laid it, which way up."""
    character, at = s.characters[place], schema.AT_ROW + place * schema.PER_CHARACTER
    out[at + schema.FIGURE] = character.figure
    out[at + schema.LAID] = character.laid
    for number in range(CARDS_TO_ACTIVATE):
        card, here = character.cards[number], at + schema.CARD + number * schema.PER_LAID_CARD
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
    out[at + schema.STANDS] = s.houses[house].stands
    out[at + schema.COUNTER] = s.houses[house].counter
    out[at + schema.OWNER] = relative(box.owner[house], seat, box.players)


@rule
def observe_player(s: Table, seat: int, out: Row[int], at: int) -> None:
    player = s.players[seat]
    out[at + schema.OUT] = player.out
    out[at + schema.OUTLIVED] = player.outlived
    out[at + schema.CAPTURED] = player.captured
    out[at + schema.IN_HAND] = hand_size(s, seat)


# What is read off the table at a glance.


@rule
def observe_where(box: Box, s: Table, place: int, home: int, out: Row[int]) -> None:
    """Which house the figure of a character has right in front of it, and what it brings there."""
    figure = int(s.characters[place].figure)
    if figure != NO_FIGURE:
        house = relative(int(s.figures[figure]), home, box.houses)
        out[schema.BEFORE + place * MAX_HOUSES + house] = 1
        out[schema.CHANGE + place] = -1 if figure == PIPER else 1


@rule
def observe_houses(box: Box, s: Table, home: int, out: Row[int]) -> None:
    """How much room is in each house, and who stands beside it."""
    for house in range(box.houses):
        at = schema.AT_OUTLOOK + relative(house, home, box.houses) * schema.PER_OUTLOOK
        out[at + schema.FREE] = box.levels - s.houses[house].counter
    for figure in range(FIGURES):
        before = int(s.figures[figure])
        if before >= 0:
            behind = house_before(box, s, before)
            at = schema.AT_OUTLOOK + relative(before, home, box.houses) * schema.PER_OUTLOOK
            out[at + (schema.PIPER_BEFORE if figure == PIPER else schema.RATS_BEFORE)] += 1
            at = schema.AT_OUTLOOK + relative(behind, home, box.houses) * schema.PER_OUTLOOK
            out[at + (schema.PIPER_BEHIND if figure == PIPER else schema.RATS_BEHIND)] += 1


@rule
def sees_all_cards(character: Character, eye: int) -> bool:
    for number in range(character.laid):
        if not sees_card(character.cards[number], eye):
            return False
    return True


@rule
def observe_cards_laid(box: Box, s: Table, eye: int, home: int, out: Row[int]) -> None:
    """What the cards these eyes see under characters will do to each house; those of little rats have acted already."""
    if box.acts_at_once:
        return
    for place in range(ROW):
        character = s.characters[place]
        if character.laid > 0 and sees_all_cards(character, eye):
            change, counts = change_by(s, character), crossings(box, s, character)
            when = schema.COMING if character.laid == CARDS_TO_ACTIVATE else schema.BEGUN
            for house in range(box.houses):
                at = schema.AT_OUTLOOK + relative(house, home, box.houses) * schema.PER_OUTLOOK
                out[at + when] += change * count_at(counts, house)


@rule
def observe_unseen(box: Box, s: Table, eye: int, out: Row[int]) -> None:
    """How many cards of each kind are hidden: in the deck, in other hands, or face down."""
    for kind in range(KINDS):
        unseen = int(s.action_deck[kind])
        for seat in range(box.players):
            if not sees_hand(seat, eye):
                unseen += int(s.players[seat].hand[kind])
        out[schema.UNSEEN + kind] = unseen
    for place in range(ROW):
        for number in range(s.characters[place].laid):
            card = s.characters[place].cards[number]
            if not sees_card(card, eye):
                out[schema.UNSEEN + int(card.kind)] += 1


# What is remembered.


@rule
def observe_shuffle(box: Box, s: Table, eye: int, seat: int, out: Row[int]) -> None:
    """What everybody could work out when the action cards were last shuffled."""
    for other in range(box.players):
        here = schema.IN_HAND_THEN + relative(other, seat, box.players)
        out[here] = count_cards(s.players[other].held)
        for kind in range(KINDS):
            if sees_hand(other, eye):
                out[schema.OWN_HELD + kind] = s.players[other].held[kind]
            else:
                out[schema.OLD_UNSEEN + kind] += s.players[other].held[kind]
    for place in range(ROW):
        for number in range(s.characters[place].laid):
            card = s.characters[place].cards[number]
            if not sees_card(card, eye) and s.was_shuffled and card.lay == BEFORE_THE_SHUFFLE:
                out[schema.OLD_UNSEEN + int(card.kind)] += 1
    for figure in range(FIGURES):
        out[schema.CHARACTER_DISCARD + figure] = s.character_discard[figure]


@rule
def observe_lays(box: Box, s: Table, eye: int, seat: int, out: Row[int]) -> None:
    """The cards that left hands since then, in order."""
    face_down = lays_face_down(s, eye)
    for number in range(s.lays_count):
        lay = s.lays[number]
        kind = UNKNOWN if is_set(face_down, number) else int(lay.kind)
        code = 64 * (relative(int(lay.seat), seat, box.players) + 1) + 8 * (kind + 1) + int(lay.hand)
        out[schema.LAY + number] = code
    for place in range(ROW):
        for number in range(CARDS_TO_ACTIVATE):
            here = schema.LAY_OF + place * CARDS_TO_ACTIVATE + number
            is_there = number < s.characters[place].laid
            out[here] = s.characters[place].cards[number].lay if is_there else BEFORE_THE_SHUFFLE
