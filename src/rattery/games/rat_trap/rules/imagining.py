"""Imagining: re-deal everything a pair of eyes cannot know, as likely as it really is, and draw a fresh chance key.

Hidden are the doors in piles and stocks nobody showed these eyes, the roles that lie face down, and the order of the
third rat's cards. Three facts bind them:

- only the Fool has traps in stock, and whoever has shown a drawn trap is not the Fool;
- the Manipulator is always face up;
- every pile was dealt at least one trap. Of all ways to deal the doors, one that gave pile p a number of traps t(p)
  is t(1) * t(2) * ... times as likely as one that gave each pile a single trap, because any of them could be the one
  that was set aside for the pile.

So: piles that must still hold their trap get one; the other hidden traps go anywhere they can be; and the deal is kept
with a chance in proportion to the t(p) of the remaining piles, else it is tried again.
"""

from __future__ import annotations

from math import comb

import numpy as np

from rattery.core.cards import COUNT_MASK, count_at, one_at, take_one
from rattery.core.chance import Chance, draw, draw_share, fork
from rattery.core.compile.rule import rule
from rattery.core.seats import sees
from rattery.games.rat_trap.box import Box
from rattery.games.rat_trap.parts import (
    FOOL,
    KINDS,
    MANIPULATOR,
    MAX_RATS,
    NOBODY,
    PILE_SIZE,
    ROLES,
    SPECTATOR,
    TRAP,
)
from rattery.games.rat_trap.rules.roles import has_face_down_role
from rattery.games.rat_trap.rules.setting_up import role_number
from rattery.games.rat_trap.rules.table import Table
from rattery.games.rat_trap.rules.third_rat import order_unturned_cards, reshuffle_third_rat_cards

DOORS = MAX_RATS * PILE_SIZE
CHOOSE = np.array([[comb(n, k) for k in range(DOORS + 1)] for n in range(DOORS + 1)])

IMPOSSIBLE = -1


@rule
def imagine(box: Box, s: Table, eye: int, luck: Chance) -> None:
    """Make of this table one that could be the real one, for all these eyes know."""
    fork(luck, s.chance)
    if box.rats > box.players:
        order_unturned_cards(s)
        reshuffle_third_rat_cards(box, s, s.third_rat_turned, luck)
    count_hidden_doors(box, s, eye)
    sure_piles = piles_sure_of_a_trap(box, s, eye)
    fool, traps = scatter_traps(box, s, eye, sure_piles, luck)
    deal_hidden_roles(box, s, eye, fool, luck)
    deal_hidden_doors(box, s, eye, fool, traps, luck)


@rule
def is_hidden(s: Table, pile: int, place: int, eye: int) -> bool:
    """A door in a pile that these eyes have not seen."""
    return not sees(s.piles[pile].seen[place], eye)


@rule
def hidden_in_stock(s: Table, seat: int, eye: int) -> int:
    count = 0
    for kind in range(KINDS):
        count += s.players[seat].stock[kind] - s.players[seat].sights[eye][kind]
    return count


@rule
def count_hidden_doors(box: Box, s: Table, eye: int) -> None:
    """Pick up what is to be dealt again."""
    for seat in range(box.rats):
        for kind in range(KINDS):
            s.undealt[kind] += s.players[seat].stock[kind] - s.players[seat].sights[eye][kind]
    for pile in range(box.rats):
        for place in range(s.piles[pile].left):
            if is_hidden(s, pile, place, eye):
                s.undealt[s.piles[pile].cards[place]] += 1


# Who may be the Fool.


@rule
def known_fool(box: Box, s: Table, eye: int) -> int:
    """The eyes' own role, or whoever was exposed, was just robbed of a trap, or was seen to keep one."""
    for seat in range(box.players):
        player = s.players[seat]
        gave_himself_away = seat == eye or player.role_shown or seat == s.fool or player.sights[eye][TRAP] > 0
        if player.role == FOOL and gave_himself_away:
            return seat
    return NOBODY


@rule
def known_fools_traps(box: Box, s: Table, fool: int, eye: int) -> int:
    """The Fool's traps these eyes know of: in his stock, and those that lie discarded, but beside no pile."""
    count = int(s.players[fool].sights[eye][TRAP]) + int(s.discard[TRAP])
    for pile in range(box.rats):
        count -= s.piles[pile].traps_shown
    return count


@rule
def places_for_fools_traps(s: Table, fool: int, eye: int) -> int:
    """Once exposed he has no more traps."""
    if fool == NOBODY or s.players[fool].role_shown:
        return 0
    return hidden_in_stock(s, fool, eye)


@rule
def may_be_fool(box: Box, s: Table, eye: int, seat: int) -> bool:
    """For all these eyes know."""
    known = known_fool(box, s, eye)
    if known != NOBODY:
        return seat == known
    return seat != eye and has_face_down_role(s, seat) and not s.players[seat].is_sane


