"""Section 5: the end of the round."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.ratjack.positions import row
from tests.positions import Position, position

TWO = "ratjack(players=2)"
THREE = "ratjack(players=3)"
RACCOONS = "ratjack(players=2,packs=rats+raccoons)"


def last_card(spelling: str = THREE, **what_matters: object) -> Position:
    """Seat 0 has drawn the last card of the deck, a 1."""
    table = position(spelling, deck=["r1"], deck_size=1, **what_matters)
    return table.play("draw deck")


@clause("5.1")
def test_exactly_25_is_a_point_and_ends_the_round() -> None:
    table = position(THREE, hands={0: ["r5", "r1"]}, rows={0: ["r12", "r8"], 1: ["?r3"]}).play("up rats-5")
    assert table.happened("ratjack") == [{"seat": 0, "total": 25, "points": 1}]
    assert table.happened("round_ended") == [{"number": 1}]
    assert table.table.round_number == 2
    assert all(row(table, seat) == [] for seat in range(3))


@clause("5.2")
def test_25_counts_for_everybody_at_the_end_of_any_turn() -> None:
    table = position(TWO, hands={0: ["r12", "r1"]}, rows={0: ["r2"], 1: ["r12", "r8", "?r5"]}).play("up rats-12")
    assert table.scores == [0, 1]
    assert table.table.active == 1, "who was awarded begins"


@clause("5.3")
def test_several_at_25_get_a_point_each() -> None:
    """The FAQ's case."""
    rows = {0: ["r11", "r2"], 1: ["r12", "r8", "?r5"], 2: ["?r9"]}
    table = position(THREE, hands={0: ["r12", "r1"]}, rows=rows).play("up rats-12", "card 1.3")
    assert table.scores == [1, 1, 0]


@clause("5.4")
def test_the_last_one_left_gets_a_point() -> None:
    rows = {0: ["r12", "r12"], 1: ["?r3"]}
    table = position(TWO, hands={0: ["r2", "r1"]}, rows=rows).play("up rats-2", "draw deck")
    table.play(table.moves()[0])
    assert table.happened("last_left") == [{"seat": 1, "points": 1}]
    assert (table.scores, table.table.round_number) == ([0, 1], 2)


@clause("5.5")
def test_if_nobody_is_left_the_round_is_just_over() -> None:
    rows = {0: ["r12", "r10"], 1: ["r11", "r8", "r4"]}
    table = position(TWO, hands={0: ["r9", "r1"]}, rows=rows).play("up rats-9", "card 0.1", "card 1.2")
    assert table.happened("nobody_left") == [{}]
    assert (table.scores, table.table.round_number) == ([1, 0], 2)
    assert table.table.active == 0


@clause("5.6")
def test_with_the_last_card_of_the_deck_the_turn_is_played_out_and_the_highest_wins() -> None:
    table = last_card(rows={0: ["r4"], 1: ["r9"], 2: ["r5"]}, hands={0: ["r8"]})
    assert table.asked == (0, "play_card")
    table.play("up rats-8", "token +1", "card 0.1")
    assert table.happened("deck_empty") == [{}]
    assert "The deck has run out." in table.match.log(0), "even if a card goes under it afterwards"
    assert table.happened("highest") == [{"seat": 0, "total": 13, "points": 1}]


@clause("5.6")
def test_several_with_the_highest_total_get_a_point_each() -> None:
    table = last_card(rows={0: ["r4"], 1: ["r9"], 2: ["r5", "r4"]}, hands={0: ["r8"]}).play("down rats-8")
    assert table.scores == [0, 1, 1]


@clause("5.6")
def test_somebody_who_is_out_is_not_the_highest() -> None:
    table = last_card(rows={0: ["r4"], 1: ["r12", "r12", "r11"], 2: ["r5"]}, hands={0: ["r8"]}, out=[1]).play(
        "down rats-8"
    )
    assert table.scores == [0, 0, 1]


@clause("5.7")
def test_it_does_not_matter_where_the_last_card_went_or_whether_the_deck_has_cards_again() -> None:
    table = last_card(rows={0: ["r4"], 1: ["r9"]}, hands={0: ["r3"]}, spelling=TWO).play("up rats-3")
    assert table.happened("buried")
    assert table.happened("highest") == [{"seat": 1, "total": 9, "points": 1}]
    table = position(RACCOONS, hands={0: ["c4", "r1"]}, rows={0: ["r9"]}, deck=["r12"], deck_size=1).play(
        "up raccoons-4"
    )
    assert table.happened("highest") == [{"seat": 0, "total": 13, "points": 1}]


@clause("5.8")
def test_exactly_25_comes_before_the_last_one_left() -> None:
    rows = {0: ["r11", "r2"], 1: ["r12", "r4", "?r10"]}
    table = position(TWO, hands={0: ["r12", "r1"]}, rows=rows).play("up rats-12")
    assert table.happened("went_out") == [{"seat": 1, "total": 26}]
    assert table.happened("ratjack") == [{"seat": 0, "total": 25, "points": 2}]
    assert table.happened("last_left") == []


@clause("5.8")
def test_the_last_one_left_comes_before_the_deck() -> None:
    table = last_card(TWO, rows={0: ["r12", "r11", "?r3"], 1: ["r9"]}, hands={0: ["r8"]})
    table.play("up rats-8", "token +1", "card 0.1")
    assert table.happened("last_left") == [{"seat": 1, "points": 1}]
    assert table.happened("highest") == []


@clause("5.9")
def test_24_turns_without_a_smaller_deck_end_the_round() -> None:
    table = position(TWO, hands={0: ["r4"]}, rows={1: ["r9"]}, discard=["r5"], quiet=23)
    table.play("draw discard", "down rats-5")
    assert table.happened("stalled") == [{"turns": 24}]
    assert table.happened("highest") == [{"seat": 1, "total": 9, "points": 1}]
    table = position(TWO, hands={0: ["r4"]}, rows={1: ["r9"]}, discard=["r5"], quiet=22)
    table.play("draw discard", "down rats-5")
    assert (table.happened("stalled"), int(table.table.quiet)) == ([], 23)


@clause("5.9")
def test_a_card_from_the_deck_starts_the_count_again_unless_the_deck_was_so_small_before() -> None:
    table = position(TWO, hands={0: ["r4"]}, deck=["r5"], quiet=23).play("draw deck", "down rats-5")
    assert (table.happened("stalled"), int(table.table.quiet)) == ([], 0)
    table = position(TWO, hands={0: ["r4"]}, deck=["r5"], deck_size=9, fewest=8, quiet=23).play(
        "draw deck", "down rats-5"
    )
    assert len(table.happened("stalled")) == 1


@clause("5.10")
def test_what_lay_hidden_is_turned_up_for_all_when_the_round_is_over() -> None:
    table = position(THREE, hands={0: ["r5", "r1"]}, rows={0: ["r12", "?r2", "r8"], 1: ["?r3"]}).play("up rats-5")
    shown = [{"owner": 0, "place": 2, "card": "rats-2"}, {"owner": 1, "place": 1, "card": "rats-3"}]
    assert table.happened("uncovered") == shown
    [end] = table.match.round_ends
    assert [player["total"] for player in end.position.view(2)["players"]] == [25, 0, 0]
    assert end.position.view(2)["players"][0]["points"] == 1
