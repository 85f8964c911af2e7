"""Section 4: the actions."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.positions import Position, position

FULL = {0: ["one"], 1: ["one"], 2: ["two"], 3: ["clover"]}


def bandages(table: Position) -> list[int]:
    return [rat["bandages"] for rat in table.view(None)["rats"]]


def stock_sizes(table: Position) -> list[int]:
    return [rat["stock"] for rat in table.view(None)["rats"]]


def left_in_piles(table: Position) -> list[int]:
    return [len(pile["cards"]) for pile in table.view(None)["piles"]]


@clause("4.1")
@pytest.mark.parametrize(
    ("die", "answers"),
    [
        ("key", ["draw A", "draw B", "draw C", "draw D"]),
        ("keys", ["draw A", "draw B", "draw C", "draw D"]),
        ("steal", ["steal 0", "steal 2", "steal 3"]),
        ("claws", ["claw 0", "claw 2", "claw 3"]),
    ],
)
def test_an_action_that_can_be_carried_out_cannot_be_declined(die: str, answers: list[str]) -> None:
    other = "key" if die != "key" else "claws"
    table = position("rat_trap(players=4)", dice=[die, other], partner=1, stock=FULL).play(f"keep {die}")
    assert table.moves() == answers


@clause("4.1")
def test_a_heal_is_carried_out_without_asking() -> None:
    table = position("rat_trap(players=3)", dice=["heal", "key"], partner=1, bandages={1: 2}).play("keep heal")
    assert bandages(table) == [0, 1, 0]
    assert table.asked == (0, "which_pile")


@clause("4.1")
def test_an_action_that_cannot_be_carried_out_does_nothing() -> None:
    table = position("rat_trap(players=3)", dice=["steal", "heal"], partner=1).play("keep steal")
    assert table.happened("nothing_to_do") == [{"seat": 1, "die": "steal"}, {"seat": 0, "die": "heal"}]
    assert bandages(table) == [0, 0, 0]
    assert stock_sizes(table) == [0, 0, 0]


@clause("4.2")
def test_one_key_draws_the_top_card_of_the_chosen_pile() -> None:
    table = position("rat_trap(players=3)", dice=["key", "heal"], partner=1, piles={"B": ["two", "one", "trap", "one"]})
    before = left_in_piles(table)
    table.play("keep key", "draw B")
    assert table.view(1)["rats"][1]["known"] == {"two": 1}
    assert left_in_piles(table) == [before[0], 3, before[2]]


@clause("4.2")
def test_an_empty_pile_cannot_be_drawn_from() -> None:
    table = position("rat_trap(players=3)", dice=["key", "heal"], partner=1, piles={"B": []}, stock={2: ["one", "one"]})
    assert table.play("keep key").moves() == ["draw A", "draw C"]


@clause("4.3")
def test_two_keys_draw_two_cards_from_the_same_pile() -> None:
    table = position(
        "rat_trap(players=3)", dice=["keys", "heal"], partner=1, piles={"B": ["two", "one", "trap", "clover"]}
    )
    before = left_in_piles(table)
    table.play("keep keys", "draw B")
    assert [event["card"] for event in table.happened("drew", seat=1)] == ["two", "one"]
    assert left_in_piles(table) == [before[0], 2, before[2]]


@clause("4.3")
def test_two_keys_draw_a_single_card_from_a_pile_that_has_only_one() -> None:
    table = position(
        "rat_trap(players=3)",
        dice=["keys", "heal"],
        partner=1,
        piles={"B": ["two"]},
        stock={2: ["one", "one", "one"]},
    )
    before = left_in_piles(table)
    table.play("keep keys", "draw B")
    assert table.view(1)["rats"][1]["known"] == {"two": 1}
    assert left_in_piles(table) == [before[0], 0, before[2]]
    assert table.view(None)["active"] == 1


@clause("4.4")
def test_a_thief_takes_one_card_from_the_chosen_player() -> None:
    table = position(
        "rat_trap(players=4)", dice=["steal", "heal"], partner=1, stock={2: ["one", "one"], 3: ["two", "two"]}
    )
    table.play("keep steal", "steal 3")
    assert stock_sizes(table) == [0, 1, 2, 1]
    assert table.view(1)["rats"][1]["known"] == {"two": 1}


@clause("4.4")
@pytest.mark.parametrize("card", ["one", "two", "clover"])
def test_the_stolen_card_comes_at_random(card: str) -> None:
    table = position(
        "rat_trap(players=3)",
        dice=["steal", "heal"],
        partner=1,
        stock={2: ["one", "two", "clover"]},
        next_stolen=card,
    )
    table.play("keep steal")
    assert table.happened("stole", seat=1) == [{"seat": 1, "victim": 2, "card": card}]


@clause("4.4")
def test_every_card_of_a_stock_is_as_likely_to_be_stolen() -> None:
    ones = 0
    for key in range(120):
        table = position("rat_trap(players=3)", dice=["steal", "heal"], partner=1, stock={2: ["one", "one", "clover"]})
        table.under(key).play("keep steal")
        ones += table.happened("stole", seat=1)[0]["card"] == "one"
    assert 60 < ones < 100


@clause("4.5")
def test_a_thief_robs_only_who_has_stock_and_never_himself() -> None:
    table = position(
        "rat_trap(players=4)", dice=["steal", "heal"], partner=1, stock={0: ["one"], 1: ["one"], 2: ["two"]}
    )
    assert table.play("keep steal").moves() == ["steal 0", "steal 2"]


@clause("4.5")
def test_whoever_is_out_has_no_stock_to_steal() -> None:
    table = position(
        "rat_trap(players=4)",
        dice=["claws", "steal"],
        partner=1,
        bandages={2: 2},
        stock={1: ["one"], 2: ["two"], 3: ["one"]},
    )
    table.play("keep claws", "claw 2", "pass")
    assert table.asked == (0, "whom_to_rob")
    assert table.moves() == ["steal 1", "steal 3"]


@clause("4.6")
def test_the_cat_gives_a_bandage_to_the_player_it_is_sent_at() -> None:
    table = position("rat_trap(players=4)", dice=["claws", "heal"], partner=1).play("keep claws", "claw 3")
    assert bandages(table) == [0, 0, 0, 1]


@clause("4.6")
@pytest.mark.parametrize("partner", [1, 2, 3])
def test_nobody_sends_the_cat_at_himself(partner: int) -> None:
    table = position("rat_trap(players=4)", dice=["claws", "heal"], partner=partner).play("keep claws")
    assert table.moves() == [f"claw {seat}" for seat in range(4) if seat != partner]


@clause("4.7")
def test_the_partner_may_send_the_cat_at_the_active_player() -> None:
    table = position("rat_trap(players=3)", dice=["claws", "heal"], partner=1).play("keep claws", "claw 0")
    assert table.happened("wounded") == [{"seat": 0, "bandages": 1}]


@clause("4.7")
def test_the_active_player_may_send_the_cat_at_the_partner() -> None:
    table = position("rat_trap(players=3)", dice=["claws", "heal"], partner=1).play("keep heal", "claw 1")
    assert bandages(table) == [0, 1, 0]


@clause("4.8")
def test_the_cat_cannot_attack_the_same_player_twice_in_a_turn() -> None:
    table = position("rat_trap(players=4)", dice=["claws", "claws"], partner=1).play("claw 2")
    assert table.asked == (0, "whom_to_claw")
    assert table.moves() == ["claw 1", "claw 3"]


@clause("4.8")
def test_an_attack_met_with_a_clover_counts_as_an_attack() -> None:
    table = position("rat_trap(players=4)", dice=["claws", "claws"], partner=1, stock={2: ["clover"]})
    table.play("claw 2", "clover")
    assert table.moves() == ["claw 1", "claw 3"]


@clause("4.8")
def test_in_the_next_turn_the_cat_may_attack_the_same_player_again() -> None:
    table = position("rat_trap(players=4)", dice=["claws", "heal"], partner=1)
    table.play("keep claws", "claw 2", dice=["claws", "heal"])
    table.play("keep", "partner 0", "keep claws")
    assert table.moves() == ["claw 1", "claw 2", "claw 3"]


@clause("4.9")
def test_the_cat_is_not_sent_at_a_player_who_is_out() -> None:
    table = position(
        "rat_trap(players=4)",
        dice=["key", "claws"],
        partner=1,
        bandages={1: 2},
        piles={"A": ["trap", "one", "two", "clover"]},
    )
    table.play("keep key", "draw A")
    assert table.view(None)["rats"][1]["out"]
    assert table.moves() == ["claw 2", "claw 3"]


@clause("4.1", "4.9")
def test_where_the_cat_can_attack_nobody_nothing_happens() -> None:
    # The thief and the Fool both go out; nobody is left for the active player's claws.
    table = position(
        "rat_trap(players=3,roles=true)",
        roles={0: "alchemist", 1: "al_ratone", 2: "fool"},
        dice=["steal", "claws"],
        partner=1,
        bandages={1: 2, 2: 2},
        stock={2: ["trap", "trap"]},
    )
    table.play("keep steal")
    assert table.happened("nothing_to_do") == [{"seat": 0, "die": "claws"}]
    assert table.happened("cat_sent") == []


@clause("4.10")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 1)])
def test_heal_puts_back_one_bandage_of_ones_own_if_there_is_one(before: int, after: int) -> None:
    table = position("rat_trap(players=3)", dice=["heal", "steal"], partner=1, bandages={0: 1, 1: before, 2: 1}).play(
        "keep heal"
    )
    assert bandages(table) == [1, after, 1]
