"""The judge of Rat Trap: the points each rat is expected to have after the round, and what a lead is worth this late.

Expected are the points a rat has, the cheese in its stock unless a third bandage takes it away, and a share of what is still
behind the doors. The dice of a turn in progress count as already shared, in the way the partner would like best.
"""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from rattery.core.compile.rule import rule
from rattery.core.record import Row
from rattery.games.rat_trap.box import Box
from rattery.games.rat_trap.parts import (
    ALCHEMIST,
    CLAWS,
    CLOVER,
    HEAL,
    KEY,
    KEYS,
    NOBODY,
    ONE,
    PILE_SIZE,
    STEAL,
    TWO,
)
from rattery.games.rat_trap.rules.cat import can_be_attacked
from rattery.games.rat_trap.rules.ending import round_is_over
from rattery.games.rat_trap.rules.table import (
    ACTIVE_ACTS,
    TURN_END,
    WHICH_PILE,
    WHOM_TO_CLAW,
    WHOM_TO_ROB,
    Table,
    is_third_rat,
    stock_size,
)


class Weights(NamedTuple):
    """What a lead of a point is worth, and how much each thing adds to the expected points of a rat."""

    lead_last: float  # at the end of the last round, in the logarithm of the chances
    lead_ending: float  # when a rat has enough to end the game after this round
    lead_early: float  # with another round to come
    lead_earliest: float  # with two
    unsettled: float  # how much less it is worth for each door that can still be opened
    risk: float  # of losing one's stock, as the logarithm of the odds
    risk_two_lives: float  # one more bandage or used clover can be borne
    risk_one_life: float  # none can
    risk_door: float  # for each door that can still be opened before the round ends
    risk_claws: float  # the last life, and a cat will be sent at one of the others
    out: float  # out of the round; times the chance to be, where it is not certain yet
    door: float  # for each door that can still be opened; the third rat opens few
    card: float  # for each card in stock, in the last round: it breaks ties
    key: float
    keys: float
    steal: float  # for each point of the best card to be expected
    claws: float
    to_throw: float  # active, before the dice are shared


# Fitted by `python -m bench.fit_judge` on 40 000 games of two to five players, with and without roles, played greedily
# by this very judge, with one move in twelve at random. At the end of the last round a point multiplies the odds by 2.4,
# in the first round by 1.3; with one life left and many doors to come, a stock is lost more often than not.
WEIGHTS = Weights(
    lead_last=0.87,
    lead_ending=0.74,
    lead_early=0.44,
    lead_earliest=0.26,
    unsettled=0.24,
    risk=-3.23,
    risk_two_lives=0.44,
    risk_one_life=1.38,
    risk_door=0.26,
    risk_claws=1.07,
    out=-0.27,
    door=0.42,
    card=0.26,
    key=0.61,
    keys=1.16,
    steal=1.20,
    claws=0.35,
    to_throw=-0.48,
)

NO_DIE = -1
EITHER_DIE = -2  # one of the two, nobody knows which


@rule
def judge(box: Box, s: Table, chances: Row[float]) -> None:
    """Fill in each seat's expected share of the victory: at least 0 each, 1 in total."""
    judge_by(box, s, chances, WEIGHTS)


@rule
def judge_by(box: Box, s: Table, chances: Row[float], weights: Weights) -> None:
    """The same with other weights, for fitting them."""
    doors = doors_to_come(box, s)
    partners, actives = dice_to_come(box, s, doors, weights)
    lead = worth_of_a_lead(box, s, weights) / (1 + weights.unsettled * doors)
    everybody = 0.0
    for seat in range(box.rats):
        die = die_of(s, seat, partners, actives)
        claws = is_before_claws(s, seat, partners, actives)
        chances[seat] = exp(lead * hopes(box, s, seat, die, claws, doors, weights))
        everybody += chances[seat]
    for seat in range(box.rats):
        chances[seat] /= everybody


@rule
def worth_of_a_lead(box: Box, s: Table, weights: Weights) -> float:
    """What a lead of a point adds to the logarithm of the chances: the later in the game, the harder it is to catch up."""
    left = int(box.rounds) - int(s.round_number)
    if s.in_extra_round or left <= 0:
        return weights.lead_last
    for seat in range(box.rats):
        if s.players[seat].points + points_in_stock(s, seat) >= box.points_to_end:
            return weights.lead_ending
    return weights.lead_early if left == 1 else weights.lead_earliest


# The points a rat is expected to have.


@rule
def hopes(box: Box, s: Table, seat: int, die: int, claws: bool, doors: int, weights: Weights) -> float:
    """The expected points of a rat at the end of the round."""
    player = s.players[seat]
    lives = lives_left(box, s, seat, die)
    if player.out or lives <= 0:
        return player.points + weights.out
    points = points_in_stock(s, seat) + by_stock(box, s, seat, weights) + by_die(box, s, seat, die, weights)
    if not is_third_rat(box, seat):
        points += weights.door * doors
    risk = risk_to_go_out(lives, claws, doors, weights)
    return player.points + points * (1 - risk) + weights.out * risk


