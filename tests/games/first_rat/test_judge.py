"""The judge of First Rat: fair chances at every table, and a good guess at the winner."""

from __future__ import annotations

from math import log
from typing import Any

import pytest

from rattery.core.game import Game
from rattery.core.record import duplicate
from rattery.games.first_rat.parts import LAST_BOX
from tests.bots.judging import (
    assert_all_have_chances,
    assert_same_compiled,
    assert_seats_are_alike,
    judged_tables,
    surprise,
)
from tests.variants import loaded, variants_of


@pytest.mark.compiled
@pytest.mark.parametrize("variant", variants_of("first_rat"))
def test_everybody_has_a_chance_between_nothing_and_all_and_together_they_have_all(variant: str) -> None:
    assert_all_have_chances(loaded(variant), games=100)


@pytest.mark.compiled
@pytest.mark.parametrize("variant", ["first_rat(players=1)", "first_rat(players=3,path=variable,tracks=variable)"])
def test_the_judge_says_the_same_interpreted_and_compiled(variant: str) -> None:
    assert_same_compiled(loaded(variant), room=200)


@pytest.mark.compiled
@pytest.mark.parametrize("players", [2, 4])
def test_whoever_sits_there_has_the_same_chances(players: int) -> None:
    assert_seats_are_alike(loaded(f"first_rat(players={players})"), moved_on, room=200)


def moved_on(game: Game, table: Any) -> Any:
    """The same table with everybody one seat to the left."""
    moved = duplicate(table)
    for seat in range(game.players):
        moved.players[(seat + 1) % game.players] = table.players[seat]
    for name in ("active", "decider", "first"):
        setattr(moved, name, (getattr(table, name) + 1) % game.players)
    for track, before in zip(moved.tracks, table.tracks, strict=True):
        for place in range(LAST_BOX):
            if before.boxes[place] >= 0:
                track.boxes[place] = (before.boxes[place] + 1) % game.players
        for seat in range(game.players):
            track.last_box[(seat + 1) % game.players] = before.last_box[seat]
    return moved


@pytest.mark.compiled
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_judge_guesses_winners_better_than_an_even_guess(players: int) -> None:
    _, said, ended = judged_tables(loaded(f"first_rat(players={players})"), games=1_000, every=40, seed=8)
    assert surprise(said, ended) < 0.9 * log(players)
