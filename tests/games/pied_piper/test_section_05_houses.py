"""Section 5: houses, counters and being out."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clauses import clause
from tests.games.pied_piper.positions import counters, gap_of, hand
from tests.positions import Position, position

FIVE = "pied_piper(players=5)"
ROW = ["red", "blue", "black", "yellow"]


def red_rat_acts(first: str, second: str, **what_matters: Any) -> Position:
    """The red rat, to the left of house 1 if nothing else is said, acts with these cards in the turn of seat 0."""
    gaps = what_matters.pop("gaps", {1: ["red"]})
    table = position(FIVE, row=ROW, under={1: [first]}, hands={0: [second, "sewer"]}, gaps=gaps, **what_matters)
    return table.play(f"lay {second} 1", "lay sewer 2")


@clause("5.1")
@pytest.mark.parametrize(("card", "house"), [("forward1", 2), ("back1", 1)])
def test_a_rat_raises_the_counter_of_a_house_it_crosses_either_way(card: str, house: int) -> None:
    table = red_rat_acts("sewer", card)
    assert counters(table) == [int(seat == house) for seat in range(5)]


@clause("5.2")
@pytest.mark.parametrize(("card", "house"), [("forward1", 2), ("back1", 1)])
def test_the_piper_lowers_the_counter_of_a_house_he_crosses_either_way(card: str, house: int) -> None:
    table = position(
        FIVE,
        row=["piper", "blue", "black", "yellow"],
        under={1: ["sewer"]},
        hands={0: [card, "sewer"]},
        gaps={1: ["piper"]},
        counters=dict.fromkeys(range(5), 3),
    )
    table.play(f"lay {card} 1", "lay sewer 2")
    assert counters(table) == [3 - (seat == house) for seat in range(5)]


@clause("5.3")
def test_houses_are_crossed_one_by_one() -> None:
    table = red_rat_acts("forward2", "plus1", counters={1: 2, 2: 4})
    assert table.happened("crossed") == [
        {"figure": "red", "seat": 1, "counter": 3},
        {"figure": "red", "seat": 2, "counter": 5},
        {"figure": "red", "seat": 3, "counter": 1},
    ]


@clause("5.4")
def test_a_player_whose_counter_reaches_the_roof_is_out_and_the_house_is_removed() -> None:
    table = red_rat_acts("sewer", "back1", counters={1: 6})
    assert table.happened("fled") == [{"seat": 1}]
    assert table.view(None)["players"][1]["out"]
    assert [house["stands"] for house in table.view(None)["circle"]] == [True, False, True, True, True]
    assert not table.is_over


@clause("5.4")
def test_the_figures_on_either_side_of_the_fallen_house_stand_together() -> None:
    gaps = {1: ["red", "blue"], 2: ["black", "piper"], 0: ["green"]}
    table = red_rat_acts("sewer", "back1", counters={1: 6}, gaps=gaps)
    assert {gap_of(table, figure) for figure in ("red", "blue", "black", "piper")} == {2}
    assert gap_of(table, "green") == 0
    assert table.view(None)["circle"][1]["figures_left_of_it"] == []


@clause("5.4")
def test_the_neighbours_of_a_fallen_house_are_neighbours_now() -> None:
    table = position(
        FIVE, out=[1], row=ROW, under={1: ["forward1"]}, gaps={0: ["red"]}, hands={0: ["forward1", "sewer"]}
    )
    table.play("lay forward1 1", "lay sewer 2")
    assert counters(table) == [1, 7, 1, 0, 0]
    table = position(FIVE, out=[1], row=ROW, under={1: ["sewer"]}, gaps={0: ["red"]}, hands={0: ["back1", "sewer"]})
    table.play("lay back1 1", "lay sewer 2")
    assert gap_of(table, "red") == 0


@clause("5.4")
def test_the_gap_of_a_fallen_last_house_becomes_one_with_the_first_gap() -> None:
    table = red_rat_acts("forward1", "sewer", counters={4: 6}, gaps={4: ["red", "blue"], 0: ["black"]})
    assert (gap_of(table, "blue"), gap_of(table, "black"), gap_of(table, "red")) == (0, 0, 1)


@clause("5.5")
def test_a_fallen_house_counts_as_crossed_and_the_move_goes_on_from_the_new_gap() -> None:
    table = red_rat_acts("forward2", "plus1", counters={1: 6, 2: 1, 3: 1, 4: 1})
    assert counters(table) == [0, 7, 2, 2, 1]
    assert gap_of(table, "red") == 4


@clause("5.5")
def test_going_back_the_move_goes_on_from_the_new_gap_as_well() -> None:
    table = red_rat_acts("back1", "plus1", counters={1: 6}, gaps={2: ["red"], 1: ["blue"]})
    assert counters(table) == [1, 7, 0, 0, 0]
    assert gap_of(table, "red") == 0
    assert gap_of(table, "blue") == 2  # left behind in the new gap


@clause("5.5")
def test_a_group_that_brings_a_house_down_goes_on_together_and_leaves_the_others_there() -> None:
    gaps = {1: ["red", "blue"], 2: ["black"]}
    table = red_rat_acts("forward2", "melody", counters={1: 5}, gaps=gaps)
    assert [gap_of(table, figure) for figure in ("red", "blue", "black")] == [3, 3, 2]
    assert counters(table) == [0, 7, 2, 0, 0]


@clause("5.6")
def test_a_second_action_is_carried_out_in_the_circle_as_it_is_then() -> None:
    table = red_rat_acts("forward1", "back1", counters={1: 6})
    assert counters(table) == [1, 7, 0, 0, 0]  # behind the new gap is house 0
    assert gap_of(table, "red") == 0


@clause("5.7")
def test_the_active_player_takes_the_counter_and_those_its_owner_had_won() -> None:
    table = red_rat_acts("sewer", "back1", counters={1: 6}, out=[3], captured={1: 1})
    assert [player["captured"] for player in table.view(None)["players"]] == [2, 0, 0, 0, 0]
    assert table.happened("took_counters") == [{"seat": 0, "victim": 1, "number": 2}]


@clause("5.8")
def test_who_is_out_discards_the_hand_face_up_at_once() -> None:
    table = position(
        FIVE,
        row=ROW,
        under={1: ["sewer"]},
        gaps={1: ["red"]},
        counters={1: 6},
        hands={0: ["back1", "sewer"], 1: ["melody", "melody", "plus1", "back1"]},
    )
    table.play("lay back1 1", "lay sewer 2")
    assert hand(table, 1) == {}
    assert table.happened("showed") == [
        {"seat": 1, "card": "back1", "number": 1},
        {"seat": 1, "card": "plus1", "number": 1},
        {"seat": 1, "card": "melody", "number": 2},
    ]
    assert table.view(None)["discard"] == {"sewer": 1, "back1": 2, "plus1": 1, "melody": 2}


def own_house_falls() -> Position:
    """Seat 0 activates the red rat, which brings down house 0, and the blue rat, which brings down house 3."""
    table = position(
        FIVE,
        row=ROW,
        under={1: ["forward1"], 2: ["forward1"]},
        hands={0: ["sewer", "sewer"]},
        gaps={0: ["red"], 3: ["blue"]},
        counters={0: 6, 3: 6},
        out=[4],
        captured={0: 1},
    )
    return table.play("lay sewer 1", "lay sewer 2")


@clause("5.9")
def test_who_goes_out_in_the_own_turn_still_has_everything_activated_carried_out() -> None:
    table = position(
        FIVE,
        row=ROW,
        under={1: ["forward1"], 2: ["forward1"]},
        hands={0: ["forward2", "sewer"]},
        gaps={0: ["red"], 2: ["blue"]},
        counters={0: 6},
    )
    table.play("lay forward2 1", "lay sewer 2", "first 1")
    assert counters(table) == [7, 1, 2, 0, 0]  # the red rat went on through 1 and 2, then the blue one through 2
    assert [event["figure"] for event in table.happened("acts")] == ["red", "red", "blue", "blue"]
    assert table.turn == 1


@clause("5.9")
def test_who_goes_out_in_the_own_turn_draws_nothing_more_but_the_row_is_filled() -> None:
    table = position(
        FIVE, row=ROW, under={1: ["forward1"]}, hands={0: ["sewer", "sewer"]}, gaps={0: ["red"]}, counters={0: 6}
    )
    table.play("lay sewer 1", "lay sewer 2")
    assert table.happened("drew") == []
    assert table.view(None)["players"][0]["hand_size"] == 0
    assert len(table.happened("character_shown")) == 1


@clause("5.10")
def test_the_counters_of_who_goes_out_in_the_own_turn_leave_the_game() -> None:
    table = own_house_falls().play("first 1")
    assert table.happened("took_counters") == []
    assert table.happened("counters_lost") == [{"victim": 0, "number": 2}, {"victim": 3, "number": 1}]
    assert table.view(None)["counters_gone"] == 3
    assert [player["captured"] for player in table.view(None)["players"]] == [0] * 5


@clause("5.10")
def test_a_counter_that_falls_before_the_own_house_is_taken_and_then_lost_with_the_rest() -> None:
    table = own_house_falls().play("first 2")
    assert table.happened("took_counters") == [{"seat": 0, "victim": 3, "number": 1}]
    assert table.happened("counters_lost") == [{"victim": 0, "number": 3}]
    assert table.is_over
