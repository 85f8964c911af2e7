"""Predictability of the random numbers: an adversary who knows all past numbers bets on the next one. `make chaos`

Matches are played with numbers from a generator. Before each number the adversary bets whether it is in the upper half of
its range, then learns it; it knows more than any player. The same attacks are made on deliberately weak generators, to
show that they work: those must be predicted, ours must not.

    linear      solves for a linear recurrence over GF(2) (xorshift, shift registers)
    repeating   looks for a period
    seeds       searches small seeds
"""

from __future__ import annotations

import argparse
import random
import secrets
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np

from rattery.core.chance import Chance, dealt_by, draw
from rattery.core.record import blank
from rattery.match.fairness import key_from_seed, seed_with_key
from tests.variants import loaded

GAME = "rat_trap(players=4)"
Generator = Callable[[int], int]  # from n to a number from 0 to n-1
UPPER, LOWER = 1, 0
LEARN = 3000  # numbers the adversary sees before its first bet
FEWEST = 500  # numbers that must overlap for a distance to be considered as a period


@dataclass(frozen=True)
class Drawn:
    """A number drawn from 0 to `of` - 1."""

    number: int
    of: int

    @property
    def half(self) -> int | None:
        """UPPER or LOWER; None for the middle of an odd range."""
        double = 2 * self.number + 1
        return None if double == self.of else UPPER if double > self.of else LOWER


# Generators.


def ours(key: bytes) -> Generator:
    chance = blank(Chance)
    seed_with_key(chance, key)
    return lambda n: int(draw.py_func(chance, n))  # type: ignore[attr-defined]  # bypasses `dealt_by`


def xorshift(state: int) -> Generator:
    """Marsaglia's 32-bit xorshift, which is linear over GF(2)."""

    def next_number(n: int) -> int:
        nonlocal state
        state ^= state << 13 & 0xFFFFFFFF
        state ^= state >> 17
        state ^= state << 5 & 0xFFFFFFFF
        return state * n >> 32

    return next_number


def short_period(state: int) -> Generator:
    """A linear congruential generator with a period of 2,048."""

    def next_number(n: int) -> int:
        nonlocal state
        state = (state * 1_229 + 1) % 2_048
        return state * n >> 11

    return next_number


def draws_of(generator: Generator, least: int) -> list[Drawn]:
    """All numbers drawn in consecutive matches, at least `least`."""
    drawn: list[Drawn] = []

    def deal(n: int) -> int:
        drawn.append(Drawn(generator(n), n))
        return drawn[-1].number

    luck = random.Random(1)
    while len(drawn) < least:
        with dealt_by(deal):
            match = loaded(GAME).new(seed=0)
            while not match.is_over:
                match.play(luck.choice(match.moves()))
    return drawn


# Attacks: each yields a bet on every number after the first LEARN, using only the numbers before it.


def linear(drawn: list[Drawn], order: int = 32) -> Iterator[int]:
    """Bets by a linear recurrence fitted to the learnt numbers; on the lower half if there is none."""
    halves = [one.half for one in drawn]
    rule = _solve(halves[:LEARN], order)
    for place in range(order, len(halves)):
        before = halves[place - order : place]
        bet = None if rule is None else _next(rule, before)
        if halves[place] is None:
            halves[place] = bet  # the recurrence fills gaps
        if place >= LEARN:
            yield LOWER if bet is None else bet


def _next(rule: list[int], before: list[int | None]) -> int | None:
    known = [half for half in before if half is not None]
    return sum(a & b for a, b in zip(rule, known, strict=True)) & 1 if len(known) == len(rule) else None


def _solve(halves: list[int | None], order: int) -> list[int] | None:
    """The coefficients of a linear recurrence of this order, by Gaussian elimination over GF(2); None if inconsistent."""
    rows: dict[int, int] = {}  # equations by their leading unknown; the lowest bit is the right-hand side
    for start in range(len(halves) - order):
        window = halves[start : start + order + 1]
        if None in window:
            continue
        row = int("".join(map(str, window)), 2)
        while row > 1 and (lead := row.bit_length()) in rows:
            row ^= rows[lead]
        if row == 1:
            return None  # 0 = 1
        if row > 1:
            rows[row.bit_length()] = row
    solution = 1  # a bit mask: the constant, then the unknowns from the last to the first
    for lead in sorted(rows):
        solution |= ((rows[lead] & solution).bit_count() & 1) << (lead - 1)
    return [solution >> place & 1 for place in range(order, 0, -1)]


def repeating(drawn: list[Drawn]) -> Iterator[int]:
    """Bets on the number one period ago; the period is the lag with the highest autocorrelation of the learnt numbers."""
    halves = np.array([-1 if one.half is None else one.half for one in drawn])
    learnt = halves[:LEARN]
    period = max(range(1, LEARN - FEWEST), key=lambda lag: _agreement(learnt[lag:], learnt[:-lag]))
    for place in range(LEARN, len(halves)):
        yield max(LOWER, int(halves[place - period]))


def _agreement(one: np.ndarray[Any, Any], other: np.ndarray[Any, Any]) -> float:
    known = (one >= 0) & (other >= 0)
    return float((one == other)[known].mean()) if known.any() else 0.0


ATTACKS: dict[str, Callable[[list[Drawn]], Iterator[int]]] = {"linear": linear, "repeating": repeating}


@dataclass(frozen=True)
class Score:
    """The number of correct bets of an attack."""

    right: int
    bets: int

    @property
    def is_luck(self) -> bool:
        """Whether the result is consistent with chance: at most five standard deviations above one half."""
        return self.right <= self.bets / 2 + 5 * sqrt(self.bets) / 2

    @property
    def share(self) -> float:
        return self.right / self.bets


def score(attack: str, drawn: list[Drawn]) -> Score:
    bets = list(ATTACKS[attack](drawn))
    outcomes = [one.half for one in drawn[-len(bets) :]]
    decided = [(bet, half) for bet, half in zip(bets, outcomes, strict=True) if half is not None]
    return Score(sum(bet == half for bet, half in decided), len(decided))


def seed_of(drawn: list[Drawn], seeds: int) -> int | None:
    """The seed below `seeds` whose key gives these numbers; None if there is none."""
    for seed in range(seeds):
        generator = ours(key_from_seed(seed))
        if all(generator(one.of) == one.number for one in drawn):
            return seed
    return None


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--draws", type=int, default=50_000)
    args = parser.parse_args()
    generators = {
        "xorshift": xorshift(2463534242),
        "short period": short_period(7),
        "ours": ours(secrets.token_bytes(16)),
    }
    is_unpredictable = True
    for name, generator in generators.items():
        drawn = draws_of(generator, args.draws)
        for attack in ATTACKS:
            made = score(attack, drawn)
            print(f"{attack} on {name}: {made.right} of {made.bets} bets right ({made.share:.1%})")
            is_unpredictable &= name != "ours" or made.is_luck
    return 0 if is_unpredictable else 1


if __name__ == "__main__":
    sys.exit(main())
