"""Section 7: two players."""

from __future__ import annotations

from rattery import load
from tests.clauses import clause
from tests.games.pied_piper.positions import counters, gap_of
from tests.positions import position

TWO = "pied_piper(players=2)"
ROW = ["red", "blue", "black", "yellow"]


@clause("7.1")
def test_two_players_have_two_neutral_houses_between_them_and_five_rats() -> None:
    view = load(TWO).new(seed=1).view(None)
    assert [house["seat"] for house in view["circle"]] == [0, None, 1, None]
    figures = [figure for house in view["circle"] for figure in house["figures_left_of_it"]]
    assert len(figures) == 6
    assert "piper" in figures


@clause("7.2")
def test_a_neutral_house_has_no_counter_but_is_crossed_like_any_other() -> None:
    table = position(TWO, row=ROW, under={1: ["forward2"]}, hands={0: ["forward2", "sewer"]}, gaps={0: ["red"]})
    table.play("lay forward2 1", "lay sewer 2")
    assert counters(table) == [1, 1]
    assert gap_of(table, "red") == 0
    assert [house["counter"] for house in table.view(None)["circle"]] == [1, None, 1, None]
    assert len(table.happened("crossed_neutral")) == 2


@clause("7.2")
def test_the_sewer_leads_under_neutral_houses_too_and_none_is_ever_removed() -> None:
    table = position(TWO, row=ROW, under={1: ["sewer"]}, hands={0: ["sewer", "back1"]}, gaps={0: ["red"]})
    table.play("lay sewer 1", "lay back1 2")
    assert len(table.happened("went_under")) == len(table.happened("went_under_neutral")) == 1
    for seed in range(5):
        match = load(TWO).new(seed=seed)
        while not match.is_over:
            match.play(match.moves()[seed % len(match.moves())])
        assert all(house["stands"] for house in match.view(None)["circle"] if house["seat"] is None)


@clause("7.3")
def test_whose_counter_reaches_the_roof_first_has_lost_on_the_spot() -> None:
    for house, seat in ((0, 0), (2, 1)):
        table = position(
            TWO,
            row=ROW,
            under={1: ["forward2"]},
            hands={0: ["plus1", "sewer"]},
            gaps={house: ["red"]},
            counters={0: 6, 1: 6},
        )
        table.play("lay plus1 1", "lay sewer 2")
        assert table.is_over
        assert table.winners == [1 - seat]
        assert counters(table)[1 - seat] == 6  # the rest of the move was not carried out
