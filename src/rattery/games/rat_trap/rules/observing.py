"""Observing: what a pair of eyes can know, as numbers for a learner; seats are counted from the observer's own.

`labels.py` of this game says what each number means, in this order.
"""

from __future__ import annotations

from rattery.core.compile.rule import rule
from rattery.core.record import Row
from rattery.core.seats import relative, sees
from rattery.games.rat_trap.box import Box
from rattery.games.rat_trap.parts import KINDS, MAX_RATS, NO_ROLE, NOBODY, PILE_SIZE
from rattery.games.rat_trap.rules.roles import pile_being_arranged
from rattery.games.rat_trap.rules.table import WHAT_NEXT, Table, stock_size

SHARED = 18
PER_PILE = 2 + PILE_SIZE
PER_RAT = 8 + KINDS
OBSERVATION = SHARED + KINDS + MAX_RATS * PER_PILE + MAX_RATS * PER_RAT
UNKNOWN = -1


@rule
def observe(box: Box, s: Table, eye: int, out: Row[int]) -> None:
    """Fill `out`, OBSERVATION numbers: the shared things, the piles from A, the rats from the observer's own."""
    for place in range(OBSERVATION):
        out[place] = 0
    observe_shared(box, s, eye, out)
    for pile in range(box.rats):
        observe_pile(s, pile, eye, out, SHARED + KINDS + pile * PER_PILE)
    for seat in range(box.rats):
        at = SHARED + KINDS + MAX_RATS * PER_PILE + relative(seat, eye, box.rats) * PER_RAT
        observe_rat(s, seat, eye, out, at)


@rule
def observe_shared(box: Box, s: Table, eye: int, out: Row[int]) -> None:
    out[0] = s.round_number
    out[1] = s.in_extra_round
    out[2] = s.over
    out[3] = s.asked
    out[4] = relative(s.decider, eye, box.rats)
    out[5] = relative(s.active, eye, box.rats)
    out[6] = relative(s.partner, eye, box.rats)
    out[7] = s.throws
    out[8] = s.dice[0]
    out[9] = s.dice[1]
    out[10] = s.partners_die
    out[11] = relative(s.actor, eye, box.rats)
    out[12] = relative(s.target, eye, box.rats)
    out[13] = relative(s.threatened, eye, box.rats)
    out[14] = s.keys
    out[15] = s.third_rat_turned
    is_arranging = s.asked == WHAT_NEXT
    out[16] = pile_being_arranged(s) if is_arranging else NOBODY
    out[17] = s.laid if is_arranging else 0
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
    role = player.role
    out[at + 6] = role if player.role_shown or seat == eye else NO_ROLE
    out[at + 7] = player.is_sane
    for kind in range(KINDS):
        out[at + 8 + kind] = player.sights[eye][kind]
