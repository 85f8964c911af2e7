"""The judge of The Pied Piper: how high the rats are expected to stand soon in each house, and how near the roof that is.

Three things make up that height: the counter; what the cards already laid will do to it, for certain where a character has
both its cards, later on where it has one; and the figures in the gaps nearby, which will be sent through one day.
"""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from rattery.core.cards import count_at
from rattery.core.compile.rule import rule
from rattery.core.record import Row
from rattery.games.pied_piper.box import Box
from rattery.games.pied_piper.parts import CARDS_TO_ACTIVATE, FIGURES, PIPER, ROW
from rattery.games.pied_piper.rules.outlook import change_by, crossings
from rattery.games.pied_piper.rules.table import WHAT_TO_LAY, Table


class Weights(NamedTuple):
    """What each number of free levels is worth, in the logarithm of the chances; and what else counts as levels."""

    free_0: float  # no level free: the roof is as good as reached
    free_1: float
    free_2: float
    free_3: float
    free_4: float
    free_5: float
    free_6: float
    free_7: float
    one_card_up: float  # levels for each that a character with a single card would bring
    one_card_down: float  # the same for each that it would take away
    rat_behind: float  # levels for each rat that has the house right in front of it
    piper_behind: float
    to_lay: float  # for each card to be laid now, in the logarithm of the chances
    captured: float  # for each counter won


# Fitted on 72 000 games of two to five players in all variants: played at random at first, then greedily by this very
# judge, with one move in ten still at random. Rats that have already passed a house turned out to matter no more than any
# other.
WEIGHTS = Weights(
    free_0=-5.2,
    free_1=-3.4,
    free_2=-2.3,
    free_3=-1.4,
    free_4=-0.8,
    free_5=-0.25,
    free_6=0.2,
    free_7=0.55,
    one_card_up=0.7,
    one_card_down=0.3,
    rat_behind=0.11,
    piper_behind=-0.13,
    to_lay=0.1,
    captured=0.25,
)
MOST_FREE = 7  # levels in the games the weights were fitted on; for houses of a box with more they are extrapolated


# What the cards already laid will do.


@rule
def changes_in_cards(box: Box, s: Table) -> tuple[int, int, int, int]:
    """The levels up and down in each house: for certain, then by characters that still lack a second card.

    Each is a count for every house. Little rats act at once, so the cards that lie under them do nothing more.
    """
    up, down, maybe_up, maybe_down = 0, 0, 0, 0
    if box.acts_at_once:
        return up, down, maybe_up, maybe_down
    for place in range(ROW):
        character = s.characters[place]
        if character.laid > 0:
            change, counts = change_by(s, character), crossings(box, s, character)
            if character.laid == CARDS_TO_ACTIVATE:
                up += counts * max(0, change)
                down += counts * max(0, -change)
            else:
                maybe_up += counts * max(0, change)
                maybe_down += counts * max(0, -change)
    return up, down, maybe_up, maybe_down


# What stands nearby.


@rule
def levels_nearby(s: Table, house: int, weights: Weights) -> float:
    """What is to be expected of the figures that have a house right in front of them."""
    levels = 0.0
    for figure in range(FIGURES):
        if s.figures[figure] == house:
            levels += weights.piper_behind if figure == PIPER else weights.rat_behind
    return levels


# How that looks.


@rule
def safety(free: float, weights: Weights) -> float:
    """What a number of free levels is worth: interpolated between whole numbers, extrapolated beyond the last weight."""
    free = max(free, 0.0)
    below = min(int(free), MOST_FREE - 1)
    return weights[below] + (weights[below + 1] - weights[below]) * (free - below)


@rule
def strength(box: Box, s: Table, seat: int, levels: float, weights: Weights) -> float:
    """How well a seat stands whose counter is expected at this level, as a logarithm."""
    found = safety(box.levels - max(levels, 0.0), weights) + s.players[seat].captured * weights.captured
    if seat == s.active and s.asked == WHAT_TO_LAY:
        found += s.to_lay * weights.to_lay
    return found


@rule
def judge(box: Box, s: Table, chances: Row[float]) -> None:
    """Fill in each seat's expected share of the victory: at least 0 each, 1 in total; a player who is out has none."""
    judge_by(box, s, chances, WEIGHTS)


@rule
def judge_by(box: Box, s: Table, chances: Row[float], weights: Weights) -> None:
    """The same with other weights, for fitting them."""
    up, down, maybe_up, maybe_down = changes_in_cards(box, s)
    everybody = 0.0
    for seat in range(box.players):
        chances[seat] = 0.0
        if not s.players[seat].out:
            house = int(box.home[seat])
            levels = float(s.houses[house].counter + count_at(up, house) - count_at(down, house))
            levels += count_at(maybe_up, house) * weights.one_card_up
            levels -= count_at(maybe_down, house) * weights.one_card_down
            levels += levels_nearby(s, house, weights)
            chances[seat] = exp(strength(box, s, seat, levels, weights))
        everybody += chances[seat]
    for seat in range(box.players):
        chances[seat] /= everybody
