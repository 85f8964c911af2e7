"""The worked examples of the rules, played through."""

from __future__ import annotations

from typing import Any

from tests.clauses import example
from tests.games.pied_piper.positions import counters, gap_of, hand, row
from tests.positions import Position, position

OCHRE, SKY, MOSS, ROSE = range(4)
FOUR = "pied_piper(players=4)"


@example("a-whole-turn")
def test_the_red_rat_goes_back_and_then_forward_through_two_houses() -> None:
    table = position(
        FOUR,
        active=OCHRE,
        row=["red", "blue", "piper", "yellow"],
        under={1: ["back1"]},
        hands={OCHRE: ["forward2", "melody", "sewer", "sewer"]},
        gaps={MOSS: ["red"]},
        counters={SKY: 1, MOSS: 4},
    )
    table.play("lay forward2 1", "lay melody 3")
    assert table.happened("crossed") == [
        {"figure": "red", "seat": SKY, "counter": 2},
        {"figure": "red", "seat": SKY, "counter": 3},
        {"figure": "red", "seat": MOSS, "counter": 5},
    ]
    assert [event["figure"] for event in table.happened("acts")] == ["red", "red"]  # the piper waits
    assert [len(character["cards"]) for character in table.view(None)["row"]] == [0, 0, 1, 0]
    assert row(table)[1:] == ["blue", "piper", "yellow"]
    assert table.view(None)["discard"] == {"forward2": 1, "back1": 1}
    assert len(table.happened("drew")) == 2
    assert sum(hand(table, OCHRE).values()) == 4
    assert table.turn == SKY


def piper_goes_back_with(special: str) -> Position:
    """Sky lays back 1 under the piper, where this special card lies."""
    what_matters: dict[str, Any] = {
        "row": ["piper", "red", "blue", "yellow"],
        "under": {1: [special]},
        "hands": {SKY: ["back1", "sewer"]},
        "gaps": {ROSE: ["piper", "black", "yellow"], MOSS: ["blue"], OCHRE: ["red", "green"]},
        "counters": {SKY: 2, MOSS: 3},
    }
    return position(FOUR, active=SKY, **what_matters).play("lay back1 1", "lay sewer 2")


@example("with-music")
def test_two_rats_and_the_piper_lift_a_counter_by_one_and_meet_a_rat_that_stays() -> None:
    table = piper_goes_back_with("melody")
    assert counters(table) == [0, 2, 4, 0]
    assert {gap_of(table, figure) for figure in ("piper", "black", "yellow", "blue")} == {MOSS}


@example("with-music")
def test_with_plus_1_the_piper_goes_alone_through_two_houses() -> None:
    table = piper_goes_back_with("plus1")
    assert counters(table) == [0, 1, 2, 0]
    assert [gap_of(table, figure) for figure in ("piper", "black", "yellow", "blue")] == [SKY, ROSE, ROSE, MOSS]


@example("a-house-falls")
def test_sky_flees_and_the_red_rat_goes_on() -> None:
    table = position(
        FOUR,
        active=OCHRE,
        row=["red", "blue", "piper", "yellow"],
        under={1: ["plus1"]},
        hands={OCHRE: ["forward2", "sewer"]},
        gaps={SKY: ["red"], MOSS: ["blue"]},
        counters={SKY: 6, MOSS: 2, ROSE: 3},
    )
    table.play("lay forward2 1", "lay sewer 2")
    assert table.happened("fled") == [{"seat": SKY}]
    assert hand(table, SKY) == {}
    assert [house["stands"] for house in table.view(None)["circle"]] == [True, False, True, True]
    assert table.happened("took_counters") == [{"seat": OCHRE, "victim": SKY, "number": 1}]
    assert counters(table) == [0, 7, 3, 4]
    assert gap_of(table, "red") == OCHRE  # round the circle: right of Rose is left of Ochre
    assert gap_of(table, "blue") == MOSS
    assert table.turn == MOSS


@example("the-last-two")
def test_the_game_stops_with_two_left_and_a_counter_won_decides() -> None:
    table = position(
        "pied_piper(players=3)",
        active=MOSS,
        row=["red", "blue", "piper", "yellow"],
        under={1: ["forward1"]},
        hands={MOSS: ["forward1", "sewer"]},
        gaps={OCHRE: ["red"]},
        counters={OCHRE: 6, SKY: 4, MOSS: 4},
    )
    table.play("lay forward1 1", "lay sewer 2")
    assert table.is_over
    assert counters(table) == [7, 4, 4]
    assert table.happened("took_counters") == [{"seat": MOSS, "victim": OCHRE, "number": 1}]
    assert table.winners == [MOSS]
