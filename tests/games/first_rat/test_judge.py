"""The judge of First Rat: fair chances at every table, and a good guess at the winner."""

from __future__ import annotations

from math import log
from typing import Any

import numpy as np
import pytest

from rattery.core.record import duplicate, record_of
from rattery.games.first_rat.parts import LAST_BOX
from tests.bots.judging import are_chances, chances, judged_tables, surprise
from tests.variants import loaded, variants_of


@pytest.mark.compiled
@pytest.mark.parametrize("variant", variants_of("first_rat"))
def test_everybody_has_a_chance_between_nothing_and_all_and_together_they_have_all(variant: str) -> None:
    met, said, _ = judged_tables(loaded(variant), games=100, every=2)
    assert len(met) > 2_000
    assert are_chances(said)


@pytest.mark.compiled
@pytest.mark.parametrize("variant", ["first_rat(players=1)", "first_rat(players=3,path=variable,tracks=variable)"])
def test_the_judge_says_the_same_interpreted_and_compiled(variant: str) -> None:
    met, said, _ = judged_tables(loaded(variant), games=20, room=200)
    for place in range(len(met)):
        assert np.allclose(chances(loaded(variant), record_of(met, place)), said[place])


@pytest.mark.compiled
@pytest.mark.parametrize("players", [2, 4])
def test_whoever_sits_there_has_the_same_chances(players: int) -> None:
    game = loaded(f"first_rat(players={players})")
    met, said, _ = judged_tables(game, games=20, room=200)
    for place in range(len(met)):
        moved = chances(game, moved_on(record_of(met, place), players))
        assert np.allclose(np.roll(said[place], 1), moved)


def moved_on(table: Any, players: int) -> Any:
    """The same table with everybody one seat to the left."""
    moved = duplicate(table)
    for seat in range(players):
        moved.players[(seat + 1) % players] = table.players[seat]
    for name in ("active", "decider", "first"):
        setattr(moved, name, (getattr(table, name) + 1) % players)
    for track, before in zip(moved.tracks, table.tracks, strict=True):
        for place in range(LAST_BOX):
            if before.boxes[place] >= 0:
                track.boxes[place] = (before.boxes[place] + 1) % players
        for seat in range(players):
            track.last_box[(seat + 1) % players] = before.last_box[seat]
    return moved


@pytest.mark.compiled
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_judge_guesses_winners_better_than_an_even_guess(players: int) -> None:
    _, said, ended = judged_tables(loaded(f"first_rat(players={players})"), games=1_000, every=40, seed=8)
    assert surprise(said, ended) < 0.9 * log(players)
