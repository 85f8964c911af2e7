"""Section 14: the end and the score."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.first_rat.seeing import mine, play_turn
from tests.positions import Position, position

FAR_APART = {0: [1], 1: [2], 2: [3]}


@clause("14.1")
@pytest.mark.parametrize(("first", "more"), [(0, 2), (1, 0), (2, 1)])
def test_the_fourth_rat_aboard_ends_the_game_with_the_round(first: int, more: int) -> None:
    crew = ["aboard", "aboard", "aboard", 26]
    table = position("first_rat(players=3)", rats={**FAR_APART, 0: crew}, active=0, first=first)
    table.play("D>pad", "end")
    assert table.happened("last_rat_aboard") == [{"seat": 0}]
    for _ in range(more):
        assert not table.is_over
        play_turn(table)
    assert table.is_over


@clause("14.2")
@pytest.mark.parametrize(("first", "more"), [(0, 2 + 3), (1, 0 + 3)])
def test_the_eighth_marker_ends_it_with_the_round_after(first: int, more: int) -> None:
    table = position("first_rat(players=3)", rats=FAR_APART, cheese={0: 11}, marks=[(0, "food")] * 7, first=first)
    table.play("A>3", "donate", "end")
    assert table.happened("eighth_marker") == [{"seat": 0, "markers": 8}]
    for _ in range(more):
        assert not table.is_over
        play_turn(table)
    assert table.is_over


@clause("14.2")
def test_a_ninth_and_a_tenth_marker_may_still_be_placed() -> None:
    table = position("first_rat(players=2)", rats={0: [7]}, cheese={0: 60}, marks=[(0, "food")] * 7)
    table.play("A>8", "donate", "donate", "donate")
    assert table.moves() == ["end"]
    assert mine(table)["markers"] == 0
    assert len(table.happened("eighth_marker")) == 1


@clause("14.2")
def test_an_eighth_marker_promises_no_further_round_when_this_one_is_the_last() -> None:
    table = position(
        "first_rat(players=3)", rats=FAR_APART, cheese={0: 11}, marks=[(0, "food")] * 7, round=5, last_round=5
    )
    table.play("A>3", "donate", "end")
    assert table.happened("eighth_marker") == []
    assert table.happened("eighth_marker_late") == [{"seat": 0, "markers": 8}]
    assert table.view(0)["last_round"] == 5


@clause("14.2")
def test_whichever_end_comes_first_counts() -> None:
    crew = ["aboard", "aboard", "aboard", 26]
    table = position("first_rat(players=2)", rats={0: crew, 1: [2]}, active=0, first=0, round=5, last_round=6)
    assert table.view(0)["last_round"] == 6
    table.play("D>pad", "end")
    assert table.view(0)["is_last_round"]
    play_turn(table)
    assert table.is_over


@clause("14.3")
def test_the_score_is_tracks_caps_bolts_mouldy_cheese_and_left_overs() -> None:
    table = position(
        "first_rat(players=2)",
        rats={0: ["aboard", 3]},
        bolts={0: 2},
        mouldy={0: 3},
        cheese={0: 5},
        materials={0: {"can": 2, "soda": 4}},
        caps={0: ["food"]},
        marks=[(0, "food"), (0, "provisions")],
    )
    points = mine(table)["points"]
    assert (points["rattronauts"], points["food"], points["provisions"]) == (10, 7, 7)
    assert (points["caps"], points["bolts"], points["mouldy"], points["left_over"]) == (4, 6, -6, 2)
    assert table.scores[0] == points["total"] == 10 + 7 + 7 + 4 + 6 - 6 + 2


@clause("14.3")
@pytest.mark.parametrize(("cheese", "cans", "points"), [(3, 0, 0), (3, 1, 1), (0, 7, 1), (5, 3, 2)])
def test_four_left_overs_of_any_kind_are_a_point(cheese: int, cans: int, points: int) -> None:
    table = position("first_rat(players=2)", cheese={0: cheese}, materials={0: {"can": cans}})
    assert mine(table)["points"]["left_over"] == points


def ended(**what: object) -> Position:
    """A game that two players end: the rat of seat 0 collects nothing that scores."""
    table = position("first_rat(players=2)", **{"rats": {0: [0], 1: [1]}, "last_round": 5, "active": 1, **what})
    return table.play("A>3", "end")


@clause("14.4")
def test_most_points_win() -> None:
    table = ended(bolts={0: 2, 1: 1})
    assert table.is_over
    assert table.winners == [0]


@clause("14.1", "14.2")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("aboard", "markers", "ending"),
    [(4, 7, "rats"), (3, 8, "markers"), (4, 8, "both"), (4, 9, "both"), (0, 10, "markers")],
)
def test_the_game_ends_with_rats_markers_or_both(seat: int, aboard: int, markers: int, ending: str) -> None:
    crew = {1: [1], seat: ["aboard"] * aboard + [1] * (aboard < 4)}
    table = position(
        "first_rat(players=3)",
        rats={2: [1], **crew},
        active=2,
        first=0,
        last_round=5,
        marks=[(seat, "food")] * markers,
    )
    assert table.play("A>3", "end").is_over
    assert table.match.ending == ending


@clause("14.4")
def test_a_tie_goes_to_more_rats_aboard_and_else_is_shared() -> None:
    crew = {0: [0], 1: [1, "aboard"]}
    table = ended(rats=crew, bolts={0: 4}, mouldy={0: 1})
    assert table.scores == [10, 10]
    assert table.winners == [1]
    assert ended(bolts={0: 2, 1: 2}).winners == [0, 1]
