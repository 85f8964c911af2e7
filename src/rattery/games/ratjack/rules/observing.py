"""Observing: what the table shows a pair of eyes, as numbers for a learner; seats are counted from the observer's own.

`labels.py` of this game says what each number means, in this order.
"""

from __future__ import annotations

from rattery.core.compile.rule import rule
from rattery.core.record import Row
from rattery.core.seats import relative, sees
from rattery.games.ratjack.box import Box
from rattery.games.ratjack.parts import CARDS, HAND, MAX_PLAYERS, NO_CARD, NO_FACE, NO_TOKEN, NOBODY, ROW, TOKENS
from rattery.games.ratjack.rules.table import FIRST_HIDDEN, Table, has, is_visible
from rattery.games.ratjack.rules.tokens import face_of, face_on

SHARED = 16
PER_CARD = 3
PER_PLAYER = 6 + HAND + ROW * PER_CARD
AT_PILE = SHARED + TOKENS
AT_DECK = AT_PILE + CARDS
AT_PLAYERS = AT_DECK + CARDS
OBSERVATION = AT_PLAYERS + MAX_PLAYERS * PER_PLAYER
UNKNOWN = -1
EMPTY = -2


@rule
def kind_seen(s: Table, card: int, eye: int) -> int:
    """What is printed on a card, as far as it is shown to these eyes."""
    return int(s.kind[card]) if sees(s.shown[card], eye) else UNKNOWN


@rule
def observe(box: Box, s: Table, eye: int, out: Row[int]) -> None:
    """Fill `out`, OBSERVATION numbers: shared things, tokens, pile, deck, then the players from the observer's own."""
    for place in range(AT_PILE, OBSERVATION):
        out[place] = EMPTY
    observe_round(box, s, eye, out)
    observe_effect(box, s, eye, out)
    observe_reserve(box, s, out)
    observe_piles(s, eye, out)
    for seat in range(box.players):
        observe_player(box, s, seat, eye, out, AT_PLAYERS + relative(seat, eye, box.players) * PER_PLAYER)


@rule
def observe_round(box: Box, s: Table, eye: int, out: Row[int]) -> None:
    out[0] = s.round_number
    out[1] = s.over
    out[2] = s.asked
    decider = decider_seen(s, eye)
    out[3] = relative(decider, eye, box.players)
    out[4] = relative(s.active, eye, box.players)
    out[5] = s.in_deck
    out[6] = s.in_pile
    out[7] = s.quiet
    out[8] = s.fewest
    out[14] = s.deck_was_empty
    out[15] = s.deck_shrank


@rule
def observe_effect(box: Box, s: Table, eye: int, out: Row[int]) -> None:
    """The effect that is being carried out, and what was chosen for it."""
    out[9] = s.kind[s.source] if s.source != NO_CARD else UNKNOWN
    out[10] = s.step
    out[11] = seat_and_place(box, s, s.picked, eye)
    out[12] = face_of(box, s, s.token) if s.token != NO_TOKEN else NO_FACE
    out[13] = relative(s.opponent, eye, box.players)


@rule
def observe_reserve(box: Box, s: Table, out: Row[int]) -> None:
    for token in range(TOKENS):
        face = face_of(box, s, token)
        out[SHARED + token] = face if has(s.reserve, token) else NO_FACE


@rule
def observe_piles(s: Table, eye: int, out: Row[int]) -> None:
    """The discard pile and the deck, from the top down."""
    for depth in range(s.in_pile):
        card = int(s.pile[s.in_pile - 1 - depth])
        out[AT_PILE + depth] = kind_seen(s, card, eye)
    for depth in range(s.in_deck):
        card = int(s.deck[s.in_deck - 1 - depth])
        out[AT_DECK + depth] = kind_seen(s, card, eye)


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
def observe_player(box: Box, s: Table, seat: int, eye: int, out: Row[int], at: int) -> None:
    player = s.players[seat]
    hides = seat == eye and player.chosen != NO_CARD and s.asked == FIRST_HIDDEN
    low, high = hand_seen(s, seat, eye)
    out[at] = player.points
    out[at + 1] = player.out
    out[at + 2] = player.total
    out[at + 3] = player.in_hand
    out[at + 4] = player.in_row
    out[at + 5] = s.kind[player.chosen] if hides else UNKNOWN
    out[at + 6] = low
    out[at + 7] = high
    observe_row(box, s, seat, eye, out, at + 6 + HAND)


@rule
def observe_row(box: Box, s: Table, seat: int, eye: int, out: Row[int], at: int) -> None:
    player = s.players[seat]
    for place in range(player.in_row):
        card = int(player.row[place])
        out[at] = kind_seen(s, card, eye)
        out[at + 1] = is_visible(s, card)
        face = face_on(box, s, card)
        out[at + 2] = face
        at += PER_CARD


@rule
def hand_seen(s: Table, seat: int, eye: int) -> tuple[int, int]:
    """A hand has no order: the smaller kind first."""
    player = s.players[seat]
    one, other = EMPTY, EMPTY
    if player.in_hand > 0:
        one = kind_seen(s, int(player.hand[0]), eye)
    if player.in_hand > 1:
        other = kind_seen(s, int(player.hand[1]), eye)
    return min(one, other), max(one, other)
