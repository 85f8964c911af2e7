"""Laying action cards under characters, face up or (a variant) face down."""

from __future__ import annotations

from rattery.core.compile.rule import rule
from rattery.core.moves import Offers
from rattery.core.story import narrate
from rattery.games.pied_piper import moves, story
from rattery.games.pied_piper.box import Box
from rattery.games.pied_piper.parts import CARDS_TO_ACTIVATE, KINDS, NO_FIGURE, NOWHERE, ROW
from rattery.games.pied_piper.rules.decks import remember_lay
from rattery.games.pied_piper.rules.table import Table, is_activated


@rule
def can_lay_at(s: Table, place: int) -> bool:
    """Under a character with room for a card, but never two in one turn under the same."""
    return s.characters[place].figure != NO_FIGURE and place != s.laid_at and not is_activated(s, place)


@rule
def places_to_lay(s: Table) -> int:
    """Where a card can be laid, a bit for each place."""
    places = 0
    for place in range(ROW):
        places |= 1 << place if can_lay_at(s, place) else 0
    return places


@rule
def may_hide(box: Box, s: Table) -> bool:
    """One card a turn may be laid face down, if that is how we play."""
    return box.may_hide and not s.has_hidden


@rule
def offer_lays(box: Box, s: Table, offers: Offers) -> None:
    offer_cards(s, offers, moves.LAY)
    if may_hide(box, s):
        offer_cards(s, offers, moves.HIDE)


@rule
def offer_cards(s: Table, offers: Offers, first_move: int) -> None:
    """Each kind in hand, under each character where it can be laid: as in `offered`, all are written and these count."""
    count, places, hand = int(offers.n), places_to_lay(s), s.players[s.active].hand
    for kind in range(KINDS):
        places_for_kind = places if hand[kind] > 0 else 0
        for place in range(ROW):
            offers.ids[count] = first_move + kind * ROW + place
            count += (places_for_kind >> place) & 1
    offers.n = count


@rule
def lay(box: Box, s: Table, kind: int, place: int, face_down: bool) -> None:
    """A card goes from the active player's hand under a character."""
    character = s.characters[place]
    card = character.cards[character.laid]
    card.lay = remember_lay(s, s.active, kind)
    card.kind = kind
    card.owner = s.active
    card.face_down = face_down
    character.laid += 1
    s.players[s.active].hand[kind] -= 1
    s.to_lay -= 1
    s.laid_at = place
    if face_down:
        s.has_hidden = True
        narrate(story.LAID_FACE_DOWN, s.active, character.figure, place, kind, 1 << s.active)
    else:
        narrate(story.LAID, s.active, kind, character.figure, place)
    if box.acts_at_once:
        s.acting = place
        s.acted = character.laid - 1


@rule
def find_activated(s: Table) -> int:
    """When the laying is over, the characters with two cards wait to act, from left to right; gives how many."""
    count = 0
    for place in range(ROW):
        if is_activated(s, place):
            s.waiting[count] = place
            count += 1
    return count


@rule
def turn_up_cards(s: Table) -> None:
    """All cards under activated characters are turned up together."""
    for place in range(ROW):
        for number in range(CARDS_TO_ACTIVATE):
            card = s.characters[place].cards[number]
            if card.face_down and is_activated(s, place):
                card.face_down = False
                narrate(story.TURNED_UP, card.kind, s.characters[place].figure, place)


@rule
def choose_first(s: Table, place: int) -> None:
    """The active player decides which of two activated characters acts first."""
    narrate(story.CHOSE_FIRST, s.active, s.characters[place].figure, place)
    if s.waiting[1] == place:
        s.waiting[1] = s.waiting[0]
        s.waiting[0] = place


@rule
def activate_next(s: Table) -> None:
    """The character whose turn it is to act begins."""
    s.acting = s.waiting[0]
    s.acted = 0
    s.waiting[0] = s.waiting[1]
    s.waiting[1] = NOWHERE
