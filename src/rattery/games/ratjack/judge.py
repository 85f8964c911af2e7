"""The judge of Ratjack: who is likely to be awarded the round, and what that point is worth in the race to three.

A round is evaluated as a good player does it: how far every player is from 25, who holds the card that lands there, who has
a card that could be turned up or marked against its owner, and who has the means. If an effect is in progress, the table is
evaluated as it will be after the choice that serves the active player best.
"""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from rattery.core.compile.rule import rule
from rattery.core.record import Row
from rattery.games.ratjack.box import Box
from rattery.games.ratjack.language import Step
from rattery.games.ratjack.parts import (
    A_CARD,
    CARDS,
    DISCARD,
    EXCHANGE,
    GIVE,
    MAX_PLAYERS,
    MOVE_TOKEN,
    NO_CARD,
    NO_TOKEN,
    NOBODY,
    NUMBERS,
    OPPOSING,
    OWN,
    PICK_UP,
    PUT_TOKEN,
    RETURN_TOKEN,
    THE_DISCARD,
    TOKENS,
    TURN_DOWN,
    TURN_UP,
    VISIBLE,
)
from rattery.games.ratjack.rules.effects import step_in_progress, wants_card
from rattery.games.ratjack.rules.looking_ahead import may_be_turned_up
from rattery.games.ratjack.rules.table import (
    DRAW_FROM,
    EFFECT,
    HIDING,
    TURNING_UP,
    Table,
    has,
    is_visible,
    next_in_play,
    number_of,
)
from rattery.games.ratjack.rules.targets import can_be_picked, can_be_second
from rattery.games.ratjack.rules.tokens import (
    face_of,
    is_locked,
    is_shielded,
    value_face_up,
    value_of,
    value_under,
)


class Weights(NamedTuple):
    """What each thing adds to the logarithm of a seat's chances: the first in the race, all others in this round."""

    point: float  # in the race, for each point
    to_move: float
    next_to_move: float
    total: float  # visible, as a part of 25
    lead_late: float  # ahead of the best of the others, as a part of 25, when the deck runs out
    leads_at_the_end: float  # has most, and the round ends with this turn
    in_reach: float  # one card away from 25
    lands_now: float  # to move, with a card that lands on 25
    lands_later: float  # the same, while it is another player's turn
    lands_from_pile: float  # about to draw, and the top card of the pile lands on 25
    lands_in_two: float  # the hand card and a hidden one land on 25 together
    fells_now: float  # to move, and can drive another player over 25
    fells_next: float  # the same, next to move
    felled_next: float  # can be driven over 25 by the player to move
    felled_later: float  # can be driven over 25 by another player
    fragile: float  # a hidden card would put its owner out, were it turned up
    low_card: float  # the lowest card not yet visible, as a part of 12
    hand: float  # the cards in hand, as a part of 12


# Fitted by `python -m bench.fit_judge` on 50 000 games of two to four players with all packs, played greedily by this
# very judge, with one move in twelve at random. A point in the race multiplies the odds by more than two.
WEIGHTS = Weights(
    point=0.86,
    to_move=0.15,
    next_to_move=0.12,
    total=-0.52,
    lead_late=0.52,
    leads_at_the_end=0.47,
    in_reach=0.24,
    lands_now=1.55,
    lands_later=0.83,
    lands_from_pile=0.76,
    lands_in_two=0.32,
    fells_now=1.01,
    fells_next=0.46,
    felled_next=-0.51,
    felled_later=-0.32,
    fragile=-0.26,
    low_card=0.17,
    hand=0.12,
)

SURE = 12.0  # the logarithm of the odds of a player who only has to end the turn
LATE = 4.0  # the number of cards in the deck with which a round is half late

# How good an outcome is, beside the total it brings.
RATJACK, FELLS, UNSETTLED = 50, 100, -1_000

# Signs: what a seat can do to others, and what can be done to it, a bit each; SIGN_BITS of them for each seat.
UNCOVERS, MARKS, COVERED, MARKABLE, LANDS, LANDS_IN_TWO = (1 << place for place in range(6))
SIGN_BITS = 6
SIGN_MASK = (1 << SIGN_BITS) - 1


@rule
def judge(box: Box, s: Table, chances: Row[float]) -> None:
    """Fill in each seat's expected share of the victory: at least 0 each, 1 in total."""
    judge_by(box, s, chances, WEIGHTS)


