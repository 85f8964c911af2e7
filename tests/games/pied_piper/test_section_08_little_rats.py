"""Section 8: the variant for little rats."""

from __future__ import annotations

from rattery import load
from rattery.games.pied_piper.parts import CARDS
from tests.clauses import clause
from tests.games.pied_piper.positions import counters, gap_of, row
from tests.positions import box_of, position

LITTLE = "pied_piper(players=4,variant=little_rats)"
ROW = ["red", "blue", "black", "yellow"]


@clause("8.1")
def test_there_are_no_special_cards() -> None:
    box = box_of(load(LITTLE))
    assert dict(zip(CARDS, map(int, box.actions), strict=True)) == {
        "forward1": 10, "forward2": 10, "back1": 10, "sewer": 10, "plus1": 0, "melody": 0,
    }  # fmt: skip
    match = load(LITTLE).new(seed=1)
    while not match.is_over:
        assert not {"plus1", "melody"} & {str(move).split()[1] for move in match.moves()}
        match.play(match.moves()[0])


@clause("8.2")
def test_every_card_acts_as_soon_as_it_is_laid() -> None:
    table = position(LITTLE, row=ROW, hands={0: ["forward1", "back1"]}, gaps={1: ["red"], 2: ["blue"]})
    table.play("lay forward1 1")
    assert counters(table) == [0, 1, 0, 0]
    assert gap_of(table, "red") == 2
    assert table.asked == (0, "what_to_lay")
    table.play("lay back1 2")
    assert counters(table) == [0, 2, 0, 0]
    assert table.turn == 1


@clause("8.2")
def test_the_single_card_of_the_first_turn_acts_at_once_too() -> None:
    table = position(LITTLE, opening=True, row=ROW, hands={0: ["forward2"]}, gaps={1: ["red"]})
    table.play("lay forward2 1")
    assert counters(table) == [0, 1, 1, 0]
    assert table.turn == 1


@clause("8.2")
def test_only_the_card_just_laid_acts_not_the_one_that_already_lay_there() -> None:
    table = position(LITTLE, row=ROW, under={1: ["forward2"]}, hands={0: ["forward1"]}, gaps={1: ["red"]})
    table.play("lay forward1 1")
    assert counters(table) == [0, 1, 0, 0]


@clause("8.3")
def test_a_character_leaves_with_both_cards_as_soon_as_the_second_has_acted() -> None:
    table = position(LITTLE, row=ROW, under={1: ["forward2"]}, hands={0: ["forward1"]}, gaps={1: ["red"]})
    table.play("lay forward1 1")
    assert table.turn == 0
    assert table.view(None)["discard"] == {"forward1": 1, "forward2": 1}
    assert table.view(None)["character_discard"] == {"red": 1}


@clause("8.3")
def test_a_character_with_one_card_stays() -> None:
    table = position(LITTLE, row=ROW, hands={0: ["forward1"]}, gaps={1: ["red"]})
    table.play("lay forward1 1")
    assert row(table) == ROW
    assert [len(character["cards"]) for character in table.view(None)["row"]] == [1, 0, 0, 0]


@clause("8.4")
def test_its_place_stays_empty_until_the_end_of_the_turn() -> None:
    table = position(
        LITTLE,
        row=ROW,
        under={1: ["forward2"]},
        hands={0: ["forward1", "sewer"]},
        gaps={1: ["red"]},
        next_shown=["piper"],
    )
    table.play("lay forward1 1", shown=[])
    assert row(table) == [None, "blue", "black", "yellow"]
    assert table.why("lay sewer 1") == "Place 1 is empty until the end of the turn."
    assert not [move for move in table.moves() if move.endswith(" 1")]
    table.play("lay sewer 2", shown=["piper"])
    assert row(table) == ["piper", "blue", "black", "yellow"]


@clause("8.5")
def test_who_is_put_out_by_the_first_card_lays_no_second_one() -> None:
    table = position(LITTLE, row=ROW, hands={0: ["forward1", "sewer"]}, gaps={0: ["red"]}, counters={0: 6})
    table.play("lay forward1 1")
    assert table.happened("fled") == [{"seat": 0}]
    assert table.happened("drew") == []
    assert table.asked == (1, "what_to_lay")


@clause("8.5")
def test_if_the_first_card_ends_the_game_nothing_follows() -> None:
    table = position(LITTLE, row=ROW, hands={0: ["forward2", "sewer"]}, gaps={1: ["red"]}, counters={1: 6}, out=[3])
    table.play("lay forward2 1")
    assert table.is_over
    assert counters(table) == [0, 7, 0, 7]
    assert table.happened("character_shown") == []
