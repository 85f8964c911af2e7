"""From all the dice ever seen the next one cannot be worked out; from those of a weak generator it can."""

from __future__ import annotations

from functools import cache

import pytest

from chaos.dice import ATTACKS, Drawn, draws_of, ours, score, seed_of, short_period, xorshift
from rattery.match.fairness import key_from_seed, secret_key

GENERATORS = {
    "xorshift": lambda: xorshift(2463534242),
    "short period": lambda: short_period(7),
    "ours": lambda: ours(bytes(range(16))),
}


@cache
def drawn_by(name: str) -> list[Drawn]:
    return draws_of(GENERATORS[name](), 6000)


@pytest.mark.parametrize(("attack", "weak"), [("linear", "xorshift"), ("repeating", "short period")])
def test_a_weak_generator_is_cracked(attack: str, weak: str) -> None:
    made = score(attack, drawn_by(weak))
    assert not made.is_luck
    assert made.share > 0.9


@pytest.mark.parametrize("attack", ATTACKS)
def test_the_same_attack_does_no_better_on_ours_than_a_coin(attack: str) -> None:
    made = score(attack, drawn_by("ours"))
    assert made.bets > 2000
    assert made.is_luck


def test_a_match_with_a_small_seed_is_cracked_and_one_with_a_secret_key_is_not() -> None:
    known = draws_of(ours(key_from_seed(321)), 60)[:60]
    assert seed_of(known, 500) == 321
    assert seed_of(draws_of(ours(secret_key()), 60)[:60], 500) is None
