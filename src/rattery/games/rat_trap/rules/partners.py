"""Choosing a partner and sharing the dice."""

from __future__ import annotations

from rattery.core.asking import ask
from rattery.core.compile.rule import rule
from rattery.core.moves import Offers, offer
from rattery.core.story import narrate
from rattery.games.rat_trap import moves, story
from rattery.games.rat_trap.box import Box
from rattery.games.rat_trap.parts import BLANK
from rattery.games.rat_trap.rules.table import PARTNER_ACTS, SHARING, WHICH_DIE, WHICH_PARTNER, Table, is_third_rat
from rattery.games.rat_trap.rules.third_rat import has_third_rat_cards, third_rat_keeps_die


@rule
def can_be_partner(box: Box, s: Table, seat: int) -> bool:
    """Anybody else; the third rat while its cards last."""
    if is_third_rat(box, seat):
        return has_third_rat_cards(box, s)
    return seat != s.active


@rule
def offer_partners(box: Box, s: Table, offers: Offers) -> None:
    for seat in range(box.rats):
        if can_be_partner(box, s, seat):
            offer(offers, moves.PARTNER + seat)


@rule
def count_partners(box: Box, s: Table) -> int:
    count = 0
    for seat in range(box.rats):
        if can_be_partner(box, s, seat):
            count += 1
    return count


@rule
def find_partner(box: Box, s: Table) -> None:
    """The active player chooses, where there is a choice."""
    if count_partners(box, s) > 1:
        ask(s, s.active, WHICH_PARTNER)
    else:
        for seat in range(box.rats):
            if can_be_partner(box, s, seat):
                give_dice(s, seat)


@rule
def give_dice(s: Table, partner: int) -> None:
    narrate(story.GAVE_DICE, s.active, partner)
    s.partner = partner
    s.step = SHARING


@rule
def share_dice(box: Box, s: Table) -> None:
    """The partner keeps one die and gives the other back; with equal dice there is nothing to choose."""
    s.step = PARTNER_ACTS
    if is_third_rat(box, s.partner):
        third_rat_keeps_die(box, s)
        tell_share(s)
    elif s.dice[0] == s.dice[1]:
        s.partners_die = 0
        tell_share(s)
    else:
        ask(s, s.partner, WHICH_DIE)


@rule
def offer_dice(s: Table, offers: Offers) -> None:
    offer(offers, move_to_keep(min(s.dice[0], s.dice[1])))
    offer(offers, move_to_keep(max(s.dice[0], s.dice[1])))


@rule
def move_to_keep(die: int) -> int:
    return moves.KEEP_BLANK if die == BLANK else moves.KEEP + die


@rule
def keep_die(s: Table, die: int) -> None:
    s.partners_die = 0 if s.dice[0] == die else 1
    tell_share(s)


@rule
def tell_share(s: Table) -> None:
    narrate(story.KEPT, s.partner, s.dice[s.partners_die], s.dice[1 - s.partners_die], s.active)
