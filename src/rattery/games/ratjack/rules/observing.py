"""Observing: what a pair of eyes can know, as numbers for a learner; seats are counted from the observer's own.

`schema` says what each number is. The basics show cards as the table shows them; a whole observation also those that these
eyes have seen before and still know, with the memory aid or without.
"""

from __future__ import annotations

import rattery.games.ratjack.rules.schema as schema
from rattery.core.compile.rule import rule
from rattery.core.observing import fill
from rattery.core.record import Row
from rattery.core.seats import relative, relative_seats, seat_after, sees
from rattery.games.ratjack.box import Box
from rattery.games.ratjack.parts import (
    CARDS,
    HAND,
    MAX_PLAYERS,
    NO_CARD,
    NO_FACE,
    NO_TOKEN,
    NOBODY,
    NUMBERS,
    ROW,
    SPECTATOR,
    TOKENS,
)
from rattery.games.ratjack.rules.schema import BASICS, ELSEWHERE, GLANCE, OBSERVATION
from rattery.games.ratjack.rules.table import FIRST_HIDDEN, Table, has, is_visible, number_of
from rattery.games.ratjack.rules.tokens import face_of, face_on, value_face_up

UNKNOWN = -1
EMPTY = -2


@rule
def observe(box: Box, s: Table, eye: int, out: Row[int]) -> None:
    """Fill `out`, OBSERVATION numbers: the basics, the options, what is read off at a glance, what is remembered."""
    observe_glance(box, s, eye, out)
    fill(out, GLANCE, OBSERVATION, 0)
    for seat in range(box.players):
        observe_signs_of_player(box, s, seat, eye, out, relative(seat, eye, box.players))
    observe_effect_in_full(box, s, eye, out)
    for depth in range(s.in_pile):
        out[schema.PILE_SIGN + depth] = sign_of(box, s, int(s.pile[s.in_pile - 1 - depth]), eye)
    for depth in range(s.in_deck):
        out[schema.DECK_SIGN + depth] = sign_of(box, s, int(s.deck[s.in_deck - 1 - depth]), eye)


@rule
def observe_glance(box: Box, s: Table, eye: int, out: Row[int]) -> None:
    """All but what is remembered beyond the cards these eyes know, GLANCE numbers: what a mind reads."""
    fill(out, BASICS, GLANCE, 0)
    observe_table(box, s, eye, True, out)
    observe_options(box, out)
    observe_unseen(s, eye, out)
    if eye < box.players:
        observe_hand(box, s, eye, out)
    for seat in range(box.players):
        observe_standing(box, s, seat, eye, out, standing_at(box, seat, eye))
    observe_turns_until(box, s, eye, out)


# The basics.


@rule
def observe_basics(box: Box, s: Table, eye: int, out: Row[int]) -> None:
    """Fill BASICS numbers: shared things, tokens, pile, deck, then the players from the observer's own."""
    observe_table(box, s, eye, False, out)


@rule
def observe_table(box: Box, s: Table, eye: int, remembers: bool, out: Row[int]) -> None:
    fill(out, schema.AT_PILE, BASICS, EMPTY)
    observe_round(box, s, eye, out)
    observe_effect(box, s, eye, out)
    observe_reserve(box, s, out)
    observe_piles(s, eye, remembers, out)
    for seat in range(box.players):
        at = schema.AT_PLAYERS + relative(seat, eye, box.players) * schema.PER_PLAYER
        observe_player(box, s, seat, eye, remembers, out, at)


@rule
def kind_seen(s: Table, card: int, eye: int, remembers: bool) -> int:
    """What is printed on a card, as far as it is shown to these eyes, or known to them."""
    kind, known, shown = int(s.kind[card]), int(s.known[card]), int(s.shown[card])
    return kind if sees(known if remembers else shown, eye) else UNKNOWN


@rule
def observe_round(box: Box, s: Table, eye: int, out: Row[int]) -> None:
    out[schema.ROUND] = s.round_number
    out[schema.OVER] = s.over
    out[schema.ASKED] = s.asked
    decider = decider_seen(s, eye)
    out[schema.DECIDER] = relative(decider, eye, box.players)
    out[schema.ACTIVE] = relative(s.active, eye, box.players)
    out[schema.IN_DECK] = s.in_deck
    out[schema.IN_PILE] = s.in_pile
    out[schema.QUIET] = s.quiet
    out[schema.FEWEST] = s.fewest
    out[schema.DECK_WAS_EMPTY] = s.deck_was_empty
    out[schema.DECK_SHRANK] = s.deck_shrank