@rule
def judge_by(box: Box, s: Table, chances: Row[float], weights: Weights) -> None:
    """The same with other weights, for fitting them."""
    _, mine, other, theirs = settle(box, s)
    for seat in range(box.players):
        chances[seat] = s.players[seat].total
    chances[s.active] = mine
    if other != NOBODY:
        chances[other] = theirs
    judge_round(box, s, chances, weights)
    judge_race(box, s, chances, 1 if other != NOBODY and theirs > box.limit else 0, weights)


# The race: what a point in this round is worth.


@rule
def judge_race(box: Box, s: Table, chances: Row[float], felled: int, weights: Weights) -> None:
    """Turn every seat's chance to be awarded this round into its chance to win the game.

    Chances in the race are in proportion to weights, which grow exponentially with points. The seat that is awarded the
    round gets a point more; a point that the active player gets for driving another player out is counted before.
    """
    growth = exp(weights.point)
    everybody = 0.0
    for seat in range(box.players):
        everybody += exp(weights.point * points_with(s, seat, felled))
    undecided = 0.0  # that the round does not end the game, for each part of the race as it is then
    for seat in range(box.players):
        if not wins_next(box, s, seat, felled):
            runs = exp(weights.point * points_with(s, seat, felled))
            undecided += chances[seat] / (everybody + (growth - 1) * runs)
    for seat in range(box.players):
        runs = exp(weights.point * points_with(s, seat, felled))
        if wins_next(box, s, seat, felled):
            chances[seat] += runs * undecided
        else:
            chances[seat] = runs * (undecided + (growth - 1) * chances[seat] / (everybody + (growth - 1) * runs))


@rule
def points_with(s: Table, seat: int, felled: int) -> int:
    """The points of a player, with those for whom he drives out just now."""
    return s.players[seat].points + (felled if seat == s.active else 0)


@rule
def wins_next(box: Box, s: Table, seat: int, felled: int) -> bool:
    """One more point wins the game."""
    return points_with(s, seat, felled) + 1 >= box.points_to_win


# The round: who will be awarded it.


@rule
def judge_round(box: Box, s: Table, totals: Row[float], weights: Weights) -> None:
    """Turn every seat's total into its chance to be awarded this round."""
    signs = 0
    for seat in range(box.players):
        if is_in(box, s, seat, totals):
            signs |= signs_of(box, s, seat, int(totals[seat])) << (SIGN_BITS * seat)
    highest, second = best_totals(box, s, totals)
    first = whose_turn(box, s)
    everybody = 0.0
    for seat in range(box.players):
        if is_in(box, s, seat, totals):
            lead = int(totals[seat] - (second if totals[seat] == highest else highest))
            totals[seat] = exp(prospects(box, s, seat, int(totals[seat]), lead, signs, first, weights))
        else:
            totals[seat] = exp(-SURE)
        everybody += totals[seat]
    for seat in range(box.players):
        totals[seat] /= everybody


@rule
def is_in(box: Box, s: Table, seat: int, totals: Row[float]) -> bool:
    """Neither out of the round nor about to be."""
    return not s.players[seat].out and totals[seat] <= box.limit


@rule
def best_totals(box: Box, s: Table, totals: Row[float]) -> tuple[float, float]:
    """The highest total in the round, and the next one."""
    highest, second = 0.0, 0.0
    for seat in range(box.players):
        if is_in(box, s, seat, totals):
            second = max(second, min(highest, totals[seat]))
            highest = max(highest, totals[seat])
    return highest, second


@rule
def whose_turn(box: Box, s: Table) -> int:
    """Who is to draw and play next: the active player, or after his last choices the one after him."""
    return next_in_play(box, s, s.active) if is_settling(s) else int(s.active)


@rule
def prospects(box: Box, s: Table, seat: int, total: int, lead: int, signs: int, first: int, weights: Weights) -> float:
    """How good a seat's chances in the round are, as a logarithm."""
    if total == box.limit:
        return SURE
    sign = (signs >> (SIGN_BITS * seat)) & SIGN_MASK
    wait = turns_until(box, s, seat, first)
    strength = by_total(box, s, total, lead, weights)
    strength += by_cards(box, s, seat, weights)
    strength += by_turn(wait, weights.to_move, weights.next_to_move)
    if wait == 0:
        strength += by_pile(box, s, seat, total, weights)
    if sign & LANDS:
        strength += weights.lands_now if wait == 0 else weights.lands_later
    elif sign & LANDS_IN_TWO:
        strength += weights.lands_in_two
    if sign & COVERED:
        strength += weights.fragile
    for other in range(box.players):
        if other != seat:
            theirs = (signs >> (SIGN_BITS * other)) & SIGN_MASK
            if fells(sign, theirs):
                strength += by_turn(wait, weights.fells_now, weights.fells_next)
            if fells(theirs, sign):
                strength += weights.felled_next if other == first else weights.felled_later
    return strength


