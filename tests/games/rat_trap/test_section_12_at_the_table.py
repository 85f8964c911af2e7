"""Section 12: at the table."""

from __future__ import annotations

import pytest

from rattery import load
from rattery.core.errors import MayNotUndo
from rattery.games.rat_trap.moves import MOVES
from tests.clauses import clause
from tests.positions import Position, position


@clause("12.1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_whatever_was_said_partner_and_die_are_chosen_freely(players: int) -> None:
    match = load("rat_trap", players=players).new(seed=3)
    partners = dice = 0
    while not match.is_over:
        offered = [str(move) for move in match.moves()]
        view = match.view(None)
        if match.question == "which_partner":
            assert offered == [f"partner {seat}" for seat in range(players) if seat != view["active"]]
            partners += 1
        elif match.question == "which_die":
            assert sorted(offered) == sorted(f"keep {die}" for die in view["dice"])
            dice += 1
        match.play(offered[-1])
    assert partners > 3
    assert dice > 3


@clause("12.1")
def test_saying_something_is_not_a_move() -> None:
    spoken = {"say", "promise", "threaten", "agree"}
    assert spoken.isdisjoint(move.verb for move in MOVES)


def may_not_undo(table: Position, seat: int | None = None) -> str:
    before = table.bytes
    with pytest.raises(MayNotUndo) as refusal:
        table.match.undo(seat)
    assert table.bytes == before
    return refusal.value.message


@clause("12.2")
def test_one_may_take_back_a_move_while_the_next_decision_is_ones_own() -> None:
    table = position("rat_trap(players=3)", dice=["claws", "heal"])
    before = table.bytes
    table.play("keep")
    assert str(table.match.undo(0)) == "keep"
    assert table.bytes == before
    assert table.asked == (0, "throw_again")


@clause("12.2")
def test_several_moves_are_taken_back_one_by_one() -> None:
    table = position("rat_trap(players=3,roles=true)", roles={0: "manipulator"}, asked="which_piles").play("look A B")
    before = table.bytes
    table.play(table.moves()[0], table.moves()[0])
    table.match.undo()
    table.match.undo()
    assert table.bytes == before


@clause("12.2")
def test_nothing_can_be_taken_back_before_a_move_was_made() -> None:
    assert may_not_undo(position("rat_trap(players=3)")) == "nothing-to-undo"


@clause("12.2")
def test_nobody_takes_back_the_move_of_another() -> None:
    table = position("rat_trap(players=3)", dice=["claws", "heal"]).play("keep")
    assert may_not_undo(table, seat=1) == "undo-not-yours"


@clause("12.2")
def test_a_move_stands_once_somebody_else_has_to_decide() -> None:
    table = position("rat_trap(players=3)", dice=["claws", "heal"], asked="which_partner").play("partner 1")
    assert may_not_undo(table, seat=0) == "undo-others-turn"


@clause("12.2")
def test_a_move_stands_once_chance_was_used() -> None:
    table = position("rat_trap(players=3)", dice=["claws", "heal"]).play("reroll")
    assert table.turn == 0
    assert may_not_undo(table) == "undo-chance"


@clause("12.2")
def test_a_move_stands_once_something_hidden_was_shown() -> None:
    table = position("rat_trap(players=3,roles=true)", roles={0: "manipulator"}, asked="which_piles").play("look A B")
    assert table.turn == 0
    assert may_not_undo(table) == "undo-revealed"


@clause("12.2")
def test_a_move_stands_once_a_card_was_drawn() -> None:
    # The trap behind the first door: the next decision is still the same player's.
    table = position(
        "rat_trap(players=3)", dice=["keys", "heal"], partner=1, piles={"A": ["clover", "trap", "one"]}
    ).play("keep keys", "draw A")
    assert table.turn == 1
    assert may_not_undo(table) == "undo-revealed"
