"""Seats and eyes: who sits where, and who sees what."""

from __future__ import annotations

from rattery.core.compile.rule import rule
from rattery.core.rules import Box


@rule
def seat_after(box: Box, seat: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < box.players else 0


@rule
def relative(seat: int, own: int, count: int) -> int:
    """A seat counted from the observer's own, which is 0. A spectator counts from the first; nobody stays nobody."""
    if seat < 0 or own >= count:
        return seat
    return seat - own if seat >= own else seat - own + count


@rule
def relative_seats(seats: int, own: int, count: int) -> int:
    """A set of seats, a bit each, counted from the observer's own; eyes beyond the last seat are left out."""
    every = (1 << count) - 1
    if own >= count:
        return seats & every
    return ((seats & every) >> own) | ((seats << (count - own)) & every)


@rule
def sees(eyes: int, eye: int) -> bool:
    """Whether an eye is in a set of eyes, a bit each."""
    return (int(eyes) >> eye) & 1 == 1
