"""Observing: what the table shows a pair of eyes, as numbers for a learner; seats are counted from the observer's own."""

from __future__ import annotations

from rattery.core.record import Row
from rattery.core.rule import rule
from rattery.games.ratjack.box import Box
from rattery.games.ratjack.parts import CARDS, HAND, MAX_PLAYERS, NO_CARD, NO_FACE, NO_TOKEN, NOBODY, ROW, TOKENS
from rattery.games.ratjack.rules.sight import sees
from rattery.games.ratjack.rules.table import FIRST_HIDDEN, Table, has, is_visible
from rattery.games.ratjack.rules.tokens import face_of, face_on, total_of

SHARED = 16
PER_CARD = 3
PER_PLAYER = 6 + HAND + ROW * PER_CARD
OBSERVATION = SHARED + TOKENS + 2 * CARDS + MAX_PLAYERS * PER_PLAYER
UNKNOWN = -1
EMPTY = -2


@rule
def relative(box: Box, seat: int, eye: int) -> int:
    """A seat counted from the observer's own: 0 is the observer, 1 the player on the left. A spectator counts from 0."""
    if seat == NOBODY or eye >= box.players:
        return seat
    return (seat - eye + box.players) % box.players


@rule
def kind_seen(s: Table, card: int, eye: int) -> int:
    """What is printed on a card, as far as it is shown to these eyes."""
    if card == NO_CARD:
        return EMPTY
    return int(s.kind[card]) if sees(s.shown[card], eye) else UNKNOWN


@rule
def observe(box: Box, s: Table, eye: int, out: Row[int]) -> None:
    """Fill `out`, OBSERVATION numbers: shared things, tokens, pile, deck, then the players from the observer's own."""
    observe_shared(box, s, eye, out)
    for token in range(TOKENS):
        out[SHARED + token] = face_of(box, s, token) if has(s.reserve, token) else NO_FACE
    at = SHARED + TOKENS
    for depth in range(CARDS):
        place = s.in_pile - 1 - depth
        out[at + depth] = kind_seen(s, s.pile[place] if place >= 0 else NO_CARD, eye)
        place = s.in_deck - 1 - depth
        out[at + CARDS + depth] = kind_seen(s, s.deck[place] if place >= 0 else NO_CARD, eye)
    for seat in range(MAX_PLAYERS):
        at = SHARED + TOKENS + 2 * CARDS + seat * PER_PLAYER
        for place in range(PER_PLAYER):
            out[at + place] = EMPTY
    for seat in range(box.players):
        observe_player(box, s, seat, eye, out, SHARED + TOKENS + 2 * CARDS + relative(box, seat, eye) * PER_PLAYER)


@rule
def observe_shared(box: Box, s: Table, eye: int, out: Row[int]) -> None:
    out[0] = s.round_number
    out[1] = s.over
    out[2] = s.asked
    out[3] = relative(box, decider_seen(s, eye), eye)
    out[4] = relative(box, s.active, eye)
    out[5] = s.in_deck
    out[6] = s.in_pile
    out[7] = s.quiet
    out[8] = s.fewest
    out[9] = s.kind[s.source] if s.source != NO_CARD else UNKNOWN
    out[10] = s.step
    out[11] = seat_and_place(box, s, s.picked, eye)
    out[12] = face_of(box, s, s.token) if s.token != NO_TOKEN else NO_FACE
    out[13] = relative(box, s.opponent, eye)
    out[14] = s.deck_was_empty
    out[15] = s.deck_shrank


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
            return relative(box, seat, eye) * ROW + place
    return UNKNOWN


@rule
def observe_player(box: Box, s: Table, seat: int, eye: int, out: Row[int], at: int) -> None:
    player = s.players[seat]
    out[at] = player.points
    out[at + 1] = player.out
    out[at + 2] = total_of(box, s, seat)
    out[at + 3] = player.in_hand
    out[at + 4] = player.in_row
    out[at + 5] = (
        s.kind[player.chosen] if seat == eye and player.chosen != NO_CARD and s.asked == FIRST_HIDDEN else UNKNOWN
    )
    low, high = hand_seen(s, seat, eye)
    out[at + 6] = low
    out[at + 7] = high
    for place in range(player.in_row):
        card = int(player.row[place])
        spot = at + 6 + HAND + place * PER_CARD
        out[spot] = kind_seen(s, card, eye)
        out[spot + 1] = is_visible(s, card)
        out[spot + 2] = face_on(box, s, card)


@rule
def hand_seen(s: Table, seat: int, eye: int) -> tuple[int, int]:
    """A hand has no order: the smaller kind first."""
    player = s.players[seat]
    one = kind_seen(s, player.hand[0] if player.in_hand > 0 else NO_CARD, eye)
    other = kind_seen(s, player.hand[1] if player.in_hand > 1 else NO_CARD, eye)
    return min(one, other), max(one, other)
