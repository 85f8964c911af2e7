"""Observing: what a pair of eyes can know, as numbers for a learner; seats are counted from the observer's own.

`schema` says what each number is.
"""

from __future__ import annotations

import rattery.games.rat_trap.rules.schema as schema
from rattery.core.compile.rule import rule
from rattery.core.observing import fill
from rattery.core.record import Row
from rattery.core.seats import relative, relative_seats, sees
from rattery.games.rat_trap.box import Box
from rattery.games.rat_trap.parts import (
    ALCHEMIST,
    CLOVER,
    KINDS,
    MAX_RATS,
    NO_ROLE,
    NOBODY,
    ONE,
    PILE_SIZE,
    SPECTATOR,
    THIRD_RAT_CARDS,
    TWO,
)
from rattery.games.rat_trap.rules.imagining import hidden_in_stock, is_hidden, piles_sure_of_a_trap
from rattery.games.rat_trap.rules.roles import pile_being_arranged
from rattery.games.rat_trap.rules.schema import BASICS, GLANCE, OBSERVATION
from rattery.games.rat_trap.rules.table import WHAT_NEXT, Table, stock_size

UNKNOWN = -1
NOT_TURNED = -1


@rule
def observe(box: Box, s: Table, eye: int, out: Row[int]) -> None:
    """Fill `out`, OBSERVATION numbers: the basics, the options, what is read off at a glance, what is remembered."""
    observe_glance(box, s, eye, out)
    observe_memory(box, s, eye, out)


@rule
def observe_glance(box: Box, s: Table, eye: int, out: Row[int]) -> None:
    """All but what is remembered, GLANCE numbers: what a mind reads."""
    fill(out, BASICS, GLANCE, 0)
    observe_basics(box, s, eye, out)
    observe_options(box, out)
    observe_unseen(box, s, eye, out)
    sure = piles_sure_of_a_trap(box, s, eye)
    for pile in range(box.rats):
        observe_look(s, pile, sees(sure, pile), eye, out, schema.LOOKS_AT + pile * schema.PER_LOOK)
    for seat in range(box.rats):
        at = schema.STANDINGS_AT + relative(seat, eye, box.rats) * schema.PER_STANDING
        observe_standing(box, s, seat, eye, out, at)


# The basics.


@rule
def observe_basics(box: Box, s: Table, eye: int, out: Row[int]) -> None:
    """Fill BASICS numbers: the shared things, the piles from A, the rats from the observer's own."""
    fill(out, 0, BASICS, 0)
    observe_shared(box, s, eye, out)
    for pile in range(box.rats):
        observe_pile(s, pile, eye, out, schema.PILES_AT + pile * schema.PER_PILE)
    for seat in range(box.rats):
        at = schema.RATS_AT + relative(seat, eye, box.rats) * schema.PER_RAT
        observe_rat(s, seat, eye, out, at)


@rule
def observe_shared(box: Box, s: Table, eye: int, out: Row[int]) -> None:
    out[schema.ROUND] = s.round_number
    out[schema.IN_EXTRA_ROUND] = s.in_extra_round
    out[schema.OVER] = s.over
    out[schema.ASKED] = s.asked
    out[schema.DECIDER] = relative(s.decider, eye, box.rats)
    out[schema.ACTIVE] = relative(s.active, eye, box.rats)
    out[schema.PARTNER] = relative(s.partner, eye, box.rats)
    out[schema.THROWS] = s.throws
    out[schema.DICE_THROWN] = s.dice[0]
    out[schema.DICE_THROWN + 1] = s.dice[1]
    out[schema.PARTNERS_DIE] = s.partners_die
    out[schema.ACTOR] = relative(s.actor, eye, box.rats)
    out[schema.TARGET] = relative(s.target, eye, box.rats)
    out[schema.THREATENED] = relative(s.threatened, eye, box.rats)
    out[schema.KEYS_LEFT] = s.keys
    out[schema.THIRD_RAT_TURNED] = s.third_rat_turned
    is_arranging = s.asked == WHAT_NEXT
    out[schema.ARRANGED] = pile_being_arranged(s) if is_arranging else NOBODY
    out[schema.LAID] = s.laid if is_arranging else 0
    for kind in range(KINDS):
        out[schema.DISCARDED + kind] = s.discard[kind]


@rule
def observe_pile(s: Table, pile: int, eye: int, out: Row[int], at: int) -> None:
    """How many doors are left, how many traps lie beside, and each door from the top down as far as it is known."""
    out[at + schema.LEFT] = s.piles[pile].left
    out[at + schema.TRAPS_SHOWN] = s.piles[pile].traps_shown
    for depth in range(PILE_SIZE):
        out[at + schema.DOOR + depth] = door_seen(s, pile, s.piles[pile].left - 1 - depth, eye)


@rule
def door_seen(s: Table, pile: int, place: int, eye: int) -> int:
    """The kind of a door in a pile; UNKNOWN if these eyes have not seen it, or none lies there."""
    kind, eyes = int(s.piles[pile].cards[max(place, 0)]), int(s.piles[pile].seen[max(place, 0)])
    return kind if place >= 0 and sees(eyes, eye) else UNKNOWN


@rule
def observe_rat(s: Table, seat: int, eye: int, out: Row[int], at: int) -> None:
    player = s.players[seat]
    out[at + schema.POINTS] = player.points
    out[at + schema.BANDAGES] = player.bandages
    out[at + schema.OUT] = player.out
    out[at + schema.ATTACKED] = player.attacked
    out[at + schema.STOCK] = stock_size(s, seat)
    out[at + schema.ROLE_SHOWN] = player.role_shown
    role = player.role
    out[at + schema.ROLE] = role if player.role_shown or seat == eye else NO_ROLE
    out[at + schema.IS_SANE] = player.is_sane
    for kind in range(KINDS):
        out[at + schema.KNOWN_STOCK + kind] = player.sights[eye][kind]


