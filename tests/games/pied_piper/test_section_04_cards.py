"""Section 4: the cards."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.pied_piper.positions import counters, gap_of
from tests.positions import Position, position

FIVE = "pied_piper(players=5)"


def act(first: str, second: str, *, leader: str = "red", counter: int = 2, **gaps: int) -> Position:
    """The leader starts left of house 1 and acts with these two cards, the others where they are said to be."""
    places: dict[int, list[str]] = {}
    for figure, house in {leader: 1, **gaps}.items():
        places.setdefault(house, []).append(figure)
    row = [leader, *[figure for figure in ("green", "violet", "black", "yellow", "red") if figure != leader]][:4]
    table = position(
        FIVE,
        row=row,
        under={1: [first]},
        hands={0: [second, "sewer"]},
        gaps=places,
        counters=dict.fromkeys(range(5), counter),
    )
    return table.play(f"lay {second} 1", "lay sewer 2")


def alone(card: str) -> Position:
    """What a basic card does by itself: the sewer has led the red rat to it, under the house before."""
    places = {0: ["red"]}
    table = position(
        FIVE,
        row=["red", "blue", "black", "yellow"],
        under={1: ["sewer"]},
        hands={0: [card, "sewer"]},
        gaps=places,
        counters=dict.fromkeys(range(5), 2),
    )
    return table.play(f"lay {card} 1", "lay sewer 2")


@clause("4.1")
def test_forward_1_crosses_the_house_in_front() -> None:
    table = alone("forward1")
    assert counters(table) == [2, 3, 2, 2, 2]
    assert gap_of(table, "red") == 2


@clause("4.2")
def test_forward_2_crosses_the_two_houses_in_front() -> None:
    table = alone("forward2")
    assert counters(table) == [2, 3, 3, 2, 2]
    assert gap_of(table, "red") == 3


@clause("4.3")
def test_back_1_crosses_the_house_behind() -> None:
    table = alone("back1")
    assert counters(table) == [3, 2, 2, 2, 2]
    assert gap_of(table, "red") == 0


@clause("4.4")
@pytest.mark.parametrize("figure", ["red", "piper"])
def test_the_sewer_leads_under_the_house_in_front_and_changes_no_counter(figure: str) -> None:
    table = act("sewer", "sewer", leader=figure)
    assert counters(table) == [2, 2, 2, 2, 2]
    assert gap_of(table, figure) == 3


@clause("4.5")
def test_the_red_rat_crosses_two_houses_and_one_more() -> None:
    """The rulebook's example of +1."""
    table = act("forward2", "plus1")
    assert counters(table) == [2, 3, 3, 3, 2]
    assert gap_of(table, "red") == 4


@clause("4.5")
def test_plus_1_leads_one_house_further_forward_and_back() -> None:
    table = act("forward1", "plus1")
    assert (counters(table), gap_of(table, "red")) == ([2, 3, 3, 2, 2], 3)
    table = act("back1", "plus1")
    assert (counters(table), gap_of(table, "red")) == ([3, 2, 2, 2, 3], 4)


@clause("4.6")
def test_plus_1_leads_the_sewer_under_two_houses() -> None:
    table = act("plus1", "sewer")
    assert (counters(table), gap_of(table, "red")) == ([2, 2, 2, 2, 2], 3)


@clause("4.7", "4.8", "4.9")
def test_the_blue_rats_melody_takes_red_rat_and_piper_along_but_not_the_yellow_rat_on_the_way() -> None:
    """The rulebook's example of the melody: one up in each house, for two rats less the piper."""
    table = act("forward2", "melody", leader="blue", red=1, piper=1, yellow=2)
    assert counters(table) == [2, 3, 3, 2, 2]
    assert [gap_of(table, figure) for figure in ("blue", "red", "piper")] == [3, 3, 3]
    assert gap_of(table, "yellow") == 2
    assert table.happened("follows") == [{"figure": "piper"}, {"figure": "red"}]


@clause("4.7")
@pytest.mark.parametrize(("basic", "ends", "after"), [
    ("forward1", 2, [2, 4, 2, 2, 2]),
    ("forward2", 3, [2, 4, 4, 2, 2]),
    ("back1", 0, [4, 2, 2, 2, 2]),
    ("sewer", 2, [2, 2, 2, 2, 2]),
])  # fmt: skip
def test_a_melody_moves_everybody_in_the_gap_with_any_basic_card(basic: str, ends: int, after: list[int]) -> None:
    table = act("melody", basic, blue=1, green=0)
    assert (gap_of(table, "red"), gap_of(table, "blue"), gap_of(table, "green")) == (ends, ends, 0)
    assert counters(table) == after


@clause("4.7")
def test_the_piper_leads_a_group_as_well() -> None:
    table = act("forward1", "melody", leader="piper", red=1, blue=1, black=1)
    assert counters(table) == [2, 4, 2, 2, 2]
    assert [gap_of(table, figure) for figure in ("piper", "red", "blue", "black")] == [2, 2, 2, 2]


@clause("4.7")
def test_a_melody_alone_with_nobody_to_hear_it_moves_just_the_figure() -> None:
    table = act("forward1", "melody", blue=2)
    assert counters(table) == [2, 3, 2, 2, 2]
    assert table.happened("follows") == []


@clause("4.9")
def test_a_rat_and_the_piper_together_leave_the_counter_as_it_is() -> None:
    table = act("forward1", "melody", piper=1, counter=0)
    assert counters(table) == [0, 0, 0, 0, 0]
    assert table.happened("crossed_in_vain") == [{"figure": "red", "seat": 1, "counter": 0}]


@clause("4.9")
def test_a_group_brings_a_house_down_only_by_what_it_adds_up_to() -> None:
    """Two rats and the piper at six: one up, to the roof. One rat and the piper: nothing, and the house stands."""
    table = act("forward1", "melody", blue=1, piper=1, counter=6)
    assert table.happened("fled") == [{"seat": 1}]
    table = act("forward1", "melody", piper=1, counter=6)
    assert table.happened("fled") == []


@clause("4.9")
def test_a_group_never_lifts_a_counter_above_the_roof() -> None:
    table = act("forward1", "melody", blue=1, black=1, yellow=1, counter=6)
    assert counters(table)[1] == 7
