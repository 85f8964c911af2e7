"""The roles, dealt secretly each round: Manipulator, Al Ratone and Fool.

The Hypnotist is with the cat, the Alchemist with the scoring.
"""

from __future__ import annotations

from rattery.core.asking import ask
from rattery.core.compile.rule import rule
from rattery.core.moves import Offers, offer
from rattery.core.story import narrate
from rattery.games.rat_trap import moves, story
from rattery.games.rat_trap.box import Box
from rattery.games.rat_trap.parts import AL_RATONE, FOOL, KINDS, MANIPULATOR, NO_ROLE, NOBODY, PILE_SIZE, TRAP
from rattery.games.rat_trap.rules.partners import count_partners
from rattery.games.rat_trap.rules.sight import leave_openly
from rattery.games.rat_trap.rules.table import (
    PARTNERING,
    SHARING,
    STEP_IN_OR_NOT,
    THROW,
    WHAT_NEXT,
    WHICH_PILES,
    Table,
    role_is_face_up,
)
from rattery.games.rat_trap.rules.wounds import threaten


@rule
def has_face_down_role(s: Table, seat: int) -> bool:
    """Nobody else knows this role."""
    return s.players[seat].role != NO_ROLE and not s.players[seat].role_shown


@rule
def show_role(s: Table, seat: int) -> None:
    s.players[seat].role_shown = True
    narrate(story.ROLE_SHOWN, seat, s.players[seat].role)


# The Manipulator is shown at once, names two piles, sees both whole and puts each in any order.


@rule
def reveal_manipulator(box: Box, s: Table) -> None:
    s.step = THROW
    for seat in range(box.players):
        if s.players[seat].role == MANIPULATOR:
            show_role(s, seat)
            ask(s, seat, WHICH_PILES)


@rule
def offer_pile_pairs(box: Box, s: Table, offers: Offers) -> None:
    for pair in range(len(moves.PAIR_FIRST)):
        if moves.PAIR_SECOND[pair] < box.rats:
            offer(offers, moves.LOOK + pair)


@rule
def look_through_piles(s: Table, pair: int) -> None:
    s.looked_at[0] = moves.PAIR_FIRST[pair]
    s.looked_at[1] = moves.PAIR_SECOND[pair]
    s.laid = 0
    for pile in s.looked_at:
        narrate(story.LOOKED, s.decider, pile)
        for place in range(PILE_SIZE):
            s.piles[pile].seen[place] |= 1 << s.decider
    ask(s, s.decider, WHAT_NEXT)


@rule
def pile_being_arranged(s: Table) -> int:
    """First one pile, then the other; the last card of each finds its place by itself."""
    return s.looked_at[s.laid // (PILE_SIZE - 1)]


@rule
def place_being_laid(s: Table) -> int:
    """From the top down."""
    return PILE_SIZE - 1 - s.laid % (PILE_SIZE - 1)


@rule
def offer_next_cards(s: Table, offers: Offers) -> None:
    """Every kind among the cards not yet laid. All are asked for, also when only one kind is left: others watch."""
    pile = s.piles[pile_being_arranged(s)]
    for kind in range(KINDS):
        for place in range(place_being_laid(s) + 1):
            if pile.cards[place] == kind:
                offer(offers, moves.NEXT + kind)
                break


@rule
def lay_next_card(s: Table, kind: int) -> None:
    """The card swaps places with the one that lay there."""
    arranged = pile_being_arranged(s)
    pile = s.piles[arranged]
    there = place_being_laid(s)
    for place in range(there + 1):
        if pile.cards[place] == kind:
            pile.cards[place] = pile.cards[there]
            pile.cards[there] = kind
            break
    s.laid += 1
    narrate(story.LAID, s.decider, arranged, kind, 1 << s.decider)
    if s.laid % (PILE_SIZE - 1) == 0:
        narrate(story.ARRANGED, s.decider, arranged)
    if s.laid < 2 * (PILE_SIZE - 1):
        ask(s, s.decider, WHAT_NEXT)


# Al Ratone may make himself the partner, after the final throw.


@rule
def summon_al_ratone(box: Box, s: Table) -> None:
    """Every other player with a face-down role is asked, from the active player's left, until one steps in."""
    s.summoned += 1
    if s.summoned == box.players or not al_ratone_may_step_in(box, s):
        s.step = PARTNERING
        return
    seat = (s.active + s.summoned) % box.players
    if has_face_down_role(s, seat):
        ask(s, seat, STEP_IN_OR_NOT)


@rule
def al_ratone_may_step_in(box: Box, s: Table) -> bool:
    """While he may still be face down somewhere and there is a choice of partner to take away."""
    return box.roles and not role_is_face_up(box, s, AL_RATONE) and count_partners(box, s) > 1


@rule
def offer_step_in(s: Table, offers: Offers) -> None:
    offer(offers, moves.PASS)
    if s.players[s.decider].role == AL_RATONE:
        offer(offers, moves.STEP_IN)


@rule
def step_in(s: Table) -> None:
    show_role(s, s.decider)
    narrate(story.STEPPED_IN, s.decider)
    s.partner = s.decider
    s.step = SHARING


# The Fool keeps drawn traps as stock, until one is stolen.


@rule
def keeps_traps(s: Table, seat: int) -> bool:
    return s.players[seat].role == FOOL and not s.players[seat].role_shown


@rule
def pay_for_traps(s: Table) -> None:
    """Robbed of a trap, the Fool shows the others and his role, and takes a bandage for each, one at a time."""
    fool = s.fool
    if not s.players[fool].role_shown:
        expose_fool(s, fool)
    if s.fools_traps == 0:
        s.fool = NOBODY
    else:
        s.fools_traps -= 1
        threaten(s, fool)


@rule
def expose_fool(s: Table, fool: int) -> None:
    show_role(s, fool)
    s.fools_traps = s.players[fool].stock[TRAP]
    narrate(story.FOOL_EXPOSED, fool, s.fools_traps)
    for _ in range(s.fools_traps):
        leave_openly(s, fool, TRAP)
        s.discard[TRAP] += 1
