"""What a pair of eyes observes, number for number."""

from __future__ import annotations

from rattery.games.pied_piper.parts import KINDS, SPECTATOR
from rattery.games.pied_piper.rules.schema import (
    AT_DISCARD,
    AT_FIGURES,
    AT_HAND,
    AT_HOUSES,
    AT_PLAYERS,
    AT_ROW,
    PER_CHARACTER,
    PER_HOUSE,
    PER_PLAYER,
    SHARED,
)
from tests.games.observations import observed, whole
from tests.positions import position

ROW = ["red", "blue", "black", "yellow"]


def house(row: list[int], number: int) -> list[int]:
    return row[AT_HOUSES + number * PER_HOUSE : AT_HOUSES + (number + 1) * PER_HOUSE]


def player(row: list[int], seat: int) -> list[int]:
    return row[AT_PLAYERS + seat * PER_PLAYER : AT_PLAYERS + (seat + 1) * PER_PLAYER]


def character(row: list[int], place: int) -> list[int]:
    return row[AT_ROW + place * PER_CHARACTER : AT_ROW + (place + 1) * PER_CHARACTER]


def test_houses_and_players_that_are_not_there_are_nothing() -> None:
    row = observed(position("pied_piper(players=3)"), 1)
    assert row[AT_HOUSES + 3 * PER_HOUSE : AT_PLAYERS] == [0] * 2 * PER_HOUSE
    assert row[AT_PLAYERS + 3 * PER_PLAYER :] == [0] * 2 * PER_PLAYER


def test_who_only_watches_sees_no_hand_and_counts_from_the_first_seat() -> None:
    table = position("pied_piper(players=5)", active=3, captured={3: 1}, out=[1], discard=["melody"])
    row = observed(table, SPECTATOR)
    assert row[AT_HAND:AT_DISCARD] == [0] * KINDS
    assert row[2:5] == [3, 3, 0]
    assert player(row, 1) == [1, 0, 0, 0]
    assert player(row, 3) == [0, 0, 1, 4]


def test_a_table_where_the_game_is_over_and_who_is_out() -> None:
    table = position(
        "pied_piper(players=5)",
        row=ROW,
        under={1: ["forward1"]},
        hands={0: ["sewer", "sewer"]},
        gaps={1: ["red"]},
        counters={1: 6, 2: 3},
        captured={0: 2},
        out=[3, 4],
    )
    row = observed(table.play("lay sewer 1", "lay sewer 2"), 2)
    assert row[:SHARED] == [1, 0, -1, 3, 3, 0, 1, 0, *row[8:10], 0, 7]
    assert [house(row, number) for number in range(5)] == [[1, 3, 0], [0, 7, 1], [0, 7, 2], [1, 0, 3], [0, 7, 4]]
    assert [player(row, seat) for seat in range(5)] == [
        [0, 0, 0, 4],
        [1, 0, 0, 0],
        [1, 1, 0, 0],
        [0, 0, 3, 2],
        [1, 2, 0, 0],
    ]


def test_a_card_face_down_is_known_to_who_laid_it_alone() -> None:
    table = position(
        "pied_piper(players=3,variant=hidden)", row=ROW, under={2: ["melody"]}, face_down=[2], laid_by={2: 2}
    )
    figure = table.table.characters[1].figure
    assert character(observed(table, 2), 1) == [figure, 1, 5, 0, 1, -1, -1, 0]
    assert character(observed(table, 0), 1) == [figure, 1, -1, 2, 1, -1, -1, 0]


def test_figures_are_counted_from_ones_own_house() -> None:
    table = position("pied_piper(players=3)", gaps={0: ["red"], 1: ["piper"], 2: ["blue"]})
    row = observed(table, 1)
    assert [row[AT_FIGURES + int(figure)] for figure in (0, 2, 3, 6)] == [0, 2, 1, -1]


def test_counters_that_left_the_game() -> None:
    row = observed(position("pied_piper(players=5)", out=[1, 3], captured={2: 1}), 0)
    assert row[10] == 1


def test_which_house_the_figure_at_each_place_has_in_front_of_it() -> None:
    table = position("pied_piper(players=3)", row=ROW, gaps={0: ["red"], 1: ["blue"], 2: ["black", "yellow", "piper"]})
    seen = table.match.game.schema.read(whole(table, 1))
    assert [row.index(1) for row in seen["before"].tolist()] == [2, 0, 1, 1], "from the house of seat 1"
    assert seen["change"].tolist() == [1, 1, 1, 1]
    assert seen["outlook.rats_before"].tolist()[:3] == [1, 2, 1]
    assert seen["outlook.piper_before"].tolist()[:3] == [0, 1, 0]
    assert seen["outlook.rats_behind"].tolist()[:3] == [2, 1, 1]
    assert [int(seen[name]) for name in ("players", "variant")] == [3, 0]


def test_what_the_cards_that_are_laid_will_bring() -> None:
    table = position(
        "pied_piper(players=3)",
        row=ROW,
        under={1: ["forward2"], 2: ["back1"]},
        hands={0: ["plus1", "sewer"]},
        gaps={0: ["red"], 1: ["blue"], 2: ["black", "yellow", "piper"]},
        counters={0: 2, 1: 3},
    )
    table.play("lay plus1 1")
    seen = table.match.game.schema.read(whole(table, 0))
    assert seen["outlook.coming"].tolist()[:3] == [1, 1, 1], "forward 2 and one more: once around"
    assert seen["outlook.begun"].tolist()[:3] == [1, 0, 0]
    assert seen["outlook.free"].tolist()[:3] == [5, 4, 7]


def test_a_card_laid_face_down_tells_others_nothing_of_what_will_come() -> None:
    table = position(
        "pied_piper(players=3,variant=hidden)", row=ROW, under={2: ["forward1"]}, face_down=[2], laid_by={2: 2}
    )
    begun = [table.match.game.schema.read(whole(table, eye))["outlook.begun"].tolist() for eye in (2, 0)]
    assert sum(begun[0]) == 1
    assert sum(begun[1]) == 0
