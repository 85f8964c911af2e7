"""Section 11: at the table."""

from __future__ import annotations

import pytest

from rattery.core.errors import MayNotUndo
from tests.clauses import clause
from tests.positions import Position, position

FOUR = "pied_piper(players=4)"
LITTLE = "pied_piper(players=4,variant=little_rats)"
ROW = ["red", "blue", "black", "yellow"]


def may_not_undo(table: Position, seat: int | None = None) -> str:
    before = table.bytes
    with pytest.raises(MayNotUndo) as refusal:
        table.match.undo(seat)
    assert table.bytes == before
    return refusal.value.message


@clause("11.1")
def test_the_first_card_can_be_taken_back_before_the_second_is_laid() -> None:
    table = position(FOUR, row=ROW, hands={0: ["sewer", "back1"]})
    before = table.bytes
    table.play("lay sewer 1")
    assert str(table.match.undo(0)) == "lay sewer 1"
    assert table.bytes == before


@clause("11.1")
def test_both_cards_can_be_taken_back_before_the_order_is_chosen() -> None:
    table = position(FOUR, row=ROW, under={1: ["sewer"], 2: ["sewer"]}, hands={0: ["back1", "forward1"]})
    before = table.bytes
    table.play("lay back1 1", "lay forward1 2")
    assert table.question == "who_is_first"
    table.match.undo(0)
    table.match.undo(0)
    assert table.bytes == before


@clause("11.1")
def test_a_little_rats_first_card_can_be_taken_back_with_what_it_did() -> None:
    table = position(LITTLE, row=ROW, hands={0: ["forward2"]}, gaps={1: ["red"]})
    before = table.bytes
    table.play("lay forward2 1")
    table.match.undo(0)
    assert table.bytes == before


@clause("11.1")
def test_nothing_can_be_taken_back_once_a_hand_was_shown() -> None:
    table = position(LITTLE, row=ROW, hands={0: ["forward2"]}, gaps={1: ["red"]}, counters={1: 6})
    table.play("lay forward2 1")
    assert table.asked == (0, "what_to_lay")
    assert may_not_undo(table) == "undo-revealed"


@clause("11.1")
def test_nothing_can_be_taken_back_when_it_is_somebody_elses_turn() -> None:
    table = position(FOUR, row=ROW, hands={0: ["sewer", "back1"]}).play("lay sewer 1", "lay back1 2")
    assert may_not_undo(table) == "undo-others-turn"


@clause("11.1")
def test_nobody_takes_back_the_move_of_another() -> None:
    table = position(FOUR, row=ROW, hands={0: ["sewer", "back1"]}).play("lay sewer 1")
    assert may_not_undo(table, 1) == "undo-not-yours"
