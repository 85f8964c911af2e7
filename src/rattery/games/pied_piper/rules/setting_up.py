"""Setting up: houses in a circle, a rat in each gap, the piper and one more rat beside the first player."""

from __future__ import annotations

from rattery.core.cards import count_cards, take_one, take_one_of
from rattery.core.chance import draw
from rattery.core.compile.rule import rule
from rattery.core.story import narrate
from rattery.games.pied_piper import story
from rattery.games.pied_piper.box import Box
from rattery.games.pied_piper.parts import (
    CARDS_TO_ACTIVATE,
    FIGURES,
    FIRST_RAT,
    KINDS,
    MAX_HOUSES,
    MAX_PLAYERS,
    NO_FIGURE,
    NOBODY,
    NOWHERE,
    PIPER,
    ROW,
)
from rattery.games.pied_piper.rules.decks import show_character
from rattery.games.pied_piper.rules.table import BEFORE_THE_SHUFFLE, LAYING, NOTHING, Table

OPENING_CARDS = 1
CARDS_A_TURN = 2


@rule
def lay_out(box: Box, s: Table) -> None:
    """A first player drawn at random lays a single card."""
    clear_table(s)
    for house in range(box.houses):
        s.houses[house].stands = True
    s.first_player = draw(s.chance, box.players)
    place_figures(box, s)
    for kind in range(KINDS):
        s.action_deck[kind] = box.actions[kind]
    lay_opening_row(s)
    for seat in range(box.players):
        deal_hand(box, s, seat)
    narrate(story.BEGINS, s.first_player)
    begin_turn(s, s.first_player, OPENING_CARDS)


@rule
def clear_table(s: Table) -> None:
    s.over = False
    s.counters_gone = 0
    s.set_aside = 0
    s.was_shuffled = False
    s.lays_count = 0
    for house in range(MAX_HOUSES):
        s.houses[house].stands = False
        s.houses[house].counter = 0
    for figure in range(FIGURES):
        s.figures[figure] = NOWHERE
        s.character_deck[figure] = 0
        s.character_discard[figure] = 0
    for place in range(ROW):
        clear_place(s, place)
    for kind in range(KINDS):
        s.action_discard[kind] = 0
        s.old_unseen[kind] = 0
        s.new_unseen[kind] = 0
    for seat in range(MAX_PLAYERS):
        clear_player(s, seat)


@rule
def clear_place(s: Table, place: int) -> None:
    """No character, and no cards."""
    s.characters[place].figure = NO_FIGURE
    s.characters[place].laid = 0
    for number in range(CARDS_TO_ACTIVATE):
        card = s.characters[place].cards[number]
        card.kind = 0
        card.owner = NOBODY
        card.face_down = False
        card.lay = BEFORE_THE_SHUFFLE


@rule
def clear_player(s: Table, seat: int) -> None:
    player = s.players[seat]
    player.out = False
    player.outlived = 0
    player.captured = 0
    for kind in range(KINDS):
        player.hand[kind] = 0
        player.held[kind] = 0


@rule
def place_figures(box: Box, s: Table) -> None:
    """A rat in each gap, drawn at random; one more and the piper to the left of the first player."""
    for house in range(box.houses):
        place_figure(box, s, draw_rat(s), house)
    beside = box.home[s.first_player]
    place_figure(box, s, draw_rat(s), beside)
    place_figure(box, s, PIPER, beside)


@rule
def place_figure(box: Box, s: Table, figure: int, house: int) -> None:
    """A figure comes into play, and its character cards with it."""
    s.figures[figure] = house
    s.character_deck[figure] = box.characters
    if box.owner[house] == NOBODY:
        narrate(story.STARTS_BESIDE_NEUTRAL, figure)
    else:
        narrate(story.STARTS_BESIDE, figure, box.owner[house])


@rule
def draw_rat(s: Table) -> int:
    """A rat not yet in play, at random."""
    left = 0
    for rat in range(FIRST_RAT, FIGURES):
        if s.figures[rat] == NOWHERE:
            left += 1
    number = draw(s.chance, left)
    for rat in range(FIRST_RAT, FIGURES):
        if s.figures[rat] == NOWHERE:
            if number == 0:
                return rat
            number -= 1
    return NO_FIGURE


@rule
def lay_opening_row(s: Table) -> None:
    """Four characters, the piper once at most: the leftmost stays, others are set aside and afterwards shuffled back."""
    for place in range(ROW):
        figure = take_one(s.chance, s.character_deck)
        while figure == PIPER and piper_is_in_row(s):
            s.set_aside += 1
            narrate(story.SET_ASIDE)
            figure = take_one(s.chance, s.character_deck)
        show_character(s, place, figure)
    s.character_deck[PIPER] += s.set_aside
    s.set_aside = 0


@rule
def deal_hand(box: Box, s: Table, seat: int) -> None:
    in_deck = count_cards(s.action_deck)
    for dealt in range(box.hand):
        s.players[seat].hand[take_one_of(s.chance, s.action_deck, in_deck - dealt)] += 1
    narrate(story.DEALT, seat, box.hand)


@rule
def piper_is_in_row(s: Table) -> bool:
    for place in range(ROW):
        if s.characters[place].figure == PIPER:
            return True
    return False


@rule
def begin_turn(s: Table, active: int, cards: int) -> None:
    """The active player has this many cards to lay."""
    s.active = active
    s.asked = NOTHING
    s.step = LAYING
    s.to_lay = cards
    s.laid_at = NOWHERE
    s.has_hidden = False
    s.waiting[0] = NOWHERE
    s.waiting[1] = NOWHERE
    s.acting = NOWHERE
    s.acted = 0
    s.movers = 0
    s.houses_to_cross = 0
    s.backwards = False
    s.underground = False
