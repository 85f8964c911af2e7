"""Verbs that stand on no card of our own packs, or stand there otherwise: what they do in somebody's own box."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from tests.games.ratjack.positions import discard, hand, row, spelled
from tests.positions import Position, position

RATS = "ratjack(players=2)"
WEASELS = "ratjack(players=2,packs=rats+weasels)"
RACCOONS = "ratjack(players=2,packs=rats+raccoons)"


def holding(spelling: str, card: str, other: str | None = None, **what_matters: Any) -> Position:
    """Seat 0 holds this card and is asked what to play."""
    other = other or {"r": "r1" if card == "r3" else "r3", "w": "w8", "c": "c3"}[card[0]]
    return position(spelling, hands={0: [card, other], **what_matters.pop("hands", {})}, **what_matters)


def up(spelling: str, card: str, *picks: str, other: str | None = None, **what_matters: Any) -> Position:
    """And lays it face up, then chooses."""
    return holding(spelling, card, other, **what_matters).play(f"up {spelled(card)}", *picks)


def can_lay_up(table: Position, card: str) -> bool:
    return f"up {spelled(card)}" in table.moves()


def reserve(table: Position) -> list[str]:
    return list(table.view(None)["reserve"])


def test_drawing_and_discarding_draws_a_card_then_discards_one_from_the_hand() -> None:
    table = up(RATS, "r2", other="r11", deck=["r12"], discard=["r4"])
    assert table.asked == (0, "draw_from")
    table.play("draw deck")
    assert table.moves() == ["discard rats-11", "discard rats-12"]
    table.play("discard rats-11")
    assert hand(table, 0) == ["r12"]
    assert discard(table) == ["r11", "r4"]
    assert table.turn == 1


def test_drawing_and_discarding_may_draw_from_the_discard_pile_and_discard_that_very_card() -> None:
    table = up(RATS, "r2", other="r11", discard=["r4"]).play("draw discard", "discard rats-4")
    assert (hand(table, 0), discard(table)) == (["r11"], ["r4"])


def test_drawing_and_discarding_cannot_be_played_with_neither_deck_nor_pile() -> None:
    rows = {0: ["?r1", "?r2", "?r3", "?r4", "?r5", "?r6", "?r7", "?r8", "?r9", "?r10"], 1: ["?r1"]}
    rows[1] += ["?r3", "?r4", "?r5", "?r6", "?r7", "?r8", "?r9", "?r10", "?r11", "?r11"]
    table = position(RATS, rows=rows, hands={0: ["r2"], 1: ["r12"]}, deck=["r12"], discard=[])
    assert table.table.in_deck == 0
    assert not can_lay_up(table, "r2")


def test_drawing_and_discarding_needs_a_card_to_draw_wherever_it_lies() -> None:
    assert can_lay_up(holding(RATS, "r2", deck=["r9"], deck_size=1), "r2"), "many more lie on the pile"
    assert can_lay_up(holding(RATS, "r2", discard=[]), "r2")


def test_returning_a_token_returns_a_token_from_any_card_to_the_reserve() -> None:
    rows = {0: ["r5:+5"], 1: ["?r9:lock"]}
    table = up(RATS, "r4", rows=rows)
    assert table.asked == (0, "return_which_token")
    assert table.moves() == ["card 0.1", "card 1.1"]
    table.play("card 1.1")
    assert row(table, 1, 0) == ["??"]
    assert "lock" in reserve(table)


def test_returning_a_token_needs_a_token_on_some_card() -> None:
    assert not can_lay_up(holding(RATS, "r4", rows={0: ["r5"], 1: ["?r9"]}), "r4")


def test_exchanging_visible_cards_exchanges_a_visible_card_of_yours_with_a_visible_opposing_card() -> None:
    table = up(RATS, "r9", "card 0.1", rows={0: ["r2:+5"], 1: ["?r4", "r11"]})
    assert row(table, 0) == ["r11", "r9"]
    assert row(table, 1) == ["?r4", "r2:+5"]


def test_exchanging_visible_cards_may_give_itself_away_but_needs_a_visible_opposing_card() -> None:
    assert row(up(RATS, "r9", rows={1: ["r11"]}), 1) == ["r9"]
    assert not can_lay_up(holding(RATS, "r9", rows={0: ["r2"], 1: ["?r4"]}), "r9")


def test_exchanging_visible_cards_may_be_exchanged_with_any_visible_card_of_an_opponent() -> None:
    """Whichever was laid first."""
    for rows in ({1: ["r3", "r4"], 0: ["r2"]}, {0: ["r2"], 1: ["r3", "r4"]}):
        table = up(RATS, "r9", "card 0.1", rows=rows)
        assert table.moves() == ["card 1.1", "card 1.2"]
        assert row(table.play("card 1.1"), 0) == ["r3", "r9"]


def test_discarding_an_own_card_discards_another_visible_card_of_yours() -> None:
    table = up(RATS, "r10", rows={0: ["?r2", "r11:+5"]}, discard=["r4"])
    assert row(table, 0) == ["?r2", "r10"]
    assert discard(table) == ["r11", "r4"]
    assert "+5" in reserve(table)


def test_discarding_an_own_card_needs_another_visible_card_of_yours() -> None:
    assert not can_lay_up(holding(RATS, "r10", rows={0: ["?r2"], 1: ["r11"]}), "r10")


def test_moving_a_token_moves_a_token_from_an_opposing_card_to_one_of_yours() -> None:
    rows = {0: ["r2:+1", "?r3"], 1: ["r4:+5", "?r5:shield"]}
    table = up(WEASELS, "w4", rows=rows)
    assert table.moves() == ["card 1.1", "card 1.2"]
    table.play("card 1.1")
    assert table.asked == (0, "move_token_where")
    assert table.moves() == ["card 0.2", "card 0.3"]
    table.play("card 0.3")
    assert row(table, 0) == ["r2:+1", "?r3", "w4:+5"]
    assert row(table, 1) == ["r4", "?r5:shield"]


def test_moving_a_token_needs_a_token_on_an_opposing_card() -> None:
    assert not can_lay_up(holding(WEASELS, "w4", rows={0: ["r2:+1"], 1: ["r4"]}), "w4")


def test_moving_a_token_needs_a_card_of_yours_without_a_token() -> None:
    rows = {0: ["?w4:+1"], 1: ["r4:+5"]}
    assert "discard rats-3" not in holding(WEASELS, "r3", rows=rows).moves(), "the 4 itself has one already"
    rows[0].append("r2")
    assert "discard rats-3" in holding(WEASELS, "r3", rows=rows).moves()


def test_exchanging_any_cards_exchanges_any_two_cards_of_two_different_players() -> None:
    rows = {0: ["?r2"], 1: ["?r9", "r4"], 2: ["r5:+1"]}
    table = up("ratjack(players=3,packs=rats+weasels)", "w10", "card 1.1", rows=rows)
    assert table.moves() == ["card 0.1", "card 0.2", "card 2.1"]
    table.play("card 2.1")
    assert row(table, 1, 2) == ["r5:+1", "r4"]
    assert row(table, 2) == ["?r9"]
    assert row(table, 2, 0) == ["??"]


def test_exchanging_any_cards_needs_cards_of_two_players() -> None:
    assert not can_lay_up(holding(WEASELS, "w10", rows={0: ["?r2", "r3"]}), "w10")
    assert can_lay_up(holding(WEASELS, "w10", rows={1: ["?r2"]}), "w10"), "it counts itself"
    assert not can_lay_up(holding(WEASELS, "w10", rows={1: ["?r2:shield"]}), "w10")


def test_shuffling_the_pile_shuffles_the_first_three_cards_of_the_discard_pile() -> None:
    table = holding(RACCOONS, "c1", discard=["r2", "r3", "r4", "r5"], next_on_top="r4").play("up raccoons-1")
    assert discard(table)[0] == "r4"
    assert sorted(discard(table)[1:3]) == ["r2", "r3"]
    assert discard(table)[3] == "r5"


def test_shuffling_the_pile_may_bring_the_three_cards_into_any_order() -> None:
    orders = set()
    for key in range(40):
        table = holding(RACCOONS, "c1", discard=["r2", "r3", "r4", "r5"]).under(key).play("up raccoons-1")
        assert discard(table)[3] == "r5"
        orders.add(tuple(discard(table)[:3]))
    assert orders == set(permutations(["r2", "r3", "r4"]))


def test_shuffling_the_pile_needs_three_cards_on_the_discard_pile() -> None:
    assert not can_lay_up(holding(RACCOONS, "c1", discard=["r2", "r3"]), "c1")
    assert can_lay_up(holding(RACCOONS, "c1", discard=["r2", "r3", "r4"]), "c1")


@pytest.mark.parametrize(("pile", "is_enough"), [(["r2"], False), (["r2", "r3"], True)])
def test_the_card_discarded_to_turn_up_shuffling_the_pile_is_one_of_the_three(pile: list[str], is_enough: bool) -> None:
    table = position(RACCOONS, hands={0: ["r4", "r5"]}, rows={0: ["?c1"]}, discard=pile)
    assert ("discard rats-4" in table.moves()) == is_enough


def test_a_token_on_any_card_puts_a_token_on_any_card() -> None:
    table = up(RACCOONS, "c8", "token -5", rows={0: ["?r1"], 1: ["r9", "?r2:+1"]}, faces=["-5"])
    assert table.moves() == ["card 0.1", "card 0.2", "card 1.1"]
    assert table.play("card 1.1").view(0)["players"][1]["total"] == 4


def test_a_token_on_any_card_needs_a_token_in_the_reserve() -> None:
    rows = {0: ["r1:+1", "r2:+3", "r3:+5", "?r4:+10"], 1: ["?r5:lock", "?r6:shield"]}
    assert not can_lay_up(holding(RACCOONS, "c8", rows=rows), "c8")


def test_turning_up_with_a_token_turns_up_a_hidden_card_of_yours_and_puts_a_token_on_it() -> None:
    table = up(RACCOONS, "c11", "card 0.2", rows={0: ["?r1", "?r9", "?r2:+1"]}, faces=["+3"])
    assert row(table, 0)[1] == "r9"
    assert table.asked == (0, "which_token")
    table.play("token +3")
    assert row(table, 0) == ["?r1", "r9:+3", "?r2:+1", "c11"]


def test_turning_up_with_a_token_needs_a_hidden_card_without_a_token_and_a_token_for_it() -> None:
    assert not can_lay_up(holding(RACCOONS, "c11", rows={0: ["?r2:+1", "r3"]}), "c11")
    rows = {0: ["r1:+1", "r2:+3", "r3:+5", "?r4:+10", "?r9"], 1: ["?r5:lock", "?r6:shield"]}
    assert not can_lay_up(holding(RACCOONS, "c11", rows=rows), "c11")
