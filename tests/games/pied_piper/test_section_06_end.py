"""Section 6: the end, and who wins."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clauses import clause
from tests.games.pied_piper.positions import counters, gap_of
from tests.positions import Position, position

THREE = "pied_piper(players=3)"
FIVE = "pied_piper(players=5)"
ROW = ["red", "blue", "black", "yellow"]


def house_1_falls(spelling: str = THREE, card: str = "sewer", **what_matters: Any) -> Position:
    """In the turn of seat 0 the red rat brings down house 1 and acts on with this card."""
    given = dict(what_matters.pop("counters", {}))
    table = position(
        spelling,
        row=ROW,
        under={1: ["forward1"]},
        hands={0: [card, "sewer"]},
        gaps={1: ["red"]},
        counters={**given, 1: 6},
        **what_matters,
    )
    return table.play(f"lay {card} 1", "lay sewer 2")


@clause("6.1")
def test_the_game_stops_the_moment_two_players_are_left() -> None:
    table = house_1_falls()
    assert table.is_over
    assert table.asked == (None, "nothing")
    assert table.moves() == []
    assert table.happened("drew") == []


@clause("6.1")
def test_with_more_than_two_left_the_game_goes_on() -> None:
    assert not house_1_falls("pied_piper(players=4)").is_over
    assert house_1_falls("pied_piper(players=4)", out=[3]).is_over
    assert not house_1_falls(FIVE, out=[3]).is_over
    assert house_1_falls(FIVE, out=[3, 4]).is_over


@clause("6.1")
def test_a_second_action_is_not_carried_out_any_more() -> None:
    table = house_1_falls(card="forward2")
    assert counters(table) == [0, 7, 0]
    assert [event["card"] for event in table.happened("acts")] == ["forward1"]


@clause("6.1")
def test_the_rest_of_a_move_is_not_carried_out_any_more() -> None:
    table = house_1_falls(card="plus1")
    assert counters(table) == [0, 7, 0]
    assert gap_of(table, "red") == 2


@clause("6.1")
def test_a_second_character_does_not_act_any_more() -> None:
    table = position(
        THREE,
        row=ROW,
        under={1: ["forward1"], 2: ["forward1"]},
        hands={0: ["sewer", "sewer"]},
        gaps={1: ["red"], 2: ["blue"]},
        counters={1: 6},
    )
    table.play("lay sewer 1", "lay sewer 2", "first 1")
    assert table.is_over
    assert counters(table) == [0, 7, 0]


@clause("6.2")
def test_the_last_counter_is_taken_before_the_comparison() -> None:
    table = house_1_falls(counters={0: 3, 2: 3})
    assert table.view(None)["players"][0]["captured"] == 1
    assert table.winners == [0]


@clause("6.3")
def test_the_lower_counter_wins_whatever_was_won() -> None:
    assert house_1_falls(counters={0: 2, 2: 3}).winners == [0]
    assert house_1_falls(counters={0: 3, 2: 2}).winners == [2]
    assert house_1_falls(FIVE, out=[3, 4], captured={0: 2}, counters={0: 1, 2: 0}).winners == [2]


@clause("6.4")
def test_with_equal_counters_more_counters_won_decide() -> None:
    assert house_1_falls(FIVE, out=[3, 4], captured={2: 2}, counters={0: 4, 2: 4}).winners == [2]
    assert house_1_falls(FIVE, out=[3, 4], captured={0: 1, 2: 1}, counters={0: 4, 2: 4}).winners == [0]


@clause("6.5")
def test_if_those_are_equal_too_the_victory_is_shared() -> None:
    table = house_1_falls(FIVE, out=[3, 4], captured={2: 1}, counters={0: 4, 2: 4})
    assert table.winners == [0, 2]
    assert table.happened("won") == []
    assert table.happened("shared_victory") == [{"winners": 0b101, "counter": 4}]


@clause("6.6")
def test_players_who_are_out_are_ranked_by_how_late_they_went_out() -> None:
    table = house_1_falls(FIVE, out=[4, 3])
    first, second, third = (table.scores[seat] for seat in (4, 3, 1))
    assert first < second < third < min(table.scores[0], table.scores[2])


@clause("6.7")
def test_free_levels_count_ten_counters_won_one_and_players_outlived_one() -> None:
    table = house_1_falls(FIVE, out=[4, 3], captured={0: 1}, counters={0: 6, 2: 1})
    assert table.scores == [10 * 1 + 2, 2, 10 * 6, 1, 0]
    assert table.winners == [2]


@clause("6.3", "6.4", "6.5")
@pytest.mark.parametrize(
    ("levels", "captured", "decided"),
    [({0: 2, 2: 4}, {}, "counter"), ({0: 4, 2: 4}, {}, "captured"), ({0: 4, 2: 4}, {2: 1}, "shared")],
)
def test_it_is_told_what_decided(levels: dict[int, int], captured: dict[int, int], decided: str) -> None:
    """Seat 0 wins a counter when house 1 falls."""
    out = [3] if captured else []
    table = house_1_falls("pied_piper(players=4)" if out else THREE, counters=levels, captured=captured, out=out)
    assert table.match.ending == decided


@clause("6.6")
def test_the_places_say_who_fled_when_and_by_whose_doing() -> None:
    match = house_1_falls(counters={0: 2, 2: 3}).match
    places = match.game.kind.places(match.game.seats, match.view(None), match.events(None))
    assert [(each.seat, each.place, each.message, dict(each.facts)) for each in places] == [
        (0, 1, "place-at-home", {"counter": 2, "number": 1}),
        (2, 2, "place-at-home", {"counter": 3, "number": 0}),
        (1, 3, "place-fled", {"number": 1, "seat": 0}),
    ]
