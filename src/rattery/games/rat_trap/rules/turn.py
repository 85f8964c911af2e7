"""A turn: throw, choose a partner, share the dice, act; and the protocol every game offers.

throw ── again? ── Al Ratone? ── partner ── which die? ── partner acts ── active player acts ── next
                                                             │
                           what is unfinished comes first:   threat → the Fool's traps → keys
"""

from __future__ import annotations

from rattery.core.asking import ask, runs_on
from rattery.core.asking import is_over as is_over
from rattery.core.asking import turn as turn
from rattery.core.chance import draw
from rattery.core.compile.rule import rule
from rattery.core.moves import Offers, offer
from rattery.core.story import narrate
from rattery.games.rat_trap import moves, story
from rattery.games.rat_trap.box import Box
from rattery.games.rat_trap.parts import ACTIONS, BLANK, FACES, KINDS, MAX_RATS, NOBODY
from rattery.games.rat_trap.rules.actions import act, choose_pile, offer_piles, offer_victims, open_door, rob
from rattery.games.rat_trap.rules.cat import hypnotise, offer_send_on, offer_targets, send_cat, strike
from rattery.games.rat_trap.rules.ending import end_turn
from rattery.games.rat_trap.rules.partners import (
    find_partner,
    give_dice,
    keep_die,
    offer_dice,
    offer_partners,
    share_dice,
)
from rattery.games.rat_trap.rules.roles import (
    lay_next_card,
    look_through_piles,
    offer_next_cards,
    offer_pile_pairs,
    offer_step_in,
    pay_for_traps,
    reveal_manipulator,
    step_in,
    summon_al_ratone,
)
from rattery.games.rat_trap.rules.setting_up import lay_out
from rattery.games.rat_trap.rules.table import (
    ACTIVE_ACTS,
    MANIPULATION,
    NOTHING,
    PARTNER_ACTS,
    PARTNERING,
    SEND_CAT_ON,
    SHARING,
    STEP_IN_OR_NOT,
    SUMMONS,
    THROW,
    THROW_AGAIN,
    TURN_END,
    USE_CLOVER,
    WHAT_NEXT,
    WHICH_DIE,
    WHICH_PARTNER,
    WHICH_PILE,
    WHICH_PILES,
    WHOM_TO_CLAW,
    WHOM_TO_ROB,
    Table,
)
from rattery.games.rat_trap.rules.wounds import face_the_threat, offer_clover, take_bandage, use_clover


@rule
def set_up(box: Box, s: Table) -> None:
    """Lay out the table and go on to the first decision."""
    lay_out(box, s)
    run_on(box, s)


@rule
def begins(box: Box, s: Table) -> int:
    """Who begins: the active player of the first turn, whoever is asked before it."""
    return s.active


@rule
def score(box: Box, s: Table, seat: int) -> int:
    """The points a rat has."""
    return s.players[seat].points


@rule
def legal(box: Box, s: Table, offers: Offers) -> None:
    """What the decider may do."""
    offers.n = 0
    if s.asked == THROW_AGAIN:
        offer(offers, moves.STAND)
        offer(offers, moves.REROLL)
    elif s.asked == WHICH_PARTNER:
        offer_partners(box, s, offers)
    elif s.asked == WHICH_DIE:
        offer_dice(s, offers)
    elif s.asked == WHICH_PILE:
        offer_piles(box, s, offers)
    elif s.asked == WHOM_TO_ROB:
        offer_victims(box, s, offers)
    elif s.asked == WHOM_TO_CLAW:
        offer_targets(box, s, offers)
    elif s.asked == USE_CLOVER:
        offer_clover(s, offers)
    elif s.asked == STEP_IN_OR_NOT:
        offer_step_in(s, offers)
    elif s.asked == SEND_CAT_ON:
        offer_send_on(box, s, offers)
    elif s.asked == WHICH_PILES:
        offer_pile_pairs(box, s, offers)
    elif s.asked == WHAT_NEXT:
        offer_next_cards(s, offers)


@rule
def play(box: Box, s: Table, move: int) -> None:
    """Carry out a legal move, and go on until somebody has a real decision."""
    s.asked = NOTHING
    if move == moves.STAND:
        stand(s)
    elif move == moves.REROLL:
        throw_dice(box, s)
    elif move < moves.PARTNER + MAX_RATS:
        give_dice(s, move - moves.PARTNER)
    elif move < moves.KEEP + ACTIONS:
        keep_die(s, move - moves.KEEP)
    elif move < moves.DRAW + MAX_RATS:
        choose_pile(s, move - moves.DRAW)
    elif move < moves.ROB + MAX_RATS:
        rob(box, s, move - moves.ROB)
    elif move < moves.CLAW + MAX_RATS:
        send_cat(box, s, move - moves.CLAW)
    elif move == moves.CLOVER:
        use_clover(s)
    elif move == moves.PASS:
        decline(box, s)
    elif move == moves.STEP_IN:
        step_in(s)
    elif move < moves.HYPNOTISE + MAX_RATS:
        hypnotise(s, move - moves.HYPNOTISE)
    elif move < moves.NEXT:
        look_through_piles(s, move - moves.LOOK)
    elif move < moves.NEXT + KINDS:
        lay_next_card(s, move - moves.NEXT)
    else:
        keep_die(s, BLANK)
    run_on(box, s)


@rule
def run_on(box: Box, s: Table) -> None:
    """The game goes on by itself until somebody has a real decision, or it is over."""
    while runs_on(s):
        take_next_step(box, s)


@rule
def take_next_step(box: Box, s: Table) -> None:
    """What is unfinished comes first: a threat, the Fool's traps, doors to open; then the next step of the turn."""
    if s.threatened != NOBODY:
        face_the_threat(box, s)
    elif s.fool != NOBODY:
        pay_for_traps(s)
    elif s.keys > 0:
        open_door(box, s)
    elif s.step == MANIPULATION:
        reveal_manipulator(box, s)
    elif s.step == THROW:
        throw_dice(box, s)
    elif s.step == SUMMONS:
        summon_al_ratone(box, s)
    elif s.step == PARTNERING:
        find_partner(box, s)
    elif s.step == SHARING:
        share_dice(box, s)
    elif s.step == PARTNER_ACTS:
        s.step = ACTIVE_ACTS
        act(box, s, s.partner, s.dice[s.partners_die])
    elif s.step == ACTIVE_ACTS:
        s.step = TURN_END
        act(box, s, s.active, s.dice[1 - s.partners_die])
    else:
        end_turn(box, s)


@rule
def throw_dice(box: Box, s: Table) -> None:
    """Both dice are thrown; once, and only both, they may be thrown again."""
    for die in range(2):
        s.dice[die] = box.faces[die][draw(s.chance, FACES)]
    s.throws += 1
    if s.throws == 1:
        narrate(story.THREW, s.active, s.dice[0], s.dice[1])
        ask(s, s.active, THROW_AGAIN)
    else:
        narrate(story.THREW_AGAIN, s.active, s.dice[0], s.dice[1])
        s.step = SUMMONS


@rule
def stand(s: Table) -> None:
    narrate(story.STOOD, s.active)
    s.step = SUMMONS


@rule
def decline(box: Box, s: Table) -> None:
    """No clover, no role."""
    if s.threatened != NOBODY:
        take_bandage(box, s)
    elif s.target != NOBODY:
        narrate(story.DID_NOT_HYPNOTISE, s.decider)
        strike(s, s.target)
    else:
        narrate(story.DID_NOT_STEP_IN, s.decider)
