"""The judge of The Pied Piper: fair chances at every table, a good guess at the winner, and an eye for what is coming."""

from __future__ import annotations

from math import log
from typing import Any

import pytest

from rattery.core.game import Game
from rattery.core.record import duplicate
from rattery.games.pied_piper.judge import WEIGHTS, safety
from rattery.games.pied_piper.parts import FIGURES
from tests.bots.judging import (
    assert_all_have_chances,
    assert_same_compiled,
    assert_seats_are_alike,
    chances,
    judged_tables,
    surprise,
)
from tests.positions import Position, box_of, position
from tests.variants import loaded, variants_of


@pytest.mark.compiled
@pytest.mark.parametrize("variant", variants_of("pied_piper"))
def test_everybody_has_a_chance_between_nothing_and_all_and_together_they_have_all(variant: str) -> None:
    assert_all_have_chances(loaded(variant), games=200)


@pytest.mark.compiled
@pytest.mark.parametrize("variant", ["pied_piper(players=2)", "pied_piper(players=4,variant=hidden)"])
def test_the_judge_says_the_same_interpreted_and_compiled(variant: str) -> None:
    assert_same_compiled(loaded(variant))


@pytest.mark.compiled
@pytest.mark.parametrize("variant", ["pied_piper(players=2)", "pied_piper(players=5)"])
def test_whoever_lives_there_has_the_same_chances(variant: str) -> None:
    assert_seats_are_alike(loaded(variant), moved_on)


def moved_on(game: Game, table: Any) -> Any:
    """The same table with everybody and everything one player further to the right."""
    moved = duplicate(table)
    for seat in range(game.players):
        moved.players[(seat + 1) % game.players] = table.players[seat]
    houses = int(box_of(game).houses)
    further = houses // game.players
    for house in range(houses):
        moved.houses[(house + further) % houses] = table.houses[house]
    for figure in range(FIGURES):
        if table.figures[figure] >= 0:
            moved.figures[figure] = (table.figures[figure] + further) % houses
    for name in ("active", "decider"):
        setattr(moved, name, (getattr(table, name) + 1) % game.players)
    return moved


@pytest.mark.compiled
@pytest.mark.parametrize("variant", ["players=2", "players=3", "players=4", "players=4,variant=little_rats"])
def test_the_judge_guesses_winners_better_than_an_even_guess(variant: str) -> None:
    game = loaded(f"pied_piper({variant})")
    _, said, ended = judged_tables(game, games=3_000, every=8, seed=8)
    assert surprise(said, ended) < 0.87 * log(game.players)


# What a good player sees.


def chance(table: Position, seat: int = 1) -> float:
    return chances(table.match.game, table.table)[seat]


def hope(spelling: str = "pied_piper(players=4)", *, seat: int = 1, **what_matters: Any) -> float:
    return chance(position(spelling, **what_matters), seat)


ROW = ["red", "blue", "piper", "yellow"]


def test_each_level_makes_things_worse() -> None:
    hopes = [hope(counters={0: 3, 1: level, 2: 3, 3: 3}) for level in range(7)]
    assert hopes == sorted(hopes, reverse=True)
    assert hopes[0] > 0.3
    assert hopes[6] < 0.07


def test_who_is_out_has_no_chance() -> None:
    assert hope(out=[1]) == 0


HIGH = dict.fromkeys(range(4), 5)


def test_a_card_under_a_rat_that_leads_through_a_house_is_a_threat() -> None:
    behind: dict[str, Any] = {"row": ROW, "gaps": {1: ["red"]}, "counters": HIGH}
    assert hope(**behind, under={1: ["forward1"]}) < 0.6 * hope(**behind)
    assert hope(**behind, under={1: ["sewer"]}) == hope(**behind)


def test_a_rat_that_goes_back_threatens_the_house_it_has_passed() -> None:
    passed: dict[str, Any] = {"row": ROW, "gaps": {2: ["red"]}, "counters": HIGH}
    assert hope(**passed, under={1: ["back1"]}) < 0.6 * hope(**passed)


def test_the_piper_on_his_way_is_a_comfort() -> None:
    behind: dict[str, Any] = {"row": ROW, "gaps": {1: ["piper"]}, "counters": HIGH}
    assert hope(**behind, under={3: ["forward1"]}) > 1.1 * hope(**behind)


def test_with_little_rats_a_card_that_lies_there_has_done_its_work() -> None:
    behind: dict[str, Any] = {"row": ROW, "gaps": {1: ["red"]}, "counters": HIGH}
    spelling = "pied_piper(players=4,variant=little_rats)"
    assert hope(spelling, **behind, under={1: ["forward1"]}) == hope(spelling, **behind)


# In the middle of a turn.


def two_cards(first: str, second: str, *, at: int = 1, **what_matters: Any) -> float:
    """The hopes of seat 1 when seat 0 has just laid a second card under a character, and has one more to lay."""
    table = position("pied_piper(players=4)", row=ROW, under={at: [first]}, hands={0: [second]}, **what_matters)
    table.play(f"lay {second} {at}")
    assert table.question == "what_to_lay"
    return chance(table)


def test_two_cards_under_a_character_count_before_they_act() -> None:
    behind: dict[str, Any] = {"gaps": {1: ["red"]}, "counters": HIGH | {1: 6}}
    assert two_cards("forward1", "sewer", **behind) < 0.3 * two_cards("sewer", "sewer", **behind)


def test_a_melody_brings_the_whole_gap() -> None:
    together: dict[str, Any] = {"gaps": {1: ["red", "blue", "yellow"]}, "counters": HIGH | {1: 4}}
    alone: dict[str, Any] = {"gaps": {1: ["red"], 3: ["blue", "yellow"]}, "counters": HIGH | {1: 4}}
    assert two_cards("forward1", "melody", **together) < 0.3 * two_cards("forward1", "melody", **alone)


def test_plus_one_takes_a_rat_through_one_house_more() -> None:
    far: dict[str, Any] = {"gaps": {0: ["red"]}, "counters": HIGH | {1: 6}}
    assert two_cards("forward1", "plus1", **far) < 0.3 * two_cards("forward1", "sewer", **far)


def test_two_special_cards_do_nothing() -> None:
    behind: dict[str, Any] = {"gaps": {1: ["red"]}, "counters": HIGH | {1: 6}}
    assert two_cards("melody", "plus1", **behind) > 3 * two_cards("forward1", "plus1", **behind)


def test_higher_houses_go_on_as_the_last_levels_of_usual_ones() -> None:
    goods = [safety(float(free), WEIGHTS) for free in range(21)]
    assert goods == sorted(set(goods)), "each more is worth something"
    assert goods[:8] == pytest.approx(list(WEIGHTS[:8])), "as fitted"
    assert goods[20] - goods[7] == pytest.approx(13 * (WEIGHTS.free_7 - WEIGHTS.free_6))
