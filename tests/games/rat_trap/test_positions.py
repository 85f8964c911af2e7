"""Positions set what matters, fill the rest so that the table could be, and refuse one that could not."""

from __future__ import annotations

from typing import Any

import pytest

from tests.positions import position

THREE = "rat_trap(players=3)"
ROLES = "rat_trap(players=3,roles=true)"

POSSIBLE: list[tuple[str, dict[str, Any]]] = [
    (THREE, {"active": 2}),
    (THREE, {"stock": {0: ["one", "two"], 2: ["clover"]}, "piles": {"A": ["trap", "one"]}}),
    (THREE, {"piles": {"A": [], "B": ["one"]}, "stock": {2: ["one", "two", "one"]}, "partner": 1}),
    (THREE, {"discard": ["trap", "trap", "clover"], "bandages": {0: 1, 1: 2}}),
    (ROLES, {"roles": {1: "fool"}, "stock": {1: ["trap", "trap", "trap", "clover", "clover"]}, "partner": 2}),
    (ROLES, {"roles": {1: "manipulator"}, "looked": ["B", "C"], "stock": {0: ["one"]}}),
    ("rat_trap(players=5,roles=true)", {"stock": {0: ["one"] * 6, 1: ["two"] * 6}, "shown": [0]}),
    ("rat_trap(players=2)", {"stock": {2: ["one", "clover"]}, "turned": 3, "third_rat": [6], "partner": 2}),
    ("rat_trap(players=4,ties=extra_round)", {"points": {0: 8, 1: 8}, "round": 3, "extra_round": True}),
]


@pytest.mark.parametrize(("spelling", "what_matters"), POSSIBLE)
def test_a_position_breaks_no_law_and_every_seat_can_imagine_it(spelling: str, what_matters: dict[str, Any]) -> None:
    table = position(spelling, **what_matters)
    assert table.match.check() is None
    for seat in (*range(table.match.game.players), None):
        world = table.match.imagine(seat, seed=1)
        assert world.view(seat) == table.view(seat)
        assert world.check() is None


@pytest.mark.parametrize(("spelling", "what_matters"), POSSIBLE)
def test_every_card_that_is_gone_from_a_pile_was_drawn_from_it(spelling: str, what_matters: dict[str, Any]) -> None:
    s, box = position(spelling, **what_matters).table, position(spelling).box
    for pile in range(box.rats):
        gone = 5 - s.piles[pile].left
        traced = s.piles[pile].traps_shown + sum(s.players[seat].kept_from[pile] for seat in range(box.players))
        assert traced == gone if box.rats == box.players else traced <= gone


def test_what_is_set_is_there() -> None:
    table = position(
        THREE,
        active=1,
        dice=["steal", "claws"],
        stock={0: ["one", "clover"]},
        seen={2: {0: ["clover"]}},
        piles={"B": ["two", "trap", "one"]},
        bandages={2: 2},
        points={0: 3},
        round=2,
    )
    view = table.view(0)
    assert (view["active"], view["dice"], view["round"]) == (1, ["steal", "claws"], 2)
    assert [rat["points"] for rat in view["rats"]] == [3, 0, 0]
    assert [rat["bandages"] for rat in view["rats"]] == [0, 0, 2]
    assert view["rats"][0]["known"] == {"one": 1, "clover": 1}
    assert table.view(2)["rats"][0]["known"] == {"clover": 1}
    assert [int(kind) for kind in table.table.piles[1].cards[:3]] == [1, 0, 2]  # from the bottom: one, trap, two


@pytest.mark.parametrize(
    ("spelling", "what_matters", "reason"),
    [
        (THREE, {"active": 3}, "there is no seat 3"),
        (THREE, {"partner": 0}, "seat 0 cannot be the partner"),
        (THREE, {"dice": ["key", "cheese"]}, "no die shows cheese"),
        (THREE, {"stock": {0: ["one"] * 6}}, "not so many one cards"),
        (THREE, {"stock": {0: ["trap"]}}, "only the Fool has traps in stock"),
        (THREE, {"stock": {0: ["ace"]}}, "there is no card ace"),
        (THREE, {"seen": {1: {0: ["one"]}}}, "nobody knows of more cards in a stock than there are"),
        (THREE, {"piles": {"A": ["one", "one", "two", "one", "clover"]}}, "dealt at least one trap"),
        (THREE, {"piles": {"A": [], "B": []}}, "the round is over"),
        (THREE, {"piles": {"A": ["trap"] * 6}}, "at most 5 doors"),
        (THREE, {"piles": {"D": []}}, "there is no pile D"),
        (THREE, {"piles": {"A": ["trap"], "B": ["trap"], "C": ["trap"]}}, "give somebody more stock"),
        (THREE, {"discard": ["one"]}, "only traps and clovers"),
        (THREE, {"bandages": {0: 3}}, "a turn cannot begin"),
        (THREE, {"points": {0: 3}, "round": 1}, "in the first round"),
        (THREE, {"points": {0: 7}}, "the game is over"),
        (THREE, {"round": 4}, "there is no round 4"),
        (THREE, {"extra_round": True}, "no extra round"),
        (THREE, {"roles": {0: "fool"}}, "no roles"),
        (THREE, {"turned": 2}, "no third rat"),
        (THREE, {"asked": "which_piles"}, "nobody is the Manipulator"),
        (THREE, {"asked": "step_in"}, "nobody is asked to step in"),
        (ROLES, {"roles": {0: "fool", 1: "fool"}}, "dealt twice"),
        (ROLES, {"roles": {0: "cook"}}, "there is no role cook"),
        (ROLES, {"roles": {0: "fool"}, "shown": [0], "stock": {0: ["trap"]}}, "no more traps"),
        ("rat_trap(players=2)", {"third_rat": [1, 1]}, "each card once"),
        ("rat_trap(players=2)", {"turned": 6, "third_rat": [1]}, "six cards"),
        ("rat_trap(players=2)", {"turned": 6, "partner": 2}, "seat 2 cannot be the partner"),
    ],
)
def test_an_impossible_position_is_refused_with_the_reason(
    spelling: str, what_matters: dict[str, Any], reason: str
) -> None:
    with pytest.raises(ValueError, match=reason):
        position(spelling, **what_matters)


def test_luck_that_cannot_be_had_is_refused() -> None:
    table = position(THREE, dice=["steal", "heal"], partner=1, stock={2: ["one"]}, next_stolen="clover")
    before = table.bytes
    with pytest.raises(ValueError, match="no chance gives"):
        table.play("keep steal")
    assert table.bytes == before
