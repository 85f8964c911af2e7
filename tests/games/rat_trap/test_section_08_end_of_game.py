"""Section 8: the end of the game."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.positions import Position, position

NO_POINTS = {0: 0, 1: 0, 2: 0, 3: 0}


def after_the_round(
    stock: dict[int, list[str]], points: dict[int, int] = NO_POINTS, ties: str = "share", **what_matters: object
) -> Position:
    """Four players; seat 3 goes out and the round ends, the third if nothing else is said."""
    table = position(
        f"rat_trap(players=4,ties={ties})",
        dice=["claws", "heal"],
        partner=1,
        bandages={3: 2},
        stock=stock,
        points=points,
        **{"round": 3, **what_matters},
    )
    return table.play("keep claws", "claw 3", *(["pass"] if 3 in stock else []))


@clause("8.1")
@pytest.mark.parametrize("number", [1, 2])
def test_the_game_ends_early_when_somebody_has_seven_points(number: int) -> None:
    points = NO_POINTS if number == 1 else {0: 1}
    seven = ["two", "two", "two", "one"] if number == 1 else ["two", "two", "two"]
    table = after_the_round({0: seven}, points, round=number)
    assert table.scores[0] == 7
    assert table.is_over
    assert table.turn is None
    assert table.moves() == []


@clause("8.1")
def test_more_than_seven_points_end_the_game_as_well() -> None:
    assert after_the_round({0: ["two", "two"]}, {0: 6}, round=2).is_over


@clause("8.1")
@pytest.mark.parametrize("number", [1, 2])
def test_with_six_points_the_game_goes_on(number: int) -> None:
    points = NO_POINTS if number == 1 else {0: 2}
    table = after_the_round({0: ["two", "two", "two"] if number == 1 else ["two", "two"]}, points, round=number)
    assert table.scores[0] == 6
    assert not table.is_over
    assert table.view(None)["round"] == number + 1


@clause("8.2")
def test_the_game_ends_after_the_third_round_in_any_case() -> None:
    table = after_the_round({0: ["one"]})
    assert table.is_over
    assert table.scores == [1, 0, 0, 0]


@clause("8.3")
def test_whoever_has_most_points_wins() -> None:
    assert after_the_round({0: ["one"], 1: ["two"]}, {0: 2, 1: 3, 2: 4}).winners == [1]


@clause("8.3")
def test_whoever_went_out_last_can_win() -> None:
    assert after_the_round({0: ["one"]}, {3: 4}).winners == [3]


@clause("8.3")
def test_nobody_has_won_before_the_end() -> None:
    assert after_the_round({0: ["one"]}, {0: 3}, round=2).winners == []


@clause("8.4")
def test_of_those_with_most_points_the_one_with_most_cards_in_stock_wins() -> None:
    table = after_the_round({0: ["two"], 1: ["one", "one"]})
    assert table.scores == [2, 2, 0, 0]
    assert table.winners == [1]


@clause("8.4")
def test_the_score_sheet_names_the_stocks_that_broke_a_tie() -> None:
    def tie_breaks(table: Position) -> list[tuple[int, ...]]:
        match = table.match
        began = {"event": "round_began", "number": 1}
        lines = match.game.kind.sheet(match.game.seats, match.view(None), [began, *match.events(None)])
        return [line.points for line in lines if line.breaks_tie]

    assert tie_breaks(after_the_round({0: ["two"], 1: ["one", "one"]})) == [(1, 2, 0, 0)]
    assert tie_breaks(after_the_round({0: ["two"], 1: ["one"]})) == []


@clause("8.5")
def test_every_kind_of_card_counts_for_breaking_a_tie() -> None:
    assert after_the_round({0: ["two", "clover", "clover"], 1: ["one", "one"]}).winners == [0]


@clause("8.5")
def test_the_fools_traps_count_for_breaking_a_tie() -> None:
    table = position(
        "rat_trap(players=3,roles=true)",
        round=3,
        roles={0: "fool", 1: "al_ratone", 2: "alchemist"},
        dice=["claws", "heal"],
        partner=1,
        bandages={2: 2},
        stock={0: ["trap", "trap", "two"], 1: ["one", "one"]},
    )
    table.play("keep claws", "claw 2", "pass")
    assert table.scores == [2, 2, 0]
    assert table.winners == [0]


@clause("8.5")
def test_whoever_is_out_has_no_cards_to_break_a_tie_with() -> None:
    table = after_the_round({0: ["two"], 3: ["one", "one", "one"]}, {3: 2})
    assert table.scores == [2, 0, 0, 2]
    assert table.winners == [0]


@clause("8.5")
def test_only_those_tied_for_most_points_are_compared() -> None:
    table = after_the_round({0: ["two"], 1: ["one", "one"], 2: ["clover", "clover", "clover", "one"]})
    assert table.scores == [2, 2, 1, 0]
    assert table.winners == [1]


@clause("8.6")
def test_those_who_are_equal_in_points_and_cards_share_the_victory() -> None:
    table = after_the_round({0: ["two", "clover"], 1: ["one", "one"], 2: ["one"]})
    assert table.is_over
    assert table.winners == [0, 1]


@clause("8.6")
def test_sharing_is_the_standard_way() -> None:
    assert vars(position("rat_trap(players=4)").match.game.options)["ties"] == "share"


@clause("8.7")
def test_a_tie_may_be_played_off_in_one_more_round_with_all_of_you() -> None:
    table = after_the_round({0: ["two"], 1: ["two"], 2: ["one"]}, ties="extra_round")
    assert not table.is_over
    view = table.view(None)
    assert view["extra_round"]
    assert view["round"] == 4
    assert [rat["points"] for rat in view["rats"]] == [2, 2, 1, 0]
    assert table.asked == (1, "throw_again")
    assert table.play("keep").moves() == ["partner 0", "partner 2", "partner 3"]


@clause("8.7")
def test_an_extra_round_is_announced_as_one() -> None:
    table = after_the_round({0: ["two"], 1: ["two"], 2: ["one"]}, ties="extra_round")
    assert table.happened("extra_round_began") == [{}]
    assert table.happened("round_began") == []


@clause("8.7")
def test_a_tie_at_seven_points_is_played_off_as_well() -> None:
    table = after_the_round({0: ["two"], 1: ["two"]}, {0: 5, 1: 5}, ties="extra_round", round=2)
    assert table.view(None)["extra_round"]
    assert table.scores == [7, 7, 0, 0]


@clause("8.7")
def test_a_tie_that_the_cards_in_stock_break_is_not_played_off() -> None:
    table = after_the_round({0: ["two"], 1: ["one", "one"]}, ties="extra_round")
    assert table.is_over
    assert table.winners == [1]


@clause("8.7")
def test_the_points_of_the_extra_round_are_added_and_anybody_can_win_it() -> None:
    table = after_the_round(
        {0: ["one"], 2: ["two", "two"]}, {0: 3, 1: 3, 2: 1}, ties="extra_round", round=4, extra_round=True
    )
    assert table.scores == [4, 3, 5, 0]
    assert table.winners == [2]


@clause("8.8")
def test_there_is_at_most_one_extra_round_and_then_the_victory_is_shared() -> None:
    table = after_the_round({0: ["one"], 1: ["one"]}, {0: 3, 1: 3}, ties="extra_round", round=4, extra_round=True)
    assert table.is_over
    assert table.winners == [0, 1]


@clause("8.8")
def test_after_the_extra_round_its_cards_in_stock_break_a_tie() -> None:
    table = after_the_round(
        {0: ["one"], 1: ["one", "clover"]}, {0: 3, 1: 3}, ties="extra_round", round=4, extra_round=True
    )
    assert table.winners == [1]


@clause("8.8")
def test_an_extra_round_after_the_first_round_is_also_the_last() -> None:
    table = after_the_round({2: ["one"]}, {0: 7, 1: 7}, ties="extra_round", round=2, extra_round=True)
    assert table.is_over
    assert table.winners == [0, 1]


@clause("8.3", "8.6")
def test_where_all_are_out_and_nobody_has_a_point_all_share_the_victory() -> None:
    # The thief springs the Fool's trap, the Fool pays for another, and the active player opens a third.
    table = position(
        "rat_trap(players=3,roles=true)",
        roles={0: "alchemist", 1: "al_ratone", 2: "fool"},
        dice=["steal", "key"],
        partner=1,
        bandages={0: 2, 1: 2, 2: 2},
        stock={2: ["trap", "trap"]},
        piles={"A": ["trap", "one", "one", "one"]},
        round=3,
    )
    table.play("keep steal", "draw A")
    assert table.is_over
    assert table.scores == [0, 0, 0]
    assert table.winners == [0, 1, 2]
