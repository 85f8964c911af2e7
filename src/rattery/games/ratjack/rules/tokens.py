"""Bonus tokens: what lies on a card, and what that does to it."""

from __future__ import annotations

from rattery.core.compile.rule import rule
from rattery.core.story import narrate
from rattery.games.ratjack import story
from rattery.games.ratjack.box import Box
from rattery.games.ratjack.parts import DOUBLE, HALF, LOCK, MINUS, MUTE, NO_FACE, NO_TOKEN, PLUS, SHIELD, TOKENS, ZERO
from rattery.games.ratjack.rules.table import Table, bit, has, is_visible, number_of


@rule
def face_of(box: Box, s: Table, token: int) -> int:
    """What a token shows this round."""
    return box.faces[token][1 if has(s.sides, token) else 0]


@rule
def face_on(box: Box, s: Table, card: int) -> int:
    """The face on a card, or none."""
    token = int(s.token_on[card])
    return NO_FACE if token == NO_TOKEN else face_of(box, s, token)


@rule
def is_locked(s: Table, card: int) -> bool:
    """Can be turned neither way, and cannot be discarded."""
    return has(s.locked, card)


@rule
def is_shielded(s: Table, card: int) -> bool:
    """Other players cannot target the card."""
    return has(s.shielded, card)


@rule
def is_muted(s: Table, card: int) -> bool:
    """Has no effect, and an empty effect can always be carried out."""
    return has(s.muted, card)


@rule
def value_of(box: Box, s: Table, card: int) -> int:
    """What a card counts: nothing while it is hidden."""
    return value_face_up(box, s, card) if is_visible(s, card) else 0


@rule
def value_face_up(box: Box, s: Table, card: int) -> int:
    """What a card counts, or would count if it lay face up."""
    return value_under(number_of(s, card), face_on(box, s, card))


@rule
def value_under(number: int, face: int) -> int:
    """What a number counts under a token, never less than nothing."""
    if face == ZERO:
        return 0
    if face == HALF:
        return (number + 1) // 2
    if face == DOUBLE:
        return 2 * number
    if face > MINUS:
        return max(0, number - (face - MINUS))
    if face > PLUS:
        return number + face - PLUS
    return number


@rule
def count_in(box: Box, s: Table, card: int) -> None:
    """A card on the table adds what it counts to the total of its owner."""
    s.players[s.lies[card]].total += value_of(box, s, card)


@rule
def count_out(box: Box, s: Table, card: int) -> None:
    """And no longer, before it or its token goes elsewhere."""
    s.players[s.lies[card]].total -= value_of(box, s, card)


@rule
def faces_in_reserve(box: Box, s: Table) -> int:
    """The faces to choose from, a bit each."""
    faces = 0
    for token in range(TOKENS):
        if has(s.reserve, token):
            faces |= 1 << int(face_of(box, s, token))
    return faces


@rule
def token_in_reserve(box: Box, s: Table, face: int) -> int:
    """A token of the reserve that shows this face, or none."""
    for token in range(TOKENS):
        if has(s.reserve, token) and face_of(box, s, token) == face:
            return token
    return NO_TOKEN


@rule
def put_token(box: Box, s: Table, token: int, card: int) -> None:
    """From the reserve on a card on the table that has none."""
    s.reserve = int(s.reserve) & ~(1 << token)
    cover(box, s, token, card)


@rule
def cover(box: Box, s: Table, token: int, card: int) -> None:
    """A token lies on a card, and what it does begins."""
    count_out(box, s, card)
    s.token_on[card] = token
    s.covered = int(s.covered) | bit(card)
    face = face_of(box, s, token)
    if face == LOCK:
        s.locked = int(s.locked) | bit(card)
    elif face == SHIELD:
        s.shielded = int(s.shielded) | bit(card)
    elif face == MUTE:
        s.muted = int(s.muted) | bit(card)
    count_in(box, s, card)


@rule
def uncover(box: Box, s: Table, card: int) -> None:
    """No token lies on a card any more."""
    count_out(box, s, card)
    s.token_on[card] = NO_TOKEN
    s.covered = int(s.covered) & ~bit(card)
    s.locked = int(s.locked) & ~bit(card)
    s.shielded = int(s.shielded) & ~bit(card)
    s.muted = int(s.muted) & ~bit(card)
    count_in(box, s, card)


@rule
def return_token(box: Box, s: Table, card: int) -> None:
    """A token goes back to the reserve, on the same face."""
    token = int(s.token_on[card])
    if token != NO_TOKEN:
        uncover(box, s, card)
        s.reserve = int(s.reserve) | (1 << token)
        narrate(story.RETURNED_TOKEN, face_of(box, s, token))
