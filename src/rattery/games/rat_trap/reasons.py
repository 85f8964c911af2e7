"""Why a move may not be made: the reason, as a message of the words with its facts. Only what the decider may know."""

from __future__ import annotations

from rattery.core.game import Reason
from rattery.games.rat_trap import moves
from rattery.games.rat_trap.box import Box
from rattery.games.rat_trap.parts import AL_RATONE, CLOVER, HYPNOTIST
from rattery.games.rat_trap.rules.cat import can_be_attacked
from rattery.games.rat_trap.rules.partners import can_be_partner
from rattery.games.rat_trap.rules.table import (
    SEND_CAT_ON,
    STEP_IN_OR_NOT,
    THROW_AGAIN,
    USE_CLOVER,
    WHAT_NEXT,
    WHICH_DIE,
    WHICH_PARTNER,
    WHICH_PILE,
    WHICH_PILES,
    WHOM_TO_CLAW,
    WHOM_TO_ROB,
    Table,
    stock_size,
)
from rattery.games.rat_trap.rules.third_rat import has_third_rat_cards

ANSWERS = {
    "stand": (THROW_AGAIN,),
    "reroll": (THROW_AGAIN,),
    "partner": (WHICH_PARTNER,),
    "keep": (WHICH_DIE,),
    "draw": (WHICH_PILE,),
    "steal": (WHOM_TO_ROB,),
    "claw": (WHOM_TO_CLAW,),
    "clover": (USE_CLOVER,),
    "pass": (USE_CLOVER, STEP_IN_OR_NOT, SEND_CAT_ON),
    "step_in": (STEP_IN_OR_NOT,),
    "hypnotise": (SEND_CAT_ON,),
    "look": (WHICH_PILES,),
    "next": (WHAT_NEXT,),
}


def why_not(box: Box, s: Table, move: int) -> Reason:
    """The reason a move that is not on offer is not."""
    entry = moves.MOVES[move]
    value = entry.facts[0][1] if entry.facts else 0
    if s.asked not in ANSWERS[entry.verb]:
        return _wrong_time(box, s, entry.verb, value)
    match entry.verb:
        case "partner" | "steal" | "claw" | "hypnotise" if value >= box.rats:
            return Reason("why-no-such-rat", number=value)
        case "draw" if value >= box.rats:
            return Reason("why-no-such-pile", pile=value)
        case "draw":
            return Reason("why-pile-empty", pile=value)
        case "partner":
            assert not can_be_partner(box, s, value)
            return Reason("why-not-own-partner")
        case "keep":
            return Reason("why-die-not-there", die=value)
        case "steal":
            return _bad_victim(s, value)
        case "claw":
            return _bad_target(box, s, s.actor, value)
        case "hypnotise" if s.players[s.decider].role != HYPNOTIST:
            return Reason("why-not-hypnotist")
        case "hypnotise":
            return _bad_target(box, s, s.target, value)
        case "clover":
            assert s.players[s.threatened].stock[CLOVER] == 0
            return Reason("why-no-clover")
        case "step_in":
            assert s.players[s.decider].role != AL_RATONE
            return Reason("why-not-al-ratone")
        case "look":
            return Reason("why-no-such-pile", pile=moves.PAIR_SECOND[value])
        case _:
            return Reason("why-card-not-there", card=value)


def _wrong_time(box: Box, s: Table, verb: str, value: int) -> Reason:
    """Somebody is asked something else; about the partner perhaps nobody, because there is only one."""
    if verb in ("reroll", "stand") and s.throws > 0:
        return Reason("why-thrown-twice" if s.throws == 2 else "why-throw-is-over")
    if verb == "partner" and box.players <= value < box.rats and not has_third_rat_cards(box, s):
        return Reason("why-third-rat-has-no-cards")
    return Reason("why-not-asked")


def _bad_victim(s: Table, seat: int) -> Reason:
    if seat == s.actor:
        return Reason("why-not-rob-oneself")
    assert stock_size(s, seat) == 0
    return Reason("why-no-stock", seat=seat)


def _bad_target(box: Box, s: Table, barred: int, seat: int) -> Reason:
    if seat == barred:
        return Reason("why-not-this-target", seat=seat)
    assert not can_be_attacked(s, seat)
    return Reason("why-out" if s.players[seat].out else "why-attacked-already", seat=seat)
