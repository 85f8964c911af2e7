"""Section 6: the end of the game; and the rulebook's example of four steps."""

from __future__ import annotations

from typing import Any

import pytest

from rattery.games.ratjack.rules.carrying_out import turn_face_up
from tests.clauses import clause
from tests.games.ratjack.positions import card_at, hand, row
from tests.positions import Position, position

TWO = "ratjack(players=2)"
THREE = "ratjack(players=3)"
FOUR = "ratjack(players=4)"


def turned_up_by_hand(table: Position, *spots: str) -> Position:
    """What no single card does: several cards are turned up before the turn ends."""
    for spot in spots:
        turn_face_up(table.box, table.table, card_at(table.table, spot))
    return table


@clause("6.1")
def test_three_points_win_at_once() -> None:
    table = position(THREE, hands={0: ["r5", "r1"]}, rows={0: ["r12", "r8"], 1: ["?r3"]}, points={0: 2}).play(
        "up rats-5"
    )
    assert table.is_over
    assert table.winners == [0]
    assert table.turn is None
    assert table.moves() == []


@clause("6.2")
def test_a_third_point_for_somebody_who_went_out_wins_alone() -> None:
    """Seat 1 is over 25 and seat 2 at 25 when the turn ends: no single card does that, so two are turned up by hand."""
    rows = {0: ["r2"], 1: ["r12", "r9", "?r10"], 2: ["r12", "r8", "?r5"]}
    for points, expected, winners in (({0: 2, 2: 2}, [3, 0, 2], [0]), ({0: 1, 2: 2}, [2, 0, 3], [2])):
        table = position(THREE, hands={0: ["r3", "r1"]}, rows=rows, points=points)
        turned_up_by_hand(table, "1.3", "2.3").play("down rats-1")
        assert table.happened("went_out") == [{"seat": 1, "total": 31}]
        assert (table.scores, table.winners) == (expected, winners)


@clause("6.2")
def test_a_third_point_for_an_opponent_comes_before_ones_own_25() -> None:
    rows = {0: ["r11", "r2"], 1: ["r12", "r4", "?r10"]}
    table = position(TWO, hands={0: ["r12", "r1"]}, rows=rows, points={0: 2}).play("up rats-12")
    assert (table.scores, table.winners) == ([3, 0], [0])
    assert table.happened("ratjack") == []


@clause("6.3")
def test_points_stop_at_three() -> None:
    table = position(TWO, hands={0: ["r11", "r1"]}, rows={0: ["r2"], 1: ["r12", "r9"]}, points={0: 2}, faces=["+10"])
    table.play("up rats-11", "token +10", "card 1.1")
    assert table.scores == [3, 0], "no fourth point for being the last one left"


@clause("6.2", "6.3")
@pytest.mark.parametrize(("points", "awards"), [(0, [1, 2]), (1, [2, 3]), (2, [3])])
def test_two_who_go_out_are_two_points_but_none_beyond_three(points: int, awards: list[int]) -> None:
    """Told clockwise, from the active player on."""
    rows = {0: ["r12", "r4", "?r10"], 1: ["?r1"], 2: ["r1"], 3: ["r11", "r9", "?r8"]}
    table = position(FOUR, active=2, hands={2: ["r3", "r2"]}, rows=rows, points={2: points})
    turned_up_by_hand(table, "0.3", "3.3").play("down rats-2")
    assert [(told["seat"], told["total"]) for told in table.happened("went_out")] == [(3, 28), (0, 26)]
    assert [(told["owner"], told["points"]) for told in table.happened("scored_out")] == [
        (victim, award) for victim, award in zip((3, 0), awards, strict=False)
    ]
    assert table.scores[2] == awards[-1]
    assert table.is_over == (awards[-1] == 3)


@clause("2.7", "5.3")
def test_several_at_25_are_awarded_clockwise_and_the_first_of_them_begins() -> None:
    rows = {0: ["r12", "r3", "?r10"], 1: ["?r1"], 2: ["r1"], 3: ["r11", "r8", "?r6"]}
    table = position(FOUR, active=1, hands={1: ["r3", "r2"]}, rows=rows)
    turned_up_by_hand(table, "0.3", "3.3").play("down rats-2")
    assert [told["seat"] for told in table.happened("ratjack")] == [3, 0]
    assert table.table.active == 3


@clause("2.7", "5.6")
def test_the_highest_are_awarded_clockwise_though_somebody_scored_before() -> None:
    """Seat 1 has sent seat 2 out, and the deck is through: of seats 0 and 3, the next clockwise begins."""
    rows = {0: ["r9"], 1: ["r1"], 2: ["r12", "r4", "?r10"], 3: ["r5", "r4"]}
    table = position(FOUR, active=1, hands={1: ["r3"]}, rows=rows, deck=["r2"], deck_size=1).play("draw deck")
    turned_up_by_hand(table, "2.3").play("down rats-2")
    assert [told["seat"] for told in table.happened("highest")] == [3, 0]
    assert (table.scores, table.table.active) == ([1, 1, 0, 1], 3)


