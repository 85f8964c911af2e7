"""Observing: what a pair of eyes can know, as numbers for a learner; seats are counted from the observer's own.

What stands beside a line explains its number in docs/environments; names in braces are filled in.
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
    out[0] = s.round_number  # the round, from 1
    out[1] = s.in_extra_round  # 1 in an extra round
    out[2] = s.over  # 1 when the game is over
    out[3] = s.asked  # the question, by its number
    out[4] = relative(s.decider, eye, box.rats)  # the seat that decides
    out[5] = relative(s.active, eye, box.rats)  # the active player
    out[6] = relative(s.partner, eye, box.rats)  # the partner
    out[7] = s.throws  # how often the dice were thrown this turn
    out[8] = s.dice[0]  # the first die, counted from 0 in: {', '.join(DICE)}
    out[9] = s.dice[1]  # the second die
    out[10] = s.partners_die  # which die the partner kept: 0 or 1, -1 until then
    out[11] = relative(s.actor, eye, box.rats)  # whose action is being carried out
    out[12] = relative(s.target, eye, box.rats)  # whom the cat is sent at
    out[13] = relative(s.threatened, eye, box.rats)  # who is about to take a bandage
    out[14] = s.keys  # doors that may still be opened in this action
    out[15] = s.third_rat_turned  # how many of the third rat's cards were turned up this round
    is_arranging = s.asked == WHAT_NEXT
    out[16] = pile_being_arranged(s) if is_arranging else NOBODY  # the pile the Manipulator arranges, -1 if none
    out[17] = s.laid if is_arranging else 0  # how many cards of both piles the Manipulator has laid
    for kind in range(KINDS):
        out[SHARED + kind] = s.discard[kind]  # doors discarded: {CARDS[kind]}


@rule
def observe_pile(s: Table, pile: int, eye: int, out: Row[int], at: int) -> None:
    """How many doors are left, how many traps lie beside, and each door from the top down as far as it is known."""
    out[at] = s.piles[pile].left  # pile {PILE_NAMES[pile]}: doors left
    out[at + 1] = s.piles[pile].traps_shown  # pile {PILE_NAMES[pile]}: traps lying face up beside it
    for depth in range(PILE_SIZE):
        out[at + 2 + depth] = UNKNOWN  # pile {PILE_NAMES[pile]}: door {depth + 1} from the top; -1 if unknown
        place = s.piles[pile].left - 1 - depth
        if place >= 0 and sees(s.piles[pile].seen[place], eye):
            out[at + 2 + depth] = s.piles[pile].cards[place]


@rule
def observe_rat(s: Table, seat: int, eye: int, out: Row[int], at: int) -> None:
    player = s.players[seat]
    out[at] = player.points  # seat {seat}: points
    out[at + 1] = player.bandages  # seat {seat}: bandages
    out[at + 2] = player.out  # seat {seat}: 1 if out of the round
    out[at + 3] = player.attacked  # seat {seat}: 1 if the cat attacked this turn
    out[at + 4] = stock_size(s, seat)  # seat {seat}: cards in stock
    out[at + 5] = player.role_shown  # seat {seat}: 1 if the role lies face up
    role = player.role
    out[at + 6] = role if player.role_shown or seat == eye else NO_ROLE  # seat {seat}: the role, if known
    out[at + 7] = player.is_sane  # seat {seat}: 1 if everybody knows this is not the Fool
    for kind in range(KINDS):
        out[at + 8 + kind] = player.sights[eye][kind]  # seat {seat}: cards in stock known to be {CARDS[kind]}
