"""Setting up: the game, each round, each turn."""

from __future__ import annotations

from rattery.core.cards import take_one
from rattery.core.chance import draw
from rattery.core.compile.rule import rule
from rattery.core.story import narrate
from rattery.games.rat_trap import story
from rattery.games.rat_trap.box import Box
from rattery.games.rat_trap.parts import EYES, KINDS, MAX_RATS, NO_ROLE, NOBODY, PILE_SIZE, ROLES, TRAP
from rattery.games.rat_trap.rules.table import MANIPULATION, NOTHING, THROW, Table
from rattery.games.rat_trap.rules.third_rat import shuffle_third_rat_cards


@rule
def lay_out(box: Box, s: Table) -> None:
    """An empty table and a first player drawn at random."""
    s.round_number = 0
    s.in_extra_round = False
    s.over = False
    for seat in range(MAX_RATS):
        s.players[seat].points = 0
        s.players[seat].role = NO_ROLE
    s.looked_at[0], s.looked_at[1], s.laid = 0, 0, 0
    begin_round(box, s, draw(s.chance, box.players))


@rule
def begin_round(box: Box, s: Table, first: int) -> None:
    """Bandages and cards go back, the doors are dealt anew."""
    if s.in_extra_round:
        narrate(story.EXTRA_ROUND_BEGAN)
    else:
        narrate(story.ROUND_BEGAN, s.round_number + 1)
    s.round_number += 1
    for seat in range(box.rats):
        clear_player(s, seat)
    for kind in range(KINDS):
        s.discard[kind] = 0
        s.undealt[kind] = box.doors[kind]
    deal_doors(box, s)
    if box.rats > box.players:
        s.third_rat_turned = 0
        shuffle_third_rat_cards(box, s)
    begin_turn(box, s, first)
    if box.roles:
        deal_roles(box, s)
        s.step = MANIPULATION


@rule
def clear_player(s: Table, seat: int) -> None:
    player = s.players[seat]
    player.bandages = 0
    player.out = False
    player.is_sane = False
    player.role_shown = False
    for kind in range(KINDS):
        player.stock[kind] = 0
        for eye in range(EYES):
            player.sights[eye][kind] = 0
    for pile in range(MAX_RATS):
        player.kept_from[pile] = 0


@rule
def deal_doors(box: Box, s: Table) -> None:
    """A pile for each rat: one trap in each, four more doors dealt from the rest, and the pile shuffled."""
    s.undealt[TRAP] -= box.rats
    for number in range(box.rats):
        pile = s.piles[number]
        trap = draw(s.chance, PILE_SIZE)
        for place in range(PILE_SIZE):
            if place == trap:
                pile.cards[place] = TRAP
            else:
                pile.cards[place] = take_one(s.chance, s.undealt)
            pile.seen[place] = 0
        pile.left = PILE_SIZE
        pile.traps_shown = 0


@rule
def deal_roles(box: Box, s: Table) -> None:
    """One of the five roles to each player, secretly; the rest stay unseen."""
    left = (1 << len(ROLES)) - 1
    for seat in range(box.players):
        role = role_number(left, draw(s.chance, len(ROLES) - seat))
        left ^= 1 << role
        s.players[seat].role = role
        narrate(story.GOT_ROLE, seat, role, 1 << seat)


@rule
def role_number(roles: int, place: int) -> int:
    """The role at this place among those whose bit is set."""
    for role in range(len(ROLES)):
        if (roles >> role) & 1 == 1:
            if place == 0:
                return role
            place -= 1
    return NO_ROLE


@rule
def begin_turn(box: Box, s: Table, active: int) -> None:
    """The active player has the dice and the standee."""
    s.active = active
    s.partner = NOBODY
    s.step = THROW
    s.throws = 0
    s.partners_die = NOBODY
    s.asked = NOTHING
    s.actor = NOBODY
    s.keys = 0
    s.pile = NOBODY
    s.target = NOBODY
    s.threatened = NOBODY
    s.fool = NOBODY
    s.fools_traps = 0
    s.summoned = 0
    s.third_rat_decider = NOBODY
    for seat in range(box.rats):
        s.players[seat].attacked = False
