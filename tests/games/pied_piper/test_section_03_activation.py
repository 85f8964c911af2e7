"""Section 3: activation."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.pied_piper.positions import counters, gap_of
from tests.positions import position

FOUR = "pied_piper(players=4)"
ROW = ["red", "blue", "yellow", "black"]
BASIC = ("forward1", "forward2", "back1", "sewer")
SPECIAL = ("plus1", "melody")

# Where the red rat, starting left of house 1, is led by each basic card: through which houses, or under them.
THROUGH = {"forward1": [1], "forward2": [1, 2], "back1": [0], "sewer": []}
STEPS = {"forward1": 1, "forward2": 2, "back1": -1, "sewer": 1}


@clause("3.1")
def test_a_single_card_moves_nothing() -> None:
    table = position(FOUR, row=ROW, hands={0: ["forward1", "forward2"]}, gaps={1: ["red"]})
    table.play("lay forward1 1", "lay forward2 2")
    assert counters(table) == [0, 0, 0, 0]
    assert table.happened("acts") == []


@clause("3.1")
def test_nothing_moves_before_the_last_card_is_laid() -> None:
    table = position(FOUR, row=ROW, under={1: ["forward1"]}, hands={0: ["forward1", "back1"]}, gaps={1: ["red"]})
    table.play("lay forward1 1")
    assert counters(table) == [0, 0, 0, 0]
    table.play("lay back1 2")
    assert counters(table) == [0, 1, 1, 0]


@clause("3.2")
def test_the_active_player_chooses_which_of_two_activated_characters_goes_first() -> None:
    for first, lowered in (("1", 0), ("2", 1)):
        table = position(
            FOUR,
            row=["red", "piper", "yellow", "black"],
            under={1: ["sewer"], 2: ["sewer"]},
            hands={0: ["back1", "back1"]},
            gaps={1: ["red", "piper"]},
        )
        table.play("lay back1 2", "lay back1 1")
        assert table.asked == (0, "who_is_first")
        assert table.moves() == ["first 1", "first 2"]
        table.play(f"first {first}")
        # Rat and piper come back through house 1: if the piper goes first, there is nothing to drive out yet.
        assert counters(table) == [0, lowered, 0, 0]


@clause("3.2")
def test_with_one_activated_character_there_is_nothing_to_choose() -> None:
    table = position(FOUR, row=ROW, under={2: ["sewer"]}, hands={0: ["sewer", "sewer"]})
    assert table.play("lay sewer 1", "lay sewer 2").turn == 1


@clause("3.3")
def test_the_same_figure_activated_twice_goes_on_from_where_it_was_left() -> None:
    table = position(
        FOUR,
        row=["red", "red", "yellow", "black"],
        under={1: ["forward1"], 2: ["sewer"]},
        hands={0: ["plus1", "back1"]},
        gaps={0: ["red"]},
    )
    table.play("lay plus1 1", "lay back1 2", "first 1")
    assert counters(table) == [1, 1, 1, 0]  # through 0 and 1, under 2, back through 2
    assert gap_of(table, "red") == 2
    table = position(
        FOUR,
        row=["red", "red", "yellow", "black"],
        under={1: ["forward1"], 2: ["sewer"]},
        hands={0: ["plus1", "back1"]},
        gaps={0: ["red"]},
    )
    table.play("lay plus1 1", "lay back1 2", "first 2")
    assert counters(table) == [2, 1, 0, 0]  # under 0, back through 0, through 0 and 1


@clause("3.4")
@pytest.mark.parametrize("first", BASIC)
@pytest.mark.parametrize("second", BASIC)
def test_two_basic_cards_act_in_the_order_laid(first: str, second: str) -> None:
    table = position(
        FOUR, row=ROW, under={1: [first]}, laid_by={1: 2}, hands={0: [second, "melody"]}, gaps={1: ["red"]}
    )
    table.play(f"lay {second} 1", "lay melody 2")
    expected = [0, 0, 0, 0]
    for house in THROUGH[first]:
        expected[house] += 1
    for house in THROUGH[second]:
        expected[(house + STEPS[first]) % 4] += 1
    assert counters(table) == expected
    assert gap_of(table, "red") == (1 + STEPS[first] + STEPS[second]) % 4
    assert [event["card"] for event in table.happened("acts")] == [first, second]


@clause("3.4")
def test_the_yellow_rat_goes_through_one_house_and_back_again() -> None:
    """The rulebook's example of a turn."""
    table = position(
        FOUR,
        row=["yellow", "blue", "red", "black"],
        under={1: ["forward1"]},
        gaps={2: ["yellow"]},
        hands={0: ["back1", "sewer"]},
        counters={2: 1},
        next_shown=["piper"],
    )
    table.play("lay sewer 3", "lay back1 1")
    assert counters(table) == [0, 0, 3, 0]
    assert gap_of(table, "yellow") == 2
    view = table.view(None)
    assert view["character_discard"] == {"yellow": 1}
    assert view["discard"] == {"forward1": 1, "back1": 1}
    assert view["row"][0] == {"figure": "piper", "mark": "P♪", "cards": []}
    assert view["players"][0]["hand_size"] == 4
    assert table.turn == 1


@clause("3.5")
@pytest.mark.parametrize("basic", BASIC)
@pytest.mark.parametrize("special", SPECIAL)
def test_a_basic_and_a_special_card_are_one_action_whichever_was_laid_first(basic: str, special: str) -> None:
    def outcome(below: str, above: str) -> object:
        table = position(
            FOUR,
            row=ROW,
            under={1: [below]},
            hands={0: [above, "sewer"]},
            gaps={1: ["red", "black"], 2: ["blue"]},
            counters={0: 2, 1: 3},
        )
        table.play(f"lay {above} 1", "lay sewer 2")
        assert table.happened("acts") == []
        assert table.happened("acts_with") == [{"figure": "red", "card": basic, "special": special}]
        return counters(table), list(table.table.figures)

    assert outcome(basic, special) == outcome(special, basic)


@clause("3.6")
@pytest.mark.parametrize("first", SPECIAL)
@pytest.mark.parametrize("second", SPECIAL)
def test_two_special_cards_do_nothing_and_are_discarded_with_the_character(first: str, second: str) -> None:
    table = position(
        FOUR, row=ROW, under={1: [first]}, hands={0: [second, "sewer"]}, gaps={1: ["red"]}, next_shown=["piper"]
    )
    figures = list(table.table.figures)
    table.play(f"lay {second} 1", "lay sewer 2")
    assert counters(table) == [0, 0, 0, 0]
    assert list(table.table.figures) == figures
    assert table.happened("nothing_happens") == [{"figure": "red"}]
    assert sum(table.view(None)["discard"].values()) == 2
    assert table.view(None)["character_discard"] == {"red": 1}
