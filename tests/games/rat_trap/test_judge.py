"""The judge of Rat Trap: fair chances at every table, a good guess at the winner, and an eye for what a player sees."""

from __future__ import annotations

from math import log
from typing import Any

import pytest

from rattery.core.game import Game
from rattery.core.record import duplicate
from rattery.games.rat_trap.parts import NOBODY
from tests.bots.judging import (
    assert_all_have_chances,
    assert_same_compiled,
    assert_seats_are_alike,
    chances,
    judged_tables,
    surprise,
)
from tests.positions import Position, position
from tests.variants import every_variant_of, loaded


@pytest.mark.compiled
@pytest.mark.parametrize("variant", every_variant_of("rat_trap"))
def test_everybody_has_a_chance_between_nothing_and_all_and_together_they_have_all(variant: str) -> None:
    assert_all_have_chances(loaded(variant), games=200)


@pytest.mark.compiled
@pytest.mark.parametrize("variant", ["rat_trap(players=2)", "rat_trap(players=5,roles=true)"])
def test_the_judge_says_the_same_interpreted_and_compiled(variant: str) -> None:
    assert_same_compiled(loaded(variant))


@pytest.mark.compiled
@pytest.mark.parametrize("variant", ["rat_trap(players=3)", "rat_trap(players=4)", "rat_trap(players=5,roles=true)"])
def test_whoever_sits_there_has_the_same_chances(variant: str) -> None:
    assert_seats_are_alike(loaded(variant), moved_on)


def moved_on(game: Game, table: Any) -> Any:
    """The same table with everybody one seat to the left."""
    moved = duplicate(table)
    for seat in range(game.players):
        moved.players[(seat + 1) % game.players] = table.players[seat]
    for name in ("active", "partner", "decider", "actor", "target", "threatened", "fool"):
        seat = getattr(table, name)
        setattr(moved, name, seat if seat == NOBODY else (seat + 1) % game.players)
    return moved


@pytest.mark.compiled
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_judge_guesses_winners_better_than_an_even_guess(players: int) -> None:
    game = loaded(f"rat_trap(players={players})")
    _, said, ended = judged_tables(game, games=3_000, every=10, seed=8)
    assert surprise(said, ended) < 0.9 * log(game.seats)


# What a good player sees.


def chance(table: Position, seat: int = 0) -> float:
    return chances(table.match.game, table.table)[seat]


def hope(spelling: str, *, seat: int = 0, **what_matters: Any) -> float:
    return chance(position(spelling, **what_matters), seat)


def test_more_points_are_better() -> None:
    hopes = [hope("rat_trap", points={0: points, 1: 3}) for points in range(6)]
    assert hopes == sorted(hopes)
    assert hopes[-1] > hopes[0] + 0.1


def test_a_lead_is_worth_more_in_the_last_round() -> None:
    early, late = (hope("rat_trap", points={0: 4, 1: 2}, round=number) for number in (2, 3))
    assert late > early + 0.05


def test_two_cheeses_are_better_than_one_and_one_is_better_than_none() -> None:
    nothing, one, two = (hope("rat_trap", stock={0: stock}) for stock in ([], ["one"], ["two"]))
    assert two > one > nothing


def test_stock_is_worth_less_to_a_rat_about_to_go_out() -> None:
    safe, hurt = (hope("rat_trap", stock={0: ["two", "two"]}, bandages={0: number}) for number in (0, 2))
    assert hurt < safe - 0.02


def test_a_clover_is_a_life() -> None:
    bare, lucky = (hope("rat_trap", stock={0: stock}, bandages={0: 2}) for stock in (["two"], ["two", "clover"]))
    assert lucky > bare


def test_only_to_the_alchemist_a_clover_is_worth_a_point() -> None:
    what: dict[str, Any] = {"stock": {0: ["clover"]}, "round": 3}
    alchemist = hope("rat_trap(roles=true)", roles={0: "alchemist"}, **what)
    assert alchemist > hope("rat_trap(roles=true)", roles={0: "hypnotist", 1: "alchemist"}, **what)


def test_the_third_rat_has_chances_too() -> None:
    assert hope("rat_trap(players=2)", seat=2, stock={2: ["two", "two"]}) > hope("rat_trap(players=2)", seat=2)


# In the middle of a turn.


def test_a_third_bandage_about_to_be_taken_counts_unless_there_is_a_clover() -> None:
    what: dict[str, Any] = {"dice": ["claws", "heal"], "partner": 1, "bandages": {2: 2}, "round": 3}
    threatened = position("rat_trap", stock={2: ["two", "two"]}, **what)
    saved = position("rat_trap", stock={2: ["two", "two", "clover"]}, **what)
    for table in (threatened, saved):
        table.play("keep claws", "claw 2")
        assert table.asked == (2, "use_clover")
    assert chance(threatened, 2) < chance(saved, 2) - 0.05


def test_dice_not_yet_carried_out_count_for_whoever_has_them() -> None:
    heal = position("rat_trap", dice=["keys", "heal"], partner=1).play("keep keys")
    keys = position("rat_trap", dice=["keys", "heal"], partner=1).play("keep heal")
    assert heal.asked == (1, "which_pile")
    assert keys.asked == (0, "which_pile")
    assert chance(keys) > chance(heal)


def test_a_partner_who_needs_healing_leaves_the_keys() -> None:
    hurt, sound = (
        position("rat_trap", dice=["keys", "heal"], bandages={1: 2}, stock={1: ["two"]}, partner=partner)
        for partner in (1, 2)
    )
    assert chance(hurt) > chance(sound)
