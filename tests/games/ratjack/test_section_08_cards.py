"""Section 8: every card of the three packs, what it does, and when it cannot be played face up."""

from __future__ import annotations

from typing import Any

import pytest

from rattery.core.box import BoxFile
from tests.clauses import clause
from tests.games.ratjack.positions import discard, hand, row, spelled
from tests.positions import STANDARD, Position, position

RATS = "ratjack(players=2)"
WEASELS = "ratjack(players=2,packs=rats+weasels)"
RACCOONS = "ratjack(players=2,packs=rats+raccoons)"
BOTH = "ratjack(players=2,packs=weasels+raccoons)"
THREE = "ratjack(players=3,packs=weasels+raccoons)"


def holding(spelling: str, card: str, other: str | None = None, **what_matters: Any) -> Position:
    """Seat 0 holds this card and is asked what to play."""
    if other is None:
        other = {"r": "r3", "w": "w8", "c": "c3"}[card[0]]
        other = other if other != card else {"r": "r1", "w": "w2", "c": "c4"}[card[0]]
    hands = {0: [card, other], **what_matters.pop("hands", {})}
    return position(spelling, box=STANDARD, hands=hands, **what_matters)


def up(spelling: str, card: str, *picks: str, other: str | None = None, **what_matters: Any) -> Position:
    """And lays it face up, then chooses."""
    return holding(spelling, card, other, **what_matters).play(f"up {spelled(card)}", *picks)


def can_lay_up(table: Position, card: str) -> bool:
    return f"up {spelled(card)}" in table.moves()


def reserve(table: Position) -> list[str]:
    return list(table.view(None)["reserve"])


# Rats.


@clause("8.1")
def test_rats_1_looks_at_the_top_card_of_the_deck() -> None:
    table = up(RATS, "r1", deck=["r12"])
    assert table.view(0)["deck"]["known"] == [{"depth": 1, "card": "rats-12"}]
    assert table.view(1)["deck"]["known"] == []
    assert table.happened("looked_at_deck", 0) == [{"seat": 0, "card": "rats-12"}]
    assert table.happened("looked_at_deck", 1) == [{"seat": 0}]


@clause("8.1")
def test_rats_1_cannot_be_played_once_the_deck_is_empty() -> None:
    table = position(RATS, hands={0: ["r1"]}, deck=["r9"], deck_size=1).play("draw deck")
    assert not can_lay_up(table, "r1")
    assert "down rats-1" in table.moves()


@clause("8.1")
def test_rats_2_draws_a_card_and_plays_one_more() -> None:
    table = up(RATS, "r2", other="r11", deck=["r12"], discard=["r4"])
    assert table.asked == (0, "draw_from")
    table.play("draw deck")
    assert table.asked == (0, "play_card")
    table.play("down rats-12")
    assert (row(table, 0), hand(table, 0)) == (["r2", "?r12"], ["r11"])
    assert table.turn == 1


@clause("8.1")
def test_rats_2_cannot_be_played_with_neither_deck_nor_pile() -> None:
    rows = {0: ["?r1", "?r2", "?r3", "?r4", "?r5", "?r6", "?r7", "?r8", "?r9", "?r10"], 1: ["?r1"]}
    rows[1] += ["?r3", "?r4", "?r5", "?r6", "?r7", "?r8", "?r9", "?r10", "?r11", "?r11"]
    table = position(RATS, box=STANDARD, rows=rows, hands={0: ["r2"], 1: ["r12"]}, deck=["r12"], discard=[])
    assert not can_lay_up(table, "r2")


@clause("8.1")
def test_rats_3_puts_the_top_card_of_the_discard_pile_under_the_deck() -> None:
    table = up(RATS, "r3", discard=["r9", "r5"])
    assert discard(table)[0] == "r5"
    deck = table.view(1)["deck"]
    assert deck["known"] == [{"depth": deck["cards"], "card": "rats-9"}]


@clause("8.1")
def test_rats_3_needs_a_card_on_the_discard_pile() -> None:
    assert not can_lay_up(holding(RATS, "r3", discard=[]), "r3")


