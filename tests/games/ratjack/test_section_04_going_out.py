"""Section 4: going out."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.ratjack.positions import row
from tests.positions import Position, position

TWO = "ratjack(players=2)"
THREE = "ratjack(players=3)"
FOUR = "ratjack(players=4)"


def push_over(spelling: str = THREE, **what_matters: object) -> Position:
    """Seat 0 puts +10 on a card of seat 1, who has 21."""
    rows = {0: ["r2", "?r4"], 1: ["r12", "r9", "?r7:+1"], 2: ["r3", "?r5"]}
    table = position(spelling, hands={0: ["r11", "r1"]}, rows=rows, faces=["+10"], **what_matters)
    return table.play("up rats-11", "token +10", "card 1.1")


@clause("4.1")
def test_more_than_25_on_visible_cards_puts_you_out_when_the_turn_ends() -> None:
    table = push_over()
    assert table.view(None)["players"][1]["out"]
    assert table.happened("went_out") == [{"seat": 1, "total": 31}]
    assert table.turn == 2


@clause("4.1")
def test_hidden_cards_do_not_count() -> None:
    table = position(TWO, hands={0: ["r9", "r10"]}, rows={0: ["r12", "r5", "?r11"]}).play("down rats-9")
    assert table.view(0)["players"][0]["total"] == 17
    assert not table.view(0)["players"][0]["out"]


@clause("4.1")
def test_only_what_lies_there_at_the_end_of_the_turn_counts() -> None:
    table = position(TWO, hands={0: ["r10", "r2"]}, rows={0: ["r12", "r11"]}).play("up rats-10", "card 0.1")
    assert table.view(0)["players"][0]["total"] == 21, "33 on the way did no harm"


@clause("4.2")
def test_the_cards_and_tokens_of_who_is_out_are_out_of_play() -> None:
    table = push_over()
    assert "+10" not in table.view(None)["reserve"]
    assert "+1" not in table.view(None)["reserve"]
    assert row(table, 1) == ["r12:+10", "r9", "?r7:+1"], "nothing of it went anywhere"
    table = position(FOUR, hands={0: ["r4", "r1"]}, rows={1: ["r9:+1"], 2: ["r3:+3"], 3: ["r8:+5"]}, out=[2])
    assert table.play("up rats-4").moves() == ["card 1.1", "card 3.1"]


@clause("4.3")
def test_hidden_cards_of_who_is_out_are_not_shown() -> None:
    table = push_over()
    assert row(table, 1, 0)[2] == "??:+1"
    assert row(table, 1)[2] == "?r7:+1"


@clause("4.4")
def test_each_opponent_who_goes_out_in_your_turn_is_a_point() -> None:
    assert push_over().scores == [1, 0, 0]


@clause("4.4")
def test_going_out_oneself_gives_no_point() -> None:
    table = position(THREE, hands={0: ["r1", "r2"]}, rows={0: ["r12", "r12"], 1: ["?r3"]}).play(
        "up rats-2", "draw deck"
    )
    table.play(table.moves()[0])
    assert table.happened("went_out") == [{"seat": 0, "total": 26}]
    assert table.scores == [0, 0, 0]


@clause("4.4")
def test_the_point_is_yours_even_if_you_go_out_with_him() -> None:
    """The FAQ's case: an exchange that brings both over 25."""
    rows = {0: ["r12", "r10"], 1: ["r11", "r8", "r4"], 2: ["?r2"]}
    table = position(THREE, hands={0: ["r9", "r1"]}, rows=rows).play("up rats-9", "card 0.1", "card 1.2")
    assert table.happened("went_out") == [{"seat": 0, "total": 27}, {"seat": 1, "total": 27}]
    assert table.scores == [1, 0, 1], "and one for the last one left"


@clause("4.5")
def test_the_round_goes_on_without_him_and_he_is_no_target() -> None:
    table = push_over(FOUR)
    assert table.turn == 2
    table = position(FOUR, hands={0: ["r5", "r1"]}, rows={1: ["?r9"], 2: ["?r3", "?r4"], 3: ["?r8"]}, out=[2])
    assert table.play("up rats-5").moves() == ["card 1.1", "card 3.1"]
