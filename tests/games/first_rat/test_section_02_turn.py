"""Section 2: the turn."""

from __future__ import annotations

import pytest

from rattery.core.errors import MayNotUndo
from tests.clauses import clause
from tests.positions import position


@clause("2.1")
def test_turns_go_round_and_shopping_and_building_are_up_to_the_player() -> None:
    table = position("first_rat(players=3)", rats={0: [8, 0]}, cheese={0: 30}, active=0, first=0)
    table.play("A>9")
    assert table.question == "what_to_take"
    table.play("leave")
    assert table.question == "what_to_build"
    table.play("end")
    assert table.turn == 1
    table.play("A>1", "end", "A>2", "end")
    assert table.turn == 0


@clause("2.2")
def test_a_turn_goes_from_moving_over_boarding_drinking_and_the_burrow_to_the_stands_and_building() -> None:
    table = position(
        "first_rat(players=2)",
        rats={0: [26, 8, "nursery", "nursery"]},
        drinks={0: 1},
        burrow={0: "b3"},
        materials={0: {"can": 1, "calculator": 2}},
    )
    asked = []
    for move in ("A>pad", "B>9", "bolt", "drink", "up", "pass", "leave", "build cockpit", "end"):
        asked.append(table.question)
        table.play(move)
    assert asked == [
        "which_rat",
        "which_rat",
        "which_reward",
        "drink",
        "which_way",
        "which_comic",
        "what_to_take",
        "what_to_build",
        "what_to_build",
    ]


@clause("2.3")
def test_a_question_with_one_answer_is_not_put_but_the_end_of_the_turn_is() -> None:
    table = position("first_rat(players=2)", rats={0: [26, "aboard", "aboard", "aboard"]})
    assert table.moves() == ["A>pad"]
    table.play("A>pad")
    assert table.moves() == ["end"]
    assert table.happened("got_bolt") == [{"seat": 0}]


@clause("2.4")
def test_everything_in_a_turn_can_be_taken_back_until_it_is_ended() -> None:
    table = position("first_rat(players=2)", rats={0: [8, 0]}, burrow={0: "b4"}, cheese={0: 30})
    before = table.bytes
    for move in ("A>9", "left", "steal blue_backpack", "donate", "donate"):
        table.play(move)
    for _ in range(5):
        table.match.undo(0)
    assert table.bytes == before
    table.play("A>9", "left", "leave", "end")
    with pytest.raises(MayNotUndo):
        table.match.undo(0)


@clause("2.4")
def test_nothing_is_taken_back_once_greg_has_turned_a_card() -> None:
    table = position("first_rat(players=1)", deck=["A1"])
    table.play("A>1", "end")
    with pytest.raises(MayNotUndo):
        table.match.undo(0)
