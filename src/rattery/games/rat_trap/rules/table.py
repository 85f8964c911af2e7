"""The table of Rat Trap: everything that can change in a match, laid out as you would lay it out.

    pile A   pile B   pile C   pile D          one pile a rat, five doors each, face down
    [ 5 ]    [ 5 ]    [ 5 ]    [ 5 ]
                dice
player 0 ........................ player 1     bandages, stock (face down), role (face down)
"""

from __future__ import annotations

from rattery.core.chance import Chance
from rattery.core.compile.rule import rule
from rattery.core.record import Record, Row, flag, i8, i16, part, row
from rattery.games.rat_trap.box import Box
from rattery.games.rat_trap.parts import EYES, KINDS, MAX_RATS, PILE_SIZE, THIRD_RAT_CARDS

# What somebody is asked.
(
    NOTHING,
    WHICH_PILES,  # the Manipulator: which two piles to look through
    WHAT_NEXT,  # the Manipulator: which card to lay next, from the top down
    THROW_AGAIN,  # the active player: keep the dice or throw both again
    STEP_IN_OR_NOT,  # whoever may be Al Ratone: become the partner or not
    WHICH_PARTNER,  # the active player: who gets the dice
    WHICH_DIE,  # the partner: which die to keep
    WHICH_PILE,  # whoever turns keys: from which pile
    WHOM_TO_ROB,
    WHOM_TO_CLAW,
    SEND_CAT_ON,  # whoever may be the Hypnotist, attacked by the cat: send it on or not
    USE_CLOVER,  # whoever is about to take a bandage and has stock: discard a clover or not
) = range(12)
QUESTIONS = (
    "nothing",
    "which_piles",
    "what_next",
    "throw_again",
    "step_in",
    "which_partner",
    "which_die",
    "which_pile",
    "whom_to_rob",
    "whom_to_claw",
    "send_cat_on",
    "use_clover",
)

# The steps of a turn, in order.
MANIPULATION, THROW, SUMMONS, PARTNERING, SHARING, PARTNER_ACTS, ACTIVE_ACTS, TURN_END = range(8)


class Pile(Record):
    cards: Row[int] = row(i8, PILE_SIZE)  # bottom first; the top card is cards[left - 1]
    seen: Row[int] = row(i8, PILE_SIZE)  # a bit for every pair of eyes that knows this card
    left: int = i16
    traps_shown: int = i16  # the traps lying face up beside it


class Player(Record):
    points: int = i16
    bandages: int = i16
    out: bool = flag  # of the round
    attacked: bool = flag  # by the cat, this turn
    role_shown: bool = flag
    is_sane: bool = flag  # has shown a drawn trap this round: everybody knows this is not the Fool
    role: int = i16  # NO_ROLE for the third rat, and in the game without roles
    stock: Row[int] = row(i8, KINDS)  # how many of each kind; a rat that is out has lost them, unseen
    sights: Row[Row[int]] = row(i8, EYES, KINDS)  # how many of each kind in this stock a pair of eyes knows of
    kept_from: Row[int] = row(i8, MAX_RATS)  # how many cards were kept from each pile this round


class Table(Record):
    chance: Chance = part(Chance)
    round_number: int = i16
    in_extra_round: bool = flag
    over: bool = flag
    step: int = i16
    asked: int = i16  # the question put to the decider
    decider: int = i16  # NOBODY when the game is over
    active: int = i16
    partner: int = i16  # NOBODY until chosen
    dice: Row[int] = row(i16, 2)
    throws: int = i16  # how often the dice were thrown this turn
    partners_die: int = i16  # which of the two the partner kept, NOBODY until then
    actor: int = i16  # whose action is being carried out
    keys: int = i16  # doors the actor may still open
    pile: int = i16  # the pile they come from
    target: int = i16  # whom the cat is sent at, NOBODY once it has struck
    threatened: int = i16  # who is about to take a bandage, or NOBODY
    fool: int = i16  # the Fool whose trap was stolen and who must pay for the others, or NOBODY
    fools_traps: int = i16  # bandages he still has to take
    summoned: int = i16  # how many seats from the active player's left were asked to step in
    looked_at: Row[int] = row(i16, 2)  # the Manipulator's two piles
    laid: int = i16  # how many cards of them the Manipulator has laid down
    third_rat_turned: int = i16  # how many of the third rat's cards were turned up this round
    third_rat_decider: int = i16  # who chooses for the third rat this turn
    third_rat_deck: Row[int] = row(i8, THIRD_RAT_CARDS)
    undealt: Row[int] = row(i8, KINDS)  # doors still to be dealt; none once the round has begun
    discard: Row[int] = row(i8, KINDS)  # face up: sprung traps, used clovers
    piles: Row[Pile] = row(Pile, MAX_RATS)
    players: Row[Player] = row(Player, MAX_RATS)


@rule
def is_third_rat(box: Box, seat: int) -> bool:
    """The third rat plays without a player."""
    return seat >= box.players


@rule
def stock_size(s: Table, seat: int) -> int:
    """The cards in front of a rat; one that is out has none."""
    size = 0
    if not s.players[seat].out:
        for kind in range(KINDS):
            size += s.players[seat].stock[kind]
    return size


@rule
def next_player(box: Box, seat: int) -> int:
    """The player to the left."""
    return (seat + 1) % box.players


@rule
def piles_left(box: Box, s: Table) -> int:
    """How many piles still have doors."""
    count = 0
    for pile in range(box.rats):
        if s.piles[pile].left > 0:
            count += 1
    return count


@rule
def role_is_face_up(box: Box, s: Table, role: int) -> bool:
    """Everybody knows who has, or had, this role."""
    for seat in range(box.players):
        if s.players[seat].role == role and s.players[seat].role_shown:
            return True
    return False
