"""Effects in progress: which choices a step wants, in the order of its words, and who is asked what.

A choice that open facts force is not put. Whether the effect of a hidden card can be carried out is no open fact: a choice
that may hang on one is put whenever there is more than one card it could be for all the others know.
"""

from __future__ import annotations

from rattery.core.asking import ask
from rattery.core.compile.rule import rule
from rattery.core.moves import Offers, offer_if, offered
from rattery.core.story import narrate
from rattery.games.ratjack import moves, story
from rattery.games.ratjack.box import Box
from rattery.games.ratjack.language import Step
from rattery.games.ratjack.parts import (
    A_CARD,
    DISCARD,
    EXCHANGE,
    GIVE,
    LAY,
    LOOK,
    MOVE_TOKEN,
    NO_CARD,
    NO_TOKEN,
    NOBODY,
    OPPOSING,
    PICK_UP,
    PUT_TOKEN,
    RETURN_TOKEN,
    ROW,
    TAKE,
    THE_HAND,
    TOKEN_FACES,
    TOKENS,
    TURN_DOWN,
    TURN_UP,
)
from rattery.games.ratjack.rules.looking_ahead import those_carried_out, triggers_another
from rattery.games.ratjack.rules.table import (
    DISCARD_FROM_HAND,
    DISCARD_WHICH,
    EFFECT,
    EXCHANGE_WHICH,
    EXCHANGE_WITH,
    GIVE_WHICH,
    GIVE_WHOM,
    LAY_BEFORE_WHOM,
    LAY_FROM_HAND,
    LOOK_AT_WHICH,
    LOOK_AT_WHOSE_HAND,
    MOVE_TOKEN_WHERE,
    MOVE_WHICH_TOKEN,
    PICK_UP_WHICH,
    RETURN_WHICH_TOKEN,
    TAKE_WHICH,
    TOKEN_ON_WHICH,
    TRIGGER_WHICH,
    TURN_DOWN_WHICH,
    TURN_END,
    TURN_UP_WHICH,
    WHICH_TOKEN,
    Table,
    bit,
    first_card,
    has,
    is_opponent,
    opponents,
    several,
)
from rattery.games.ratjack.rules.targets import is_about_that_card, picks, seconds
from rattery.games.ratjack.rules.tokens import faces_in_reserve, is_muted


@rule
def trigger(box: Box, s: Table, card: int) -> None:
    """A visible card's effect begins; the effect that led to it is over."""
    s.triggered = int(s.triggered) | bit(card)
    s.source = card
    s.step = 0
    s.that_card = NO_CARD
    forget_choices(s)
    s.stage = EFFECT
    if is_muted(s, card):
        narrate(story.MUTED, s.active, s.kind[card])
        end_effect(s)
    else:
        narrate(story.TRIGGERED, s.active, s.kind[card])


@rule
def end_effect(s: Table) -> None:
    s.source = NO_CARD
    s.step = 0
    s.that_card = NO_CARD
    s.stage = TURN_END


@rule
def forget_choices(s: Table) -> None:
    s.picked = NO_CARD
    s.second = NO_CARD
    s.token = NO_TOKEN
    s.opponent = NOBODY
    s.looked = 0


@rule
def end_step(s: Table, card: int) -> None:
    """On to the next step, which may be about the same card."""
    forget_choices(s)
    s.that_card = card
    s.step += 1


@rule
def step_in_progress(box: Box, s: Table) -> Step:
    return box.effects[s.kind[s.source]].steps[s.step]


# What a step still wants to be chosen, in the order of the words.


@rule
def wants_token(s: Table, step: Step) -> bool:
    return step.verb == PUT_TOKEN and s.token == NO_TOKEN


@rule
def wants_card(s: Table, step: Step) -> bool:
    return step.target.what == A_CARD and s.picked == NO_CARD


@rule
def wants_second(s: Table, step: Step) -> bool:
    return step.second.what == A_CARD and s.second == NO_CARD


@rule
def wants_opponent(s: Table, step: Step) -> bool:
    """Whose hand to look at, whom to give a card, before whom to lay one."""
    looks_at_hand = step.verb == LOOK and step.target.what == THE_HAND
    lays_before_another = step.verb == LAY and step.target.whose == OPPOSING
    return (step.verb == GIVE or looks_at_hand or lays_before_another) and s.opponent == NOBODY


@rule
def wants_hand_card(step: Step) -> bool:
    return (step.verb == DISCARD or step.verb == LAY) and step.target.what == THE_HAND


@rule
def make_next_choice(box: Box, s: Table, step: Step) -> bool:
    """Ask for the next thing the step wants, or settle it if it is forced; false if nothing is left to choose."""
    if is_about_that_card(step) and s.picked == NO_CARD:
        s.picked = s.that_card
    if wants_token(s, step):
        choose_token(box, s)
    elif wants_card(s, step):
        choose_card(box, s, step)
    elif wants_second(s, step):
        choose_second(box, s, step)
    elif wants_opponent(s, step):
        choose_opponent(box, s, step)
    elif wants_hand_card(step):
        ask(s, s.active, DISCARD_FROM_HAND if step.verb == DISCARD else LAY_FROM_HAND)
    else:
        return False
    return True


