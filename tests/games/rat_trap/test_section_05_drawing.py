"""Section 5: drawing and stock."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.positions import position


@clause("5.1")
@pytest.mark.parametrize("card", ["one", "two", "clover"])
def test_a_drawn_card_is_for_the_eyes_of_who_draws_it(card: str) -> None:
    table = position("rat_trap(players=3)", dice=["key", "heal"], partner=1, piles={"A": [card, "trap", "one"]})
    table.play("keep key", "draw A")
    assert table.view(1)["rats"][1]["known"] == {card: 1}
    assert table.happened("drew", seat=1) == [{"seat": 1, "pile": "A", "card": card}]
    for other in (0, 2, None):
        assert table.view(other)["rats"][1]["known"] == {}
        assert table.view(other)["rats"][1]["stock"] == 1
        assert table.happened("drew", seat=other) == [{"seat": 1, "pile": "A"}]


@clause("5.2")
def test_a_trap_is_shown_laid_beside_its_pile_and_wounds() -> None:
    table = position("rat_trap(players=3)", dice=["key", "heal"], partner=1, piles={"B": ["trap", "one", "two", "one"]})
    before = table.view(None)
    table.play("keep key", "draw B")
    for seat in (None, 0, 1, 2):
        after = table.view(seat)
        assert [pile["traps_shown"] for pile in after["piles"]] == [0, before["piles"][1]["traps_shown"] + 1, 0]
        assert after["discard"]["trap"] == before["discard"]["trap"] + 1
        assert after["rats"][1]["bandages"] == 1
        assert after["rats"][1]["stock"] == 0
        assert "Sky walks into a trap in pile B!" in table.log(seat)


@clause("5.3")
def test_a_trap_behind_the_first_door_does_not_keep_one_from_the_second() -> None:
    table = position("rat_trap(players=3)", dice=["keys", "heal"], partner=1, piles={"A": ["trap", "two", "one"]})
    table.play("keep keys", "draw A")
    assert table.view(1)["rats"][1]["bandages"] == 1
    assert table.view(1)["rats"][1]["known"] == {"two": 1}


@clause("5.3")
def test_a_trap_that_puts_one_out_leaves_the_second_door_shut() -> None:
    table = position(
        "rat_trap(players=3)",
        dice=["keys", "claws"],
        partner=1,
        bandages={1: 2},
        piles={"A": ["trap", "two", "one"]},
        stock={0: ["one"], 2: ["one"]},
    )
    table.play("keep keys", "draw A")
    assert table.asked == (2, "use_clover")  # the other action, and no door between
    assert len(table.view(None)["piles"][0]["cards"]) == 2
    assert table.happened("drew") == []


@clause("5.3")
def test_two_traps_wound_twice() -> None:
    table = position("rat_trap(players=3)", dice=["keys", "heal"], partner=1, piles={"A": ["trap", "trap", "one"]})
    table.play("keep keys", "draw A")
    assert table.view(None)["rats"][1]["bandages"] == 2


@clause("5.4")
@pytest.mark.parametrize("card", ["one", "two"])
def test_cheese_goes_into_the_stock_face_down(card: str) -> None:
    table = position(
        "rat_trap(players=3)",
        dice=["key", "heal"],
        partner=1,
        stock={1: ["clover"]},
        piles={"A": [card, "trap", "one"]},
    )
    table.play("keep key", "draw A")
    assert table.view(1)["rats"][1]["known"] == {card: 1, "clover": 1}
    assert table.view(0)["rats"][1]["stock"] == 2
    assert table.view(0)["rats"][1]["known"] == {}


@clause("5.5")
def test_a_clover_goes_into_the_stock_and_waits() -> None:
    table = position("rat_trap(players=3)", dice=["key", "claws"], partner=1, piles={"A": ["clover", "trap", "one"]})
    table.play("keep key", "draw A")
    assert table.view(1)["rats"][1]["known"] == {"clover": 1}
    table.play("claw 1")
    assert table.moves() == ["clover", "pass"]


@clause("5.6")
def test_a_stolen_card_leaves_its_owner_and_joins_the_stock_of_the_thief() -> None:
    table = position(
        "rat_trap(players=3)", dice=["steal", "heal"], partner=1, stock={1: ["one"], 2: ["two", "two"]}
    ).play("keep steal")
    assert table.view(1)["rats"][1]["known"] == {"one": 1, "two": 1}
    assert table.view(2)["rats"][2]["known"] == {"two": 1}


@clause("5.6")
def test_a_stolen_card_scores_for_the_thief() -> None:
    table = position("rat_trap(players=4)", dice=["steal", "claws"], partner=1, stock={2: ["two"]}, bandages={3: 2})
    table.play("keep steal", "claw 3")
    assert table.scores == [0, 2, 0, 0]


@clause("5.6")
def test_a_stolen_clover_protects_the_thief() -> None:
    table = position("rat_trap(players=3)", dice=["steal", "claws"], partner=1, stock={2: ["clover"]})
    table.play("keep steal", "claw 1", "clover")
    assert table.view(None)["rats"][1]["bandages"] == 0
