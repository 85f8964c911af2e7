"""Section 7: effects, and how to read them."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.ratjack.positions import discard, hand, row
from tests.positions import position

TWO = "ratjack(players=2)"
THREE = "ratjack(players=3)"
WEASELS = "ratjack(players=2,packs=rats+weasels)"
RACCOONS = "ratjack(players=2,packs=rats+raccoons)"
BOTH = "ratjack(players=3,packs=weasels+raccoons)"


@clause("7.1")
def test_choices_are_made_one_by_one_in_the_order_of_the_words() -> None:
    table = position(THREE, hands={0: ["r11", "r1"]}, rows={1: ["r2"], 2: ["r3"]}).play("up rats-11")
    assert table.asked == (0, "which_token")
    table.play(table.moves()[0])
    assert table.asked == (0, "token_on_which")
    table = position(BOTH, hands={0: ["w9", "c1"]}, rows={0: ["w2", "w3"]}).play("up weasels-9")
    assert table.asked == (0, "give_which")
    assert table.play("card 0.1").asked == (0, "give_whom")
    table = position(WEASELS, hands={0: ["w10", "r1"]}, rows={0: ["r2"], 1: ["r3", "r5"]}).play("up weasels-10")
    assert table.asked == (0, "exchange_which")
    assert table.play("card 0.1").asked == (0, "exchange_with")


@clause("7.2")
def test_other_means_not_the_card_whose_effect_it_is_also_in_chains() -> None:
    table = position(TWO, hands={0: ["r6", "r1"]}, rows={0: ["?r10", "r2"]}).play("up rats-6")
    assert table.asked == (0, "discard_which")
    assert table.moves() == ["card 0.2", "card 0.3"], "the 6 that triggered it is another card, the 10 is not"


@clause("7.3")
def test_a_moved_card_keeps_its_face_and_its_token_and_goes_to_the_end_or_swaps_places() -> None:
    table = position(WEASELS, hands={0: ["w11", "r1"]}, rows={0: ["r2", "r3"], 1: ["r5", "?r4:+5", "r6"]})
    table.play("up weasels-11")
    assert row(table, 0) == ["r2", "r3", "w11", "?r4:+5"]
    assert row(table, 1) == ["r5", "r6"]
    table = position(TWO, hands={0: ["r9", "r1"]}, rows={0: ["r2:+1", "r3"], 1: ["r4", "r5:+3", "r6"]})
    table.play("up rats-9", "card 0.1", "card 1.2")
    assert row(table, 0) == ["r5:+3", "r3", "r9"]
    assert row(table, 1) == ["r4", "r2:+1", "r6"]


@clause("7.4")
def test_a_card_that_goes_to_a_hand_or_to_the_pile_returns_its_token_on_the_same_side() -> None:
    table = position(RACCOONS, hands={0: ["c2", "r1"]}, rows={0: ["r9:lock"]}).play("up raccoons-2", "down rats-1")
    assert "lock" in table.view(None)["reserve"]
    assert table.happened("returned_token") == [{"token": "lock"}]
    table = position(TWO, hands={0: ["r10", "r1"]}, rows={0: ["r9:double"]}).play("up rats-10")
    assert "double" in table.view(None)["reserve"]
    table = position(WEASELS, hands={0: ["w1", "r1"]}, rows={0: ["?r9:mute"]}).play("up weasels-1")
    assert "mute" in table.view(None)["reserve"]


@clause("7.5")
def test_a_card_from_the_pile_lies_as_the_old_one_lay_and_is_not_triggered() -> None:
    table = position(RACCOONS, hands={0: ["c9", "r1"]}, rows={0: ["r2:+5", "?r3"]}, discard=["r12", "r4"])
    table.play("up raccoons-9", "card 0.1")
    assert row(table, 0) == ["r12", "?r3", "c9"]
    assert discard(table)[:2] == ["r2", "r4"]
    assert [event["card"] for event in table.happened("triggered")] == ["raccoons-9"]


@clause("7.6")
def test_draw_in_an_effect_is_from_deck_or_discard_pile() -> None:
    table = position(RACCOONS, hands={0: ["c10", "r1"]}, discard=["r9"]).play("up raccoons-10")
    assert table.moves() == ["draw deck", "draw discard"]
    table = position(RACCOONS, hands={0: ["c10", "r1"]}, deck=["r9"], discard=[]).play("up raccoons-10")
    assert hand(table, 0) == ["r1", "r9"], "with no pile there is nothing to choose"


@clause("7.7")
def test_unseen_means_not_in_passing_but_the_new_owner_may_look() -> None:
    table = position(BOTH, hands={0: ["c4", "c1"]}, deck=["w12"]).play("up raccoons-4", "player 1")
    assert (row(table, 1, 0), row(table, 1, 2), row(table, 1)) == (["??"], ["??"], ["?w12"])
    table = position(BOTH, hands={0: ["w5", "c1"]}, rows={0: ["?w2"], 1: ["?w3"]}).play("up weasels-5")
    assert (row(table, 0), row(table, 1)) == (["?w3", "w5"], ["?w2"])
    assert (row(table, 0, 2), row(table, 1, 2)) == (["??", "w5"], ["??"])


@clause("7.8")
def test_two_looks_are_at_two_cards_the_first_seen_before_the_second_is_chosen() -> None:
    table = position(BOTH, hands={0: ["c5", "c1"]}, rows={1: ["?w2", "?w3"], 2: ["?w4"]}).play(
        "up raccoons-5", "card 1.2"
    )
    assert row(table, 1, 0) == ["??", "?w3"]
    assert table.moves() == ["card 1.1", "card 2.1"]


@clause("7.9")
def test_another_card_is_played_as_in_a_turn_and_the_turn_has_one_end() -> None:
    table = position(RACCOONS, hands={0: ["c10", "r5"]}, rows={0: ["r12", "?r3"], 1: ["?r4"]}, deck=["r2"])
    table.play("up raccoons-10", "draw deck")
    moves = table.moves()
    assert {"down rats-5", "down rats-2", "up rats-5", "discard rats-2"} <= set(moves)
    table.play("up rats-5")
    assert table.happened("went_out") == [{"seat": 0, "total": 27}], "22 in between did not count, 27 at the end does"


@clause("7.9")
def test_25_on_the_way_is_no_ratjack() -> None:
    table = position(RACCOONS, hands={0: ["c10", "r1"]}, rows={0: ["r12", "r3"], 1: ["?r4"]}, deck=["r2", "r9"])
    table.play("up raccoons-10", "draw deck")
    assert table.view(0)["players"][0]["total"] == 25
    assert table.asked == (0, "play_card")
    table.play("up rats-1")
    assert table.happened("ratjack") == []
