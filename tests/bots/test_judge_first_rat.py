"""The judge of First Rat: fair chances at every table, and a good guess at the winner."""

from __future__ import annotations

from math import log

import pytest

from tests.bots.judging import are_chances, judged_tables, surprise
from tests.variants import loaded, variants_of


@pytest.mark.compiled
@pytest.mark.parametrize("variant", variants_of("first_rat"))
def test_everybody_has_a_chance_between_nothing_and_all_and_together_they_have_all(variant: str) -> None:
    met, said, _ = judged_tables(loaded(variant), games=100, every=2)
    assert len(met) > 2_000
    assert are_chances(said)


@pytest.mark.compiled
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_judge_guesses_winners_better_than_an_even_guess(players: int) -> None:
    _, said, ended = judged_tables(loaded(f"first_rat(players={players})"), games=2_000, every=40, seed=8)
    assert surprise(said, ended) < 0.9 * log(players)
