"""What the cards do: four basic ones move a figure, two special ones change what a basic one does."""

from __future__ import annotations

from rattery.core.compile.rule import rule
from rattery.core.story import narrate
from rattery.games.pied_piper import story
from rattery.games.pied_piper.parts import (
    BACK_1,
    BASIC_KINDS,
    CARDS_TO_ACTIVATE,
    FIGURES,
    FORWARD_2,
    MELODY,
    NOWHERE,
    PLUS_1,
    SEWER,
)
from rattery.games.pied_piper.rules.setting_up import clear_place
from rattery.games.pied_piper.rules.table import Character, Table, is_activated


@rule
def is_basic(kind: int) -> bool:
    return kind < BASIC_KINDS


@rule
def is_one_action(character: Character) -> bool:
    """With a special card under it a character has a single action, whichever card was laid first."""
    return character.laid == CARDS_TO_ACTIVATE and not (
        is_basic(character.cards[0].kind) and is_basic(character.cards[1].kind)
    )


@rule
def act_on(s: Table) -> None:
    """The character that acts goes on to its next action; when there is none left, it leaves with its two cards."""
    character = s.characters[s.acting]
    if s.acted == character.laid:
        if is_activated(s, s.acting):
            discard_character(s, s.acting)
        s.acting = NOWHERE
    elif is_one_action(character):
        s.acted = CARDS_TO_ACTIVATE
        act_together(s, character)
    else:
        s.acted += 1
        kind = int(character.cards[s.acted - 1].kind)
        narrate(story.ACTS, character.figure, kind)
        move_figures(s, 1 << character.figure, kind, 0)


@rule
def act_together(s: Table, character: Character) -> None:
    """A basic card with a special one; two special cards do nothing."""
    kind, special = int(character.cards[0].kind), int(character.cards[1].kind)
    if is_basic(special):
        kind, special = special, kind
    if not is_basic(kind):
        narrate(story.NOTHING_HAPPENS, character.figure)
        return
    narrate(story.ACTS_WITH, character.figure, kind, special)
    movers = 1 << character.figure
    if special == MELODY:
        movers = all_beside(s, character.figure)
    move_figures(s, movers, kind, 1 if special == PLUS_1 else 0)


@rule
def all_beside(s: Table, leader: int) -> int:
    """A melody takes along every figure in the gap where the character starts."""
    movers = 0
    for figure in range(FIGURES):
        if s.figures[figure] == s.figures[leader]:
            movers |= 1 << figure
            if figure != leader:
                narrate(story.FOLLOWS, figure)
    return movers


@rule
def move_figures(s: Table, movers: int, kind: int, more: int) -> None:
    """These figures have houses to cross, forward or back, through or under them."""
    s.movers = movers
    s.houses_to_cross = more + (2 if kind == FORWARD_2 else 1)
    s.backwards = kind == BACK_1
    s.underground = kind == SEWER


@rule
def discard_character(s: Table, place: int) -> None:
    """A character that has acted leaves with the two cards under it."""
    character = s.characters[place]
    for number in range(CARDS_TO_ACTIVATE):
        s.action_discard[character.cards[number].kind] += 1
    s.character_discard[character.figure] += 1
    clear_place(s, place)