@clause("8.1")
def test_rats_4_puts_a_token_on_any_visible_card() -> None:
    table = up(RATS, "r4", "token -5", rows={0: ["?r1"], 1: ["r9", "?r2", "r3:+1"]}, faces=["-5"])
    assert table.moves() == ["card 0.2", "card 1.1"]
    assert table.play("card 1.1").view(0)["players"][1]["total"] == 8


@clause("8.1")
def test_rats_4_needs_a_token_in_the_reserve() -> None:
    rows = {0: ["r1:+1", "r2:+3", "r3:+5", "?r4:+10"], 1: ["?r5:lock", "?r6:shield"]}
    assert not can_lay_up(holding(RATS, "r4", rows=rows), "r4")


@clause("8.1")
def test_rats_5_looks_at_a_hidden_opposing_card() -> None:
    table = up(RATS, "r5", "card 1.3", rows={1: ["?r9", "r2", "?r7"], 0: ["?r1"]})
    assert row(table, 1, 0) == ["??", "r2", "?r7"]
    assert row(table, 1, None) == ["?r9", "r2", "?r7"]


@clause("8.1")
def test_rats_5_needs_a_hidden_opposing_card() -> None:
    assert not can_lay_up(holding(RATS, "r5", rows={0: ["?r1"], 1: ["r9"]}), "r5")


@clause("8.1")
def test_rats_6_turns_up_a_hidden_card_of_yours_and_triggers_it() -> None:
    table = up(RATS, "r6", "card 0.2", rows={0: ["?r9", "?r1"]}, deck=["r12"])
    assert row(table, 0) == ["?r9", "r1", "r6"]
    assert table.view(0)["deck"]["known"] == [{"depth": 1, "card": "rats-12"}]


@clause("8.1")
def test_rats_6_needs_a_hidden_card_whose_effect_can_be_carried_out() -> None:
    assert not can_lay_up(holding(RATS, "r6", rows={0: ["r1"]}), "r6")
    assert not can_lay_up(holding(RATS, "r6", rows={0: ["?r12"], 1: ["r2"]}), "r6")
    assert can_lay_up(holding(RATS, "r6", rows={0: ["?r12"], 1: ["?r2"]}), "r6")


@clause("8.1")
def test_rats_7_turns_another_visible_card_of_yours_face_down() -> None:
    table = up(RATS, "r7", "card 0.1", rows={0: ["r9", "r5"]})
    assert row(table, 0, 1) == ["?r9", "r5", "r7"]


@clause("8.1")
def test_rats_7_needs_another_visible_card_of_yours() -> None:
    assert not can_lay_up(holding(RATS, "r7", rows={0: ["?r9"], 1: ["r5"]}), "r7")


@clause("8.1")
def test_rats_8_puts_a_token_on_one_of_your_cards_itself_included() -> None:
    table = up(RATS, "r8", rows={0: ["?r9"], 1: ["r1"]}, faces=["+5"])
    assert table.asked == (0, "which_token")
    table.play("token +5")
    assert table.moves() == ["card 0.1", "card 0.2"]
    assert table.play("card 0.2").view(0)["players"][0]["total"] == 13


@clause("8.1")
def test_rats_8_needs_a_token_in_the_reserve() -> None:
    rows = {0: ["r1:+1", "r2:+3", "r3:+5", "?r4:+10"], 1: ["?r5:lock", "?r6:shield"]}
    assert not can_lay_up(holding(RATS, "r8", rows=rows), "r8")


@clause("8.1")
def test_rats_9_exchanges_another_card_with_the_top_of_the_discard_pile() -> None:
    table = up(RATS, "r9", "card 0.1", rows={0: ["r1:+5", "?r2"]}, discard=["r10", "r4"])
    assert row(table, 0) == ["r10", "?r2", "r9"]
    assert discard(table)[:2] == ["r1", "r4"]
    assert "+5" in reserve(table)


@clause("8.1")
def test_rats_9_needs_a_discard_pile_and_another_card_without_a_lock() -> None:
    assert not can_lay_up(holding(RATS, "r9", rows={0: ["r2"]}, discard=[]), "r9")
    assert not can_lay_up(holding(RATS, "r9", rows={0: ["r2:lock"]}), "r9")
    assert not can_lay_up(holding(RATS, "r9", rows={1: ["r2"]}), "r9")


