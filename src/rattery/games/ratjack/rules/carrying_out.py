"""Carrying out a step of an effect, once everything it wants is chosen: one function a verb."""

from __future__ import annotations

from rattery.core.chance import draw
from rattery.core.compile.rule import rule
from rattery.core.story import narrate
from rattery.games.ratjack import story
from rattery.games.ratjack.box import Box
from rattery.games.ratjack.language import Step
from rattery.games.ratjack.parts import (
    A_CARD,
    BURY,
    DISCARD,
    DRAW,
    EXCHANGE,
    GIVE,
    LAY,
    LOOK,
    MOVE_TOKEN,
    NO_CARD,
    OPPOSING,
    PICK_UP,
    PLAY,
    PUT_TOKEN,
    RETURN_TOKEN,
    SHUFFLE,
    TAKE,
    THE_DECK,
    THE_HAND,
    TRIGGER,
    TURN_DOWN,
    TURN_UP,
)
from rattery.games.ratjack.rules.drawing import draw_a_card
from rattery.games.ratjack.rules.effects import end_effect, end_step, make_next_choice, step_in_progress, trigger
from rattery.games.ratjack.rules.moving import (
    find_hidden,
    join_hand,
    join_row,
    leave_hand,
    leave_row,
    put_on_pile,
    put_under_deck,
    swap_in_rows,
    take_from_deck,
    take_from_pile,
    take_its_place,
    turn_over,
)
from rattery.games.ratjack.rules.sight import learn, show_all
from rattery.games.ratjack.rules.table import PLAYING, Table, bit, is_visible, place_in_row
from rattery.games.ratjack.rules.targets import are_at_least
from rattery.games.ratjack.rules.tokens import cover, face_of, put_token, return_token, uncover


@rule
def go_on_with_effect(box: Box, s: Table) -> None:
    """The next choice of the step in progress, or the step itself; after the last step the effect is over."""
    if s.step >= box.effects[s.kind[s.source]].length:
        end_effect(s)
        return
    step = step_in_progress(box, s)
    if not make_next_choice(box, s, step):
        carry_out(box, s, step)


@rule
def carry_out(box: Box, s: Table, step: Step) -> None:
    if step.verb == LOOK:
        look(s, step)
    elif step.verb == TURN_UP:
        turn_up(box, s, step)
    elif step.verb == TURN_DOWN:
        turn_down(box, s)
    elif step.verb == TRIGGER:
        trigger(box, s, s.picked)
    elif step.verb == EXCHANGE:
        exchange(box, s, step)
    elif step.verb == GIVE:
        give(box, s, step)
    elif step.verb == TAKE:
        take(box, s)
    elif step.verb == PICK_UP:
        pick_up(box, s)
    elif step.verb == DISCARD:
        discard_from_table(box, s)
    elif step.verb == PUT_TOKEN:
        put_chosen_token(box, s)
    elif step.verb == RETURN_TOKEN:
        return_token(box, s, s.picked)
        end_step(s, s.picked)
    elif step.verb == MOVE_TOKEN:
        move_token(box, s)
    elif step.verb == DRAW:
        draw_a_card(s)
    elif step.verb == PLAY:
        play_another(s)
    elif step.verb == LAY:
        lay_from_top(box, s, step)
    elif step.verb == BURY:
        bury(s)
    elif step.verb == SHUFFLE:
        shuffle_pile(s, step.count)


# Look.


@rule
def look(s: Table, step: Step) -> None:
    """The card is seen before the next one is chosen, and known from then on."""
    if step.target.what == THE_DECK:
        look_at_deck(s)
    elif step.target.what == THE_HAND:
        look_at_hand(s)
    else:
        look_at_hidden_card(s, step.count)


@rule
def look_at_deck(s: Table) -> None:
    card = int(s.deck[s.in_deck - 1])
    learn(s, card, 1 << s.active)
    narrate(story.LOOKED_AT_DECK, s.active, s.kind[card], 1 << s.active)
    end_step(s, NO_CARD)


@rule
def look_at_hand(s: Table) -> None:
    for place in range(s.players[s.opponent].in_hand):
        card = int(s.players[s.opponent].hand[place])
        learn(s, card, 1 << s.active)
        narrate(story.LOOKED_AT_HAND, s.active, s.opponent, s.kind[card], 1 << s.active)
    end_step(s, NO_CARD)


