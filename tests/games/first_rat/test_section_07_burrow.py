"""Sections 7 and 8: the burrow and the launch pad."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.first_rat.seeing import marked, mine, rats, track
from tests.positions import Position, position
from tests.variants import loaded


def with_cores(cores: int, **more: object) -> Position:
    """A player about to collect so many cores: 1 to 4, in one movement of rat A."""
    origin = {1: 5, 2: 8, 3: 11, 4: 25}[cores]
    return position("first_rat(players=2)", **{"rats": {0: [origin]}, **more})


def collect(table: Position, cores: int) -> None:
    table.play({1: "A>6", 2: "A>9", 3: "A>12", 4: "A>26"}[cores])


@clause("7.1")
@pytest.mark.parametrize(
    ("space", "after"),
    [
        ("t1", "t2"),
        ("t2", "t3"),
        ("t3", "t4"),
        ("t4", "b4"),
        ("b4", "b3"),
        ("b1", "m1"),
        ("m1", "t1"),
        ("m2", "t2"),
        ("m3", "t3"),
    ],
)
def test_every_step_of_the_burrow_leads_on_clockwise(space: str, after: str) -> None:
    table = with_cores(1, burrow={0: space})
    collect(table, 1)
    assert mine(table)["burrow"] == after


@clause("7.7")
@pytest.mark.parametrize(
    ("way", "room", "steps"),
    [(["up"], "library", 5), (["left", "up"], "nursery", 6), (["left", "left"], "storeroom", 7)],
)
def test_the_rooms_are_five_six_and_seven_steps_from_the_start(way: list[str], room: str, steps: int) -> None:
    table = position("first_rat(players=2)", rats={0: [25, 11]}, burrow={0: "t2"})
    table.play("A>26", "B>12", *way)  # 7 cores
    assert table.happened("entered")[0]["room"] == room
    assert table.view(0)["turn"]["steps"] == 7 - steps


@clause("7.7")
@pytest.mark.parametrize(
    ("origins", "ends", "room", "way"),
    [
        ([25, 5], ["A>26", "B>6"], "m3", ["up"]),  # 4 + 1
        ([25, 19], ["A>26", "B>20"], "m2", ["left", "up"]),  # 4 + 3
        ([25, 19, 8], ["A>26", "B>20", "C>9"], "m1", ["left", "left"]),  # 4 + 3 + 2
    ],
)
def test_going_round_through_the_same_room_takes_five_seven_or_nine_steps(
    origins: list[int], ends: list[str], room: str, way: list[str]
) -> None:
    table = position("first_rat(players=2)", rats={0: [*origins, "aboard"][:4]}, burrow={0: room}, library=[])
    table.play(*ends)
    if table.question == "which_rat":
        table.play("halt")
    table.play(*way)
    assert mine(table)["burrow"] == room
    assert len(table.happened("entered")) == 1


@clause("7.1")
def test_the_marker_starts_on_t2() -> None:
    table = loaded("first_rat(players=3)").new(seed=2)
    assert [player["burrow"] for player in table.view(None)["players"]] == ["t2"] * 3


@clause("7.2")
def test_at_a_junction_one_goes_up_or_left_and_sees_how_far_the_rooms_are() -> None:
    table = with_cores(2, burrow={0: "b4"})
    collect(table, 2)
    assert (table.question, table.moves()) == ("which_way", ["up", "left"])
    assert table.view(0)["turn"]["junction"]["up"]["library"] == 1
    assert table.view(0)["turn"]["junction"]["left"] == {"nursery": 2, "storeroom": 3, "library": 8}
    table.play("left")
    assert mine(table)["burrow"] == "b2"


@clause("7.2")
def test_a_marker_that_stops_on_a_junction_chooses_when_it_goes_on() -> None:
    table = with_cores(1, burrow={0: "b4"})
    collect(table, 1)
    assert (mine(table)["burrow"], table.question) == ("b3", "what_to_build")
    table = with_cores(1, burrow={0: "b2"})
    collect(table, 1)
    assert table.question == "which_way"
    table.play("up")
    assert mine(table)["burrow"] == "m2"


@clause("7.3")
def test_rooms_reward_in_passing_and_every_time() -> None:
    table = position("first_rat(players=2)", rats={0: [25, 19, 11]}, burrow={0: "b3"}, light={0: 40}, drinks={0: 1})
    table.play("A>26", "B>20", "C>12", "drink", "up", "pass")  # 26 cores
    for _ in range(3):
        table.play("up", "pass")
    table.play("up")
    assert [event["room"] for event in table.happened("entered")] == ["library"] * 5


@clause("7.4")
def test_in_the_library_one_may_take_a_comic() -> None:
    table = with_cores(1, burrow={0: "b3"}, library=["gourmet", "haggler"])
    collect(table, 1)
    table.play("up")
    assert table.moves() == ["comic gourmet", "comic haggler", "pass"]
    assert table.why("comic plumber") == "The Plumber is not in the library."
    table.play("comic haggler")
    assert mine(table)["comics"] == ["haggler"]
    assert table.view(0)["library"] == ["gourmet"]


@clause("7.4")
def test_an_empty_library_asks_nothing() -> None:
    table = with_cores(1, burrow={0: "b3"}, library=[])
    collect(table, 1)
    table.play("up")
    assert table.question == "what_to_build"


@clause("7.5")
def test_in_the_nursery_one_may_free_a_rat() -> None:
    for answer, after in (("rat", [6, 0, "nursery", "nursery"]), ("pass", [6, "nursery", "nursery", "nursery"])):
        table = with_cores(1, burrow={0: "b2"})
        collect(table, 1)
        table.play("up")
        assert table.moves() == ["rat", "pass"]
        table.play(answer)
        assert rats(table) == after


@clause("7.5")
def test_an_empty_nursery_asks_nothing() -> None:
    table = with_cores(1, burrow={0: "b2"}, rats={0: [5, 0, 0, "aboard"]})
    collect(table, 1)
    table.play("up")
    assert table.question == "what_to_build"


@clause("7.6")
def test_the_storeroom_is_always_marked() -> None:
    table = with_cores(1, burrow={0: "b1"})
    collect(table, 1)
    assert marked(table) == [("food", 7)]


# The examples of the rulebook.


def test_vero_frees_a_rat_with_six_cores() -> None:
    table = position("first_rat(players=2)", rats={0: [19, 11]})
    table.play("A>20", "B>12", "left", "up", "rat")
    assert rats(table) == [20, 12, 0, "nursery"]
    assert mine(table)["burrow"] == "m2"


def test_vero_walks_twenty_two_steps_and_marks_the_storeroom_twice_in_the_fifth_box() -> None:
    table = position(
        "first_rat(players=3)",
        rats={0: [25, 19, 11]},
        light={0: 14},
        drinks={0: 1},
        marks=[(1, "food"), (1, "food"), (2, "food")],
    )
    table.play("A>26", "B>20", "C>12", "drink")
    assert table.happened("collected") == [{"seat": 0, "goods": "core", "amount": 22}]
    table.play("left", "left", "left", "left")
    assert mine(table)["burrow"] == "b3"
    assert marked(table) == [("food", 4), ("food", 4)]
    assert track(table, "food")["last_box"] == [2, 0, 0]


# The launch pad.


@clause("8.1")
def test_a_rat_on_the_launch_pad_takes_the_leftmost_free_box_of_the_rattronauts() -> None:
    table = position("first_rat(players=5)", rats={0: [26, 3], 1: ["aboard", 0]})
    table.play("A>pad", "halt", "bolt")
    assert table.happened("boarded") == [{"seat": 0, "points": 8}]
    assert track(table, "rattronauts")["boxes"] == [1, 0, None, None]


@clause("8.1")
def test_a_rattronaut_moves_no_more() -> None:
    table = position("first_rat(players=2)", rats={0: ["aboard", 3]})
    assert all(move.startswith("B>") for move in table.moves())
    assert table.why("A>5") == "Rat A is aboard the rocket."


@clause("8.2")
@pytest.mark.parametrize("reward", ["bolt", "rat"])
def test_the_reward_is_a_bolt_or_a_rat(reward: str) -> None:
    table = position("first_rat(players=2)", rats={0: [26, 23]})
    table.play("A>pad", "halt")
    assert table.moves() == ["bolt", "rat"]
    table.play(reward)
    assert mine(table)["bolts"] == (reward == "bolt")
    assert rats(table).count("nursery") == 2 - (reward == "rat")
    assert mine(table)["points"]["bolts"] == (3 if reward == "bolt" else 0)


@clause("8.3")
def test_without_another_rat_on_the_path_the_reward_is_a_rat() -> None:
    table = position("first_rat(players=2)", rats={0: [26]})
    table.play("A>pad")
    assert rats(table) == ["aboard", 0, "nursery", "nursery"]
    assert mine(table)["bolts"] == 0


@clause("8.3")
def test_a_rat_on_the_start_is_on_the_path() -> None:
    table = position("first_rat(players=2)", rats={0: [26, 0]})
    table.play("A>pad", "halt")
    assert table.question == "which_reward"


@clause("8.3")
def test_the_fourth_rat_aboard_brings_a_bolt() -> None:
    table = position("first_rat(players=2)", rats={0: [26, "aboard", "aboard", "aboard"]})
    table.play("A>pad")
    assert mine(table)["bolts"] == 1


@clause("8.2", "8.4")
@pytest.mark.parametrize(("taken", "reward"), [(15, ["bolt", "rat"]), (16, None)])
def test_the_last_bolt_can_be_had_and_then_only_a_rat(taken: int, reward: list[str] | None) -> None:
    table = position("first_rat(players=2)", rats={0: [26, 23]}, bolts={1: taken}).play("A>pad", "halt")
    assert (table.moves() if table.question == "which_reward" else None) == reward
    assert rats(table).count(0) == (reward is None), "a rat comes by itself"


@clause("8.4")
def test_where_neither_can_be_had_there_is_nothing() -> None:
    table = position("first_rat(players=2)", rats={0: [26, "aboard", "aboard", "aboard"]}, bolts={1: 16})
    table.play("A>pad")
    assert table.question == "what_to_build"
    assert mine(table)["bolts"] == 0
