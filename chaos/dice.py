"""Dice: an adversary who has seen every number drawn so far bets on the next one. `make chaos`

Real matches are played with numbers from a generator. The adversary is told each of them after he has bet whether it will
be in the upper half; he is told more than any player is. The same attacks are made on ours and on generators that are
weak on purpose: those must fall, ours must not.

    linear      solves for a rule by which every bit is a sum of the bits before it (xorshift, shift registers)
    repeating   looks for the distance after which everything comes again (short periods)
    seeds       tries out the seeds a lazy server would use
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
Generator = Callable[[int], int]  # a number from 0 to n-1, told n
UPPER, LOWER = 1, 0
LEARN = 3000  # numbers the adversary sees before he bets
FEWEST = 500  # of which two stretches that agree must have so many


@dataclass(frozen=True)
class Drawn:
    """A number that was drawn, of how many."""

    number: int
    of: int

    @property
    def half(self) -> int | None:
        """In which half it was; None if it was right in the middle."""
        double = 2 * self.number + 1
        return None if double == self.of else UPPER if double > self.of else LOWER


# Generators.


def ours(key: bytes) -> Generator:
    chance = blank(Chance)
    seed_with_key(chance, key)
    return lambda n: int(draw.py_func(chance, n))  # type: ignore[attr-defined]  # past any dealer


def xorshift(state: int) -> Generator:
    """Marsaglia's generator of 32 bits: every bit is a sum of earlier bits."""

    def next_number(n: int) -> int:
        nonlocal state
        state ^= state << 13 & 0xFFFFFFFF
        state ^= state >> 17
        state ^= state << 5 & 0xFFFFFFFF
        return state * n >> 32

    return next_number


def short_wheel(state: int) -> Generator:
    """A congruential generator that comes round after 2,048 numbers."""

    def next_number(n: int) -> int:
        nonlocal state
        state = (state * 1_229 + 1) % 2_048
        return state * n >> 11

    return next_number


def draws_of(generator: Generator, least: int) -> list[Drawn]:
    """Every number drawn in as many matches as it takes, one after the other at the same table."""
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


# Attacks: each reads what was drawn and yields a bet on the next number before it is told.


def linear(drawn: list[Drawn], order: int = 32) -> Iterator[int]:
    """A rule is worked out from what was learnt; whoever finds none bets on the lower half."""
    halves = [one.half for one in drawn]
    rule = _solve(halves[:LEARN], order)
    for place in range(order, len(halves)):
        before = halves[place - order : place]
        bet = None if rule is None else _next(rule, before)
        if halves[place] is None:
            halves[place] = bet  # whoever knows the rule needs not see it
        if place >= LEARN:
            yield LOWER if bet is None else bet


def _next(rule: list[int], before: list[int | None]) -> int | None:
    known = [half for half in before if half is not None]
    return sum(a & b for a, b in zip(rule, known, strict=True)) & 1 if len(known) == len(rule) else None


def _solve(halves: list[int | None], order: int) -> list[int] | None:
    """Coefficients that give every bit from the `order` bits before it, by elimination; None if there are none."""
    rows: dict[int, int] = {}  # by their highest unknown; the lowest bit of a row is what it adds up to
    for start in range(len(halves) - order):
        window = halves[start : start + order + 1]
        if None in window:
            continue
        row = int("".join(map(str, window)), 2)
        while row > 1 and (lead := row.bit_length()) in rows:
            row ^= rows[lead]
        if row == 1:
            return None  # nothing adds up to one
        if row > 1:
            rows[row.bit_length()] = row
    solution = 1  # the constant, then the unknowns from the last one up
    for lead in sorted(rows):
        solution |= ((rows[lead] & solution).bit_count() & 1) << (lead - 1)
    return [solution >> place & 1 for place in range(order, 0, -1)]


def repeating(drawn: list[Drawn]) -> Iterator[int]:
    """What came one period ago; the period is the distance at which most of what was learnt agrees with itself."""
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
    """How often an attack was right."""

    right: int
    bets: int

    @property
    def is_luck(self) -> bool:
        """Whether somebody who throws a coin does as well: within five standard deviations."""
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
    """The seed among the first so many whose key gives these numbers; None if it is none of them."""
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
        "short wheel": short_wheel(7),
        "ours": ours(secrets.token_bytes(16)),
    }
    stands = True
    for name, generator in generators.items():
        drawn = draws_of(generator, args.draws)
        for attack in ATTACKS:
            made = score(attack, drawn)
            print(f"{attack} on {name}: {made.right} of {made.bets} bets right ({made.share:.1%})")
            stands &= name != "ours" or made.is_luck
    return 0 if stands else 1


if __name__ == "__main__":
    sys.exit(main())