@rule
def choose_token(box: Box, s: Table) -> None:
    faces = faces_in_reserve(box, s)
    if faces & (faces - 1) != 0:
        ask(s, s.active, WHICH_TOKEN)
        return
    for token in range(TOKENS):
        if has(s.reserve, token):
            s.token = token


@rule
def choose_card(box: Box, s: Table, step: Step) -> None:
    cards = cards_it_could_be(box, s, step)
    if several(cards):
        ask(s, s.active, question_for_card(step))
    else:
        s.picked = first_card(cards)


@rule
def cards_it_could_be(box: Box, s: Table, step: Step) -> int:
    """The cards that the step could be about as far as the others can tell."""
    cards = picks(s, step, s.source, 0, s.triggered)
    if step.triggers and several(cards) and not hang_on_hidden_faces(box, s, cards):
        return those_carried_out(box, s, cards, s.in_pile)
    return cards


@rule
def hang_on_hidden_faces(box: Box, s: Table, cards: int) -> bool:
    """Whether these cards' effects can be carried out may depend on a hidden card: one of them, or one they lead to."""
    hidden = int(s.players[s.active].before) & ~int(s.visible)
    if cards & hidden != 0:
        return True
    for place in range(s.players[s.active].in_row):
        card = int(s.players[s.active].row[place])
        if hidden != 0 and has(cards, card) and triggers_another(box, s, card):
            return True
    return False


@rule
def choose_second(box: Box, s: Table, step: Step) -> None:
    cards = seconds(s, step, s.source, s.picked, 0)
    if several(cards):
        ask(s, s.active, EXCHANGE_WITH if step.verb == EXCHANGE else MOVE_TOKEN_WHERE)
    else:
        s.second = first_card(cards)


@rule
def choose_opponent(box: Box, s: Table, step: Step) -> None:
    if opponents(box, s) == 1:
        for seat in range(box.players):
            if is_opponent(s, seat):
                s.opponent = seat
    elif step.verb == GIVE:
        ask(s, s.active, GIVE_WHOM)
    elif step.verb == LAY:
        ask(s, s.active, LAY_BEFORE_WHOM)
    else:
        ask(s, s.active, LOOK_AT_WHOSE_HAND)


@rule
def question_for_card(step: Step) -> int:
    if step.verb == LOOK:
        return LOOK_AT_WHICH
    elif step.verb == TURN_UP:
        return TURN_UP_WHICH
    elif step.verb == TURN_DOWN:
        return TURN_DOWN_WHICH
    elif step.verb == EXCHANGE:
        return EXCHANGE_WHICH
    elif step.verb == GIVE:
        return GIVE_WHICH
    elif step.verb == TAKE:
        return TAKE_WHICH
    elif step.verb == PICK_UP:
        return PICK_UP_WHICH
    elif step.verb == DISCARD:
        return DISCARD_WHICH
    elif step.verb == PUT_TOKEN:
        return TOKEN_ON_WHICH
    elif step.verb == RETURN_TOKEN:
        return RETURN_WHICH_TOKEN
    elif step.verb == MOVE_TOKEN:
        return MOVE_WHICH_TOKEN
    return TRIGGER_WHICH


# What is on offer.


@rule
def cards_to_pick(box: Box, s: Table) -> int:
    """The cards the step in progress can be done to, a bit each; one that it triggers can be carried out in full."""
    step = step_in_progress(box, s)
    if not wants_card(s, step):
        return seconds(s, step, s.source, s.picked, 0)
    cards = picks(s, step, s.source, 0, s.triggered)
    return those_carried_out(box, s, cards, s.in_pile) if step.triggers else cards


@rule
def offer_cards(box: Box, s: Table, offers: Offers) -> None:
    cards = cards_to_pick(box, s)
    for seat in range(box.players):
        if cards & int(s.players[seat].before) != 0:
            offer_from_row(s, offers, seat, cards)


@rule
def offer_from_row(s: Table, offers: Offers, seat: int, cards: int) -> None:
    """These cards, as far as they lie before that player."""
    player, count = s.players[seat], int(offers.n)
    for place in range(player.in_row):
        count = offered(offers, count, moves.PICK + seat * ROW + place, has(cards, player.row[place]))
    offers.n = count


@rule
def offer_tokens(box: Box, s: Table, offers: Offers) -> None:
    faces, count = faces_in_reserve(box, s), int(offers.n)
    for face in range(len(TOKEN_FACES)):
        count = offered(offers, count, moves.TOKEN + face, has(faces, face))
    offers.n = count


@rule
def offer_opponents(box: Box, s: Table, offers: Offers) -> None:
    for seat in range(box.players):
        offer_if(offers, moves.PLAYER + seat, is_opponent(s, seat))


@rule
def pick(box: Box, s: Table, card: int) -> None:
    if wants_card(s, step_in_progress(box, s)):
        s.picked = card
    else:
        s.second = card
