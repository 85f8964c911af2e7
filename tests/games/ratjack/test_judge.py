"""The judge of Ratjack: fair chances at every table, a good guess at the winner, and an eye for what a player sees."""

from __future__ import annotations

from math import log
from typing import Any

import pytest

from rattery.core.game import Game
from rattery.core.record import duplicate
from rattery.games.ratjack.parts import MAX_PLAYERS
from tests.bots.judging import (
    assert_all_have_chances,
    assert_same_compiled,
    assert_seats_are_alike,
    chances,
    judged_tables,
    surprise,
)
from tests.positions import Position, position
from tests.variants import loaded, variants_of


@pytest.mark.compiled
@pytest.mark.parametrize("variant", variants_of("ratjack"))
def test_everybody_has_a_chance_between_nothing_and_all_and_together_they_have_all(variant: str) -> None:
    assert_all_have_chances(loaded(variant), games=150)


@pytest.mark.compiled
@pytest.mark.parametrize("variant", ["ratjack(players=2)", "ratjack(players=4,packs=weasels+raccoons)"])
def test_the_judge_says_the_same_interpreted_and_compiled(variant: str) -> None:
    assert_same_compiled(loaded(variant))


@pytest.mark.compiled
@pytest.mark.parametrize("variant", ["ratjack(players=2)", "ratjack(players=3)", "ratjack(players=4)"])
def test_whoever_sits_there_has_the_same_chances(variant: str) -> None:
    assert_seats_are_alike(loaded(variant), moved_on)


def moved_on(game: Game, table: Any) -> Any:
    """The same table with everybody one seat to the left."""
    moved = duplicate(table)
    for seat in range(game.players):
        moved.players[(seat + 1) % game.players] = table.players[seat]
    for name in ("active", "decider"):
        setattr(moved, name, (getattr(table, name) + 1) % game.players)
    for card, lies in enumerate(table.lies):
        if lies < 2 * MAX_PLAYERS:
            moved.lies[card] = lies - lies % MAX_PLAYERS + (lies % MAX_PLAYERS + 1) % game.players
    return moved


@pytest.mark.compiled
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_judge_guesses_winners_better_than_an_even_guess(players: int) -> None:
    _, said, ended = judged_tables(loaded(f"ratjack(players={players})"), games=1_500, every=40, seed=8)
    assert surprise(said, ended) < 0.94 * log(players)


# What a good player sees.


def chance(table: Position, seat: int = 0) -> float:
    return chances(table.match.game, table.table)[seat]


def hope(spelling: str, *, seat: int = 0, **what_matters: Any) -> float:
    return chance(position(spelling, **what_matters), seat)


def test_two_points_are_better_than_one_and_one_is_better_than_none() -> None:
    hopes = [hope("ratjack(players=3)", points={0: points, 1: 1}) for points in range(3)]
    assert hopes == sorted(hopes)
    assert hopes[2] > hopes[0] + 0.2


def test_a_hand_card_that_lands_on_25_is_worth_a_lot() -> None:
    row = {0: ["r12", "r9"], 1: ["r12", "r9"]}
    assert (
        hope("ratjack", rows=row, hands={0: ["r4", "r3"]}) > hope("ratjack", rows=row, hands={0: ["r5", "r3"]}) + 0.05
    )


def test_a_hidden_card_that_lands_on_25_is_worth_a_lot() -> None:
    lands = hope("ratjack", rows={0: ["r12", "r9", "?r4"]}, hands={0: ["r1", "r3"]})
    assert lands > hope("ratjack", rows={0: ["r12", "r9", "?r5"]}, hands={0: ["r1", "r3"]}) + 0.05


def test_a_card_whose_effect_spoils_25_does_not_land_there() -> None:
    spoils = hope("ratjack", rows={0: ["r12", "r6"]}, hands={0: ["r7", "r3"]})
    assert spoils < hope("ratjack", rows={0: ["r12", "r8"]}, hands={0: ["r5", "r3"]}) - 0.05


def test_the_top_card_of_the_pile_lands_for_whoever_draws() -> None:
    row = {0: ["r12", "r9"], 1: ["r12", "r9"]}
    assert hope("ratjack", rows=row, discard=["r4"]) > hope("ratjack", rows=row, discard=["r5"])


def test_hidden_cards_that_put_their_owner_out_are_a_danger_to_him() -> None:
    careful = hope("ratjack", seat=1, rows={1: ["r12", "r9", "?r3"]}, hands={0: ["r12", "r3"]})
    careless = hope("ratjack", seat=1, rows={1: ["r12", "r9", "?r8"]}, hands={0: ["r12", "r3"]})
    assert careless < careful - 0.1


def test_when_the_deck_is_through_the_highest_total_wins() -> None:
    table = position("ratjack", rows={0: ["r12", "r3"], 1: ["r9"]}, hands={0: ["r1"]}, deck_size=1)
    before = chance(table)
    table.play("draw deck")
    assert chance(table) > before


# In the middle of an effect.


def test_a_choice_that_lands_on_25_counts_before_it_is_made() -> None:
    table = position("ratjack", rows={0: ["r12", "r6", "r4"], 1: ["?r1"]}, hands={0: ["r7", "r3"]})
    before = chance(table)
    table.play("up rats-7")
    assert table.question == "turn_down_which"
    assert chance(table) > before
