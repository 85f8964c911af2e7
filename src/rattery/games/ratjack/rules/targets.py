"""What a step of an effect can be done to, and whether there is enough of it.

Everything here is asked of a table that may be a little ahead of the real one: the cards in `ahead` already lie visible
before the active player, and there are `pile` cards on the pile.
"""

from __future__ import annotations

from rattery.core.rule import rule
from rattery.games.ratjack.box import Box
from rattery.games.ratjack.language import Step, Target
from rattery.games.ratjack.parts import (
    A_CARD,
    BURY,
    CARDS,
    DISCARD,
    DRAW,
    EXCHANGE,
    GIVE,
    HIDDEN,
    LAY,
    LOOK,
    MAX_PLAYERS,
    MOVE_TOKEN,
    NO_TOKEN,
    NOBODY,
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
from rattery.games.ratjack.rules.table import Table, has, is_visible
from rattery.games.ratjack.rules.tokens import is_locked, is_shielded


@rule
def owner_ahead(s: Table, card: int, ahead: int) -> int:
    """Before whom a card lies; nobody, if it is not on the table or its owner is out."""
    if has(ahead, card):
        return int(s.active)
    lies = int(s.lies[card])
    if lies >= MAX_PLAYERS or s.players[lies].out:
        return NOBODY
    return lies


@rule
def fits(s: Table, target: Target, source: int, card: int, ahead: int) -> bool:
    """A card on the table is whose it should be, lies as it should, and is another one where that is said."""
    owner = owner_ahead(s, card, ahead)
    if owner == NOBODY or (target.other and card == source):
        return False
    return whose_fits(s, target.whose, owner) and face_fits(target.face, is_visible(s, card) or has(ahead, card))


@rule
def whose_fits(s: Table, whose: int, owner: int) -> bool:
    if whose == OWN:
        return owner == s.active
    return whose != OPPOSING or owner != s.active


@rule
def face_fits(face: int, is_visible: bool) -> bool:
    if face == VISIBLE:
        return is_visible
    return face != HIDDEN or not is_visible


@rule
def is_out_of_reach(box: Box, s: Table, card: int, ahead: int) -> bool:
    """Somebody else's shield is on it. Nobody's shield hinders its owner."""
    return is_shielded(box, s, card) and owner_ahead(s, card, ahead) != s.active


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
def can_be_picked(box: Box, s: Table, step: Step, source: int, card: int, ahead: int, triggered: int) -> bool:
    """A card this step can be done to. Whether the effect of a card that is triggered can be carried out comes later."""
    if not fits(s, step.target, source, card, ahead):
        return False
    if reaches_the_token(step):
        return s.token_on[card] != NO_TOKEN
    if is_out_of_reach(box, s, card, ahead) or (turns_or_discards(step) and is_locked(box, s, card)):
        return False
    if needs_card_without_token(step) and s.token_on[card] != NO_TOKEN:
        return False
    if step.triggers and has(triggered, card):
        return False
    if step.verb == LOOK and has(s.looked, card):
        return False
    return step.verb != EXCHANGE or step.second.what != A_CARD or has_second(box, s, step, source, card, ahead)


@rule
def can_be_second(box: Box, s: Table, step: Step, source: int, picked: int, card: int, ahead: int) -> bool:
    """The card that goes with the one picked: of another player in an exchange, without a token if it is to get one."""
    if not fits(s, step.second, source, card, ahead):
        return False
    if step.verb == MOVE_TOKEN:
        return s.token_on[card] == NO_TOKEN
    if is_out_of_reach(box, s, card, ahead):
        return False
    return owner_ahead(s, card, ahead) != owner_ahead(s, picked, ahead)


@rule
def has_second(box: Box, s: Table, step: Step, source: int, picked: int, ahead: int) -> bool:
    for card in range(CARDS):
        if can_be_second(box, s, step, source, picked, card, ahead):
            return True
    return False


@rule
def has_picks(box: Box, s: Table, step: Step, source: int, ahead: int, triggered: int, count: int) -> bool:
    """At least so many cards this step can be done to."""
    for card in range(CARDS):
        if can_be_picked(box, s, step, source, card, ahead, triggered):
            count -= 1
            if count == 0:
                return True
    return False


@rule
def can_be_done(box: Box, s: Table, step: Step, source: int, ahead: int, pile: int, triggered: int) -> bool:
    """There is everything this step needs."""
    if not piles_suffice(s, step, pile):
        return False
    if step.verb == PUT_TOKEN and s.reserve == 0:
        return False
    if step.verb == MOVE_TOKEN and not has_second(box, s, step, source, source, ahead):
        return False
    if step.target.what != A_CARD:
        return True
    return has_picks(box, s, step, source, ahead, triggered, step.count)


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
