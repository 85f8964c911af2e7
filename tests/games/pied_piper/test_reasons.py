"""Why a move may not be made: every reason is reachable, says the right thing, and the table stays as it was."""

from __future__ import annotations

import pytest

from tests.games.refusals import Case, assert_every_reason_has_a_case, assert_is_refused
from tests.positions import Position, position

FOUR = "pied_piper(players=4)"
HIDDEN = "pied_piper(players=4,variant=hidden)"
LITTLE = "pied_piper(players=4,variant=little_rats)"
ROW = ["red", "blue", "black", "yellow"]


def two_activated() -> Position:
    table = position(FOUR, row=ROW, under={1: ["sewer"], 2: ["sewer"]}, hands={0: ["back1", "back1"]})
    return table.play("lay back1 1", "lay back1 2")


def four_sewers(spelling: str) -> Position:
    return position(spelling, row=ROW, hands={0: ["sewer"] * 4})


def empty_place() -> Position:
    return position(LITTLE, row=ROW, under={1: ["sewer"]}, hands={0: ["sewer", "sewer"]}).play("lay sewer 1")


CASES: list[Case] = [
    ("why-not-activated", two_activated, "first 3", "Character 3 is not activated this turn."),
    ("why-no-order-now", lambda: position(FOUR), "first 1", "There is no order to choose now: lay a card."),
    ("why-all-laid", two_activated, "lay sewer 3", "Your cards are laid: now choose which character goes first."),
    ("why-nothing-is-hidden", lambda: four_sewers(FOUR), "hide sewer 1", "In this game every card is laid face up."),
    (
        "why-hidden-already",
        lambda: four_sewers(HIDDEN).play("hide sewer 1"),
        "hide sewer 2",
        "You have already laid a card face down this turn.",
    ),
    ("why-not-in-hand", lambda: four_sewers(FOUR), "lay melody 1", "You do not have “melody” in your hand."),
    ("why-place-empty", empty_place, "lay sewer 1", "Place 1 is empty until the end of the turn."),
    (
        "why-same-character",
        lambda: four_sewers(FOUR).play("lay sewer 2"),
        "lay sewer 2",
        "You have already laid a card under character 2 this turn: choose another one.",
    ),
]


@pytest.mark.parametrize("case", CASES)
def test_a_move_that_may_not_be_made_is_refused_with_the_reason_and_changes_nothing(case: Case) -> None:
    assert_is_refused(case)


def test_every_reason_there_is_has_a_case() -> None:
    assert_every_reason_has_a_case("pied_piper", CASES)
