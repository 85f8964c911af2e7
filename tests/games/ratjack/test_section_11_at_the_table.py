"""Section 11: at the table."""

from __future__ import annotations

import pytest

from rattery.core.errors import MayNotUndo
from tests.clauses import clause
from tests.positions import position

TWO = "ratjack(players=2)"


@clause("11.1")
def test_a_move_can_be_taken_back_while_it_showed_nothing() -> None:
    table = position(TWO, hands={0: ["r4"]}, discard=["r9"])
    before = table.bytes
    table.play("draw discard")
    assert str(table.match.undo(0)) == "draw discard"
    assert table.bytes == before


@clause("11.1")
def test_a_card_chosen_and_not_yet_exchanged_can_be_taken_back() -> None:
    table = position(TWO, hands={0: ["r9", "r1"]}, rows={0: ["r2"], 1: ["r3", "r5"]}).play("up rats-9")
    before = table.bytes
    table.play("card 0.1")
    table.match.undo(0)
    assert table.bytes == before


@clause("11.1")
def test_what_showed_something_stands() -> None:
    table = position(TWO, hands={0: ["r4"]}, discard=["r9"], deck=["r2"]).play("draw deck")
    with pytest.raises(MayNotUndo, match="shown"):
        table.match.undo(0)
    table = position(TWO, hands={0: ["r4", "r9"]}).play("down rats-4")
    with pytest.raises(MayNotUndo, match="somebody else"):
        table.match.undo(0)