@rule
def observe_options(box: Box, out: Row[int]) -> None:
    out[schema.PLAYERS] = box.players
    out[schema.WITH_ROLES] = box.roles
    out[schema.WITH_EXTRA_ROUND] = box.extra_round


# What is read off the table at a glance.


@rule
def observe_unseen(box: Box, s: Table, eye: int, out: Row[int]) -> None:
    """How many doors of each kind are hidden somewhere: in piles, or in the stocks of others."""
    for kind in range(KINDS):
        unseen = int(box.doors[kind]) - int(s.discard[kind])
        for seat in range(box.rats):
            unseen -= s.players[seat].sights[eye][kind]
        out[schema.UNSEEN + kind] = unseen
    smallest, next_smallest = PILE_SIZE, PILE_SIZE
    for pile in range(box.rats):
        left = int(s.piles[pile].left)
        next_smallest = max(smallest, min(left, next_smallest))
        smallest = min(left, smallest)
        for place in range(PILE_SIZE):
            kind, is_seen = int(s.piles[pile].cards[place]), sees(s.piles[pile].seen[place], eye)
            out[schema.UNSEEN + kind] -= place < left and is_seen
    out[schema.DOORS_TO_COME] = smallest + next_smallest


@rule
def observe_look(s: Table, pile: int, is_sure: bool, eye: int, out: Row[int], at: int) -> None:
    hidden, left = 0, int(s.piles[pile].left)
    for place in range(PILE_SIZE):
        is_unseen = is_hidden(s, pile, place, eye)
        hidden += place < left and is_unseen
    out[at + schema.HIDDEN_DOORS] = hidden
    out[at + schema.MUST_HOLD_TRAP] = is_sure


@rule
def observe_standing(box: Box, s: Table, seat: int, eye: int, out: Row[int], at: int) -> None:
    """How far a rat is from being out, and how many points it has for all these eyes know."""
    player = s.players[seat]
    known = player.sights[eye]
    points = int(known[ONE]) + 2 * int(known[TWO])
    if player.role == ALCHEMIST and (player.role_shown or seat == eye):
        points += int(known[CLOVER])
    if player.out:
        points = 0
    out[at + schema.LIVES] = box.bandages_to_be_out - player.bandages
    out[at + schema.HIDDEN_STOCK] = hidden_in_stock(s, seat, eye)
    out[at + schema.STOCK_POINTS] = points
    out[at + schema.IN_ALL] = player.points + points


# What is remembered.


@rule
def observe_memory(box: Box, s: Table, eye: int, out: Row[int]) -> None:
    fill(out, GLANCE, OBSERVATION, 0)
    for pile in range(box.rats):
        observe_who_knows_doors(box, s, pile, eye, out, schema.DOOR_KNOWN_TO + pile * PILE_SIZE)
    for seat in range(box.rats):
        place = relative(seat, eye, box.rats)
        observe_who_knows_stock(box, s, seat, eye, out, schema.STOCK_KNOWN_TO + place * (MAX_RATS + 1) * KINDS)
        for pile in range(box.rats):
            out[schema.KEPT_FROM + place * MAX_RATS + pile] = s.players[seat].kept_from[pile]
    observe_turn(box, s, eye, out)


@rule
def observe_turn(box: Box, s: Table, eye: int, out: Row[int]) -> None:
    """How far the turn has come, the third rat's cards, and where the last Manipulator looked."""
    out[schema.STEP] = s.step
    out[schema.PILE_OPENED] = s.pile
    out[schema.SUMMONED] = s.summoned
    out[schema.FOOL_AT] = relative(s.fool, eye, box.rats)
    out[schema.FOOLS_TRAPS] = s.fools_traps
    out[schema.LOOKED_AT] = s.looked_at[0]
    out[schema.LOOKED_AT + 1] = s.looked_at[1]
    out[schema.LAID_LAST] = s.laid
    out[schema.THIRD_RAT_DECIDER] = relative(s.third_rat_decider, eye, box.rats)
    for card in range(THIRD_RAT_CARDS):
        is_turned = card < s.third_rat_turned
        out[schema.THIRD_RAT_CARD + card] = s.third_rat_deck[card] if is_turned else NOT_TURNED


@rule
def observe_who_knows_doors(box: Box, s: Table, pile: int, eye: int, out: Row[int], at: int) -> None:
    """Everybody sees who looks at a door, and remembers it."""
    for depth in range(PILE_SIZE):
        place = s.piles[pile].left - 1 - depth
        eyes = int(s.piles[pile].seen[max(place, 0)])
        known_to = (eyes & (1 << SPECTATOR)) | relative_seats(eyes, eye, box.rats)
        out[at + depth] = known_to if place >= 0 else 0


@rule
def observe_who_knows_stock(box: Box, s: Table, owner: int, eye: int, out: Row[int], at: int) -> None:
    """What others know of a stock these eyes know as a whole; else what was in plain view."""
    sights = s.players[owner].sights
    knows_all = hidden_in_stock(s, owner, eye) == 0
    for other in range(box.rats):
        if other != owner and other != eye:
            known = sights[other] if knows_all else sights[SPECTATOR]
            place = at + relative(other, eye, box.rats) * KINDS
            for kind in range(KINDS):
                out[place + kind] = known[kind]
    for kind in range(KINDS):
        out[at + MAX_RATS * KINDS + kind] = sights[SPECTATOR][kind]