@rule
def look_at_hidden_card(s: Table, count: int) -> None:
    card = int(s.picked)
    learn(s, card, 1 << s.active)
    narrate(story.LOOKED_AT, s.active, s.lies[card], place_in_row(s, card), s.kind[card], 1 << s.active)
    s.looked = int(s.looked) | bit(card)
    s.picked = NO_CARD
    if are_at_least(s.looked, count):
        end_step(s, card)


# Turn and trigger.


@rule
def turn_up(box: Box, s: Table, step: Step) -> None:
    card = int(s.picked)
    turn_face_up(box, s, card)
    if step.triggers:
        trigger(box, s, card)
    else:
        end_step(s, card)


@rule
def turn_face_up(box: Box, s: Table, card: int) -> None:
    turn_over(box, s, card)
    show_all(s, card)
    if s.lies[card] == s.active:
        narrate(story.TURNED_UP_OWN, s.active, place_in_row(s, card), s.kind[card])
    else:
        narrate(story.TURNED_UP, s.active, s.lies[card], place_in_row(s, card), s.kind[card])


@rule
def turn_down(box: Box, s: Table) -> None:
    """Everybody has seen what it was."""
    card = int(s.picked)
    turn_over(box, s, card)
    if s.lies[card] == s.active:
        narrate(story.TURNED_DOWN_OWN, s.active, place_in_row(s, card), s.kind[card])
    else:
        narrate(story.TURNED_DOWN, s.active, s.lies[card], place_in_row(s, card), s.kind[card])
    end_step(s, card)


# Exchange, give, take, pick up, discard.


@rule
def exchange(box: Box, s: Table, step: Step) -> None:
    if step.second.what == A_CARD:
        exchange_cards(box, s, s.picked, s.second)
    elif step.second.what == THE_HAND:
        exchange_with_hand(box, s, s.picked)
    else:
        exchange_with_pile(box, s, s.picked)
    end_step(s, NO_CARD)


@rule
def exchange_cards(box: Box, s: Table, one: int, other: int) -> None:
    seat, other_seat = int(s.lies[one]), int(s.lies[other])
    narrate(story.EXCHANGED, s.active, seat, place_in_row(s, one), other_seat, place_in_row(s, other))
    swap_in_rows(box, s, one, other)


@rule
def exchange_with_hand(box: Box, s: Table, card: int) -> None:
    """The hand card lies down as the other lay. A card that goes to a hand returns its token."""
    seat = int(s.active)
    place = place_in_row(s, card)
    laid = int(s.players[seat].hand[0])
    leave_hand(s, seat, laid)
    take_its_place(box, s, laid, card)
    narrate(story.EXCHANGED_HAND, seat, place, s.kind[laid], s.known[laid])
    return_token(box, s, card)
    join_hand(s, seat, card)


@rule
def exchange_with_pile(box: Box, s: Table, card: int) -> None:
    """The new card lies as the old one lay, without its token, and is not triggered."""
    place = place_in_row(s, card)
    top = take_from_pile(s)
    take_its_place(box, s, top, card)
    narrate(story.EXCHANGED_DISCARD, s.active, place, s.kind[card], s.kind[top])
    put_on_pile(box, s, card)


@rule
def give(box: Box, s: Table, step: Step) -> None:
    """To the end of the opponent's row, with its token."""
    card, receiver = int(s.picked), int(s.opponent)
    place = place_in_row(s, card)
    visible = is_visible(s, card)
    leave_row(box, s, card)
    join_row(box, s, receiver, card, visible and not step.face_down)
    if visible and step.face_down:
        narrate(story.TURNED_DOWN_OWN, s.active, place, s.kind[card])
        narrate(story.GAVE_HIDDEN, s.active, place, receiver)
    elif visible:
        narrate(story.GAVE, s.active, place, receiver, s.kind[card])
    else:
        narrate(story.GAVE_HIDDEN, s.active, place, receiver)
        find_hidden(s, card)
    end_step(s, card)