@rule
def by_total(box: Box, s: Table, total: int, lead: int, weights: Weights) -> float:
    """What lies open: near 25 it promises Ratjack, and when the deck is through the highest total wins."""
    late = LATE / (LATE + s.in_deck)
    strength = weights.total * total / box.limit + weights.lead_late * late * lead / box.limit
    if box.limit - total <= NUMBERS:
        strength += weights.in_reach
    if lead >= 0 and is_last_turn(box, s):
        strength += SURE / 2 if is_settling(s) else weights.leads_at_the_end
    return strength


@rule
def is_last_turn(box: Box, s: Table) -> bool:
    """The round ends with this turn: the deck is empty, or has not become smaller for too many turns."""
    return s.deck_was_empty or (s.quiet + 1 >= box.quiet_turns and not s.deck_shrank)


@rule
def by_cards(box: Box, s: Table, seat: int, weights: Weights) -> float:
    """The cards nobody else sees: how low, and what is in the hand."""
    player = s.players[seat]
    lowest, hand = NUMBERS, 0
    for place in range(player.in_hand):
        card = int(player.hand[place])
        lowest = min(lowest, number_of(s, card))
        if not is_being_hidden(s, seat, card):
            hand += number_of(s, card)
    for place in range(player.in_row):
        card = int(player.row[place])
        if not is_visible(s, card):
            lowest = min(lowest, value_face_up(box, s, card))
    return (weights.low_card * lowest + weights.hand * hand) / NUMBERS


@rule
def is_being_hidden(s: Table, seat: int, card: int) -> bool:
    """Chosen as the first card to hide, while others still choose."""
    return s.stage == HIDING and s.players[seat].chosen == card


@rule
def by_pile(box: Box, s: Table, seat: int, total: int, weights: Weights) -> float:
    """The player about to draw may take what lies on the pile."""
    is_drawing = s.asked == DRAW_FROM or is_settling(s)
    if is_drawing and s.in_pile > 0 and lands(box, s, seat, total, int(s.pile[s.in_pile - 1])):
        return weights.lands_from_pile
    return 0.0


@rule
def by_turn(wait: int, now: float, soon: float) -> float:
    return now if wait == 0 else (soon if wait == 1 else 0.0)


@rule
def turns_until(box: Box, s: Table, seat: int, first: int) -> int:
    """How many others have a turn before this seat."""
    count = 0
    other = first
    while other != seat and count < MAX_PLAYERS:
        if not s.players[other].out:
            count += 1
        other = other + 1 if other + 1 < box.players else 0
    return count


@rule
def fells(sign: int, theirs: int) -> bool:
    """By their signs, one seat has the means to drive out the other, which has the weak spot."""
    return (sign & UNCOVERS != 0 and theirs & COVERED != 0) or (sign & MARKS != 0 and theirs & MARKABLE != 0)


# Signs: what the cards of a seat promise and threaten.


@rule
def signs_of(box: Box, s: Table, seat: int, total: int) -> int:
    """All that the cards of a seat are good for, or good against it."""
    signs = MARKABLE if can_be_marked_out(box, s, seat, total) else 0
    player = s.players[seat]
    for place in range(player.in_hand):
        signs |= signs_of_card(box, s, seat, total, int(player.hand[place]))
    for place in range(player.in_row):
        card = int(player.row[place])
        if not is_visible(s, card) and not is_locked(s, card):
            signs |= signs_of_card(box, s, seat, total, card)
            if not is_shielded(s, card) and total + value_face_up(box, s, card) > box.limit:
                signs |= COVERED
            if player.in_hand > 0 and number_of(s, player.hand[0]) == box.limit - total - value_face_up(box, s, card):
                signs |= LANDS_IN_TWO
    return signs