@rule
def points_in_stock(s: Table, seat: int) -> int:
    """What the stock scores if it is not lost."""
    player = s.players[seat]
    if player.out:
        return 0
    clovers = int(player.stock[CLOVER]) if player.role == ALCHEMIST else 0
    return int(player.stock[ONE]) + 2 * int(player.stock[TWO]) + clovers


@rule
def by_stock(box: Box, s: Table, seat: int, weights: Weights) -> float:
    """In the last round every card may break a tie."""
    is_last = s.in_extra_round or s.round_number >= box.rounds
    return weights.card * stock_size(s, seat) if is_last else 0.0


@rule
def lives_left(box: Box, s: Table, seat: int, die: int) -> int:
    """How many more bandages and used clovers put a rat out, after the bandage it is about to take and a heal to come."""
    player = s.players[seat]
    bandages = int(player.bandages) + (1 if seat == s.threatened or seat == s.target else 0)
    if seat == s.fool:
        bandages += int(s.fools_traps)
    if die == HEAL and bandages > 0:
        bandages -= 1
    return int(box.bandages_to_be_out) - bandages + int(player.stock[CLOVER])


@rule
def risk_to_go_out(lives: int, claws: bool, doors: int, weights: Weights) -> float:
    """How likely a rat still loses its stock in this round."""
    odds = weights.risk + weights.risk_door * doors
    if lives == 1:
        odds += weights.risk_one_life + (weights.risk_claws if claws else 0.0)
    elif lives == 2:
        odds += weights.risk_two_lives
    return 1 / (1 + exp(-odds))


@rule
def doors_to_come(box: Box, s: Table) -> int:
    """How many doors can be opened before two piles are empty, at the least; none if the round ends with this turn."""
    if round_is_over(box, s) or somebody_goes_out(box, s):
        return 0
    smallest, next_smallest = PILE_SIZE, PILE_SIZE
    for pile in range(box.rats):
        left = int(s.piles[pile].left)
        if left < smallest:
            smallest, next_smallest = left, smallest
        elif left < next_smallest:
            next_smallest = left
    return smallest + next_smallest


@rule
def somebody_goes_out(box: Box, s: Table) -> bool:
    """A bandage about to be taken is one too many."""
    for seat in range(box.rats):
        if lives_left(box, s, seat, NO_DIE) <= 0:
            return True
    return False


# The dice of the turn in progress.


@rule
def dice_to_come(box: Box, s: Table, doors: int, weights: Weights) -> tuple[int, int]:
    """What the partner and the active player still carry out, with the dice shared as the partner likes best."""
    if s.partner == NOBODY:
        return NO_DIE, EITHER_DIE
    kept = int(s.partners_die)
    if kept == NOBODY:
        one = hopes(box, s, int(s.partner), int(s.dice[0]), False, doors, weights)
        other = hopes(box, s, int(s.partner), int(s.dice[1]), False, doors, weights)
        kept = 0 if one >= other else 1
    partners, actives = int(s.dice[kept]), int(s.dice[1 - kept])
    if s.step == ACTIVE_ACTS:
        partners = rest_of_action(s, partners)
    elif s.step == TURN_END:
        partners, actives = NO_DIE, rest_of_action(s, actives)
    return partners, actives


@rule
def rest_of_action(s: Table, die: int) -> int:
    """An action in progress is still to come while its pile or target is being chosen; a second key may be left."""
    if s.asked == WHICH_PILE or s.asked == WHOM_TO_ROB or s.asked == WHOM_TO_CLAW:
        return die
    return KEY if s.keys > 0 else NO_DIE


@rule
def die_of(s: Table, seat: int, partners: int, actives: int) -> int:
    if seat == s.partner:
        return partners
    return actives if seat == s.active else NO_DIE


@rule
def by_die(box: Box, s: Table, seat: int, die: int, weights: Weights) -> float:
    """What an action to come is worth."""
    if die == EITHER_DIE:
        one = by_die_thrown(box, s, seat, int(s.dice[0]), weights)
        return weights.to_throw + (one + by_die_thrown(box, s, seat, int(s.dice[1]), weights)) / 2
    return by_die_thrown(box, s, seat, die, weights)


@rule
def by_die_thrown(box: Box, s: Table, seat: int, die: int, weights: Weights) -> float:
    """What the action of a known die is worth; healing counts as a life instead."""
    if die == KEY:
        return weights.key
    if die == KEYS:
        return weights.keys
    if die == STEAL:
        return weights.steal * best_prey(box, s, seat)
    if die == CLAWS:
        return weights.claws
    return 0.0


@rule
def best_prey(box: Box, s: Table, thief: int) -> float:
    """The points to be expected of a card from the stock that promises most."""
    best = 0.0
    for seat in range(box.rats):
        size = stock_size(s, seat)
        if seat != thief and size > 0:
            best = max(best, points_in_stock(s, seat) / size)
    return best


@rule
def is_before_claws(s: Table, seat: int, partners: int, actives: int) -> bool:
    """A cat to come may be sent at this rat."""
    from_partner = partners == CLAWS and seat != s.partner
    from_active = actives == CLAWS and seat != s.active
    return can_be_attacked(s, seat) and (from_partner or from_active)
