"""Chance: fair, reproducible, and unpredictable from earlier draws."""

from __future__ import annotations

from collections import Counter

import pytest

from rattery.core.chance import SPENT, Chance, draw, draw_share, fork, seed_chance, siphash
from rattery.core.plain import plain
from rattery.core.record import blank

# The test vectors of the SipHash paper's reference code for messages of eight bytes: key 00..0f, message 00..07.
KEY = (0x0706050403020100, 0x0F0E0D0C0B0A0908)


def chance(key_0: int = 1, key_1: int = 2) -> Chance:
    made = blank(Chance)
    seed_chance(made, key_0, key_1)
    return made


def test_siphash_gives_the_published_value() -> None:
    assert siphash(*KEY, 0x0706050403020100) == 0x93F5F5799A932462


def test_every_bit_of_the_key_matters() -> None:
    plain = siphash(0, 0, 5)
    assert (
        len({siphash(1 << bit, 0, 5) for bit in range(64)} | {siphash(0, 1 << bit, 5) for bit in range(64)} | {plain})
        == 129
    )


@pytest.mark.parametrize("size", [1, 2, 3, 6, 7, 36, 2048])
def test_draws_are_even(size: int) -> None:
    made, draws = plain(chance()), 20_000
    counts = Counter(int(draw(made, size)) for _ in range(draws))
    assert set(counts) <= set(range(size))
    expected = draws / size
    chi_square = sum((counts[value] - expected) ** 2 / expected for value in range(size))
    assert chi_square < size + 5 * (2 * size) ** 0.5 + 5


def test_consecutive_draws_from_one_fraction_are_independent() -> None:
    made, pairs = plain(chance(3, 4)), 36_000
    counts = Counter((int(draw(made, 6)), int(draw(made, 6))) for _ in range(pairs))
    assert sum((counts[a, b] - 1000) ** 2 / 1000 for a in range(6) for b in range(6)) < 36 + 5 * 72**0.5


def test_a_fraction_is_given_up_before_its_bits_run_short() -> None:
    made = chance()
    for _ in range(1000):
        draw(made, 20)
        assert made.choices <= SPENT


def test_the_same_key_draws_the_same_and_another_key_another() -> None:
    one, same, other = chance(5, 6), chance(5, 6), chance(5, 7)
    draws = [[int(draw(made, 100)) for _ in range(50)] for made in (one, same, other)]
    assert draws[0] == draws[1] != draws[2]


def test_a_forked_chance_goes_its_own_way() -> None:
    parent, children = chance(), [blank(Chance), blank(Chance)]
    for child in children:
        fork(parent, child)
    draws = [[int(draw(made, 100)) for _ in range(30)] for made in (parent, *children)]
    assert len({tuple(row) for row in draws}) == 3


def test_large_shares_are_chosen_in_proportion() -> None:
    made, total = plain(chance(8, 8)), 3_000_000
    counts = Counter(int(draw_share(made, total)) // 1_000_000 for _ in range(9_000))
    assert set(counts) == {0, 1, 2}
    assert all(2_800 < count < 3_200 for count in counts.values())
