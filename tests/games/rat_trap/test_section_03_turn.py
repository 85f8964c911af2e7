"""Section 3: the turn."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.positions import position


@clause("3.1")
def test_the_active_player_throws_both_dice() -> None:
    table = position("rat_trap(players=3)")
    view = table.view(None)
    assert len(view["dice"]) == 2
    assert view["throws"] == 1
    assert table.asked == (view["active"], "throw_again")


@clause("3.1")
def test_each_turn_has_a_throw_of_its_own() -> None:
    table = position("rat_trap(players=3)", dice=["heal", "heal"], asked="which_partner")
    table.play("partner 1", dice=["keys", "claws"])
    assert table.view(None)["dice"] == ["keys", "claws"]
    assert table.view(None)["throws"] == 1


@clause("3.2")
def test_the_active_player_may_throw_again() -> None:
    assert position("rat_trap(players=3)", dice=["heal", "heal"]).moves() == ["keep", "reroll"]


@clause("3.2")
def test_a_second_throw_takes_both_dice_and_counts() -> None:
    table = position("rat_trap(players=3)", dice=["heal", "heal"], next_dice=["key", "claws"])
    table.play("reroll")
    assert table.view(None)["dice"] == ["key", "claws"]
    table.play("partner 1")
    assert table.moves() == ["keep key", "keep claws"]


@clause("3.2")
def test_the_dice_are_thrown_again_only_once() -> None:
    table = position("rat_trap(players=3)", dice=["heal", "heal"]).play("reroll")
    assert table.asked == (0, "which_partner")
    assert "reroll" not in table.moves()


@clause("3.2")
def test_dice_that_are_kept_stay_as_they_are() -> None:
    table = position("rat_trap(players=3)", dice=["steal", "heal"]).play("keep")
    assert table.view(None)["dice"] == ["steal", "heal"]
    assert table.view(None)["throws"] == 1


@clause("3.3")
@pytest.mark.parametrize(("players", "active"), [(3, 0), (3, 2), (4, 1), (5, 4)])
def test_the_active_player_chooses_a_partner_among_all_the_others(players: int, active: int) -> None:
    table = position(f"rat_trap(players={players})", active=active, asked="which_partner")
    assert table.turn == active
    assert table.moves() == [f"partner {seat}" for seat in range(players) if seat != active]


@clause("3.3")
def test_the_chosen_partner_gets_both_dice() -> None:
    table = position("rat_trap(players=3)", dice=["key", "heal"], asked="which_partner").play("partner 2")
    assert table.asked == (2, "which_die")
    assert table.view(None)["partner"] == 2


@clause("3.4")
@pytest.mark.parametrize(("kept", "healed"), [("heal", 1), ("claws", 0)])
def test_the_partner_keeps_either_die_and_gives_back_the_other(kept: str, healed: int) -> None:
    table = position("rat_trap(players=3)", dice=["claws", "heal"], partner=1, bandages={0: 1, 1: 1})
    assert table.moves() == ["keep claws", "keep heal"]
    table.play(f"keep {kept}")
    assert table.happened("kept")[-1]["die"] == kept
    table.play("claw 2")
    assert [event["seat"] for event in table.happened("healed")] == [healed]
    assert [event["seat"] for event in table.happened("cat_sent")] == [1 - healed]


@clause("3.5")
def test_nothing_happens_before_the_dice_are_shared() -> None:
    table = position("rat_trap(players=3)", dice=["claws", "heal"], partner=1, bandages={0: 1, 1: 1})
    assert table.asked == (1, "which_die")
    assert [rat["bandages"] for rat in table.view(None)["rats"]] == [1, 1, 0]


@clause("3.5")
def test_the_partner_acts_first_and_the_active_player_second() -> None:
    # What the partner has just drawn can already be stolen.
    table = position("rat_trap(players=3)", dice=["steal", "key"], partner=1, piles={"A": ["two", "trap", "one"]})
    table.play("keep key", "draw A")
    assert table.happened("stole", seat=0) == [{"seat": 0, "victim": 1, "card": "two"}]


@clause("3.5")
def test_what_the_active_player_draws_comes_too_late_for_the_partner_to_steal() -> None:
    table = position("rat_trap(players=3)", dice=["steal", "key"], partner=1, piles={"A": ["two", "trap", "one"]})
    table.play("keep steal", "draw A")
    assert table.happened("nothing_to_do") == [{"seat": 1, "die": "steal"}]
    assert table.view(0)["rats"][0]["known"] == {"two": 1}


@clause("3.6")
@pytest.mark.parametrize(("players", "active", "left"), [(3, 0, 1), (3, 2, 0), (5, 3, 4), (5, 4, 0)])
def test_the_dice_go_to_the_player_on_the_left(players: int, active: int, left: int) -> None:
    table = position(f"rat_trap(players={players})", active=active, dice=["heal", "heal"], asked="which_partner")
    table.play(f"partner {(active + 2) % players}")
    assert table.view(None)["active"] == left
    assert table.view(None)["partner"] is None
    assert table.asked == (left, "throw_again")


@clause("3.6")
def test_the_dice_are_passed_only_when_both_actions_are_done() -> None:
    table = position("rat_trap(players=3)", dice=["claws", "key"], partner=1).play("keep claws", "claw 2")
    assert table.view(None)["active"] == 0
    table.play("draw A")
    assert table.view(None)["active"] == 1


@clause("3.7")
def test_with_equal_dice_the_partner_is_not_asked_which_to_keep() -> None:
    table = position("rat_trap(players=3)", dice=["claws", "claws"], partner=1)
    assert table.asked == (1, "whom_to_claw")


@clause("3.7")
def test_the_only_pile_left_is_not_asked_for() -> None:
    table = position(
        "rat_trap(players=3)",
        dice=["key", "keys"],
        partner=1,
        piles={"A": [], "B": ["one"], "C": ["one", "trap", "two"]},
        stock={2: ["one", "one", "one", "two"]},
    )
    table.play("keep key", "draw B")
    assert [event["pile"] for event in table.happened("drew")] == ["B", "C"]
    assert [event["pile"] for event in table.happened("trap_sprung")] == ["C"]


@clause("3.7")
def test_the_only_possible_victim_is_not_asked_for() -> None:
    table = position("rat_trap(players=4)", dice=["steal", "heal"], partner=1, stock={1: ["one"], 3: ["two"]})
    table.play("keep steal")
    assert table.happened("stole") == [{"seat": 1, "victim": 3}]


@clause("3.7")
def test_the_only_possible_target_is_not_asked_for() -> None:
    table = position("rat_trap(players=3)", dice=["claws", "claws"], partner=1).play("claw 2")
    assert [event["target"] for event in table.happened("cat_sent")] == [2, 1]


@clause("3.7")
def test_the_only_possible_partner_is_not_asked_for() -> None:
    table = position("rat_trap(players=2)", active=1, dice=["claws", "heal"], turned=6).play("keep")
    assert table.asked == (0, "which_die")


@clause("3.7")
def test_a_choice_between_two_is_always_put() -> None:
    table = position("rat_trap(players=3)", dice=["steal", "heal"], partner=1, stock={0: ["one"], 2: ["one"]})
    table.play("keep steal")
    assert table.asked == (1, "whom_to_rob")


@clause("3.7")
def test_the_last_door_of_the_only_pile_left_is_opened_without_asking() -> None:
    cheese = ["one", "one", "one", "one", "one", "two", "clover", "clover", "clover"]
    table = position(
        "rat_trap(players=3)",
        dice=["key", "key"],
        partner=1,
        piles={"A": [], "B": ["trap"], "C": ["two"]},
        stock={2: cheese},
    )
    table.play("draw B")
    assert table.happened("drew", seat=0) == [{"seat": 0, "pile": "C", "card": "two"}]
