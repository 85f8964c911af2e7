"""Bandages: a threatened rat may discard a clover, else it is wounded; the third bandage puts it out of the round."""

from __future__ import annotations

from rattery.core.asking import ask
from rattery.core.compile.rule import rule
from rattery.core.moves import Offers, offer
from rattery.core.story import narrate
from rattery.games.rat_trap import moves, story
from rattery.games.rat_trap.box import Box
from rattery.games.rat_trap.parts import CLOVER, NOBODY
from rattery.games.rat_trap.rules.sight import leave_openly
from rattery.games.rat_trap.rules.table import USE_CLOVER, Table, is_third_rat, stock_size


@rule
def threaten(s: Table, seat: int) -> None:
    """A rat is about to take a bandage."""
    s.threatened = seat


@rule
def face_the_threat(box: Box, s: Table) -> None:
    """Whoever has stock is asked, clover or not: asking only the holders would tell who holds one."""
    seat = s.threatened
    if is_third_rat(box, seat):
        if s.players[seat].stock[CLOVER] > 0:
            use_clover(s)
        else:
            take_bandage(box, s)
    elif stock_size(s, seat) > 0:
        ask(s, seat, USE_CLOVER)
    else:
        take_bandage(box, s)


@rule
def offer_clover(s: Table, offers: Offers) -> None:
    if s.players[s.threatened].stock[CLOVER] > 0:
        offer(offers, moves.CLOVER)
    offer(offers, moves.PASS)


@rule
def use_clover(s: Table) -> None:
    """A clover is discarded face up instead of taking the bandage."""
    leave_openly(s, s.threatened, CLOVER)
    s.discard[CLOVER] += 1
    narrate(story.USED_CLOVER, s.threatened)
    s.threatened = NOBODY


@rule
def take_bandage(box: Box, s: Table) -> None:
    """The threatened rat is wounded."""
    seat = s.threatened
    s.threatened = NOBODY
    s.players[seat].bandages += 1
    narrate(story.WOUNDED, seat, s.players[seat].bandages)
    if s.players[seat].bandages >= box.bandages_to_be_out:
        go_out(s, seat)


@rule
def go_out(s: Table, seat: int) -> None:
    """A rat that is out loses its stock, unseen, opens no more doors and pays for no more traps."""
    narrate(story.WENT_OUT, seat, stock_size(s, seat))
    s.players[seat].out = True
    if s.actor == seat:
        s.keys = 0
    if s.fool == seat:
        s.fool = NOBODY
