"""What a step of an effect can be done to, and whether there is enough of it.

Everything here is asked of a table that may be a little ahead of the real one: the cards in `ahead` already lie visible
before the active player, and there are `pile` cards on the pile. Cards are spoken of as sets, a bit each: a condition
takes away the cards that do not meet it.
"""

from __future__ import annotations

from rattery.core.compile.rule import rule
from rattery.games.ratjack.language import Step, Target
from rattery.games.ratjack.parts import MAX_PLAYERS, MOVE_TOKEN, THAT_CARD
from rattery.games.ratjack.rules.table import Table, bit, has


@rule
def own_cards(s: Table, ahead: int) -> int:
    """What lies before the active player."""
    return int(s.players[s.active].before) | ahead


@rule
def cards_that_fit(s: Table, target: Target, source: int, ahead: int) -> int:
    """The cards that are whose they should be, lie as they should, and are other ones where that is said."""
    own, visible = own_cards(s, ahead), int(s.visible) | ahead
    cards = (own & target.own) | (int(s.in_play) & ~own & target.opposing)
    cards &= (visible & target.visible) | (~visible & target.hidden)
    return cards & (~bit(source) | target.itself)


@rule
def out_of_reach(s: Table, ahead: int) -> int:
    """The cards under somebody else's shield. Nobody's shield hinders its owner."""
    return int(s.shielded) & ~own_cards(s, ahead)


@rule
def picks(s: Table, step: Step, source: int, ahead: int, triggered: int) -> int:
    """The cards this step can be done to. Whether the effect of one that is triggered can be carried out comes later."""
    cards = cards_that_fit(s, step.target, source, ahead)
    cards &= ~(int(s.locked) & step.not_locked)
    cards &= ~(out_of_reach(s, ahead) & step.not_shielded)
    cards &= ~(int(s.covered) & step.not_covered)
    cards &= ~(~int(s.covered) & step.not_bare)
    cards &= ~(triggered & step.not_triggered)
    cards &= ~(int(s.looked) & step.not_looked)
    return those_with_a_second(s, step, source, ahead, cards) if step.wants_two else cards


@rule
def seconds(s: Table, step: Step, source: int, picked: int, ahead: int) -> int:
    """The cards that go with the one picked: of another player in an exchange, without a token if one is to get it."""
    if step.verb == MOVE_TOKEN:
        return cards_that_fit(s, step.second, source, ahead) & ~int(s.covered)
    own = own_cards(s, ahead)
    same_owner = own if has(own, picked) else int(s.players[s.lies[picked]].before)
    return exchangeable(s, step, source, ahead) & ~same_owner


@rule
def exchangeable(s: Table, step: Step, source: int, ahead: int) -> int:
    """What a card could be exchanged for, whosesoever it is."""
    return cards_that_fit(s, step.second, source, ahead) & ~out_of_reach(s, ahead)


@rule
def those_with_a_second(s: Table, step: Step, source: int, ahead: int, cards: int) -> int:
    """Without the cards of a player before whom alone lies what they could be exchanged for; a token may go to anybody."""
    if step.verb == MOVE_TOKEN:
        return cards if seconds(s, step, source, source, ahead) != 0 else 0
    second, own = exchangeable(s, step, source, ahead), own_cards(s, ahead)
    for seat in range(MAX_PLAYERS):
        same_owner = own if seat == s.active else int(s.players[seat].before)
        if second & ~same_owner == 0:
            cards &= ~same_owner
    return cards


@rule
def can_be_picked(s: Table, step: Step, source: int, card: int, ahead: int, triggered: int) -> bool:
    """The step can be done to this card."""
    return has(picks(s, step, source, ahead, triggered), card)


@rule
def can_be_second(s: Table, step: Step, source: int, picked: int, card: int, ahead: int) -> bool:
    """This card can go with the one picked."""
    return has(seconds(s, step, source, picked, ahead), card)


@rule
def are_at_least(cards: int, count: int) -> bool:
    """There are at least `count` cards in a set."""
    for _ in range(count - 1):
        cards &= cards - 1
    return (cards != 0) | (count == 0)


@rule
def can_be_done(s: Table, step: Step, source: int, ahead: int, pile: int, triggered: int) -> bool:
    """There is everything this step needs. All of it is looked at, for `and` would be one more thing to guess."""
    has_token = (int(s.reserve) != 0) | (step.from_reserve == 0)
    has_targets = are_at_least(picks(s, step, source, ahead, triggered), step.targets)
    return piles_suffice(s, step, pile) & has_token & has_targets


@rule
def piles_suffice(s: Table, step: Step, pile: int) -> bool:
    """Deck and discard pile have the cards the step takes from them."""
    deck = int(s.in_deck)
    return (deck >= step.from_deck) & (pile >= step.from_pile) & (deck + pile >= step.from_either)


@rule
def is_about_that_card(step: Step) -> bool:
    """The step goes on with the card of the step before."""
    return step.target.what == THAT_CARD