@rule
def take(box: Box, s: Table) -> None:
    """It lies as it lay."""
    card = int(s.picked)
    visible = is_visible(s, card)
    narrate(story.TOOK, s.active, s.lies[card], place_in_row(s, card))
    leave_row(box, s, card)
    join_row(box, s, s.active, card, visible)
    find_hidden(s, card)
    end_step(s, card)


@rule
def pick_up(box: Box, s: Table) -> None:
    """Into the hand; its token goes back to the reserve."""
    card = int(s.picked)
    narrate(story.PICKED_UP, s.active, place_in_row(s, card), s.kind[card], s.known[card])
    return_token(box, s, card)
    leave_row(box, s, card)
    join_hand(s, s.active, card)
    end_step(s, NO_CARD)


@rule
def discard_from_table(box: Box, s: Table) -> None:
    card = int(s.picked)
    if s.lies[card] == s.active:
        narrate(story.DISCARDED_OWN, s.active, place_in_row(s, card), s.kind[card])
    else:
        narrate(story.DISCARDED, s.active, s.lies[card], place_in_row(s, card), s.kind[card])
    leave_row(box, s, card)
    put_on_pile(box, s, card)
    end_step(s, NO_CARD)


# Tokens.


@rule
def put_chosen_token(box: Box, s: Table) -> None:
    card, token = int(s.picked), int(s.token)
    put_token(box, s, token, card)
    if s.lies[card] == s.active:
        narrate(story.PUT_TOKEN_OWN, s.active, face_of(box, s, token), place_in_row(s, card))
    else:
        narrate(story.PUT_TOKEN, s.active, face_of(box, s, token), s.lies[card], place_in_row(s, card))
    end_step(s, card)


@rule
def move_token(box: Box, s: Table) -> None:
    card, other = int(s.picked), int(s.second)
    token = int(s.token_on[card])
    uncover(box, s, card)
    cover(box, s, token, other)
    place, other_place = place_in_row(s, card), place_in_row(s, other)
    narrate(story.MOVED_TOKEN, s.active, face_of(box, s, token), s.lies[card], place, s.lies[other], other_place)
    end_step(s, other)


# Deck and pile.


@rule
def play_another(s: Table) -> None:
    """One of the two hand cards is played as in a turn; it is still the same turn."""
    end_effect(s)
    s.stage = PLAYING


@rule
def lay_from_top(box: Box, s: Table, step: Step) -> None:
    """The top card of deck or pile, face down; from the deck only its new owner may look at it."""
    owner = int(s.opponent) if step.target.whose == OPPOSING else int(s.active)
    card = lay_from_deck(box, s, owner) if step.target.what == THE_DECK else lay_from_pile(box, s, owner)
    end_step(s, card)


@rule
def lay_from_deck(box: Box, s: Table, owner: int) -> int:
    card = take_from_deck(s)
    if owner == s.active:
        narrate(story.LAID_FROM_DECK_OWN, s.active)
    else:
        narrate(story.LAID_FROM_DECK, s.active, owner)
    join_row(box, s, owner, card, False)
    find_hidden(s, card)
    return card


@rule
def lay_from_pile(box: Box, s: Table, owner: int) -> int:
    card = take_from_pile(s)
    join_row(box, s, owner, card, False)
    if owner == s.active:
        narrate(story.LAID_FROM_DISCARD_OWN, s.active, s.kind[card])
    else:
        narrate(story.LAID_FROM_DISCARD, s.active, owner, s.kind[card])
    return card


@rule
def bury(s: Table) -> None:
    """Everybody knows what lies under the deck then."""
    card = take_from_pile(s)
    put_under_deck(s, card)
    narrate(story.BURIED, s.active, s.kind[card])
    end_step(s, NO_CARD)


@rule
def shuffle_pile(s: Table, count: int) -> None:
    """The first cards of the pile; it stays face up."""
    for done in range(count - 1):
        last = int(s.in_pile) - 1 - done
        place = last - draw(s.chance, count - done)
        card = int(s.pile[last])
        s.pile[last] = s.pile[place]
        s.pile[place] = card
    narrate(story.SHUFFLED, s.active, count, s.kind[s.pile[s.in_pile - 1]])
    end_step(s, NO_CARD)
