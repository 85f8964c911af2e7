"""Claws: the cat attacks a player of one's choice, never oneself, never the same player twice in a turn.

A target who may be the Hypnotist, for all the others know, is asked first whether to send the cat on.
"""

from __future__ import annotations

from rattery.core.asking import ask
from rattery.core.compile.rule import rule
from rattery.core.moves import Offers, offer
from rattery.core.story import narrate
from rattery.games.rat_trap import moves, story
from rattery.games.rat_trap.box import Box
from rattery.games.rat_trap.parts import CLAWS, HYPNOTIST, NOBODY
from rattery.games.rat_trap.rules.roles import has_face_down_role, show_role
from rattery.games.rat_trap.rules.table import SEND_CAT_ON, WHOM_TO_CLAW, Table, is_third_rat, role_is_face_up
from rattery.games.rat_trap.rules.wounds import threaten


@rule
def can_be_attacked(s: Table, seat: int) -> bool:
    """Neither out nor yet attacked this turn."""
    return not s.players[seat].out and not s.players[seat].attacked


@rule
def can_be_clawed(box: Box, s: Table, attacker: int, seat: int) -> bool:
    """Not oneself; the third rat's claws always hit the player who did not decide for it."""
    if seat == attacker or not can_be_attacked(s, seat):
        return False
    return not is_third_rat(box, attacker) or seat != s.third_rat_decider


@rule
def claw(box: Box, s: Table) -> None:
    targets = 0
    target = NOBODY
    for seat in range(box.rats):
        if can_be_clawed(box, s, s.actor, seat):
            targets += 1
            target = seat
    if targets == 0:
        narrate(story.NOTHING_TO_DO, s.actor, CLAWS)
    elif targets == 1:
        send_cat(box, s, target)
    else:
        ask(s, s.actor, WHOM_TO_CLAW)


@rule
def offer_targets(box: Box, s: Table, offers: Offers) -> None:
    for seat in range(box.rats):
        if can_be_clawed(box, s, s.actor, seat):
            offer(offers, moves.CLAW + seat)


@rule
def send_cat(box: Box, s: Table, target: int) -> None:
    """The cat goes for its target, who may turn out to be the Hypnotist."""
    narrate(story.CAT_SENT, s.actor, target)
    if may_be_hypnotist(box, s, target) and can_be_sent_on(box, s, target):
        s.target = target
        ask(s, target, SEND_CAT_ON)
    else:
        strike(s, target)


@rule
def can_be_sent_on(box: Box, s: Table, target: int) -> bool:
    """There is another rat the cat could attack instead."""
    for seat in range(box.rats):
        if seat != target and can_be_attacked(s, seat):
            return True
    return False


@rule
def strike(s: Table, target: int) -> None:
    """Only who is finally attacked counts as attacked, also if a clover saves him."""
    s.target = NOBODY
    s.players[target].attacked = True
    threaten(s, target)


@rule
def may_be_hypnotist(box: Box, s: Table, seat: int) -> bool:
    """For all the others know."""
    return has_face_down_role(s, seat) and not role_is_face_up(box, s, HYPNOTIST)


@rule
def offer_send_on(box: Box, s: Table, offers: Offers) -> None:
    """The Hypnotist may send the cat on to any other rat that is not out and was not yet attacked."""
    offer(offers, moves.PASS)
    if s.players[s.target].role == HYPNOTIST:
        for seat in range(box.rats):
            if seat != s.target and can_be_attacked(s, seat):
                offer(offers, moves.HYPNOTISE + seat)


@rule
def hypnotise(s: Table, target: int) -> None:
    show_role(s, s.decider)
    narrate(story.HYPNOTISED, s.decider, target)
    strike(s, target)
