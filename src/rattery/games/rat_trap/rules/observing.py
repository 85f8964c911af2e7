"""Observing: what a pair of eyes can know, as numbers for a learner; seats are counted from the observer's own."""

from __future__ import annotations

from rattery.core.record import Row
from rattery.core.rule import rule
from rattery.games.rat_trap.box import Box
from rattery.games.rat_trap.parts import KINDS, MAX_RATS, NO_ROLE, NOBODY, PILE_SIZE
from rattery.games.rat_trap.rules.sight import sees
from rattery.games.rat_trap.rules.table import Table, stock_size

SHARED = 16
PER_PILE = 2 + PILE_SIZE
PER_RAT = 8 + KINDS
OBSERVATION = SHARED + KINDS + MAX_RATS * PER_PILE + MAX_RATS * PER_RAT
UNKNOWN = -1


@rule
def relative(box: Box, seat: int, eye: int) -> int:
    """A seat counted from the observer's own: 0 is the observer, 1 the rat on the left. A spectator counts from seat 0."""
    if seat == NOBODY or eye >= box.rats:
        return seat
    return (seat - eye + box.rats) % box.rats


@rule
def observe(box: Box, s: Table, eye: int, out: Row[int]) -> None:
    """Fill `out`, OBSERVATION numbers: the shared things, the piles from A, the rats from the observer's own."""
    for place in range(OBSERVATION):
        out[place] = 0
    observe_shared(box, s, eye, out)
    for pile in range(box.rats):
        observe_pile(s, pile, eye, out, SHARED + KINDS + pile * PER_PILE)
    for seat in range(box.rats):
        at = SHARED + KINDS + MAX_RATS * PER_PILE + relative(box, seat, eye) * PER_RAT
        observe_rat(s, seat, eye, out, at)


@rule
def observe_shared(box: Box, s: Table, eye: int, out: Row[int]) -> None:
    out[0] = s.round_number
    out[1] = s.in_extra_round
    out[2] = s.over
    out[3] = s.asked
    out[4] = relative(box, s.decider, eye)
    out[5] = relative(box, s.active, eye)
    out[6] = relative(box, s.partner, eye)
    out[7] = s.throws
    out[8] = s.dice[0]
    out[9] = s.dice[1]
    out[10] = s.partners_die
    out[11] = relative(box, s.actor, eye)
    out[12] = relative(box, s.target, eye)
    out[13] = relative(box, s.threatened, eye)
    out[14] = s.keys
    out[15] = s.third_rat_turned
    for kind in range(KINDS):
        out[SHARED + kind] = s.discard[kind]


@rule
def observe_pile(s: Table, pile: int, eye: int, out: Row[int], at: int) -> None:
    """How many doors are left, how many traps lie beside, and each door from the top down as far as it is known."""
    out[at] = s.piles[pile].left
    out[at + 1] = s.piles[pile].traps_shown
    for depth in range(PILE_SIZE):
        out[at + 2 + depth] = UNKNOWN
        place = s.piles[pile].left - 1 - depth
        if place >= 0 and sees(s.piles[pile].seen[place], eye):
            out[at + 2 + depth] = s.piles[pile].cards[place]


@rule
def observe_rat(s: Table, seat: int, eye: int, out: Row[int], at: int) -> None:
    player = s.players[seat]
    out[at] = player.points
    out[at + 1] = player.bandages
    out[at + 2] = player.out
    out[at + 3] = player.attacked
    out[at + 4] = stock_size(s, seat)
    out[at + 5] = player.role_shown
    out[at + 6] = player.role if player.role_shown or seat == eye else NO_ROLE
    out[at + 7] = player.is_sane
    for kind in range(KINDS):
        out[at + 8 + kind] = player.sights[eye][kind]