@rule
def signs_of_card(box: Box, s: Table, seat: int, total: int, card: int) -> int:
    """What a hand card or a hidden one is good for, if it does not put its owner out."""
    signs = LANDS if lands(box, s, seat, total, card) else 0
    if total + value_face_up(box, s, card) <= box.limit:
        effect = box.effects[s.kind[card]]
        for place in range(effect.length):
            step = effect.steps[place]
            if step.target.whose != OWN and step.verb == TURN_UP:
                signs |= UNCOVERS
            if step.target.whose != OWN and step.verb == PUT_TOKEN:
                signs |= MARKS
    return signs


@rule
def lands(box: Box, s: Table, seat: int, total: int, card: int) -> bool:
    """Played or turned up, this card brings its owner to 25, with what its effect forces or allows."""
    missing = box.limit - total - value_face_up(box, s, card)
    effect = box.effects[s.kind[card]]
    if effect.length == 0:
        return missing == 0
    step = effect.steps[effect.length - 1]
    if must_turn_up_own(step):
        return finds_hidden(box, s, seat, card, missing)
    if must_take_off_own(step):
        return finds_visible(box, s, seat, -missing)
    if must_exchange_own(step):
        return finds_exchange(box, s, seat, number_of(s, card), missing)
    if step.verb == PUT_TOKEN and step.target.whose != OPPOSING and missing != 0:
        return finds_token(box, s, number_of(s, card), missing)
    return missing == 0


@rule
def must_turn_up_own(step: Step) -> bool:
    return step.verb == TURN_UP and step.target.whose == OWN


@rule
def must_take_off_own(step: Step) -> bool:
    return takes_off(step) and step.target.whose == OWN and step.target.face == VISIBLE


@rule
def must_exchange_own(step: Step) -> bool:
    return step.verb == EXCHANGE and step.target.whose == OWN and step.target.face == VISIBLE


@rule
def takes_off(step: Step) -> bool:
    """The card is no longer visible before its owner."""
    return step.target.what == A_CARD and (
        step.verb == TURN_DOWN or step.verb == DISCARD or step.verb == GIVE or step.verb == PICK_UP
    )


@rule
def leaves_total(box: Box, kind: int) -> bool:
    """The effect of such a card does not force another total on its owner."""
    effect = box.effects[kind]
    if effect.length == 0:
        return True
    step = effect.steps[effect.length - 1]
    return not (must_turn_up_own(step) or must_take_off_own(step) or must_exchange_own(step))


@rule
def finds_hidden(box: Box, s: Table, seat: int, source: int, value: int) -> bool:
    """Another hidden card has this value and leaves it at that."""
    for place in range(s.players[seat].in_row):
        card = int(s.players[seat].row[place])
        if card != source and not is_visible(s, card) and value_face_up(box, s, card) == value:
            return leaves_total(box, s.kind[card])
    return False


@rule
def finds_exchange(box: Box, s: Table, seat: int, number: int, change: int) -> bool:
    """One of the visible cards, or the one just laid, can be exchanged for one that counts more by `change`."""
    for card in range(CARDS):
        if is_visible(s, card) and s.lies[card] < MAX_PLAYERS and s.lies[card] != seat:
            wanted = value_of(box, s, card) - change
            if number == wanted or finds_visible(box, s, seat, wanted):
                return True
    return False


@rule
def finds_visible(box: Box, s: Table, seat: int, value: int) -> bool:
    for place in range(s.players[seat].in_row):
        if is_visible(s, s.players[seat].row[place]) and value_of(box, s, s.players[seat].row[place]) == value:
            return True
    return False


@rule
def finds_token(box: Box, s: Table, number: int, change: int) -> bool:
    """A token of the reserve changes the value of a card by `change`."""
    for token in range(TOKENS):
        if has(s.reserve, token) and value_under(number, face_of(box, s, token)) - number == change:
            return True
    return False


@rule
def can_be_marked_out(box: Box, s: Table, seat: int, total: int) -> bool:
    """A token on a visible card of his would put him over 25."""
    if total <= box.limit - NUMBERS:
        return False
    highest = highest_bare(s, seat)
    for token in range(TOKENS):
        if has(s.reserve, token) and total + value_under(highest, face_of(box, s, token)) - highest > box.limit:
            return highest > 0
    return False


@rule
def highest_bare(s: Table, seat: int) -> int:
    """The highest number among his visible cards without a token: no other would grow more under one."""
    highest = 0
    for place in range(s.players[seat].in_row):
        card = int(s.players[seat].row[place])
        if is_visible(s, card) and s.token_on[card] == NO_TOKEN:
            highest = max(highest, number_of(s, card))
    return highest


# A choice in progress: how the table will look when it is made.