@clause("8.1")
def test_rats_10_discards_another_card_of_yours() -> None:
    table = up(RATS, "r10", rows={0: ["?r2", "r11:+5"]}, discard=["r4"])
    assert table.moves() == ["card 0.1", "card 0.2"]
    table.play("card 0.2")
    assert (row(table, 0), discard(table)[:2]) == (["?r2", "r10"], ["r11", "r4"])
    assert "+5" in reserve(table)


@clause("8.1")
def test_rats_10_needs_another_card_of_yours() -> None:
    assert not can_lay_up(holding(RATS, "r10", rows={1: ["r11"]}), "r10")


@clause("8.1")
def test_rats_11_puts_a_token_on_a_hidden_opposing_card() -> None:
    rows = {0: ["?r2"], 1: ["?r2", "r9", "?r1:+1", "?r7"]}
    table = up(RATS, "r11", "token +10", rows=rows, faces=["+10"])
    assert table.moves() == ["card 1.1", "card 1.4"]
    assert row(table.play("card 1.4"), 1) == ["?r2", "r9", "?r1:+1", "?r7:+10"]


@clause("8.1")
def test_rats_11_needs_a_hidden_opposing_card_without_a_token() -> None:
    assert not can_lay_up(holding(RATS, "r11", rows={0: ["?r2"], 1: ["r9", "?r4:+1"]}), "r11")


@clause("8.1")
def test_rats_12_turns_up_a_hidden_opposing_card_without_triggering_it() -> None:
    table = up(RATS, "r12", "card 1.1", rows={1: ["?r1", "?r9"]})
    assert row(table, 1, 0) == ["r1", "??"]
    assert table.happened("triggered") == [{"seat": 0, "card": "rats-12"}]


@clause("8.1")
def test_rats_12_needs_a_hidden_opposing_card() -> None:
    assert not can_lay_up(holding(RATS, "r12", rows={0: ["?r1"], 1: ["r9"]}), "r12")


# Weasels.


@clause("8.2")
def test_weasels_1_exchanges_your_hand_card_with_a_hidden_card_of_yours() -> None:
    table = up(WEASELS, "w1", "card 0.2", other="r11", rows={0: ["?r2", "?r9:+5"]})
    assert row(table, 0) == ["?r2", "?r11", "w1"]
    assert hand(table, 0) == ["r9"]
    assert "+5" in reserve(table)


@clause("8.2")
def test_weasels_1_needs_a_hidden_card_of_yours() -> None:
    assert not can_lay_up(holding(WEASELS, "w1", rows={0: ["r2"], 1: ["?r9"]}), "w1")


@clause("8.2")
def test_weasels_2_looks_at_an_opponents_hand() -> None:
    table = up(WEASELS, "w2", hands={1: ["r12"]})
    assert (hand(table, 1, 0), hand(table, 0, 1)) == (["r12"], ["?"])


@clause("8.2")
def test_weasels_2_lets_you_choose_among_several_opponents_who_are_not_out() -> None:
    table = holding("ratjack(players=4,packs=rats+weasels)", "w2", out=[2]).play("up weasels-2")
    assert table.asked == (0, "look_at_whose_hand")
    assert table.moves() == ["player 1", "player 3"]


@clause("8.2")
def test_weasels_3_puts_a_token_on_any_hidden_card() -> None:
    table = up(WEASELS, "w3", "token lock", rows={0: ["?r2", "r3"], 1: ["?r4", "?r5:+1"]}, faces=["lock"])
    assert table.moves() == ["card 0.1", "card 1.1"]


@clause("8.2")
def test_weasels_3_needs_a_hidden_card_without_a_token() -> None:
    assert not can_lay_up(holding(WEASELS, "w3", rows={0: ["?r2:+5"], 1: ["r4"]}), "w3")


@clause("8.2")
def test_weasels_4_gives_a_hidden_card_of_yours_to_an_opponent() -> None:
    table = up(WEASELS, "w4", rows={0: ["?r2:+1", "r3"], 1: ["r4"]})
    assert (row(table, 0), row(table, 1)) == (["r3", "w4"], ["r4", "?r2:+1"])


