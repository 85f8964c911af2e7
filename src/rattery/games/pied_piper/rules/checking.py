"""Checking: what is true of every table, after every move. The number that comes back is the first law that is broken."""

from __future__ import annotations

from rattery.core.cards import count_cards
from rattery.core.compile.rule import rule
from rattery.games.pied_piper.box import Box
from rattery.games.pied_piper.parts import (
    CARDS_TO_ACTIVATE,
    FIGURES,
    KINDS,
    NO_FIGURE,
    NOBODY,
    PIPER,
    ROW,
)
from rattery.games.pied_piper.rules.table import (
    BEFORE_THE_SHUFFLE,
    NOTHING,
    QUESTIONS,
    Table,
    hand_size,
    is_in_play,
    players_left,
)

LAWS = (
    "all is well",
    "every action card is in a hand, under a character, in the deck or in the discard pile",
    "every character card of a figure in play is in the row, in the deck or in the discard pile, and no other is",
    "the piper and one rat more than there are houses stand in gaps beside houses that stand",
    "a counter is between nothing and the roof, and only a house full to the roof has fallen",
    "a player is out when the house has fallen, and has neither cards nor counters then",
    "every counter is at its house, with a player who won it, or out of the game",
    "no hand has more cards than it is drawn up to, and only the active player's has fewer",
    "every place of the row has its character, with no more cards under it than the turn allows",
    "only where cards may be hidden does one lie face down, and every laid card has its player",
    "what each player laid since the last shuffle was in the hand then or was drawn since",
    "somebody is asked something unless the game is over, and it is over when too few are left",
    "nothing is left over from dealing again",
)


@rule
def check(box: Box, s: Table) -> int:
    """0 if all is well, else the place in LAWS of the law that is broken."""
    if not actions_are_all_there(box, s):
        return 1
    if not characters_are_all_there(box, s):
        return 2
    if not figures_are_all_there(box, s):
        return 3
    if not counters_are_sound(box, s):
        return 4
    if not outs_are_sound(box, s):
        return 5
    if not counters_are_all_there(box, s):
        return 6
    if not hands_are_sound(box, s):
        return 7
    if not row_is_sound(box, s):
        return 8
    if not hiding_is_sound(box, s):
        return 9
    if not lays_are_sound(box, s):
        return 10
    if not somebody_is_asked(box, s):
        return 11
    if not nothing_is_being_dealt(s):
        return 12
    return 0


@rule
def actions_are_all_there(box: Box, s: Table) -> bool:
    for kind in range(KINDS):
        count = int(s.action_deck[kind]) + int(s.action_discard[kind])
        for seat in range(box.players):
            count += s.players[seat].hand[kind]
            if s.players[seat].hand[kind] < 0:
                return False
        for place in range(ROW):
            for number in range(s.characters[place].laid):
                if s.characters[place].cards[number].kind == kind:
                    count += 1
        if count != box.actions[kind] or s.action_deck[kind] < 0 or s.action_discard[kind] < 0:
            return False
    return True


@rule
def characters_are_all_there(box: Box, s: Table) -> bool:
    for figure in range(FIGURES):
        count = int(s.character_deck[figure]) + int(s.character_discard[figure])
        for place in range(ROW):
            if s.characters[place].figure == figure:
                count += 1
        if count != (box.characters if is_in_play(s, figure) else 0):
            return False
        if s.character_deck[figure] < 0 or s.character_discard[figure] < 0:
            return False
    return s.set_aside == 0


@rule
def figures_are_all_there(box: Box, s: Table) -> bool:
    in_play = 0
    for figure in range(FIGURES):
        if is_in_play(s, figure):
            in_play += 1
            if s.figures[figure] >= box.houses or not s.houses[s.figures[figure]].stands:
                return False
    return is_in_play(s, PIPER) and in_play == box.houses + 2


@rule
def counters_are_sound(box: Box, s: Table) -> bool:
    for house in range(box.houses):
        counter = s.houses[house].counter
        if counter < 0 or counter > box.levels or (counter == box.levels) == s.houses[house].stands:
            return False
        if box.owner[house] == NOBODY and counter > 0:
            return False
    return True


@rule
def outs_are_sound(box: Box, s: Table) -> bool:
    for seat in range(box.players):
        player = s.players[seat]
        if player.out == s.houses[box.home[seat]].stands:
            return False
        if player.out and (player.captured > 0 or hand_size(s, seat) > 0):
            return False
    return True


@rule
def counters_are_all_there(box: Box, s: Table) -> bool:
    taken = int(s.counters_gone)
    for seat in range(box.players):
        taken += s.players[seat].captured
    return taken == box.players - players_left(box, s)


@rule
def hands_are_sound(box: Box, s: Table) -> bool:
    for seat in range(box.players):
        size = hand_size(s, seat)
        if size > box.hand or (size < box.hand and seat != s.active and not s.players[seat].out):
            return False
    return True


@rule
def row_is_sound(box: Box, s: Table) -> bool:
    """A place is empty, or a character has two cards, only while a turn is being carried out or after the game."""
    for place in range(ROW):
        character = s.characters[place]
        if character.laid < 0 or character.laid > CARDS_TO_ACTIVATE:
            return False
        if s.laid_at < 0 and not s.over and (character.figure == NO_FIGURE or character.laid == CARDS_TO_ACTIVATE):
            return False
        if character.figure == NO_FIGURE and character.laid > 0:
            return False
    return True


@rule
def hiding_is_sound(box: Box, s: Table) -> bool:
    for place in range(ROW):
        for number in range(s.characters[place].laid):
            card = s.characters[place].cards[number]
            if card.face_down and not box.may_hide:
                return False
            if card.owner < 0 or card.owner >= box.players:
                return False
    return box.may_hide or not s.has_hidden


@rule
def lays_are_sound(box: Box, s: Table) -> bool:
    if not s.was_shuffled and s.lays_count > 0:
        return False
    for place in range(ROW):
        for number in range(s.characters[place].laid):
            card = s.characters[place].cards[number]
            if card.lay != BEFORE_THE_SHUFFLE and s.lays[card.lay].kind != card.kind:
                return False
    for seat in range(box.players):
        for kind in range(KINDS):
            drawn = int(s.players[seat].hand[kind]) - int(s.players[seat].held[kind])
            for number in range(s.lays_count):
                if s.lays[number].seat == seat and s.lays[number].kind == kind:
                    drawn += 1
            if drawn < 0:
                return False
    return True


@rule
def somebody_is_asked(box: Box, s: Table) -> bool:
    if s.over != (players_left(box, s) <= box.players_at_the_end):
        return False
    if s.over:
        return s.decider == NOBODY
    return s.decider == s.active and not s.players[s.active].out and NOTHING < s.asked < len(QUESTIONS)


@rule
def nothing_is_being_dealt(s: Table) -> bool:
    return count_cards(s.old_unseen) == 0 and count_cards(s.new_unseen) == 0
