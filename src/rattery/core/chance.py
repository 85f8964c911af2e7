"""Chance: dice and shuffles that nobody can work out from the dice already seen.

A table carries a secret 128-bit key and a counter. Each step of the counter goes through SipHash-2-4 under that key and
gives 52 random bits, a fraction between 0 and 1:

    fraction * n  =  whole part (the number drawn, 0 to n-1)  +  the rest (a new fraction, for the next draw)

Several draws share one fraction until the numbers they chose from multiply to 2**24; then the counter steps on. So every
number is as likely as the next to within one part in 2**28, and the same key always tells the same game, on every
machine and every way of running.

Called from Python, a caller can also supply the numbers, one by one: see `dealt_by`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

import numpy as np

from rattery.core.compile.rule import make_rule, rule
from rattery.core.record import Record, Row, i64, row, u64

FRACTION_BITS = 52
FRACTION_MASK = (1 << FRACTION_BITS) - 1
SPENT = 1 << 24
LARGEST_DRAW = 1 << 11  # a fraction times this still fits 63 bits

WORD = 0xFFFF_FFFF_FFFF_FFFF
SIP_0 = np.uint64(0x736F6D6570736575)
SIP_1 = np.uint64(0x646F72616E646F6D)
SIP_2 = np.uint64(0x6C7967656E657261)
SIP_3 = np.uint64(0x7465646279746573)
EIGHT_BYTES = np.uint64(8 << 56)  # SipHash ends every message with its length
LAST_BYTE = np.uint64(0xFF)


class Chance(Record):
    key: Row[int] = row(u64, 2)  # secret while the match lasts
    counter: int = u64  # how many fractions were taken so far
    fraction: int = i64  # what is left of the last one, in 2**-52
    choices: int = i64  # the product of the numbers it was drawn for; SPENT when a new one is due


@rule
def seed_chance(chance: Chance, key_0: int, key_1: int) -> None:
    """Start from a key."""
    chance.key[0] = key_0
    chance.key[1] = key_1
    chance.counter = 0
    chance.fraction = 0
    chance.choices = SPENT


_dealer: ContextVar[Callable[[int], int] | None] = ContextVar("dealer", default=None)


@contextmanager
def dealt_by(dealer: Callable[[int], int]) -> Iterator[None]:
    """Inside the block, rules called from Python draw no random numbers: `dealer(n)` returns each, from 0 to n-1."""
    token = _dealer.set(dealer)
    try:
        yield
    finally:
        _dealer.reset(token)


def draw(chance: Chance, n: int) -> int:
    """A number from 0 to n-1, each as likely as the next (n up to 2048)."""
    if chance.choices * n > SPENT:
        bits = siphash(chance.key[0], chance.key[1], chance.counter)
        chance.counter = int(chance.counter) + 1
        chance.fraction = bits >> (64 - FRACTION_BITS)
        chance.choices = 1
    product = chance.fraction * n
    chance.fraction = product & FRACTION_MASK
    chance.choices *= n
    return product >> FRACTION_BITS


_drawn = draw


def _dealt(chance: Chance, n: int) -> int:
    """`draw` as called from Python: the dealer decides, if there is one."""
    dealer = _dealer.get()
    return _drawn(chance, n) if dealer is None else dealer(int(n))


draw = make_rule(draw, _dealt, forceinline=True)


@rule
def fork(chance: Chance, child: Chance) -> None:
    """Seed `child` with a key drawn from this chance: what it draws says nothing about the numbers of this one."""
    key_0 = siphash(chance.key[0], chance.key[1], chance.counter)
    key_1 = siphash(chance.key[0], chance.key[1], int(chance.counter) + 1)
    chance.counter = int(chance.counter) + 2
    seed_chance(child, key_0, key_1)


@rule
def word(x: int) -> int:
    """A number as 64 unsigned bits: an unsigned integer in compiled code, a plain int in Python."""
    return int(np.uint64(x))


@rule
def rotate(x: int, bits: int) -> int:
    return ((x << bits) | (x >> (64 - bits))) & WORD


@rule
def sip_round(v0: int, v1: int, v2: int, v3: int) -> tuple[int, int, int, int]:
    v0 = (v0 + v1) & WORD
    v1 = rotate(v1, 13) ^ v0
    v0 = rotate(v0, 32)
    v2 = (v2 + v3) & WORD
    v3 = rotate(v3, 16) ^ v2
    v0 = (v0 + v3) & WORD
    v3 = rotate(v3, 21) ^ v0
    v2 = (v2 + v1) & WORD
    v1 = rotate(v1, 17) ^ v2
    v2 = rotate(v2, 32)
    return v0, v1, v2, v3


@rule
def siphash(key_0: int, key_1: int, message: int) -> int:
    """SipHash-2-4 of one 64-bit word (Aumasson and Bernstein, 2012)."""
    k0, k1, m = word(key_0), word(key_1), word(message)
    v0 = k0 ^ int(SIP_0)
    v1 = k1 ^ int(SIP_1)
    v2 = k0 ^ int(SIP_2)
    v3 = k1 ^ int(SIP_3) ^ m
    v0, v1, v2, v3 = sip_round(v0, v1, v2, v3)
    v0, v1, v2, v3 = sip_round(v0, v1, v2, v3)
    v0 ^= m
    v3 ^= int(EIGHT_BYTES)
    v0, v1, v2, v3 = sip_round(v0, v1, v2, v3)
    v0, v1, v2, v3 = sip_round(v0, v1, v2, v3)
    v0 ^= int(EIGHT_BYTES)
    v2 ^= int(LAST_BYTE)
    v0, v1, v2, v3 = sip_round(v0, v1, v2, v3)
    v0, v1, v2, v3 = sip_round(v0, v1, v2, v3)
    v0, v1, v2, v3 = sip_round(v0, v1, v2, v3)
    v0, v1, v2, v3 = sip_round(v0, v1, v2, v3)
    return v0 ^ v1 ^ v2 ^ v3


@rule
def draw_share(chance: Chance, total: int) -> int:
    """A number from 0 to total-1, for totals too large for `draw`: accurate to one part in 2**22, which is enough to choose
    among a few large shares."""
    share = draw(chance, LARGEST_DRAW) * LARGEST_DRAW + draw(chance, LARGEST_DRAW)
    return (share * total) >> 22