@clause("8.2")
def test_weasels_4_needs_a_hidden_card_of_yours() -> None:
    assert not can_lay_up(holding(WEASELS, "w4", rows={0: ["r2"], 1: ["?r4"]}), "w4")


@clause("8.2")
def test_weasels_5_exchanges_hidden_cards_unseen_and_each_new_owner_may_look() -> None:
    table = up(WEASELS, "w5", rows={0: ["?r2"], 1: ["r1", "?r9"]})
    assert row(table, 0) == ["?r9", "w5"]
    assert row(table, 1) == ["r1", "?r2"]
    assert row(table, 1, 0) == ["r1", "?r2"], "who gave it away still knows it"
    assert table.happened("found", 1) == [
        {"seat": 1, "place": 2, "card": "rats-2"},
        {"seat": 0, "place": 1, "card": "rats-9"},
    ]
    assert [event.get("card") for event in table.happened("found", None)] == [None, None]


@clause("8.2")
def test_weasels_5_needs_a_hidden_card_on_both_sides() -> None:
    assert not can_lay_up(holding(WEASELS, "w5", rows={0: ["?r2"], 1: ["r9"]}), "w5")
    assert not can_lay_up(holding(WEASELS, "w5", rows={0: ["r2"], 1: ["?r9"]}), "w5")


@clause("8.2")
def test_weasels_6_triggers_another_visible_card_of_yours() -> None:
    table = up(WEASELS, "w6", "card 0.2", rows={0: ["r1", "r8", "?r2"]})
    assert table.asked == (0, "which_token")
    assert table.happened("triggered")[-1] == {"seat": 0, "card": "rats-8"}


@clause("8.2")
def test_weasels_6_needs_a_visible_card_whose_effect_can_be_carried_out() -> None:
    assert not can_lay_up(holding(WEASELS, "w6", rows={0: ["?r8"]}), "w6")
    assert not can_lay_up(holding(WEASELS, "w6", rows={0: ["r12"]}), "w6")
    assert can_lay_up(holding(WEASELS, "w6", rows={0: ["r12"], 1: ["?r4"]}), "w6")


@clause("8.2")
def test_weasels_7_turns_a_visible_opposing_card_face_down() -> None:
    table = up(WEASELS, "w7", rows={0: ["r2"], 1: ["?r1", "r9"]})
    assert row(table, 1, 0) == ["??", "?r9"]


@clause("8.2")
def test_weasels_7_needs_a_visible_opposing_card() -> None:
    assert not can_lay_up(holding(WEASELS, "w7", rows={0: ["r2"], 1: ["?r9"]}), "w7")


@clause("8.2")
def test_weasels_8_puts_the_top_card_of_the_discard_pile_face_down_in_front_of_you() -> None:
    table = up(WEASELS, "w8", other="r1", discard=["r9", "r4"])
    assert row(table, 0, 1) == ["w8", "?r9"], "everybody has seen what it is"
    assert discard(table)[0] == "r4"


@clause("8.2")
def test_weasels_8_needs_a_card_on_the_discard_pile() -> None:
    assert not can_lay_up(holding(WEASELS, "w8", discard=[]), "w8")


@clause("8.2")
def test_weasels_9_gives_another_visible_card_to_an_opponent_face_down() -> None:
    table = up("ratjack(players=3,packs=rats+weasels)", "w9", rows={0: ["r2:+5", "?r3"], 2: ["r1"]})
    assert table.asked == (0, "give_whom")
    table.play("player 2")
    assert row(table, 0) == ["?r3", "w9"]
    assert row(table, 2, 1) == ["r1", "?r2:+5"]
    assert table.log(None)[-2:] == [
        "Ochre turns their own card 1 face down: Rat 2.",
        "Ochre gives their hidden card 1 to Moss.",
    ]


@clause("8.2")
def test_weasels_9_needs_another_visible_card_that_can_be_turned() -> None:
    assert not can_lay_up(holding(WEASELS, "w9", rows={0: ["?r2"]}), "w9")
    assert not can_lay_up(holding(WEASELS, "w9", rows={0: ["r2:lock"]}), "w9")