@rule
def observe_effect(box: Box, s: Table, eye: int, out: Row[int]) -> None:
    """The effect that is being carried out, and what was chosen for it."""
    out[schema.SOURCE] = s.kind[s.source] if s.source != NO_CARD else UNKNOWN
    out[schema.STEP] = s.step
    out[schema.PICKED] = seat_and_place(box, s, s.picked, eye)
    out[schema.TOKEN] = face_of(box, s, s.token) if s.token != NO_TOKEN else NO_FACE
    out[schema.OPPONENT] = relative(s.opponent, eye, box.players)


@rule
def observe_reserve(box: Box, s: Table, out: Row[int]) -> None:
    for token in range(TOKENS):
        face = face_of(box, s, token)
        out[schema.AT_RESERVE + token] = face if has(s.reserve, token) else NO_FACE


@rule
def observe_piles(s: Table, eye: int, remembers: bool, out: Row[int]) -> None:
    """The discard pile and the deck, from the top down."""
    for depth in range(s.in_pile):
        card = int(s.pile[s.in_pile - 1 - depth])
        out[schema.AT_PILE + depth] = kind_seen(s, card, eye, remembers)
    for depth in range(s.in_deck):
        card = int(s.deck[s.in_deck - 1 - depth])
        out[schema.AT_DECK + depth] = kind_seen(s, card, eye, remembers)


@rule
def decider_seen(s: Table, eye: int) -> int:
    """While everybody hides a card, nobody sees who is still choosing."""
    return s.decider if s.asked != FIRST_HIDDEN or s.decider == eye else NOBODY


@rule
def seat_and_place(box: Box, s: Table, card: int, eye: int) -> int:
    """Where a chosen card lies: the seat, counted from the observer's, times the length of a row, and the place from 0."""
    if card == NO_CARD or s.lies[card] >= MAX_PLAYERS:
        return UNKNOWN
    seat = int(s.lies[card])
    for place in range(s.players[seat].in_row):
        if s.players[seat].row[place] == card:
            return relative(seat, eye, box.players) * ROW + place
    return UNKNOWN


@rule
def observe_player(box: Box, s: Table, seat: int, eye: int, remembers: bool, out: Row[int], at: int) -> None:
    player = s.players[seat]
    hides = seat == eye and player.chosen != NO_CARD and s.asked == FIRST_HIDDEN
    low, high = hand_seen(s, seat, eye, remembers)
    out[at + schema.POINTS] = player.points
    out[at + schema.OUT] = player.out
    out[at + schema.TOTAL] = player.total
    out[at + schema.IN_HAND] = player.in_hand
    out[at + schema.IN_ROW] = player.in_row
    out[at + schema.CHOSEN] = s.kind[player.chosen] if hides else UNKNOWN
    out[at + schema.HAND_KINDS] = low
    out[at + schema.HAND_KINDS + 1] = high
    observe_row(box, s, seat, eye, remembers, out, at + schema.ROW_AT)


@rule
def observe_row(box: Box, s: Table, seat: int, eye: int, remembers: bool, out: Row[int], at: int) -> None:
    player = s.players[seat]
    for place in range(player.in_row):
        card = int(player.row[place])
        out[at] = kind_seen(s, card, eye, remembers)
        out[at + 1] = is_visible(s, card)
        face = face_on(box, s, card)
        out[at + 2] = face
        at += schema.PER_CARD


@rule
def hand_seen(s: Table, seat: int, eye: int, remembers: bool) -> tuple[int, int]:
    """A hand has no order: the smaller kind first."""
    player = s.players[seat]
    one, other = EMPTY, EMPTY
    if player.in_hand > 0:
        one = kind_seen(s, int(player.hand[0]), eye, remembers)
    if player.in_hand > 1:
        other = kind_seen(s, int(player.hand[1]), eye, remembers)
    return min(one, other), max(one, other)


