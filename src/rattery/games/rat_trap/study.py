"""What a study follows in Rat Trap: roles, clovers and dice; points, then cards in stock, decide."""

from __future__ import annotations

from rattery.core.compile.rule import rule
from rattery.core.moves import Move
from rattery.core.study_subject import Things
from rattery.games.rat_trap.box import Box
from rattery.games.rat_trap.parts import AL_RATONE, CARDS, CLOVER, DICE, HYPNOTIST, MANIPULATOR, ROLES
from rattery.games.rat_trap.rules.table import Table, stock_size

ROLE, CARD, DIE = range(3)
THINGS = (
    Things("role", ROLES, is_dealt=True),
    Things("card", CARDS, ("use_clover",)),
    Things("die", DICE, ("which_die",)),
)
MEASURES = ("points", "cards")
ROLE_OF_VERB = {"step_in": AL_RATONE, "hypnotise": HYPNOTIST, "look": MANIPULATOR}


def plays(move: Move) -> list[tuple[int, int]]:
    """A role is played by what it alone may do; a die by the partner who keeps it."""
    if move.verb in ROLE_OF_VERB:
        return [(ROLE, ROLE_OF_VERB[move.verb])]
    if move.verb == "clover":
        return [(CARD, CLOVER)]
    return [(DIE, dict(move.facts)["die"])] if move.verb == "keep" else []


@rule
def holds(box: Box, s: Table, seat: int, kind: int, thing: int) -> bool:
    """The role dealt, a card in stock, a die that was thrown."""
    if kind == ROLE:
        return s.players[seat].role == thing
    if kind == CARD:
        return s.players[seat].stock[thing] > 0
    return s.dice[0] == thing or s.dice[1] == thing


@rule
def measure(box: Box, s: Table, seat: int, place: int) -> int:
    return int(s.players[seat].points) if place == 0 else stock_size(s, seat)


@rule
def rounds(box: Box, s: Table) -> int:
    return int(s.round_number)
