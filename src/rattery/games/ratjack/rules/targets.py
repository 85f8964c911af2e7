"""What a step of an effect can be done to, and whether there is enough of it.

Everything here is asked of a table that may be a little ahead of the real one: the cards in `ahead` already lie visible
before the active player, and there are `pile` cards on the pile. Cards are spoken of as sets, a bit each: a condition
takes away the cards that do not meet it.
"""

from __future__ import annotations

from rattery.core.rule import rule
from rattery.games.ratjack.language import Step, Target
from rattery.games.ratjack.parts import (
    A_CARD,
    BURY,
    DISCARD,
    DRAW,
    EXCHANGE,
    GIVE,
    HIDDEN,
    LAY,
    LOOK,
    MAX_PLAYERS,
    MOVE_TOKEN,
    OPPOSING,
    OWN,
    PUT_TOKEN,
    RETURN_TOKEN,
    SHUFFLE,
    THAT_CARD,
    THE_DECK,
    THE_DISCARD,
    TURN_DOWN,
    TURN_UP,
    VISIBLE,
)
from rattery.games.ratjack.rules.table import Table, bit, has


@rule
def own_cards(s: Table, ahead: int) -> int:
    """What lies before the active player."""
    return int(s.players[s.active].before) | ahead


@rule
def cards_in_play(s: Table, ahead: int) -> int:
    """All cards on the table but those of players who are out."""
    cards = ahead
    for seat in range(MAX_PLAYERS):
        if not s.players[seat].out:
            cards |= int(s.players[seat].before)
    return cards


@rule
def cards_that_fit(s: Table, target: Target, source: int, ahead: int) -> int:
    """The cards that are whose they should be, lie as they should, and are other ones where that is said."""
    cards, own, visible = cards_in_play(s, ahead), own_cards(s, ahead), int(s.visible) | ahead
    if target.whose == OWN:
        cards = own
    if target.whose == OPPOSING:
        cards &= ~own
    if target.face == VISIBLE:
        cards &= visible
    if target.face == HIDDEN:
        cards &= ~visible
    if target.other:
        cards &= ~bit(source)
    return cards


@rule
def out_of_reach(s: Table, ahead: int) -> int:
    """The cards under somebody else's shield. Nobody's shield hinders its owner."""
    return int(s.shielded) & ~own_cards(s, ahead)


@rule
def reaches_the_token(step: Step) -> bool:
    """The step targets a token: a shield on the card does not help."""
    return step.verb == RETURN_TOKEN or step.verb == MOVE_TOKEN


@rule
def turns_or_discards(step: Step) -> bool:
    """What a lock forbids."""
    if step.verb == TURN_UP or step.verb == TURN_DOWN or step.verb == DISCARD:
        return True
    return (step.verb == GIVE and step.face_down) or (step.verb == EXCHANGE and step.second.what == THE_DISCARD)


@rule
def needs_card_without_token(step: Step) -> bool:
    """One token a card at most."""
    return step.verb == PUT_TOKEN or step.then_token


@rule
def picks(s: Table, step: Step, source: int, ahead: int, triggered: int) -> int:
    """The cards this step can be done to. Whether the effect of one that is triggered can be carried out comes later."""
    cards = cards_that_fit(s, step.target, source, ahead)
    if reaches_the_token(step):
        return cards & int(s.covered)
    cards &= ~out_of_reach(s, ahead)
    if turns_or_discards(step):
        cards &= ~int(s.locked)
    if needs_card_without_token(step):
        cards &= ~int(s.covered)
    if step.triggers:
        cards &= ~triggered
    if step.verb == LOOK:
        cards &= ~int(s.looked)
    if step.verb == EXCHANGE and step.second.what == A_CARD:
        cards = those_with_a_second(s, step, source, ahead, cards)
    return cards


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
    """Without the cards of a player before whom alone lies what they could be exchanged for."""
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
    """There are so many cards in a set, or more."""
    for _ in range(count - 1):
        cards &= cards - 1
    return cards != 0


@rule
def can_be_done(s: Table, step: Step, source: int, ahead: int, pile: int, triggered: int) -> bool:
    """There is everything this step needs."""
    if not piles_suffice(s, step, pile):
        return False
    if step.verb == PUT_TOKEN and s.reserve == 0:
        return False
    if step.verb == MOVE_TOKEN and seconds(s, step, source, source, ahead) == 0:
        return False
    if step.target.what != A_CARD:
        return True
    return are_at_least(picks(s, step, source, ahead, triggered), step.count)


@rule
def piles_suffice(s: Table, step: Step, pile: int) -> bool:
    """Deck and discard pile have the cards the step takes from them."""
    if step.verb == DRAW:
        return s.in_deck + pile > 0
    if step.verb == SHUFFLE:
        return pile >= step.count
    takes_from_pile = step.verb == BURY or (step.verb == LAY and step.target.what == THE_DISCARD)
    if takes_from_pile or (step.verb == EXCHANGE and step.second.what == THE_DISCARD):
        return pile > 0
    if (step.verb == LAY or step.verb == LOOK) and step.target.what == THE_DECK:
        return s.in_deck > 0
    return True


@rule
def is_about_that_card(step: Step) -> bool:
    """The step goes on with the card of the step before."""
    return step.target.what == THAT_CARD