@clause("8.2")
def test_weasels_10_looks_at_a_hidden_opposing_card_and_exchanges_hidden_cards() -> None:
    table = up(WEASELS, "w10", "card 1.1", rows={0: ["?r2"], 1: ["?r9", "r4", "?r7"]})
    assert row(table, 1, 0) == ["?r9", "r4", "??"]
    assert table.asked == (0, "exchange_with")
    table.play("card 1.1")
    assert (row(table, 0), row(table, 1)) == (["?r9", "w10"], ["?r2", "r4", "?r7"])


@clause("8.2")
def test_weasels_10_needs_a_hidden_card_on_both_sides() -> None:
    assert not can_lay_up(holding(WEASELS, "w10", rows={0: ["?r2"], 1: ["r9"]}), "w10")
    assert not can_lay_up(holding(WEASELS, "w10", rows={0: ["r2"], 1: ["?r9"]}), "w10")


@clause("8.2")
def test_weasels_11_takes_a_hidden_opposing_card_which_stays_hidden() -> None:
    table = up(WEASELS, "w11", rows={0: ["r2"], 1: ["?r9:+5", "r4"]})
    assert row(table, 0) == ["r2", "w11", "?r9:+5"]
    assert row(table, 1) == ["r4"]
    assert row(table, 0, 1)[-1] == "?r9:+5", "its old owner still knows it"


@clause("8.2")
def test_weasels_11_needs_a_hidden_opposing_card() -> None:
    assert not can_lay_up(holding(WEASELS, "w11", rows={0: ["?r2"], 1: ["r4"]}), "w11")


@clause("8.2")
def test_weasels_12_discards_a_hidden_opposing_card() -> None:
    table = up(WEASELS, "w12", "card 1.2", rows={1: ["?r9", "?r7:+5"]})
    assert row(table, 1) == ["?r9"]
    assert discard(table)[0] == "r7"
    assert "+5" in reserve(table)


@clause("8.2")
def test_weasels_12_needs_a_hidden_opposing_card_without_a_lock() -> None:
    assert not can_lay_up(holding(WEASELS, "w12", rows={0: ["?r9"], 1: ["r7", "?r8:lock"]}), "w12")


# Raccoons.


@clause("8.3")
def test_raccoons_1_puts_the_top_card_of_the_discard_pile_before_an_opponent() -> None:
    table = up(RACCOONS, "c1", rows={1: ["r5"]}, discard=["r9", "r4"])
    assert row(table, 1, 0) == ["r5", "?r9"], "everybody has seen it"
    assert discard(table)[0] == "r4"


@clause("8.3")
def test_raccoons_1_needs_a_card_on_the_discard_pile() -> None:
    assert not can_lay_up(holding(RACCOONS, "c1", discard=[]), "c1")


@clause("3.6", "8.3")
def test_the_card_discarded_to_turn_up_raccoons_1_is_the_one_it_lays() -> None:
    table = position(RACCOONS, box=STANDARD, hands={0: ["r4", "r5"]}, rows={0: ["?c1"], 1: ["r2"]}, discard=["r3"])
    table.play("discard rats-4")
    assert row(table, 1, 0) == ["r2", "?r4"]


@clause("8.3")
def test_raccoons_2_takes_another_card_into_the_hand_and_lays_a_hand_card_face_down() -> None:
    table = up(RACCOONS, "c2", "card 0.1", other="r11", rows={0: ["r9:+5", "?r3"]})
    assert table.asked == (0, "lay_from_hand")
    assert table.moves() == ["down rats-9", "down rats-11"]
    table.play("down rats-11")
    assert (row(table, 0), hand(table, 0)) == (["?r3", "c2", "?r11"], ["r9"])
    assert "+5" in reserve(table)


@clause("8.3")
def test_raccoons_2_needs_another_card_of_yours() -> None:
    assert not can_lay_up(holding(RACCOONS, "c2", rows={1: ["r9"]}), "c2")


@clause("8.3")
def test_raccoons_3_puts_the_top_card_of_the_deck_face_down_in_front_of_you() -> None:
    table = up(RACCOONS, "c3", other="r1", deck=["r12"])
    assert (row(table, 0), row(table, 0, 1)) == (["c3", "?r12"], ["c3", "??"])


