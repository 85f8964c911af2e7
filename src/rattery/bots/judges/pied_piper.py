"""How a table of The Pied Piper looks: how far the rats have come in every house, and how many are at its doors.

A house is lost when its counter reaches the roof, so each level counts for more than the one below. Rats to the left of a
house come through it when they go forward, rats to the right when they turn back; the piper takes some with him. Whoever
is to move sends them elsewhere.
"""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from rattery.core.record import Row
from rattery.core.rule import rule
from rattery.games.pied_piper.box import Box
from rattery.games.pied_piper.parts import FIGURES, FIRST_RAT, PIPER, ROW
from rattery.games.pied_piper.rules.houses import house_after
from rattery.games.pied_piper.rules.table import Table


class Weights(NamedTuple):
    """What each thing adds to the logarithm of somebody's chances."""

    level: float  # for each level with rats, as a part of the house
    high: float  # the same squared: near the roof everything is worse
    roof: float  # one level below the roof
    before: float  # for each rat at the door on the left
    before_high: float  # the same, times how full the house is
    behind: float  # for each rat at the door on the right
    piper: float  # the piper at the door on the left, times how full the house is
    wanted: float  # for each rat at the left door whose character is in the row with a card under it, times how full
    captured: float  # for each counter won
    to_move: float


# Fitted on the tables of 18,000 games by `python -m bench.fit_judge "pied_piper(players=2)" …`.
WEIGHTS = Weights(
    level=-2.90,
    high=-2.43,
    roof=-0.39,
    before=-0.14,
    before_high=-0.16,
    behind=0.02,
    piper=0.19,
    wanted=-0.06,
    captured=0.24,
    to_move=0.14,
)


@rule
def judge(box: Box, s: Table, chances: Row[float]) -> None:
    """Each seat's share of the victory, as it looks: at least 0, together 1."""
    judge_by(box, s, chances, WEIGHTS)


@rule
def judge_by(box: Box, s: Table, chances: Row[float], weights: Weights) -> None:
    """The same by other weights, to fit them."""
    everybody = 0.0
    for seat in range(box.players):
        chances[seat] = 0.0 if s.players[seat].out else exp(strength(box, s, seat, weights))
        everybody += chances[seat]
    for seat in range(box.players):
        chances[seat] /= everybody


@rule
def strength(box: Box, s: Table, seat: int, weights: Weights) -> float:
    """How well somebody stands who is still at home."""
    house = int(box.home[seat])
    full = s.houses[house].counter / box.levels
    found = weights.level * full + weights.high * full * full
    if s.houses[house].counter == box.levels - 1:
        found += weights.roof
    before = rats_beside(s, house)
    found += (weights.before + weights.before_high * full) * before
    found += weights.behind * rats_beside(s, house_after(box, s, house))
    found += weights.wanted * full * wanted_beside(s, house)
    if s.figures[PIPER] == house:
        found += weights.piper * full
    if s.decider == seat:
        found += weights.to_move
    return found + weights.captured * s.players[seat].captured


@rule
def rats_beside(s: Table, house: int) -> int:
    """The rats to the left of a house."""
    count = 0
    for rat in range(FIRST_RAT, FIGURES):
        if s.figures[rat] == house:
            count += 1
    return count


@rule
def wanted_beside(s: Table, house: int) -> int:
    """The rats to the left of a house that one more card will move."""
    count = 0
    for place in range(ROW):
        character = s.characters[place]
        if character.laid > 0 and character.figure >= FIRST_RAT and s.figures[character.figure] == house:
            count += 1
    return count
