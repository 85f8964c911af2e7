"""Section 3: moving, tolls and mouldy cheese."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.first_rat.seeing import mine, movement, rats
from tests.positions import position


@clause("3.1")
def test_one_rat_moves_up_to_five_spaces() -> None:
    table = position("first_rat(players=2)", rats={0: [6]})
    assert table.moves() == ["A>7", "A>8", "A>9", "A>10", "A>11"]
    assert "too far" in table.why("A>12")
    assert table.why("halt") == "At least one rat must move."


@clause("3.1", "3.2")
def test_up_to_four_rats_move_up_to_three_spaces_each() -> None:
    table = position("first_rat(players=2)", rats={0: [21, 13, 9, 3]})
    table.play("A>24")  # yellow
    assert table.moves() == ["B>15", "C>11", "D>5", "halt"]
    table.play("B>15", "C>11", "D>5")
    assert rats(table) == [24, 15, 11, 5]
    told = [(event["rat"], event["origin"], event["space"]) for event in table.happened("moved")]
    assert told == [("A", 21, 24), ("B", 13, 15), ("C", 9, 11), ("D", 3, 5)]
    assert table.happened("collected") == [{"seat": 0, "goods": "cheese", "amount": 4 + 2 + 2 + 1}]


@clause("3.2")
def test_all_rats_of_a_turn_end_on_one_colour() -> None:
    table = position("first_rat(players=2)", rats={0: [4, 0]})
    table.play("A>5")
    assert table.moves() == ["B>2", "halt"]
    assert table.why("B>1") == "All rats you move this turn end on yellow spaces."


@clause("3.3")
def test_rats_only_move_forward_and_only_once_a_turn() -> None:
    table = position("first_rat(players=2)", rats={0: [8, 2]})
    assert table.why("A>7") == "Rat A only moves forward."
    table.play("B>5")
    assert table.why("B>6") == "Rat B has already moved this turn."
    assert "nursery" in table.why("C>2")


@clause("3.4")
def test_two_rats_of_a_player_never_share_a_space_but_the_start() -> None:
    table = position("first_rat(players=2)", rats={0: [2, 0, 0]})
    assert "B>2" not in table.moves()
    assert table.why("B>2") == "You already have a rat on space 2."
    table.play("A>5")  # yellow, and makes room on 2
    assert table.moves() == ["B>2", "halt"]


@clause("3.5")
@pytest.mark.parametrize(("goal", "is_open"), [(5, True), (7, False)])
def test_a_first_rat_of_four_steps_or_more_stays_the_only_one(goal: int, is_open: bool) -> None:
    table = position(
        "first_rat(players=2)", rats={0: [3, 1, 4]}
    )  # B could end on 2 (yellow), C on 7 or B on 3 (orange)
    assert movement(table, f"A>{goal}")["in_group"] is is_open
    table.play(f"A>{goal}")
    assert (table.question == "which_rat") is is_open


@clause("3.6")
@pytest.mark.parametrize(("second", "third"), [("B>22", "C>14"), ("B>21", "C>15"), ("B>23", None)])
def test_the_launch_pad_goes_with_any_one_colour(second: str, third: str | None) -> None:
    table = position("first_rat(players=2)", rats={0: [25, 20, 13]})
    table.play("A>pad", second)
    assert table.moves() == ([third, "halt"] if third else ["bolt", "rat"])


@clause("3.6")
def test_a_rat_may_come_to_the_launch_pad_after_a_rat_on_any_colour() -> None:
    table = position("first_rat(players=2)", rats={0: [25, 20, 13]})
    table.play("B>22")  # blue
    assert table.moves() == ["A>pad", "C>14", "halt"]


@clause("3.7")
def test_no_rat_passes_the_launch_pad_and_one_a_turn_boards() -> None:
    table = position("first_rat(players=2)", rats={0: [25, 26]})
    assert table.moves() == ["A>pad", "B>pad"]
    table.play("A>pad")
    assert rats(table) == ["aboard", 26, "nursery", "nursery"]
    assert table.question == "which_reward"


@clause("3.7")
def test_a_second_rat_finds_the_launch_pad_taken() -> None:
    table = position("first_rat(players=2)", rats={0: [25, 26, 7]})
    table.play("A>pad")
    assert "B>pad" not in table.moves()
    assert table.why("B>pad") == "You already have a rat on the launch pad."


@clause("3.8")
def test_equal_rats_on_the_start_are_offered_once() -> None:
    table = position("first_rat(players=2)", rats={0: [0, 0, 0]})
    assert table.moves() == [f"A>{space}" for space in range(1, 6)]
    assert table.why("B>1") == "On the start your rats are all alike: move the first of them."


@clause("3.8")
def test_a_super_rat_on_the_start_is_not_like_the_others() -> None:
    table = position("first_rat(players=2)", rats={0: [0, 0, 0]}, powers={(0, "C"): ["sprinter"]})
    assert table.moves() == [*(f"A>{space}" for space in range(1, 6)), *(f"C>{space}" for space in range(1, 8))]


@clause("3.9")
def test_the_toll_is_a_cheese_to_each_other_player_on_the_space() -> None:
    table = position("first_rat(players=4)", rats={0: [8], 1: [10, 9], 2: [10], 3: [10]}, cheese={0: 4})
    assert movement(table, "A>10")["toll"] == 3
    table.play("A>10")
    assert [mine(table, seat)["cheese"] for seat in range(4)] == [1, 1, 1, 1]


@clause("3.9")
def test_each_rat_pays_where_it_ends() -> None:
    """One may have to give the same player more than one cheese."""
    table = position("first_rat(players=2)", rats={0: [4, 0], 1: [5, 2]}, cheese={0: 2})
    table.play("A>5")
    assert mine(table, 1)["cheese"] == 1
    table.play("B>2")
    assert mine(table, 1)["cheese"] == 2
    assert mine(table)["cheese"] == 0 + 2  # what both spaces gave


@clause("3.9")
def test_passing_and_waiting_rats_cost_nothing() -> None:
    table = position("first_rat(players=2)", rats={0: [4], 1: [5, 0, 0]}, cheese={0: 1})
    table.play("A>6")
    assert table.happened("paid_toll") == []


@clause("3.10")
@pytest.mark.parametrize(("cheese", "mouldy", "left"), [(3, 0, 0), (2, 1, 2), (0, 1, 0)])
def test_mouldy_cheese_is_taken_only_as_far_as_it_is_needed(cheese: int, mouldy: int, left: int) -> None:
    table = position("first_rat(players=4)", rats={0: [8], 1: [10], 2: [10], 3: [10]}, cheese={0: cheese})
    assert movement(table, "A>10")["mouldy"] == mouldy
    table.play("A>10")
    assert (mine(table)["mouldy"], mine(table)["cheese"]) == (mouldy, left)
    assert mine(table)["points"]["mouldy"] == -2 * mouldy


@clause("3.10")
def test_mouldy_cheese_is_taken_for_nothing_but_tolls() -> None:
    table = position("first_rat(players=2)", rats={0: [8]}, cheese={0: 5})
    table.play("A>9")
    assert not any(move.startswith("buy") for move in table.moves())
    table.play("leave")
    assert table.moves() == ["end"]


# The examples of the rulebook.


def test_gabys_first_turn_one_rat_only_and_a_cheese_for_esra() -> None:
    table = position("first_rat(players=2)", rats={0: [0, 0], 1: [4, 0]}, cheese={0: 2})
    for goal in (1, 2, 3):
        table.play(f"A>{goal}")
        assert table.question == "what_to_build"
        table.match.undo()
    table.play("A>4")
    assert (mine(table)["cheese"], mine(table, 1)["cheese"]) == (1, 1)
    assert mine(table)["materials"]["vinegar"] == 1


def test_gabys_second_turn_both_rats_to_yellow_and_a_cheese_for_esra() -> None:
    table = position("first_rat(players=2)", rats={0: [4, 0], 1: [5, 0]}, cheese={0: 1})
    table.play("A>5")
    assert "B>1" not in table.moves()
    table.play("B>2")
    assert (mine(table)["cheese"], mine(table, 1)["cheese"]) == (2, 1)


def test_vero_would_need_mouldy_cheese_and_goes_to_the_bulbs_instead() -> None:
    """Gaby is seat 1, Esra seat 2."""
    table = position("first_rat(players=3)", rats={0: [3, 0], 1: [5, 2], 2: [5, 0]}, cheese={0: 2})
    table.play("A>5", "B>2")
    assert mine(table)["mouldy"] == 1
    assert (mine(table, 1)["cheese"], mine(table, 2)["cheese"]) == (2, 1)
    table.match.undo()
    table.match.undo()
    table.play("A>8")
    assert (mine(table)["light"], mine(table)["mouldy"], mine(table)["cheese"]) == (2, 0, 2)


@clause("3.11")
def test_a_rat_passes_others_for_nothing() -> None:
    table = position("first_rat(players=3)", rats={0: [1, 3], 1: [2], 2: [4]}, cheese={0: 1, 1: 0, 2: 0})
    assert "A>5" in table.moves()
    table.play("A>5")
    assert table.happened("paid_toll") == []