@clause("8.3")
def test_raccoons_3_needs_a_card_in_the_deck() -> None:
    table = position(RACCOONS, hands={0: ["c3"]}, deck=["r9"], deck_size=1).play("draw deck")
    assert not can_lay_up(table, "c3")


@clause("8.3")
def test_raccoons_4_puts_the_top_card_of_the_deck_face_down_in_front_of_an_opponent() -> None:
    table = up(THREE, "c4", deck=["c12"])
    assert table.asked == (0, "lay_before_whom")
    table.play("player 2")
    assert (row(table, 2), row(table, 2, 0)) == (["?c12"], ["??"])


@clause("8.3")
def test_raccoons_4_needs_a_card_in_the_deck() -> None:
    table = position(RACCOONS, hands={0: ["c4"]}, deck=["r9"], deck_size=1).play("draw deck")
    assert not can_lay_up(table, "c4")


@clause("8.3")
def test_raccoons_5_looks_at_two_hidden_opposing_cards() -> None:
    table = up(RACCOONS, "c5", rows={1: ["?r1", "r2", "?r3", "?r4"]})
    table.play("card 1.3")
    assert row(table, 1, 0) == ["??", "r2", "?r3", "??"], "the first is seen before the second is chosen"
    assert table.moves() == ["card 1.1", "card 1.4"]
    assert row(table.play("card 1.4"), 1, 0) == ["??", "r2", "?r3", "?r4"]


@clause("8.3")
def test_raccoons_5_needs_two_hidden_opposing_cards() -> None:
    assert not can_lay_up(holding(RACCOONS, "c5", rows={0: ["?r5"], 1: ["?r1", "r2"]}), "c5")
    assert not can_lay_up(holding(RACCOONS, "c5", rows={1: ["?r1", "r2"], 0: ["?r5"]}), "c5"), "whichever it is"
    assert can_lay_up(holding(RACCOONS, "c5", rows={1: ["?r1", "?r2"]}), "c5")


@clause("8.3")
def test_raccoons_6_turns_up_any_hidden_card_without_triggering_it() -> None:
    table = up(RACCOONS, "c6", rows={0: ["?r1", "r2"], 1: ["?r9"]})
    assert table.moves() == ["card 0.1", "card 1.1"]
    table.play("card 0.1")
    assert row(table, 0) == ["r1", "r2", "c6"]
    assert len(table.happened("triggered")) == 1


@clause("8.3")
def test_raccoons_6_needs_a_hidden_card_that_can_be_turned() -> None:
    assert not can_lay_up(holding(RACCOONS, "c6", rows={0: ["r2"], 1: ["?r9:lock"]}), "c6")


@clause("8.3")
def test_raccoons_7_turns_any_other_visible_card_face_down() -> None:
    table = up(RACCOONS, "c7", rows={0: ["r1", "?r2"], 1: ["r9"]})
    assert table.moves() == ["card 0.1", "card 1.1"]
    assert row(table.play("card 1.1"), 1) == ["?r9"]


@clause("8.3")
def test_raccoons_7_needs_another_visible_card() -> None:
    assert not can_lay_up(holding(RACCOONS, "c7", rows={0: ["?r1"], 1: ["?r9"]}), "c7")


@clause("8.3")
def test_raccoons_8_puts_a_token_on_a_hidden_card_of_yours() -> None:
    table = up(RACCOONS, "c8", "token -5", rows={0: ["?r1", "r2", "?r3"], 1: ["?r9"]}, faces=["-5"])
    assert table.moves() == ["card 0.1", "card 0.3"]
    assert row(table.play("card 0.3"), 0) == ["?r1", "r2", "?r3:-5", "c8"]


@clause("8.3")
def test_raccoons_8_needs_a_hidden_card_of_yours_and_a_token_in_the_reserve() -> None:
    assert not can_lay_up(holding(RACCOONS, "c8", rows={0: ["r1"], 1: ["?r2"]}), "c8")
    rows = {0: ["r1:+1", "r2:+3", "r3:+5", "?r4:+10", "?r9"], 1: ["?r5:lock", "?r6:shield"]}
    assert not can_lay_up(holding(RACCOONS, "c8", rows=rows), "c8")


