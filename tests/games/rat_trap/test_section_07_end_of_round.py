"""Section 7: the end of the round."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.positions import Position, position


def somebody_goes_out(stock: dict[int, list[str]], **what_matters: object) -> Position:
    """Four players; seat 3 goes out and the round ends."""
    table = position(
        "rat_trap(players=4)", dice=["claws", "heal"], partner=1, bandages={3: 2}, stock=stock, **what_matters
    )
    return table.play("keep claws", "claw 3", *(["pass"] if 3 in stock else []))


@clause("7.1")
def test_a_round_ends_when_somebody_is_out() -> None:
    table = somebody_goes_out({})
    assert table.happened("round_ended") == [{"number": 1}]
    assert table.view(None)["round"] == 2


@clause("7.1")
def test_a_round_goes_on_while_nobody_is_out() -> None:
    table = position("rat_trap(players=4)", dice=["claws", "heal"], partner=1, bandages={3: 1})
    table.play("keep claws", "claw 3")
    assert table.view(None)["round"] == 1
    assert table.happened("round_ended") == []


def pile_runs_empty(already_empty: list[str], rats: int = 4) -> Position:
    """The partner draws the last card of pile B."""
    piles: dict[str, list[str]] = {"B": ["one"]} | {name: [] for name in already_empty}
    stock = {2: ["one", "one", "two", "one"]} if rats == 3 else {2: ["one", "two", "two", "one", "two"]}
    table = position(f"rat_trap(players={rats})", dice=["key", "heal"], partner=1, piles=piles, stock=stock)
    return table.play("keep key", "draw B")


@clause("7.2")
@pytest.mark.parametrize("rats", [3, 4])
def test_a_round_ends_when_two_piles_are_empty(rats: int) -> None:
    assert pile_runs_empty(["A"], rats).happened("round_ended") == [{"number": 1}]


@clause("7.2")
@pytest.mark.parametrize("rats", [3, 4])
def test_one_empty_pile_does_not_end_a_round(rats: int) -> None:
    table = pile_runs_empty([], rats)
    assert table.happened("round_ended") == []
    assert table.view(None)["active"] == 1


@clause("7.3")
def test_the_second_action_is_carried_out_though_somebody_is_out() -> None:
    table = position(
        "rat_trap(players=3)",
        dice=["claws", "key"],
        partner=1,
        bandages={2: 2},
        piles={"A": ["two", "trap", "one", "one"]},
    )
    table.play("keep claws", "claw 2")
    assert table.asked == (0, "which_pile")
    table.play("draw A")
    assert table.scores == [2, 0, 0]


@clause("7.3")
def test_the_second_action_is_carried_out_though_two_piles_are_empty() -> None:
    table = position(
        "rat_trap(players=3)",
        dice=["key", "claws"],
        partner=1,
        piles={"A": [], "B": ["one"]},
        stock={2: ["one", "two", "one"]},
    )
    table.play("keep key", "draw B")
    assert table.asked == (0, "whom_to_claw")
    assert table.view(None)["round"] == 1


@clause("7.3")
def test_more_than_one_may_go_out() -> None:
    table = position(
        "rat_trap(players=4)", dice=["claws", "claws"], partner=1, bandages={2: 2, 3: 2}, stock={0: ["one"]}
    )
    table.play("claw 2", "claw 3")
    assert [event["seat"] for event in table.happened("went_out")] == [2, 3]
    assert table.scores == [1, 0, 0, 0]


@clause("7.3")
def test_more_than_two_piles_may_run_empty() -> None:
    table = position(
        "rat_trap(players=4)",
        dice=["key", "key"],
        partner=1,
        piles={"A": [], "B": ["one"], "C": ["two"]},
        stock={2: ["one", "two", "two", "one"], 3: ["one", "clover"]},
    )
    table.play("draw B", "draw C")
    assert table.happened("round_ended") == [{"number": 1}]
    assert table.scores == [2, 1, 6, 1]


@clause("7.4")
def test_everyone_who_is_not_out_shows_the_stock_and_scores_its_cheese() -> None:
    table = somebody_goes_out({0: ["one", "one"], 1: ["two", "one", "clover"], 2: ["clover"]})
    assert table.scores == [2, 3, 0, 0]
    shown = {event.pop("seat"): event for event in table.happened("stock_shown")}
    assert shown == {
        0: {"one": 2, "two": 0, "clover": 0, "trap": 0},
        1: {"one": 1, "two": 1, "clover": 1, "trap": 0},
        2: {"one": 0, "two": 0, "clover": 1, "trap": 0},
    }


@clause("7.4")
def test_clovers_and_traps_are_worth_nothing() -> None:
    table = position(
        "rat_trap(players=3,roles=true)",
        roles={0: "fool", 1: "al_ratone", 2: "alchemist"},
        dice=["claws", "heal"],
        partner=1,
        bandages={2: 2},
        stock={0: ["trap", "trap", "one"], 1: ["clover", "two"]},
    )
    table.play("keep claws", "claw 2", "pass")
    assert table.scores == [1, 2, 0]


@clause("7.5")
def test_whoever_is_out_scores_nothing_but_keeps_the_points_of_earlier_rounds() -> None:
    table = somebody_goes_out({0: ["one"], 3: ["two", "two"]}, points={0: 1, 2: 4, 3: 5}, round=2)
    assert table.scores == [2, 0, 4, 5]
    assert [event["seat"] for event in table.happened("stock_shown")] == [0, 1, 2]


@clause("7.5")
def test_points_add_up_from_round_to_round() -> None:
    assert somebody_goes_out({1: ["two", "two"]}, points={1: 2}, round=2).scores == [0, 6, 0, 0]


@clause("7.5")
def test_points_can_be_neither_lost_nor_stolen() -> None:
    table = position(
        "rat_trap(players=4)", dice=["steal", "claws"], partner=1, points={2: 6}, stock={2: ["one"]}, bandages={2: 1}
    )
    table.play("keep steal", "claw 2")
    assert table.scores == [0, 0, 6, 0]


@clause("7.6")
def test_if_nobody_scored_everyone_who_is_not_out_gets_two_points() -> None:
    table = somebody_goes_out({0: ["clover"], 3: ["two"]}, points={2: 1, 3: 3}, round=2)
    assert table.scores == [2, 2, 3, 3]
    assert [event["seat"] for event in table.happened("consoled")] == [0, 1, 2]


@clause("7.6")
def test_a_single_point_for_anybody_is_enough_to_leave_the_others_without_consolation() -> None:
    table = somebody_goes_out({2: ["one"]})
    assert table.scores == [0, 0, 1, 0]
    assert table.happened("consoled") == []
