"""Houses in a circle: which is next, what crossing one does, and what happens when the rats have reached the roof."""

from __future__ import annotations

from rattery.core.compile.rule import rule
from rattery.core.story import narrate
from rattery.games.pied_piper import story
from rattery.games.pied_piper.box import Box
from rattery.games.pied_piper.parts import FIGURES, FIRST_RAT, KINDS, NOBODY, PIPER
from rattery.games.pied_piper.rules.decks import remember_lay
from rattery.games.pied_piper.rules.ending import end_if_few_are_left
from rattery.games.pied_piper.rules.table import Table, players_left


@rule
def right_of(box: Box, house: int) -> int:
    """The next place for a house in the circle."""
    return house + 1 if house + 1 < box.houses else 0


@rule
def left_of(box: Box, house: int) -> int:
    return house - 1 if house > 0 else box.houses - 1


@rule
def house_after(box: Box, s: Table, house: int) -> int:
    """The next house to the right that still stands."""
    house = right_of(box, house)
    while not s.houses[house].stands:
        house = right_of(box, house)
    return house


@rule
def house_before(box: Box, s: Table, house: int) -> int:
    """The next house to the left that still stands."""
    house = left_of(box, house)
    while not s.houses[house].stands:
        house = left_of(box, house)
    return house


@rule
def moves_along(s: Table, figure: int) -> bool:
    return (s.movers >> figure) & 1 == 1


@rule
def cross_house(box: Box, s: Table, leader: int) -> None:
    """The movers cross one house, all at once."""
    s.houses_to_cross -= 1
    house = int(s.figures[leader])
    beyond = house_after(box, s, house)
    if s.backwards:
        house = house_before(box, s, house)
        beyond = house
    for figure in range(FIGURES):
        if moves_along(s, figure):
            s.figures[figure] = beyond
    if s.underground:
        go_under(box, leader, house)
    else:
        go_through(box, s, leader, house)


@rule
def go_under(box: Box, leader: int, house: int) -> None:
    """Through the sewer nobody is noticed: no counter changes."""
    if box.owner[house] == NOBODY:
        narrate(story.WENT_UNDER_NEUTRAL, leader)
    else:
        narrate(story.WENT_UNDER, leader, box.owner[house])


@rule
def go_through(box: Box, s: Table, leader: int, house: int) -> None:
    """Rats raise the counter of a house, the piper lowers it; a neutral house has none."""
    if box.owner[house] == NOBODY:
        narrate(story.CROSSED_NEUTRAL, leader)
        return
    before = s.houses[house].counter
    s.houses[house].counter = min(max(before + rats_less_piper(s), 0), box.levels)
    if s.houses[house].counter == before:
        narrate(story.CROSSED_IN_VAIN, leader, box.owner[house], before)
    else:
        narrate(story.CROSSED, leader, box.owner[house], s.houses[house].counter)
    if s.houses[house].counter == box.levels:
        flee(box, s, box.owner[house])


@rule
def rats_less_piper(s: Table) -> int:
    """What a group brings into a house: one for each rat, less one for the piper."""
    change = 0
    for rat in range(FIRST_RAT, FIGURES):
        if moves_along(s, rat):
            change += 1
    if moves_along(s, PIPER):
        change -= 1
    return change


@rule
def flee(box: Box, s: Table, seat: int) -> None:
    """A player whose house is full to the roof is out; the house goes, and the active player takes the counters."""
    player = s.players[seat]
    player.outlived = box.players - players_left(box, s)
    player.out = True
    narrate(story.FLED, seat)
    remove_house(box, s, box.home[seat])
    hand_over_counters(s, seat)
    discard_hand(s, seat)
    end_if_few_are_left(box, s)


@rule
def remove_house(box: Box, s: Table, house: int) -> None:
    """The gaps on both sides become one."""
    s.houses[house].stands = False
    beside = house_after(box, s, house)
    for figure in range(FIGURES):
        if s.figures[figure] == house:
            s.figures[figure] = beside


@rule
def hand_over_counters(s: Table, victim: int) -> None:
    """The counter of the house and those its owner had won; if the active player is out, they leave the game."""
    counters = 1 + s.players[victim].captured
    s.players[victim].captured = 0
    if s.players[s.active].out:
        s.counters_gone += counters
        narrate(story.COUNTERS_LOST, victim, counters)
    else:
        s.players[s.active].captured += counters
        narrate(story.TOOK_COUNTERS, s.active, victim, counters)


@rule
def discard_hand(s: Table, seat: int) -> None:
    """Who is out discards his hand, face up."""
    hand = s.players[seat].hand
    for kind in range(KINDS):
        if hand[kind] > 0:
            narrate(story.SHOWED, seat, kind, hand[kind])
        while hand[kind] > 0:
            remember_lay(s, seat, kind)
            hand[kind] -= 1
            s.action_discard[kind] += 1