@rule
def roles_out_of_sight(box: Box, s: Table, eye: int) -> int:
    """The roles that may lie face down before others, or in the box: a bit each. The Manipulator is never among them."""
    roles = ((1 << len(ROLES)) - 1) ^ (1 << MANIPULATOR)
    for seat in range(box.players):
        if seat == eye or s.players[seat].role_shown:
            roles &= ~(1 << s.players[seat].role)
    return roles


@rule
def count_roles(roles: int) -> int:
    count = 0
    for role in range(len(ROLES)):
        count += (roles >> role) & 1
    return count


@rule
def hidden_roles(box: Box, s: Table, eye: int) -> int:
    """How many other players have a role face down."""
    count = 0
    for seat in range(box.players):
        if seat != eye and has_face_down_role(s, seat):
            count += 1
    return count


@rule
def guess_fool(box: Box, s: Table, eye: int, places: int, traps: int, luck: Chance) -> int:
    """Each suspect in proportion to the ways of placing the hidden traps if it is he; nobody, if the Fool is unused."""
    known = known_fool(box, s, eye)
    if known != NOBODY or not box.roles:
        return known
    roles = roles_out_of_sight(box, s, eye)
    unused = count_roles(roles) - hidden_roles(box, s, eye)
    nobody = unused * CHOOSE[places][traps]
    total = nobody
    for seat in range(box.players):
        if may_be_fool(box, s, eye, seat):
            total += CHOOSE[places + hidden_in_stock(s, seat, eye)][traps]
    share = draw_share(luck, total) - nobody
    if share >= 0:
        for seat in range(box.players):
            if may_be_fool(box, s, eye, seat):
                share -= CHOOSE[places + hidden_in_stock(s, seat, eye)][traps]
                if share < 0:
                    return seat
    return NOBODY


# Where the hidden traps are.


@rule
def traps_in_sight(s: Table, pile: int, eye: int) -> int:
    """The traps of a pile these eyes know of: beside it, and in it."""
    count = int(s.piles[pile].traps_shown)
    for place in range(s.piles[pile].left):
        if s.piles[pile].cards[place] == TRAP and sees(s.piles[pile].seen[place], eye):
            count += 1
    return count


@rule
def piles_sure_of_a_trap(box: Box, s: Table, eye: int) -> int:
    """Piles none of whose traps can be anywhere but in them, hidden: a bit each."""
    sure = 0
    for pile in range(box.rats):
        if traps_in_sight(s, pile, eye) == 0 and not fool_may_have_its_trap(box, s, eye, pile):
            sure |= 1 << pile
    return sure


@rule
def fool_may_have_its_trap(box: Box, s: Table, eye: int, pile: int) -> bool:
    if box.roles:
        for seat in range(box.players):
            if s.players[seat].kept_from[pile] > 0 and may_be_fool(box, s, eye, seat):
                return True
    return False


@rule
def scatter_traps(box: Box, s: Table, eye: int, sure_piles: int, luck: Chance) -> tuple[int, int]:
    """Place the hidden traps; gives the Fool (or nobody) and the hidden places in piles that hold a trap, a bit each."""
    hidden = 0
    places = 0
    for pile in range(box.rats):
        for place in range(s.piles[pile].left):
            if is_hidden(s, pile, place, eye):
                hidden |= 1 << (pile * PILE_SIZE + place)
                places += 1
    free_traps = int(s.undealt[TRAP])
    for pile in range(box.rats):
        if sees(sure_piles, pile):
            free_traps -= 1
            places -= 1
    seen = 0
    for pile in range(box.rats):
        if not sees(sure_piles, pile):
            seen += traps_in_sight(s, pile, eye) * one_at(pile)
    while True:
        fool = guess_fool(box, s, eye, places, free_traps, luck)
        traps = trap_in_each_sure_pile(box, s, sure_piles, luck)
        fools_traps = 0
        fools_places = places_for_fools_traps(s, fool, eye)
        for trap in range(free_traps):
            place = draw(luck, places + fools_places - trap)
            if place < fools_places - fools_traps:
                fools_traps += 1
            else:
                traps |= nth_place(hidden & ~traps, place - fools_places + fools_traps)
        if is_kept(box, s, eye, sure_piles, seen, fool, traps, fools_traps, free_traps, luck):
            return fool, traps


@rule
def trap_in_each_sure_pile(box: Box, s: Table, sure_piles: int, luck: Chance) -> int:
    traps = 0
    for pile in range(box.rats):
        if sees(sure_piles, pile):
            traps |= 1 << (pile * PILE_SIZE + draw(luck, s.piles[pile].left))
    return traps


@rule
def nth_place(places: int, n: int) -> int:
    """The bit of the n-th place whose bit is set."""
    for _ in range(n):
        places &= places - 1
    return places & -places


