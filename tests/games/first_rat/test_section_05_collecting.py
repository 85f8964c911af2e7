"""Sections 5 and 6: collecting and the light string."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.first_rat.seeing import marked, mine, movement
from tests.games.first_rat.test_section_01_box import SPACES
from tests.positions import position
from tests.variants import loaded

# The step of the string at which each space, from 1 on, has its first lamp.
FIRST_LAMPS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 14, 15, 16, 18, 19, 21, 23, 25, 28, 29, 32, 35, 38, 40]


@clause("5.1")
def test_each_rat_that_moved_gives_what_its_space_shows_and_others_give_nothing() -> None:
    table = position("first_rat(players=2)", rats={0: [1, 4, 11]})
    table.play("A>2", "B>5")
    assert mine(table)["cheese"] == 2


@clause("5.2")
def test_yellow_gives_cheese_and_green_and_orange_give_materials() -> None:
    table = position("first_rat(players=2)", rats={0: [15, 2, 9]})
    table.play("A>16", "B>4", "C>10")
    assert mine(table)["materials"] == {"vinegar": 1, "soda": 1, "can": 1, "calculator": 0}
    table = position("first_rat(players=2)", rats={0: [17, 22]})
    table.play("A>18", "B>23")
    assert mine(table)["materials"] == {"vinegar": 0, "soda": 0, "can": 1, "calculator": 1}


@clause("5.3")
def test_a_bulb_is_a_step_on_the_light_string() -> None:
    table = position("first_rat(players=2)", rats={0: [21, 16]}, light={0: 1})
    table.play("A>22", "B>17")
    assert mine(table)["light"] == 1 + 4 + 3


@clause("5.4")
def test_a_core_is_a_step_in_the_burrow() -> None:
    table = position("first_rat(players=2)", rats={0: [11]})
    table.play("A>12")
    assert mine(table)["burrow"] == "b4"


@clause("5.5", "6.1", "6.2")
@pytest.mark.parametrize("number", range(1, 27))
def test_a_space_is_lit_from_its_first_lamp_on_and_then_gives_one_more(number: int) -> None:
    amount, lamp = int(SPACES[number - 1][1]), FIRST_LAMPS[number - 1]
    for light, more in ((lamp - 1, 0), (lamp, 1)):
        table = position("first_rat(players=2)", rats={0: [number - 1]}, light={0: light})
        shown = movement(table, f"A>{number}")["yield"]
        assert (shown["base"], shown["light"], shown["total"]) == (amount, more, amount + more)
        assert (0 in table.view(0)["path"][number - 1]["lit_for"]) is bool(more)
        table.play(f"A>{number}")
        assert table.happened("collected")[0]["amount"] == amount + more


@clause("5.6")
def test_the_bulbs_of_a_turn_light_nothing_in_it() -> None:
    table = position("first_rat(players=2)", rats={0: [0, 7]}, light={0: 0})
    table.play("A>1", "B>8")
    assert table.happened("collected") == [{"seat": 0, "goods": "bulb", "amount": 3}]
    assert mine(table)["light"] == 3


@clause("5.7")
def test_the_launch_pad_gives_no_goods_and_asks_for_no_drink() -> None:
    table = position("first_rat(players=2)", rats={0: [26, "aboard", "aboard", "aboard"]}, light={0: 39}, drinks={0: 1})
    assert movement(table, "A>pad")["yield"] is None
    table.play("A>pad")
    assert table.question == "what_to_build"
    assert table.happened("collected") == []


@clause("6.1")
def test_the_string_has_forty_lamps() -> None:
    path = position("first_rat(players=2)", cheese={}).view(0)["path"]
    assert [space["lamp"] for space in path] == FIRST_LAMPS


@clause("6.3")
@pytest.mark.parametrize(
    ("before", "after", "marks"),
    [
        (12, 14, 0),
        (13, 15, 1),
        (14, 16, 1),
        (15, 17, 0),
        (25, 27, 0),
        (26, 28, 1),
        (27, 29, 1),
        (28, 30, 0),
        (37, 39, 0),
        (38, 40, 1),
        (39, 40, 1),
        (40, 40, 0),
    ],
)
def test_reaching_or_passing_a_construction_light_marks_it(before: int, after: int, marks: int) -> None:
    table = position("first_rat(players=5)", rats={0: [0]}, light={0: before})
    table.play("A>1")  # a bulb and, as it is lit, another
    assert mine(table)["light"] == after
    assert [name for name, _ in marked(table)] == ["lights"] * marks


@clause("6.3")
def test_two_construction_lights_in_one_turn_are_two_marks() -> None:
    table = position("first_rat(players=5)", rats={0: [21, 16]}, light={0: 14}, drinks={0: 1})
    table.play("A>22", "B>17", "drink")
    assert mine(table)["light"] == 14 + 14
    assert marked(table) == [("lights", 8), ("lights", 7)]


@clause("6.4")
def test_markers_share_a_lamp_and_steps_past_the_end_are_lost() -> None:
    table = position("first_rat(players=2)", rats={0: [21]}, light={0: 40, 1: 40})
    table.play("A>22")
    assert mine(table)["light"] == 40
    assert marked(table) == []


# The examples of the rulebook.


def test_gaby_collects_two_and_two_and_one_more_where_her_light_has_been() -> None:
    table = position("first_rat(players=2)", rats={0: [10, 14]}, light={0: 14})
    table.play("A>11", "B>15", "leave")
    assert mine(table)["cheese"] == 5


def test_esra_passes_the_second_construction_light_with_two_bulbs() -> None:
    table = position("first_rat(players=3)", rats={0: [13]}, light={0: 14, 1: 15})
    table.play("A>14")
    assert mine(table)["light"] == 16
    assert marked(table) == [("lights", 7)]
    table = position("first_rat(players=3)", rats={0: [7]}, light={0: 26})
    table.play("A>8")
    assert (mine(table)["light"], marked(table)) == (29, [("lights", 7)])


@clause("6.5")
def test_at_first_nothing_is_lit() -> None:
    view = loaded("first_rat(players=3)").new(seed=2).view(None)
    assert [player["light"] for player in view["players"]] == [0, 0, 0]
    assert [space["lit_for"] for space in view["path"]] == [[]] * 26
