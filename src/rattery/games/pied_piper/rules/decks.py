"""The two decks. Nobody ever looks into a deck, so it has no order: a card is drawn at random from those in it."""

from __future__ import annotations

from rattery.core.cards import count_cards, take_one, take_one_of
from rattery.core.compile.rule import rule
from rattery.core.story import narrate
from rattery.games.pied_piper import story
from rattery.games.pied_piper.box import Box
from rattery.games.pied_piper.parts import CARDS_TO_ACTIVATE, FIGURES, KINDS, NO_FIGURE, ROW
from rattery.games.pied_piper.rules.table import BEFORE_THE_SHUFFLE, Table, hand_size


@rule
def shuffle_actions(box: Box, s: Table) -> None:
    """Everybody has seen what goes into the new deck, so from here on it counts who held what."""
    for kind in range(KINDS):
        s.action_deck[kind] = s.action_discard[kind]
        s.action_discard[kind] = 0
        for seat in range(box.players):
            s.players[seat].held[kind] = s.players[seat].hand[kind]
    s.was_shuffled = True
    s.lays_count = 0
    for place in range(ROW):
        for card in range(CARDS_TO_ACTIVATE):
            s.characters[place].cards[card].lay = BEFORE_THE_SHUFFLE
    narrate(story.ACTIONS_SHUFFLED)


@rule
def draw_character(s: Table) -> int:
    """The next character card; an empty deck is first made anew from its discard pile."""
    if count_cards(s.character_deck) == 0:
        for figure in range(FIGURES):
            s.character_deck[figure] = s.character_discard[figure]
            s.character_discard[figure] = 0
        narrate(story.CHARACTERS_SHUFFLED)
    return take_one(s.chance, s.character_deck)


@rule
def fill_hand(box: Box, s: Table, seat: int) -> None:
    """The hand is drawn up to four cards; an empty deck is first made anew from its discard pile."""
    in_deck = count_cards(s.action_deck)
    for _ in range(box.hand - hand_size(s, seat)):
        if in_deck == 0:
            shuffle_actions(box, s)
            in_deck = count_cards(s.action_deck)
        kind = take_one_of(s.chance, s.action_deck, in_deck)
        in_deck -= 1
        s.players[seat].hand[kind] += 1
        narrate(story.DREW, seat, kind, 1 << seat)


@rule
def fill_row(s: Table) -> None:
    """Empty places get new characters, from left to right."""
    for place in range(ROW):
        if s.characters[place].figure == NO_FIGURE:
            show_character(s, place, draw_character(s))


@rule
def show_character(s: Table, place: int, figure: int) -> None:
    s.characters[place].figure = figure
    s.characters[place].laid = 0
    narrate(story.CHARACTER_SHOWN, figure, place)


@rule
def remember_lay(s: Table, seat: int, kind: int) -> int:
    """A card is about to leave a hand in which it may have been since before the last shuffle; gives its place in `lays`."""
    if not s.was_shuffled:
        return BEFORE_THE_SHUFFLE
    lay = s.lays[s.lays_count]
    lay.seat = seat
    lay.kind = kind
    lay.hand = hand_size(s, seat)
    s.lays_count += 1
    return s.lays_count - 1
