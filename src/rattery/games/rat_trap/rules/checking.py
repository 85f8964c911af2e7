"""Checking: what is true of every table, after every move. The number that comes back is the first law that is broken."""

from __future__ import annotations

from rattery.core.compile.rule import rule
from rattery.games.rat_trap.box import Box
from rattery.games.rat_trap.parts import EYES, FOOL, KINDS, NO_ROLE, NOBODY, PILE_SIZE, THIRD_RAT_CARDS, TRAP
from rattery.games.rat_trap.rules.table import NOTHING, QUESTIONS, Table, is_third_rat

LAWS = (
    "all is well",
    "every door is in a pile, in a stock or in the discard pile",
    "no pile has more than its five doors or fewer than none",
    "nobody knows of more cards in a stock than there are",
    "everybody knows his own stock, and everybody the third rat's",
    "only the Fool has traps in stock",
    "no role is dealt twice, and every player has one where there are roles",
    "bandages stay between none and the limit, and only who has them all is out",
    "the third rat's cards are all there",
    "somebody is asked something unless the game is over",
    "the traps beside the piles lie in the discard pile",
)


@rule
def check(box: Box, s: Table) -> int:
    """0 if all is well, else the place in LAWS of the law that is broken."""
    if not doors_are_all_there(box, s):
        return 1
    if not piles_are_sound(box, s):
        return 2
    if not sights_are_true(box, s):
        return 3
    if not own_stock_is_known(box, s):
        return 4
    if not only_the_fool_has_traps(box, s):
        return 5
    if not roles_are_sound(box, s):
        return 6
    if not bandages_are_sound(box, s):
        return 7
    if not third_rat_cards_are_all_there(box, s):
        return 8
    if not somebody_is_asked(box, s):
        return 9
    if not shown_traps_are_discarded(box, s):
        return 10
    return 0


@rule
def doors_are_all_there(box: Box, s: Table) -> bool:
    for kind in range(KINDS):
        count = int(s.discard[kind])
        for seat in range(box.rats):
            count += s.players[seat].stock[kind]
        for pile in range(box.rats):
            for place in range(s.piles[pile].left):
                if s.piles[pile].cards[place] == kind:
                    count += 1
        if count != box.doors[kind] or s.undealt[kind] != 0:
            return False
    return True


@rule
def piles_are_sound(box: Box, s: Table) -> bool:
    for pile in range(box.rats):
        if s.piles[pile].left < 0 or s.piles[pile].left > PILE_SIZE:
            return False
    return True


@rule
def sights_are_true(box: Box, s: Table) -> bool:
    for seat in range(box.rats):
        for eye in range(EYES):
            for kind in range(KINDS):
                sight = s.players[seat].sights[eye][kind]
                if sight < 0 or sight > s.players[seat].stock[kind]:
                    return False
    return True


@rule
def own_stock_is_known(box: Box, s: Table) -> bool:
    for seat in range(box.rats):
        for eye in range(EYES):
            if eye == seat or is_third_rat(box, seat):
                for kind in range(KINDS):
                    if s.players[seat].sights[eye][kind] != s.players[seat].stock[kind]:
                        return False
    return True


@rule
def only_the_fool_has_traps(box: Box, s: Table) -> bool:
    for seat in range(box.rats):
        if s.players[seat].stock[TRAP] > 0 and s.players[seat].role != FOOL:
            return False
    return True


@rule
def roles_are_sound(box: Box, s: Table) -> bool:
    for seat in range(box.rats):
        role = s.players[seat].role
        if (role != NO_ROLE) != (box.roles and not is_third_rat(box, seat)):
            return False
        for other in range(seat):
            if role != NO_ROLE and s.players[other].role == role:
                return False
    return True


@rule
def bandages_are_sound(box: Box, s: Table) -> bool:
    for seat in range(box.rats):
        bandages = s.players[seat].bandages
        if bandages < 0 or bandages > box.bandages_to_be_out:
            return False
        if (bandages == box.bandages_to_be_out) != s.players[seat].out:
            return False
    return True


@rule
def third_rat_cards_are_all_there(box: Box, s: Table) -> bool:
    if box.rats == box.players:
        return True
    found = 0
    for place in range(THIRD_RAT_CARDS):
        found |= 1 << int(s.third_rat_deck[place])
    return found == (1 << THIRD_RAT_CARDS) - 1 and 0 <= s.third_rat_turned <= box.third_rat_cards


@rule
def somebody_is_asked(box: Box, s: Table) -> bool:
    if s.over:
        return s.decider == NOBODY
    return 0 <= s.decider < box.players and NOTHING < s.asked < len(QUESTIONS)


@rule
def shown_traps_are_discarded(box: Box, s: Table) -> bool:
    shown = 0
    for pile in range(box.rats):
        shown += s.piles[pile].traps_shown
    return shown <= s.discard[TRAP]
