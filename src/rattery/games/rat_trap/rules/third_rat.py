"""The third rat of the two-player game: it decides nothing; its cards tell which die it keeps and who chooses for it."""

from __future__ import annotations

from rattery.core.chance import Chance, draw
from rattery.core.compile.rule import rule
from rattery.core.story import narrate
from rattery.games.rat_trap import story
from rattery.games.rat_trap.box import Box
from rattery.games.rat_trap.parts import ACTIONS, HEAL, THIRD_RAT_CARDS
from rattery.games.rat_trap.rules.table import Table, next_player


@rule
def shuffle_third_rat_cards(box: Box, s: Table) -> None:
    """All its cards are shuffled at the start of a round."""
    for card in range(THIRD_RAT_CARDS):
        s.third_rat_deck[card] = card
    reshuffle_third_rat_cards(box, s, 0, s.chance)


@rule
def reshuffle_third_rat_cards(box: Box, s: Table, first: int, chance: Chance) -> None:
    """The cards from this place on change places at random."""
    for place in range(box.third_rat_cards - 1, first, -1):
        other = first + draw(chance, place - first + 1)
        card = s.third_rat_deck[place]
        s.third_rat_deck[place] = s.third_rat_deck[other]
        s.third_rat_deck[other] = card


@rule
def order_unturned_cards(s: Table) -> None:
    """The cards not yet turned up lie from the lowest number to the highest."""
    turned = 0
    for place in range(s.third_rat_turned):
        turned |= 1 << int(s.third_rat_deck[place])
    place = int(s.third_rat_turned)
    for card in range(THIRD_RAT_CARDS):
        if (turned >> card) & 1 == 0:
            s.third_rat_deck[place] = card
            place += 1


@rule
def has_third_rat_cards(box: Box, s: Table) -> bool:
    """It can be the partner while its cards last."""
    return s.third_rat_turned < box.third_rat_cards


@rule
def third_rat_keeps_die(box: Box, s: Table) -> None:
    """Turn up its next card: it keeps the die that stands higher there, and the card names who chooses for it."""
    number = s.third_rat_deck[s.third_rat_turned]
    s.third_rat_turned += 1
    card = box.third_rat[number]
    if card.opponent_decides:
        s.third_rat_decider = next_player(box, s.active)
    else:
        s.third_rat_decider = s.active
    narrate(story.THIRD_RAT_CARD, number + 1, s.third_rat_decider)
    s.partners_die = preferred_die(box, s, number)


@rule
def preferred_die(box: Box, s: Table, number: int) -> int:
    """A rat one bandage short of being out keeps heal before anything else; of two dice not on its card, the first."""
    if s.players[s.partner].bandages == box.bandages_to_be_out - 1:
        for die in range(2):
            if s.dice[die] == HEAL:
                return die
    for place in range(ACTIONS):
        for die in range(2):
            if s.dice[die] == box.third_rat[number].order[place]:
                return die
    return 0
