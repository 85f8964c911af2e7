"""The table of The Pied Piper: everything that can change in a match, laid out as you would lay it out.

            gap 0      gap 1      gap 2      gap 3             forward is to the right, and so is the turn
      ... ────┬── house 0 ──┬── house 1 ──┬── house 2 ──┬── ...      (a circle: gap 0 is also right of the last house)

        [character 1] [character 2] [character 3] [character 4]      face up; up to two action cards under each

A gap is known by the house on its right. When a house falls, its gap becomes one with the next, and the figures in it
stand beside the next house that is left.
"""

from __future__ import annotations

from rattery.core.chance import Chance
from rattery.core.compile.rule import rule
from rattery.core.record import Record, Row, flag, i8, i16, part, row
from rattery.games.pied_piper.box import Box
from rattery.games.pied_piper.parts import (
    CARDS_TO_ACTIVATE,
    FIGURES,
    KINDS,
    MAX_HOUSES,
    MAX_PLAYERS,
    MOST_LAYS,
    NO_FIGURE,
    ROW,
)

# What somebody is asked.
(
    NOTHING,
    WHAT_TO_LAY,  # the active player: which card under which character
    WHO_IS_FIRST,  # the active player: which of two activated characters acts first
) = range(3)
QUESTIONS = ("nothing", "what_to_lay", "who_is_first")

# The steps of a turn, in order.
LAYING, ACTIVATION = range(2)

BEFORE_THE_SHUFFLE = -1


class LaidCard(Record):
    kind: int = i8
    owner: int = i8  # who laid it
    face_down: bool = flag
    lay: int = i8  # its place in `lays`, or BEFORE_THE_SHUFFLE


class Character(Record):
    figure: int = i16  # NO_FIGURE: the place is empty
    laid: int = i16  # how many action cards lie under it
    cards: Row[LaidCard] = row(LaidCard, CARDS_TO_ACTIVATE)  # in the order laid


class House(Record):
    stands: bool = flag
    counter: int = i16  # the rats in it; a neutral house has no counter


class Player(Record):
    out: bool = flag
    outlived: int = i16  # how many went out before this player did
    captured: int = i16  # counters won
    hand: Row[int] = row(i8, KINDS)  # how many cards of each kind
    held: Row[int] = row(i8, KINDS)  # the hand when the action cards were last shuffled


class Lay(Record):
    """A card that left a hand since the action cards were last shuffled; one discarded by a player who is out, too."""

    seat: int = i8
    kind: int = i8
    hand: int = i8  # how many cards that hand had before


class Table(Record):
    chance: Chance = part(Chance)
    over: bool = flag
    step: int = i16
    asked: int = i16  # the question put to the decider
    decider: int = i16  # NOBODY when the game is over
    first_player: int = i16
    active: int = i16
    to_lay: int = i16  # cards the active player still has to lay
    laid_at: int = i16  # the place of this turn's first card, NOWHERE before it is laid
    has_hidden: bool = flag  # whether the active player has laid a card face down this turn
    waiting: Row[int] = row(i16, 2)  # the places of activated characters, in the order they act; NOWHERE: none
    acting: int = i16  # the place of the character that acts, or NOWHERE
    acted: int = i16  # how many of the cards under it have acted
    movers: int = i16  # a bit for each figure that moves
    houses_to_cross: int = i16
    backwards: bool = flag
    underground: bool = flag
    counters_gone: int = i16  # counters that left the game
    characters: Row[Character] = row(Character, ROW)
    houses: Row[House] = row(House, MAX_HOUSES)
    figures: Row[int] = row(i8, FIGURES)  # the house on whose left each figure stands; NOWHERE: it is not in play
    action_deck: Row[int] = row(i8, KINDS)  # the deck of action cards: how many of each kind, in no order
    action_discard: Row[int] = row(i8, KINDS)
    character_deck: Row[int] = row(i8, FIGURES)  # the deck of character cards
    character_discard: Row[int] = row(i8, FIGURES)
    set_aside: int = i16  # piper cards not allowed in the opening row; none once it lies
    players: Row[Player] = row(Player, MAX_PLAYERS)
    was_shuffled: bool = flag  # whether the action cards were ever shuffled anew
    lays_count: int = i16
    lays: Row[Lay] = row(Lay, MOST_LAYS)  # what left the hands since then
    old_unseen: Row[int] = row(i8, KINDS)  # what is being dealt again; none between moves
    new_unseen: Row[int] = row(i8, KINDS)


@rule
def hand_size(s: Table, seat: int) -> int:
    size = 0
    for kind in range(KINDS):
        size += int(s.players[seat].hand[kind])
    return size


@rule
def players_left(box: Box, s: Table) -> int:
    count = 0
    for seat in range(box.players):
        if not s.players[seat].out:
            count += 1
    return count


@rule
def is_activated(s: Table, place: int) -> bool:
    """A character with two cards under it."""
    return s.characters[place].figure != NO_FIGURE and s.characters[place].laid == CARDS_TO_ACTIVATE


@rule
def is_in_play(s: Table, figure: int) -> bool:
    return s.figures[figure] >= 0
