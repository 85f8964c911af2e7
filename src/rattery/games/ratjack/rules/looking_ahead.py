"""Looking ahead: an effect that cannot be carried out in full forbids the play, through chains of triggers too.

What the look-ahead knows. A chain runs only through the active player's own cards (the box file refuses others), and
one's own hidden cards one always knows. Of all other cards only open facts count: whose they are, how they lie, and
their tokens. A card that is drawn and played can always be laid face down. So the answer is exact, and tells nothing
hidden.

How it searches. Only the last step of an effect triggers, so a chain is a path of cards:

    played card ─► own card ─► own card ─► ... ─► a card whose effect triggers nothing more

Before the last effect nothing on the table has changed but for the cards turned up on the way, the set `ahead`. A card
is triggered once a turn at most, so the path is short; it is kept in one number, five bits a card, and walked depth first.
"""

from __future__ import annotations

from rattery.core.compile.rule import rule
from rattery.games.ratjack.box import Box
from rattery.games.ratjack.parts import NO_CARD
from rattery.games.ratjack.rules.table import Table, bit, first_card, has, is_visible
from rattery.games.ratjack.rules.targets import can_be_done, picks
from rattery.games.ratjack.rules.tokens import is_muted

PATH_BITS = 5
PATH_MASK = (1 << PATH_BITS) - 1


@rule
def can_be_carried_out(box: Box, s: Table, card: int, pile: int) -> bool:
    """The effect of a card, once it lies visible before the active player with `pile` cards on the pile."""
    if triggers_another(box, s, card):
        return chain_can_be_carried_out(box, s, card, pile)
    return can_be_done_itself(box, s, card, bit(card), pile, int(s.triggered) | bit(card))


@rule
def chain_can_be_carried_out(box: Box, s: Table, card: int, pile: int) -> bool:
    """The effects of this card and of those it leads to."""
    ahead = bit(card)
    triggered = int(s.triggered) | bit(card)
    path = 0
    depth = 0
    tried = NO_CARD  # the last card tried after this one
    while True:
        if can_be_done_itself(box, s, card, ahead, pile, triggered):
            if not triggers_another(box, s, card):
                return True
            follower = next_in_chain(box, s, card, tried, ahead, triggered)
            if follower != NO_CARD:
                path = (path << PATH_BITS) | card
                depth += 1
                ahead |= bit(follower)
                triggered |= bit(follower)
                card = follower
                tried = NO_CARD
                continue
        if depth == 0:
            return False
        if not is_visible(s, card):
            ahead &= ~bit(card)
        triggered &= ~bit(card)
        tried = card
        card = path & PATH_MASK
        path >>= PATH_BITS
        depth -= 1


@rule
def those_carried_out(box: Box, s: Table, cards: int, pile: int) -> int:
    """The cards of the active player among these whose effect can be carried out."""
    able = 0
    for place in range(s.players[s.active].in_row):
        card = int(s.players[s.active].row[place])
        if has(cards, card) and can_be_carried_out(box, s, card, pile):
            able |= bit(card)
    return able


@rule
def triggers_another(box: Box, s: Table, card: int) -> bool:
    """The last step of its effect triggers a card."""
    return box.effects[s.kind[card]].triggers and not is_muted(s, card)


@rule
def can_be_done_itself(box: Box, s: Table, card: int, ahead: int, pile: int, triggered: int) -> bool:
    """Every step of the card's own effect can be done; that of a muted card is empty."""
    if is_muted(s, card):
        return True
    effect = box.effects[s.kind[card]]
    for step in range(effect.length):
        if not can_be_done(s, effect.steps[step], card, ahead, pile, triggered):
            return False
    return True


@rule
def next_in_chain(box: Box, s: Table, card: int, tried: int, ahead: int, triggered: int) -> int:
    """The next card, after the one tried last, that this card could trigger."""
    effect = box.effects[s.kind[card]]
    step = effect.steps[effect.length - 1]
    return first_card(picks(s, step, card, ahead, triggered) & -bit(tried + 1))


@rule
def cards_to_turn_up(s: Table) -> int:
    """The active player's cards that, as anybody can see, could be turned up for a discarded one, a bit each."""
    return int(s.players[s.active].before) & ~(int(s.visible) | int(s.locked) | int(s.triggered))


@rule
def may_be_turned_up(s: Table, card: int) -> bool:
    """Anybody can see that this card could be turned up."""
    return has(cards_to_turn_up(s), card)


@rule
def can_be_turned_up(box: Box, s: Table, card: int, pile: int) -> bool:
    """And its effect can be carried out."""
    return may_be_turned_up(s, card) and can_be_carried_out(box, s, card, pile)


@rule
def can_be_laid_up(box: Box, s: Table, card: int) -> bool:
    """A hand card whose effect can be carried out, and that was not triggered yet this turn."""
    return not has(s.triggered, card) and can_be_carried_out(box, s, card, s.in_pile)


@rule
def can_turn_up_for_discard(box: Box, s: Table) -> bool:
    """Some hidden card can be turned up once a hand card lies on the pile."""
    player = s.players[s.active]
    for place in range(player.in_row):
        if can_be_turned_up(box, s, int(player.row[place]), s.in_pile + 1):
            return True
    return False
