"""Positions set what matters, fill the rest so that the table could be, and refuse one that could not."""

from __future__ import annotations

from typing import Any

import pytest

from tests.positions import position

FOUR = "pied_piper(players=4)"
HIDDEN = "pied_piper(players=4,variant=hidden)"

POSSIBLE: list[tuple[str, dict[str, Any]]] = [
    (FOUR, {"active": 2}),
    (FOUR, {"opening": True, "active": 3}),
    (FOUR, {"row": ["red", "red", "red", "piper"], "under": {1: ["melody"], 4: ["plus1"]}}),
    (FOUR, {"deck": ["melody"], "counters": {0: 6, 1: 1}}),
    (HIDDEN, {"under": {1: ["melody"], 2: ["sewer"]}, "face_down": [1], "laid_by": {1: 2}}),
    ("pied_piper(players=5)", {"out": [3, 1], "captured": {0: 1}, "gaps": {0: ["piper", "green"]}}),
    ("pied_piper(players=2)", {"hands": {1: ["melody"] * 4}, "discard": ["sewer"]}),
    ("pied_piper(players=3,variant=little_rats)", {"character_deck": []}),
]


@pytest.mark.parametrize(("spelling", "what_matters"), POSSIBLE)
def test_a_position_breaks_no_law_and_every_seat_can_imagine_it(spelling: str, what_matters: dict[str, Any]) -> None:
    table = position(spelling, **what_matters)
    assert table.match.check() is None
    for seat in (*range(table.match.game.players), None):
        world = table.match.imagine(seat, seed=1)
        assert world.view(seat) == table.view(seat)
        assert world.check() is None


def test_what_is_set_is_there() -> None:
    table = position(
        "pied_piper(players=5)",
        active=2,
        row=["blue", "piper", "red", "blue"],
        under={2: ["plus1"]},
        laid_by={2: 4},
        hands={2: ["melody", "melody"]},
        gaps={0: ["blue"], 3: ["piper", "red"]},
        counters={2: 5},
        captured={4: 1},
        out=[1],
    )
    view = table.view(2)
    assert (view["active"], view["to_lay"]) == (2, 2)
    assert [character["figure"] for character in view["row"]] == ["blue", "piper", "red", "blue"]
    assert view["row"][1]["cards"] == [{"card": "plus1", "face_down": False, "seat": 4}]
    assert view["players"][2]["hand"]["melody"] == 2
    assert [house["figures_left_of_it"] for house in view["circle"][:4]] == [["blue"], [], [], ["piper", "red"]]
    assert [house["counter"] for house in view["circle"]] == [0, 7, 5, 0, 0]
    assert [player["captured"] for player in view["players"]] == [0, 0, 0, 0, 1]


@pytest.mark.parametrize(
    ("spelling", "what_matters", "reason"),
    [
        (FOUR, {"active": 4}, "there is no seat 4"),
        (FOUR, {"active": 1, "out": [1]}, "seat 1 is out"),
        (FOUR, {"out": [1, 1]}, "nobody goes out twice"),
        (FOUR, {"out": [2, 3]}, "too few are left"),
        (FOUR, {"counters": {0: 7}}, "no counter stands at 7"),
        (FOUR, {"captured": {0: 1}}, "not so many counters"),
        (FOUR, {"row": ["red"]}, "the row has 4 characters"),
        (FOUR, {"row": ["red"] * 4}, "not so many red cards"),
        (FOUR, {"row": ["pink"] * 4}, "there is no figure pink"),
        (FOUR, {"gaps": {0: ["red"], 1: ["red"]}}, "no figure is in two places"),
        (FOUR, {"gaps": {4: ["red"]}}, "there is no such house"),
        (FOUR, {"gaps": {1: ["red"]}, "out": [1]}, "that house has fallen"),
        (FOUR, {"gaps": {0: ["yellow", "red", "blue", "black", "violet", "green"]}}, "not so many rats"),
        (FOUR, {"under": {5: ["sewer"]}}, "there is no place 5"),
        (FOUR, {"under": {1: ["sewer", "sewer"]}}, "gone before the turn begins"),
        (FOUR, {"under": {1: ["sewer"]}, "face_down": [1]}, "only where cards may be hidden"),
        (HIDDEN, {"face_down": [1]}, "no card lies there"),
        (FOUR, {"hands": {0: ["melody"] * 6}}, "a hand has 4 cards"),
        (FOUR, {"hands": {0: ["melody"] * 4, 1: ["melody"] * 4}}, "not so many melody cards"),
        (FOUR, {"hands": {1: ["sewer"]}, "out": [1]}, "is out and has no cards"),
        (FOUR, {"hands": {0: ["jump"]}}, "there is no card jump"),
        ("pied_piper(players=4,variant=little_rats)", {"hands": {0: ["melody"]}}, "not so many melody cards"),
    ],
)
def test_an_impossible_position_is_refused_with_the_reason(
    spelling: str, what_matters: dict[str, Any], reason: str
) -> None:
    with pytest.raises(ValueError, match=reason):
        position(spelling, **what_matters)