@rule
def is_kept(
    box: Box,
    s: Table,
    eye: int,
    sure_piles: int,
    seen: int,
    fool: int,
    traps: int,
    fools_traps: int,
    free_traps: int,
    luck: Chance,
) -> bool:
    """Keep a deal with a chance in proportion to the product of the traps that each pile, sure ones aside, was dealt."""
    dealt = seen
    most = seen
    for place in range(box.rats * PILE_SIZE):
        if (traps >> place) & 1 == 1:
            dealt += one_at(place // PILE_SIZE)
    spread = free_traps
    if fool != NOBODY:
        known_traps = known_fools_traps(box, s, fool, eye)
        spread += known_traps
        dealt = return_fools_traps(box, s, fool, fools_traps + known_traps, dealt, luck)
        if dealt == IMPOSSIBLE:
            return False
    for _ in range(spread):
        most += one_at(poorest_pile(box, most, sure_piles))
    likelihood = 1
    largest = 1
    for pile in range(box.rats):
        if not sees(sure_piles, pile):
            likelihood *= count_at(dealt, pile)
            largest *= count_at(most, pile)
    return likelihood == largest or draw_share(luck, largest) < likelihood


@rule
def return_fools_traps(box: Box, s: Table, fool: int, fools_traps: int, dealt: int, luck: Chance) -> int:
    """Count each of the Fool's traps where he may have drawn it; impossible if he kept fewer cards than that."""
    kept = 0
    total = 0
    for pile in range(box.rats):
        kept += int(s.players[fool].kept_from[pile]) * one_at(pile)
        total += int(s.players[fool].kept_from[pile])
    if fools_traps > total:
        return IMPOSSIBLE
    for trap in range(fools_traps):
        place = draw(luck, total - trap)
        pile = 0
        while place >= count_at(kept, pile):
            place -= count_at(kept, pile)
            pile += 1
        kept -= one_at(pile)
        dealt += one_at(pile)
    return dealt


@rule
def poorest_pile(box: Box, counts: int, sure_piles: int) -> int:
    """Where one more trap makes the product largest; one of the sure piles if there are no others."""
    poorest = 0
    fewest = COUNT_MASK
    for pile in range(box.rats):
        if not sees(sure_piles, pile) and count_at(counts, pile) < fewest:
            poorest = pile
            fewest = count_at(counts, pile)
    return poorest


# Dealing again.


@rule
def deal_hidden_roles(box: Box, s: Table, eye: int, fool: int, luck: Chance) -> None:
    if not box.roles:
        return
    roles = roles_out_of_sight(box, s, eye) & ~(1 << FOOL)
    for seat in range(box.players):
        if seat == eye or not has_face_down_role(s, seat):
            continue
        if seat == fool:
            s.players[seat].role = FOOL
        else:
            role = role_number(roles, draw(luck, count_roles(roles)))
            roles ^= 1 << role
            s.players[seat].role = role


@rule
def deal_hidden_doors(box: Box, s: Table, eye: int, fool: int, traps: int, luck: Chance) -> None:
    for pile in range(box.rats):
        for place in range(s.piles[pile].left):
            if (traps >> (pile * PILE_SIZE + place)) & 1 == 1:
                s.piles[pile].cards[place] = TRAP
                s.undealt[TRAP] -= 1
    fools_traps = s.undealt[TRAP]
    s.undealt[TRAP] = 0
    for pile in range(box.rats):
        for place in range(s.piles[pile].left):
            if is_hidden(s, pile, place, eye) and (traps >> (pile * PILE_SIZE + place)) & 1 == 0:
                s.piles[pile].cards[place] = take_one(luck, s.undealt)
    for seat in range(box.rats):
        restock(s, seat, eye, fools_traps if seat == fool else 0, luck)


@rule
def restock(s: Table, seat: int, eye: int, traps: int, luck: Chance) -> None:
    """What the eyes know of stays; the rest is dealt again."""
    player = s.players[seat]
    hidden = hidden_in_stock(s, seat, eye)
    if hidden == 0:
        return
    for kind in range(KINDS):
        player.stock[kind] = player.sights[eye][kind]
    player.stock[TRAP] += traps
    for _ in range(hidden - traps):
        player.stock[take_one(luck, s.undealt)] += 1
    forget_other_sights(s, seat, eye)


@rule
def forget_other_sights(s: Table, owner: int, eye: int) -> None:
    """The owner knows his new stock; of what others know of it these eyes can tell only what was in plain view."""
    player = s.players[owner]
    for other in range(SPECTATOR):
        if other != eye:
            for kind in range(KINDS):
                in_plain_view = player.sights[SPECTATOR][kind]
                player.sights[other][kind] = player.stock[kind] if other == owner else in_plain_view
