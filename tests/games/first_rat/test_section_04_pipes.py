"""Section 4: pipes."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.first_rat.seeing import mine, movement, rats
from tests.positions import position

ALL = {"vinegar": 3, "soda": 3, "can": 3, "calculator": 3}


@clause("4.1", "4.2", "4.3")
@pytest.mark.parametrize(
    ("pipe", "origin", "end", "price"),
    [(1, 3, 12, "calculator"), (2, 5, 10, "soda"), (3, 11, 19, "can"), (4, 13, 17, "vinegar"), (5, 20, 24, "vinegar")],
)
def test_each_pipe_joins_two_spaces_for_its_material_in_one_step(pipe: int, origin: int, end: int, price: str) -> None:
    table = position("first_rat(players=2)", rats={0: [origin - 1]}, materials={0: {price: 1}})
    shown = movement(table, f"A>{end}", pipe)
    assert (shown["steps"], shown["price"]) == (2, {price: 1})
    table.play(f"A>{end}")
    if table.question == "which_route":
        table.play(f"route {pipe}")
    assert rats(table)[0] == end
    assert table.happened("used_pipe") == [{"seat": 0, "pipe": pipe, "material": price}]
    collected = sum(event["amount"] for event in table.happened("collected") if event["goods"] == price)
    assert mine(table)["materials"][price] == collected


@clause("4.3")
@pytest.mark.parametrize(("origin", "end"), [(3, 12), (5, 11), (11, 19), (13, 20), (20, 27)])
def test_who_cannot_pay_does_not_go_through(origin: int, end: int) -> None:
    table = position("first_rat(players=2)", rats={0: [origin]})
    assert all(way["pipes"] == [] for way in table.view(0)["movements"])
    assert "cannot pay" in table.why(f"A>{'pad' if end == 27 else end}")


@clause("4.3")
def test_what_is_collected_this_turn_comes_too_late_for_a_pipe() -> None:
    for cans, question in ((0, "what_to_build"), (1, "which_rat")):
        table = position("first_rat(players=2)", rats={0: [15, 11]}, materials={0: {"can": cans}})
        table.play("A>16")  # a green space with a can; B could follow through the pipe to 19
        assert table.question == question


@clause("4.4")
def test_where_several_routes_lead_to_a_space_the_player_chooses() -> None:
    table = position("first_rat(players=2)", rats={0: [5, 7]}, materials={0: {"soda": 1}})
    assert [way["pipes"] for way in table.view(0)["movements"] if way["move"] == "A>10"] == [[], [2]]
    table.play("A>10")
    assert table.moves() == ["route foot", "route 2"]
    assert [way["steps"] for way in table.view(0)["movements"]] == [5, 1]
    table.play("route 2")
    assert mine(table)["pipes_used"] == [0, 1, 0, 0, 0]
    assert table.why("route foot") == "That is not what is being asked now."


@clause("4.4")
def test_the_long_way_on_foot_closes_the_group_and_the_pipe_does_not() -> None:
    for route, question in (("route foot", "what_to_build"), ("route 2", "which_rat")):
        table = position("first_rat(players=2)", rats={0: [5, 2]}, materials={0: {"soda": 1}})
        table.play("A>10", route)  # green; B could follow to 4
        assert table.question == question


@clause("4.4")
def test_several_pipes_in_one_movement_are_all_paid() -> None:
    table = position("first_rat(players=2)", rats={0: [3]}, materials={0: {"calculator": 1, "vinegar": 1}})
    shown = movement(table, "A>17", 1, 4)
    assert (shown["steps"], shown["price"]) == (3, {"vinegar": 1, "calculator": 1})
    table.play("A>17")
    assert mine(table)["materials"] == {"vinegar": 0, "soda": 0, "can": 0, "calculator": 0}
    assert mine(table)["pipes_used"] == [1, 0, 0, 1, 0]


@clause("4.4")
def test_every_set_that_can_be_paid_is_offered_the_dearer_ones_too() -> None:
    table = position("first_rat(players=2)", rats={0: [3]}, materials={0: ALL}, powers={(0, "A"): ["sprinter"]})
    ways = {(way["to"], tuple(way["pipes"])): way["steps"] for way in table.view(0)["movements"]}
    assert ways[10, ()] == 7
    assert ways[10, (2,)] == 3
    assert ways[12, (1,)] == 1
    assert ways[12, (2,)] == 5
    assert ways[24, (1, 4, 5)] == 7
    assert ways[17, (1, 4)] == 3
    assert ways[17, (1,)] == 6
    assert ways[17, (2, 4)] == 7
    assert (18, (2, 4)) not in ways  # 8 steps


def test_vero_takes_the_tin_can_pipe_three_steps_to_the_cores_and_another_rat_to_white() -> None:
    """The example of the rulebook."""
    table = position("first_rat(players=2)", rats={0: [10, 6]}, materials={0: {"can": 1}})
    assert movement(table, "A>20", 3)["steps"] == 3
    table.play("A>20")
    assert mine(table)["materials"]["can"] == 0
    assert table.moves() == ["B>9", "halt"]
    table.play("B>9")
    assert table.happened("collected") == [{"seat": 0, "goods": "core", "amount": 5}]
