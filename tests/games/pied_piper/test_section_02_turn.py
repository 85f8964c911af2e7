"""Section 2: the turn."""

from __future__ import annotations

from rattery import load
from tests.clauses import clause
from tests.games.pied_piper.positions import gap_of, hand, row
from tests.positions import position

FOUR = "pied_piper(players=4)"
ROW = ["red", "blue", "yellow", "black"]


@clause("2.1")
def test_the_first_turn_lays_a_single_card_and_draws_one() -> None:
    for seed in range(4):
        match = load(FOUR).new(seed=seed)
        first = match.turn
        assert first is not None
        match.play(match.moves()[0])
        assert match.turn == (first + 1) % 4
        assert sum(event["event"] == "drew" for event in match.events(None)) == 1
        assert [player["hand_size"] for player in match.view(None)["players"]] == [4] * 4


@clause("2.1")
def test_the_first_card_may_be_laid_under_any_character() -> None:
    table = position(FOUR, opening=True, hands={0: ["sewer", "sewer", "melody", "melody"]})
    assert table.moves() == [f"lay {card} {place}" for card in ("sewer", "melody") for place in (1, 2, 3, 4)]


@clause("2.2")
def test_a_later_turn_lays_two_cards_under_two_different_characters() -> None:
    table = position(FOUR, hands={0: ["sewer", "sewer", "melody", "melody"]})
    table.play("lay sewer 2")
    assert table.asked == (0, "what_to_lay")
    assert table.moves() == [f"lay {card} {place}" for card in ("sewer", "melody") for place in (1, 3, 4)]
    assert "already laid a card under character 2" in table.why("lay sewer 2")
    table.play("lay melody 4")
    assert table.turn == 1


@clause("2.2")
def test_equal_cards_in_hand_are_one_move() -> None:
    table = position(FOUR, hands={0: ["sewer", "sewer", "sewer", "sewer"]})
    assert table.moves() == ["lay sewer 1", "lay sewer 2", "lay sewer 3", "lay sewer 4"]


@clause("2.3")
def test_both_character_cards_may_show_the_same_figure() -> None:
    table = position(FOUR, row=["red", "red", "blue", "yellow"], hands={0: ["sewer", "back1"]}, gaps={1: ["red"]})
    table.play("lay sewer 1")
    assert "lay back1 2" in table.moves()


@clause("2.4")
def test_a_card_may_be_laid_under_one_from_an_earlier_turn_whoever_laid_it() -> None:
    for owner in (0, 2):
        table = position(FOUR, row=ROW, under={3: ["sewer"]}, laid_by={3: owner}, hands={0: ["back1"]})
        assert "lay back1 3" in table.moves()


@clause("2.4")
def test_no_character_ever_has_more_than_two_cards() -> None:
    match = load("pied_piper(players=5)").new(seed=2)
    while not match.is_over:
        cards = [len(character["cards"]) for character in match.view(None)["row"] if character]
        assert max(cards) <= 2
        if match.question == "what_to_lay":
            full = [place + 1 for place, count in enumerate(cards) if count == 2]
            assert not any(str(move).endswith(f" {place}") for move in match.moves() for place in full)
        match.play(match.moves()[-1])


@clause("2.5")
def test_two_cards_under_a_character_activate_it_when_all_are_laid() -> None:
    table = position(FOUR, row=ROW, under={1: ["forward1"]}, hands={0: ["forward1", "back1"]}, gaps={0: ["red"]})
    table.play("lay forward1 1")
    assert gap_of(table, "red") == 0
    table.play("lay back1 2")
    assert gap_of(table, "red") == 2


@clause("2.6")
def test_the_activated_character_and_its_cards_are_discarded_and_replaced() -> None:
    table = position(FOUR, row=ROW, under={2: ["sewer"]}, hands={0: ["forward1", "back1"]}, next_shown=["piper"])
    table.play("lay back1 1", "lay forward1 2")
    view = table.view(None)
    assert view["discard"] == {"sewer": 1, "forward1": 1}
    assert view["character_discard"] == {"blue": 1}
    assert row(table) == ["red", "piper", "yellow", "black"]
    assert [len(character["cards"]) for character in view["row"]] == [1, 0, 0, 0]


@clause("2.6")
def test_the_row_is_filled_from_left_to_right_and_may_show_the_piper_twice() -> None:
    table = position(
        FOUR,
        row=["red", "piper", "yellow", "black"],
        under={1: ["sewer"], 4: ["sewer"]},
        hands={0: ["sewer", "back1"]},
        next_shown=["piper", "piper"],
    )
    table.play("lay sewer 1", "lay back1 4", "first 1")
    assert row(table) == ["piper", "piper", "yellow", "piper"]
    assert [event["place"] for event in table.happened("character_shown")] == ["1", "4"]


@clause("2.7")
def test_the_hand_is_drawn_up_to_four_cards_at_the_end_of_the_turn() -> None:
    table = position(FOUR, row=ROW, hands={0: ["sewer", "sewer", "sewer", "sewer"]}, next_drawn=["melody", "plus1"])
    table.play("lay sewer 1", "lay sewer 2")
    assert hand(table, 0) == {"sewer": 2, "melody": 1, "plus1": 1}
    assert [event["card"] for event in table.happened("drew", seat=0)] == ["melody", "plus1"]


@clause("2.8")
def test_an_empty_deck_is_made_anew_only_when_a_card_must_be_drawn() -> None:
    hands = {0: ["forward1", "forward1", "sewer", "sewer"]}
    table = position(FOUR, row=ROW, hands=hands, deck=["melody", "plus1"])
    discarded = table.view(None)["discard"]
    table.play("lay forward1 1", "lay sewer 2")
    assert table.view(None)["deck"] == 0
    assert table.view(None)["discard"] == discarded  # empty, but nobody has to draw
    assert table.happened("actions_shuffled") == []
    table.play(table.moves()[0], next(move for move in table.moves() if move.endswith("3")))
    assert len(table.happened("actions_shuffled")) == 1
    assert table.view(None)["discard"] == {}


@clause("2.8")
def test_a_deck_that_runs_out_in_the_middle_of_drawing_is_made_anew_for_the_rest() -> None:
    table = position(FOUR, row=ROW, hands={0: ["forward1", "forward1", "sewer", "sewer"]}, deck=["melody"])
    discarded = sum(table.view(None)["discard"].values())
    table.play("lay forward1 1", "lay sewer 2")
    assert table.happened("drew", seat=0)[0]["card"] == "melody"
    assert table.view(None)["deck"] == discarded - 1


@clause("2.8")
def test_the_character_deck_is_made_anew_in_the_same_way() -> None:
    table = position(FOUR, row=ROW, under={1: ["sewer"]}, hands={0: ["sewer", "back1"]}, character_deck=[])
    discarded = sum(table.view(None)["character_discard"].values())
    table.play("lay sewer 1", "lay back1 2")
    assert len(table.happened("characters_shuffled")) == 1
    assert table.view(None)["character_deck"] == discarded + 1 - 1  # the red rat went in, another card came out
    assert table.view(None)["character_discard"] == {}


@clause("2.9")
def test_the_turn_goes_to_the_next_player_on_the_right_who_is_still_at_home() -> None:
    for active, following in ((0, 2), (2, 3), (4, 0)):
        table = position("pied_piper(players=5)", active=active, out=[1], hands={active: ["sewer", "sewer"]})
        assert table.play("lay sewer 1", "lay sewer 2").turn == following