@rule
def observe_options(box: Box, out: Row[int]) -> None:
    out[schema.PLAYERS] = box.players
    out[schema.PACK + box.kinds[0] // NUMBERS] += 1
    out[schema.PACK + box.kinds[NUMBERS] // NUMBERS] += 1
    out[schema.MEMORY_AID] = box.memory_aid
    out[schema.LIMIT] = box.limit
    out[schema.POINTS_TO_WIN] = box.points_to_win


# What is read off the table at a glance.


@rule
def observe_unseen(s: Table, eye: int, out: Row[int]) -> None:
    """What may still come, and what lies on the pile."""
    for card in range(CARDS):
        if not sees(s.known[card], eye):
            out[schema.UNSEEN + number_of(s, card) - 1] += 1
    if s.in_pile > 0:
        out[schema.PILE_NUMBER] = number_of(s, int(s.pile[s.in_pile - 1]))


@rule
def observe_hand(box: Box, s: Table, own: int, out: Row[int]) -> None:
    """Where each hand card would lead its owner, were it laid face up."""
    player = s.players[own]
    one, other = int(player.hand[0]), int(player.hand[player.in_hand - 1])
    if player.in_hand > 1 and s.kind[other] < s.kind[one]:
        one, other = other, one
    for place in range(player.in_hand):
        card = one if place == 0 else other
        at = schema.HAND_CARDS_AT + (HAND - int(player.in_hand) + place) * schema.PER_HAND_CARD
        after = player.total + value_face_up(box, s, card)
        out[at + schema.HAND_NUMBER] = number_of(s, card)
        out[at + schema.TOTAL_AFTER] = after
        out[at + schema.IS_LANDING] = after == box.limit
        out[at + schema.IS_TOO_MUCH] = after > box.limit


@rule
def standing_at(box: Box, seat: int, eye: int) -> int:
    return schema.STANDINGS_AT + relative(seat, eye, box.players) * schema.PER_STANDING


@rule
def observe_standing(box: Box, s: Table, seat: int, eye: int, out: Row[int], at: int) -> None:
    """How far somebody is from the limit, and what these eyes know of the hidden cards."""
    player = s.players[seat]
    hidden, known, value, highest = 0, 0, 0, 0
    for place in range(player.in_row):
        card = int(player.row[place])
        is_hidden = int(not is_visible(s, card))
        is_known = is_hidden & int(sees(s.known[card], eye))
        worth = is_known * value_face_up(box, s, card)
        hidden += is_hidden
        known += is_known
        value += worth
        highest = max(highest, worth)
    out[at + schema.MISSING] = box.limit - player.total
    out[at + schema.HIDDEN] = hidden
    out[at + schema.KNOWN_HIDDEN] = known
    out[at + schema.HIDDEN_VALUE] = value
    out[at + schema.HIGHEST_HIDDEN] = highest


@rule
def observe_turns_until(box: Box, s: Table, eye: int, out: Row[int]) -> None:
    """How many players in the round come before a seat, from the active one on; none for who is out."""
    count, seat = 0, int(s.active)
    for _ in range(box.players):
        is_out = bool(s.players[seat].out)
        out[standing_at(box, seat, eye) + schema.TURNS_UNTIL] = UNKNOWN if is_out or s.over else count
        count += not is_out
        seat = seat_after(box, seat)


# What is remembered.


@rule
def sign_of(box: Box, s: Table, card: int, eye: int) -> int:
    """Who knows a card, as far as everybody can tell, and what was done with it this turn."""
    eyes = (int(s.known[card]) & ~int(s.doubtful[card])) | (int(s.known[card]) & (1 << eye))
    sign = (eyes & (1 << SPECTATOR)) | relative_seats(eyes, eye, box.players)
    if has(s.triggered, card):
        sign |= schema.TRIGGERED
    if has(s.looked, card):
        sign |= schema.LOOKED_AT
    return sign


@rule
def observe_signs_of_player(box: Box, s: Table, seat: int, eye: int, out: Row[int], place: int) -> None:
    player = s.players[seat]
    for number in range(player.in_row):
        out[schema.ROW_SIGN + place * ROW + number] = sign_of(box, s, int(player.row[number]), eye)
    at = schema.HAND_SIGN + place * HAND
    if player.in_hand == 1:
        out[at + 1] = sign_of(box, s, int(player.hand[0]), eye)
    elif player.in_hand > 1:
        one, other = int(player.hand[0]), int(player.hand[1])
        sign, other_sign = sign_of(box, s, one, eye), sign_of(box, s, other, eye)
        kind, other_kind = kind_seen(s, one, eye, True), kind_seen(s, other, eye, True)
        swap = other_kind < kind or (other_kind == kind and other_sign < sign)
        out[at] = other_sign if swap else sign
        out[at + 1] = sign if swap else other_sign


@rule
def where_it_lies(box: Box, s: Table, card: int, eye: int) -> int:
    """A card's seat and place, ELSEWHERE if it lies in no row."""
    if card == NO_CARD:
        return UNKNOWN
    place = seat_and_place(box, s, card, eye)
    return ELSEWHERE if place == UNKNOWN else place


@rule
def observe_effect_in_full(box: Box, s: Table, eye: int, out: Row[int]) -> None:
    """How far the turn and its effect have come, and which token is where."""
    out[schema.STAGE] = s.stage
    out[schema.LAST_AWARDED] = relative(s.last_awarded, eye, box.players)
    out[schema.SOURCE_AT] = where_it_lies(box, s, int(s.source), eye)
    out[schema.SECOND_AT] = where_it_lies(box, s, int(s.second), eye)
    out[schema.THAT_CARD_AT] = where_it_lies(box, s, int(s.that_card), eye)
    out[schema.SIDES] = s.sides
    for token in range(TOKENS):
        out[schema.TOKEN_AT + token] = UNKNOWN
    for card in range(CARDS):
        if s.token_on[card] != NO_TOKEN:
            out[schema.TOKEN_AT + int(s.token_on[card])] = where_it_lies(box, s, card, eye)