@clause("8.3")
def test_raccoons_9_draws_a_card_then_discards_a_hand_card() -> None:
    table = up(RACCOONS, "c9", "draw deck", other="r1", deck=["r12", "r4"], discard=["r5"])
    assert table.turn == 0
    table.play("discard rats-1")
    assert (row(table, 0), hand(table, 0)) == (["c9"], ["r12"])
    assert discard(table)[:2] == ["r1", "r5"]
    assert table.turn == 1


@clause("8.3")
def test_raccoons_9_cannot_be_played_with_neither_deck_nor_pile() -> None:
    rats = [f"?r{n}" for n in range(1, 12)]
    raccoons = [f"?c{n}" for n in (*range(1, 9), 10, 11)]
    rows, hands = {0: rats, 1: raccoons}, {0: ["c9"], 1: ["r12"]}
    table = position(RACCOONS, box=STANDARD, rows=rows, hands=hands, deck=["c12"], discard=[])
    assert not can_lay_up(table, "c9")


@clause("8.3")
def test_raccoons_10_draws_a_card_then_lays_a_hand_card_face_down() -> None:
    table = up(RACCOONS, "c10", "draw deck", other="r1", deck=["r12", "r4"])
    assert table.turn == 0
    table.play("down rats-12")
    assert (row(table, 0), hand(table, 0)) == (["c10", "?r12"], ["r1"])
    assert table.turn == 1


@clause("8.3")
def test_raccoons_10_cannot_be_played_with_neither_deck_nor_pile() -> None:
    rats = [f"?r{n}" for n in range(1, 12)]
    raccoons = [f"?c{n}" for n in (*range(1, 10), 11)]
    rows, hands = {0: rats, 1: raccoons}, {0: ["c10"], 1: ["r12"]}
    table = position(RACCOONS, box=STANDARD, rows=rows, hands=hands, deck=["c12"], discard=[])
    assert not can_lay_up(table, "c10")


@clause("8.3")
def test_raccoons_11_looks_at_a_hidden_opposing_card_and_turns_one_up() -> None:
    table = up(RACCOONS, "c11", "card 1.2", rows={1: ["?r1", "?r9", "r2"]})
    assert row(table, 1, 0) == ["??", "?r9", "r2"]
    assert table.moves() == ["card 1.1", "card 1.2"]
    assert row(table.play("card 1.1"), 1) == ["r1", "?r9", "r2"]
    assert [event["card"] for event in table.happened("triggered")] == ["raccoons-11"]


@clause("8.3")
def test_raccoons_11_needs_a_hidden_opposing_card() -> None:
    assert not can_lay_up(holding(RACCOONS, "c11", rows={0: ["?r2"], 1: ["r3"]}), "c11")


@clause("8.3")
def test_raccoons_12_discards_a_visible_opposing_card() -> None:
    table = up(RACCOONS, "c12", rows={0: ["r1"], 1: ["?r2", "r9:+5"]})
    assert row(table, 1) == ["?r2"]
    assert discard(table)[0] == "r9"


@clause("8.3")
def test_raccoons_12_needs_a_visible_opposing_card_without_a_lock() -> None:
    assert not can_lay_up(holding(RACCOONS, "c12", rows={0: ["r1"], 1: ["?r2", "r9:lock"]}), "c12")


@pytest.mark.parametrize("pack", ["rats", "weasels", "raccoons"])
def test_every_card_of_a_pack_is_tested_both_ways(pack: str) -> None:
    names = [name for name in globals() if name.startswith(f"test_{pack}_")]
    for number in range(1, 13):
        about = [name for name in names if name.startswith(f"test_{pack}_{number}_")]
        assert len(about) >= 2, f"{pack} {number}"


def test_no_two_prints_do_the_same() -> None:
    data = BoxFile.standard("ratjack").data
    effects = [tuple(entry["effect"]) for pack in ("rats", "weasels", "raccoons") for entry in data[pack].values()]
    assert len(set(effects)) == len(effects)
