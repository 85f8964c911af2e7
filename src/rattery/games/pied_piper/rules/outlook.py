"""Outlook: what the cards already laid under a character will do, before it acts."""

from __future__ import annotations

from rattery.core.cards import one_at
from rattery.core.compile.rule import rule
from rattery.games.pied_piper.box import Box
from rattery.games.pied_piper.parts import BACK_1, FIGURES, FORWARD_2, MELODY, PIPER, PLUS_1, SEWER
from rattery.games.pied_piper.rules.actions import is_basic, is_one_action
from rattery.games.pied_piper.rules.houses import house_after, house_before
from rattery.games.pied_piper.rules.table import Character, Table


@rule
def joined_by(character: Character, special: int) -> bool:
    """Whether two cards make one action with this special card."""
    return is_one_action(character) and (character.cards[0].kind == special or character.cards[1].kind == special)


@rule
def change_by(s: Table, character: Character) -> int:
    """What a crossing does to a counter: one up for a rat, one down for the piper; a melody takes along the whole gap."""
    if not joined_by(character, MELODY):
        return -1 if character.figure == PIPER else 1
    change = 0
    for figure in range(FIGURES):
        if s.figures[figure] == s.figures[character.figure]:
            change += -1 if figure == PIPER else 1
    return change


@rule
def crossings(box: Box, s: Table, character: Character) -> int:
    """How often the cards under a character lead its figure through each house: a count for each."""
    further = 1 if joined_by(character, PLUS_1) else 0
    house = int(s.figures[character.figure])
    counts = 0
    for number in range(character.laid):
        kind = int(character.cards[number].kind)
        if is_basic(kind):
            for _ in range(further + (2 if kind == FORWARD_2 else 1)):
                if kind == BACK_1:
                    house = house_before(box, s, house)
                if kind != SEWER:
                    counts += one_at(int(house))
                if kind != BACK_1:
                    house = house_after(box, s, house)
    return counts