@clause("5.6")
def test_where_nobody_shows_a_card_everybody_has_the_highest_total() -> None:
    table = position(TWO, rows={0: ["?r4"], 1: ["?r9"]}, hands={0: ["r8"]}, deck=["r1"], deck_size=1)
    table.play("draw deck", "down rats-8")
    assert table.happened("highest") == [{"seat": seat, "total": 0, "points": 1} for seat in (0, 1)]


ENDINGS: list[tuple[str, dict[str, Any], list[str]]] = [
    ("eliminations", {"hands": {0: ["r12", "r1"]}, "rows": {0: ["r2"], 1: ["r12", "r4", "?r10"]}}, ["up rats-12"]),
    ("ratjack", {"hands": {0: ["r5", "r1"]}, "rows": {0: ["r12", "r8"], 1: ["?r3"]}}, ["up rats-5"]),
    (
        "deck_empty",
        {"hands": {0: ["r8"]}, "rows": {0: ["r4"]}, "deck": ["r1"], "deck_size": 1},
        ["draw deck", "down rats-8"],
    ),
    (
        "stalled",
        {"hands": {0: ["r4"]}, "rows": {0: ["r9"]}, "discard": ["r5"], "quiet": 23},
        ["draw discard", "down rats-5"],
    ),
]


@clause("6.1")
@pytest.mark.parametrize(("ending", "what_matters", "moves"), ENDINGS)
def test_the_game_ends_as_the_last_point_was_given(ending: str, what_matters: dict[str, Any], moves: list[str]) -> None:
    table = position(TWO, points={0: 2}, **what_matters).play(*moves)
    assert (table.match.ending, table.winners) == (ending, [0])
    assert table.happened("won") == [{"seat": 0, "points": 3}]


@clause("6.1")
def test_the_last_one_left_may_win_by_it() -> None:
    rows = {0: ["r12", "r12"], 1: ["?r3"]}
    table = position(TWO, hands={0: ["r2", "r1"]}, rows=rows, points={1: 2}).play("up rats-2", "draw deck")
    table.play(table.moves()[0])
    assert (table.match.ending, table.winners) == ("last_left", [1])


@clause("6.4")
def test_several_who_reach_three_together_share() -> None:
    rows = {0: ["r11", "r2"], 1: ["r12", "r8", "?r5"], 2: ["?r9"]}
    table = position(THREE, hands={0: ["r12", "r1"]}, rows=rows, points={0: 2, 1: 2, 2: 2}).play(
        "up rats-12", "card 1.3"
    )
    assert (table.scores, table.winners) == ([3, 3, 2], [0, 1])
    table = position(THREE, hands={0: ["r12", "r1"]}, rows=rows, points={0: 2, 1: 1}).play("up rats-12", "card 1.3")
    assert (table.scores, table.winners) == ([3, 2, 0], [0])


@clause("6.1", "6.2")
def test_the_example_of_the_rulebook() -> None:
    """Mathieu is seat 0, Maxime seat 1, Raphaël seat 2 with two points. What the text leaves to pictures is filled in."""
    rows = {0: ["?r3", "?r7"], 1: ["r12", "r5", "?r11"], 2: ["r10", "r3", "?r12"]}
    hands = {0: ["r2"], 1: ["r10"], 2: ["r7"]}
    table = position(
        THREE, hands=hands, rows=rows, discard=["r8", "r1"], deck=["r9", "r4"], faces=["+5"], points={2: 1}
    )
    # The 8 from the discard pile, face up; +5 goes on a hidden card, and the total stays 8.
    table.play("draw discard", "up rats-8", "token +5")
    assert table.moves() == ["card 0.1", "card 0.2", "card 0.3"], "it could have gone on the 8"
    table.play("card 0.1")
    assert row(table, 0, 1) == ["??:+5", "??", "r8"]
    assert table.view(1)["players"][0]["total"] == 8
    # A 9 is drawn to a 10. Either of them face up would be too much: the 9 is laid hidden, at 17.
    table.play("draw deck")
    assert hand(table, 1) == ["r9", "r10"]
    table.play("down rats-9")
    assert table.view(0)["players"][1]["total"] == 17
    # A 4 is drawn to a 7, and discarded to turn up the hidden 12, which turns up the hidden 9: 26, and out.
    table.play("draw deck", "discard rats-4")
    assert table.asked == (2, "turn_up_which")
    assert row(table, 1, 2) == ["r12", "r5", "??", "??"], "Raphaël does not know what he will turn up"
    table.play("card 1.4")
    assert table.happened("went_out") == [{"seat": 1, "total": 26}]
    assert table.happened("scored_out") == [{"seat": 2, "owner": 1, "points": 2}]
    # And exactly 25 himself: the third point, and the game is over.
    assert table.happened("ratjack") == [{"seat": 2, "total": 25, "points": 3}]
    assert (table.is_over, table.winners, table.scores) == (True, [2], [0, 0, 3])