@rule
def is_settling(s: Table) -> bool:
    """The active player has played, and his turn ends with the choices still to be made."""
    return s.stage == EFFECT or s.stage == TURNING_UP


@rule
def settle(box: Box, s: Table) -> tuple[int, int, int, int]:
    """The best outcome of the choice in progress: its rating, the active player's total, the other owner and its total."""
    mine = int(s.players[s.active].total)
    best = (UNSETTLED, mine, NOBODY, 0)
    if s.stage == TURNING_UP:
        for card in range(CARDS):
            if may_be_turned_up(s, card):
                best = better(best, rated(box, mine + value_face_up(box, s, card), NOBODY, 0))
    elif s.stage == EFFECT:
        step = step_in_progress(box, s)
        for card in range(CARDS):
            if is_choice(box, s, step, card):
                best = better(best, best_with(box, s, step, card, mine))
    return best


@rule
def better(one: tuple[int, int, int, int], other: tuple[int, int, int, int]) -> tuple[int, int, int, int]:
    return one if one[0] >= other[0] else other


@rule
def rated(box: Box, mine: int, other: int, theirs: int) -> tuple[int, int, int, int]:
    """An outcome with its rating: best is driving another player out, then 25, then a higher total; worst is going out."""
    worth = mine if mine <= box.limit else -FELLS
    if mine == box.limit:
        worth += RATJACK
    if other != NOBODY and theirs > box.limit:
        worth += FELLS
    return worth, mine, other, theirs


@rule
def is_choice(box: Box, s: Table, step: Step, card: int) -> bool:
    """The card is the one picked, or can still be."""
    if wants_card(s, step):
        return can_be_picked(s, step, s.source, card, 0, s.triggered)
    return card == s.picked


@rule
def best_with(box: Box, s: Table, step: Step, card: int, mine: int) -> tuple[int, int, int, int]:
    """The best outcome with this card, whichever token or other card goes with it."""
    best = (UNSETTLED, mine, NOBODY, 0)
    if step.second.what == A_CARD:
        for other in range(CARDS):
            if other == s.second or (s.second == NO_CARD and can_be_second(s, step, s.source, card, other, 0)):
                best = better(best, outcome_of_two(box, s, step, card, other, mine))
    elif step.verb == PUT_TOKEN:
        for token in range(TOKENS):
            if token == s.token or (s.token == NO_TOKEN and has(s.reserve, token)):
                best = better(best, outcome(box, s, card, change_under(box, s, card, token), mine))
    else:
        best = outcome(box, s, card, change_of(box, s, step, card), mine)
    return best


@rule
def outcome(box: Box, s: Table, card: int, change: int, mine: int) -> tuple[int, int, int, int]:
    """The total of the card's owner changes."""
    owner = int(s.lies[card])
    if owner == s.active:
        return rated(box, mine + change, NOBODY, 0)
    return rated(box, mine, owner, s.players[owner].total + change)


@rule
def change_of(box: Box, s: Table, step: Step, card: int) -> int:
    """What a step does to the total of the card's owner."""
    if step.verb == TURN_UP:
        return value_face_up(box, s, card)
    if takes_off(step):
        return -value_of(box, s, card)
    if not is_visible(s, card):
        return 0
    if step.verb == RETURN_TOKEN:
        return number_of(s, card) - value_of(box, s, card)
    if step.verb == EXCHANGE and step.second.what == THE_DISCARD:
        return number_of(s, s.pile[s.in_pile - 1]) - value_of(box, s, card)
    return 0


@rule
def change_under(box: Box, s: Table, card: int, token: int) -> int:
    """What a token changes on a card that has none; nothing while it is hidden."""
    number = number_of(s, card)
    return value_under(number, face_of(box, s, token)) - number if is_visible(s, card) else 0


@rule
def outcome_of_two(box: Box, s: Table, step: Step, card: int, other: int, mine: int) -> tuple[int, int, int, int]:
    """Two cards change places, or a token goes from one to the other."""
    if step.verb == MOVE_TOKEN:
        change = (number_of(s, card) - value_of(box, s, card)) if is_visible(s, card) else 0
        back = change_under(box, s, other, int(s.token_on[card]))
    else:
        change = value_of(box, s, other) - value_of(box, s, card)
        back = -change
    if s.lies[other] == s.active:
        return outcome(box, s, card, change, mine + back)
    if s.lies[card] == s.active:
        return outcome(box, s, other, back, mine + change)
    return outcome(box, s, card, change, mine)
