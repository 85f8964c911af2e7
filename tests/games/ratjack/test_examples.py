"""The worked examples of the rules, played through."""

from __future__ import annotations

from tests.clauses import example
from tests.games.ratjack.positions import row
from tests.positions import STANDARD, Position, position

TWO = "ratjack(players=2)"
THREE = "ratjack(players=3)"
OCHRE, SKY, MOSS = range(3)


def total(table: Position, seat: int) -> int:
    return int(table.view(None)["players"][seat]["total"])


def with_an_eight() -> Position:
    rows = {OCHRE: ["r12", "?r3"], SKY: ["?r1"]}
    table = position(TWO, box=STANDARD, hands={OCHRE: ["r8", "r2"]}, rows=rows, faces=["+5"]).play("up rats-8")
    assert total(table, OCHRE) == 20
    return table.play("token +5")


@example("exactly-25")
def test_a_plus_five_on_the_twelve_makes_a_ratjack() -> None:
    table = with_an_eight().play("card 0.1")
    assert table.happened("ratjack") == [{"seat": OCHRE, "total": 25, "points": 1}]
    assert table.happened("round_ended") == [{"number": 1}]


@example("exactly-25")
def test_on_the_hidden_three_it_does_not_count_yet() -> None:
    table = with_an_eight().play("card 0.2")
    assert row(table, OCHRE) == ["r12", "?r3:+5", "r8"]
    assert total(table, OCHRE) == 20
    assert table.scores == [0, 0]


@example("pushed-over-the-edge")
def test_a_hidden_seven_is_turned_up_and_puts_moss_out() -> None:
    rows = {OCHRE: ["?r12"], SKY: ["?r1"], MOSS: ["r11", "r9", "?r7"]}
    table = position(THREE, box=STANDARD, hands={OCHRE: ["r3", "r4"]}, rows=rows)
    table.play("discard rats-3", "card 2.3")
    assert [event["card"] for event in table.happened("triggered")] == ["rats-12"], "the 7 does nothing"
    assert table.happened("went_out") == [{"seat": MOSS, "total": 27}]
    assert table.scores == [1, 0, 0]
    assert table.asked == (SKY, "draw_from"), "the round goes on"


@example("nothing-to-trigger")
def test_neither_card_can_be_played_but_face_down() -> None:
    table = position(TWO, box=STANDARD, hands={OCHRE: ["r6", "r12"]}, rows={OCHRE: ["?r5"], SKY: ["r9"]})
    assert table.moves() == ["down rats-6", "down rats-12"]


@example("the-last-card-of-the-deck")
def test_the_two_highest_totals_score_and_ochre_begins_the_next_round() -> None:
    rows = {OCHRE: ["r10", "r9"], SKY: ["r12", "r7"], MOSS: ["r11", "r3"]}
    table = position(THREE, box=STANDARD, active=MOSS, hands={MOSS: ["r4"]}, rows=rows, deck=["r1"], deck_size=1)
    assert [total(table, seat) for seat in (OCHRE, SKY, MOSS)] == [19, 19, 14]
    table.play("draw deck", "down rats-4")
    assert table.scores == [1, 1, 0]
    assert table.happened("round_began")[-1] == {"number": 2, "seat": OCHRE}
