"""Sections 10 and 11: building, donating and the score tracks."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.first_rat.seeing import marked, mine, track
from tests.positions import Position, position

COSTS = {
    "cockpit": {"can": 1, "calculator": 2},
    "cargo": {"can": 2, "soda": 3},
    "booster": {"soda": 2, "vinegar": 5},
}
POINTS = {
    "cockpit": [8, 7, 5, 5, 4],
    "cargo": [8, 7, 6, 6, 5],
    "booster": [9, 8, 7, 7, 5],
    "rocket": [5, 4, 4, 3, 2],
    "provisions": [7, 6, 6, 6, 5],
    "lights": [8, 7, 5, 5, 4],
    "food": [7, 7, 5, 5, 4],
    "rattronauts": [10, 8, 7, 7, 6],
}


def about_to_build(**more: object) -> Position:
    """A player who has moved and is asked what to build."""
    return position("first_rat(players=2)", **{"rats": {0: [7]}, **more}).play("A>8")


@clause("10.1")
@pytest.mark.parametrize("part", COSTS)
def test_each_part_costs_its_materials_and_not_one_less(part: str) -> None:
    table = about_to_build(materials={0: COSTS[part]})
    assert table.moves() == [f"build {part}", "end"]
    table.play(f"build {part}")
    assert set(mine(table)["materials"].values()) == {0}
    assert table.happened("built") == [{"seat": 0, "part": part}]
    for name in COSTS[part]:
        table = about_to_build(materials={0: {**COSTS[part], name: COSTS[part][name] - 1}})
        assert table.moves() == ["end"]
        assert "do not have the materials" in table.why(f"build {part}")


@clause("10.2")
def test_one_builds_as_much_as_one_can_pay_the_same_part_too() -> None:
    table = about_to_build(materials={0: {"can": 3, "calculator": 6}})
    table.play("build cockpit", "build cockpit", "build cockpit")
    assert marked(table) == [("cockpit", 8), ("cockpit", 5), ("cockpit", 4)]


@clause("10.3")
def test_every_third_kind_completes_a_rocket_after_the_part() -> None:
    table = about_to_build(
        materials={0: {"vinegar": 10, "soda": 10, "can": 6, "calculator": 4}}, marks=[(0, "cockpit"), (0, "booster")]
    )
    table.play("build cargo")
    assert marked(table) == [("cargo", 8), ("rocket", 5)]
    table.play("build cockpit", "build cargo", "build booster")
    assert marked(table)[2:] == [("cockpit", 5), ("cargo", 6), ("booster", 7), ("rocket", 4)]


@clause("10.4")
def test_ten_cheese_are_a_donation_as_often_as_one_likes() -> None:
    table = about_to_build(cheese={0: 29})
    table.play("donate", "donate")
    assert marked(table) == [("provisions", 7), ("provisions", 6)]
    assert mine(table)["cheese"] == 9
    assert table.why("donate") == "That costs 10 cheese, and you have less."


@clause("10.5", "11.4")
def test_without_a_marker_one_neither_builds_nor_donates() -> None:
    table = about_to_build(cheese={0: 50}, materials={0: COSTS["cockpit"]}, marks=[(0, "food")] * 10, last_round=6)
    assert table.moves() == ["end"]
    assert table.why("donate") == "You have no marker left to score it with."
    assert table.why("build cockpit") == "You have no marker left to score it with."


@clause("11.4")
def test_a_marker_that_is_not_there_is_lost_and_rattronauts_need_none() -> None:
    parts = [(0, "cockpit"), (0, "booster")]
    table = about_to_build(materials={0: COSTS["cargo"]}, marks=[(0, "food")] * 7 + parts, last_round=6)
    table.play("build cargo")
    assert marked(table) == [("cargo", 8)]
    assert table.happened("no_marker") == [{"seat": 0, "track": "rocket"}]
    table = position("first_rat(players=2)", rats={0: [25, 21]}, light={0: 14}, marks=[(0, "food")] * 10, last_round=6)
    table.play("A>pad", "B>22", "bolt")
    assert len(table.happened("boarded")) == 1
    assert table.happened("no_marker") == [{"seat": 0, "track": "lights"}]


@clause("11.1")
def test_there_are_eight_tracks() -> None:
    assert [each["name"] for each in position("first_rat(players=2)").view(0)["tracks"]] == list(POINTS)


@clause("11.2", "11.3")
@pytest.mark.parametrize("name", [name for name in POINTS if name not in ("rocket", "lights", "rattronauts")])
def test_markers_fill_a_track_from_the_left_and_the_fifth_box_takes_any_number(name: str) -> None:
    table = position("first_rat(players=5)", marks=[(seat, name) for seat in (0, 1, 2, 3, 4, 0)])
    points = POINTS[name]
    assert track(table, name)["points"] == points
    scored = [mine(table, seat)["points"][name] for seat in range(5)]
    assert scored == [points[0] + points[4], *points[1:]]


@clause("11.2", "11.3")
def test_rockets_lights_and_rattronauts_fill_their_tracks_too() -> None:
    parts = [(seat, part) for seat in range(5) for part in COSTS]
    crew = {seat: ["aboard", 0] for seat in range(5)}
    table = position("first_rat(players=5)", marks=parts, light=dict.fromkeys(range(5), 15), rats=crew)
    for name in ("rocket", "lights", "rattronauts"):
        assert [mine(table, seat)["points"][name] for seat in range(5)] == POINTS[name]


@clause("11.2")
def test_covered_boxes_are_left_out() -> None:
    table = position("first_rat(players=2)", marks=[(0, "food"), (1, "food"), (0, "food"), (1, "food")])
    assert track(table, "food")["boxes"] == [0, "blocked", 1, "blocked"]
    assert track(table, "food")["last_box"] == [1, 1]


# The examples of the rulebook.


def test_esra_builds_a_cockpit_and_then_a_hold_and_a_booster_and_has_a_rocket() -> None:
    table = about_to_build(materials={0: COSTS["cockpit"]})
    table.play("build cockpit")
    assert marked(table) == [("cockpit", 8)]
    table = about_to_build(materials={0: {"vinegar": 5, "soda": 5, "can": 2}}, marks=[(0, "cockpit")])
    table.play("build cargo", "build booster")
    assert marked(table) == [("cargo", 8), ("booster", 9), ("rocket", 5)]
    assert set(mine(table)["materials"].values()) == {0}
