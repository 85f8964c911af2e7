"""Section 9: tokens, all twelve faces."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.ratjack.positions import discard, hand, row
from tests.positions import Position, position

TWO = "ratjack(players=2)"
WEASELS = "ratjack(players=2,packs=rats+weasels)"
RACCOONS = "ratjack(players=2,packs=rats+raccoons)"
BOTH = "ratjack(players=2,packs=weasels+raccoons)"


def value(table: Position, seat: int, place: int) -> int:
    return int(table.view(0)["players"][seat]["row"][place - 1]["value"])


@clause("9.1")
def test_a_token_is_chosen_from_the_reserve_as_it_lies() -> None:
    table = position(TWO, hands={0: ["r8", "r1"]}, faces=["zero", "half", "+5", "-5", "lock", "mute"]).play("up rats-8")
    faces = ["token zero", "token half", "token lock", "token mute", "token +5", "token -5"]
    assert table.moves() == faces
    assert "reserve" in table.why("token +1")


@clause("3.11", "9.1")
@pytest.mark.parametrize(
    ("left", "used"),
    [
        ("zero", ["+3", "+5", "+10", "-3", "shield"]),
        ("+3", ["zero", "+5", "+10", "-3", "shield"]),
        ("mute", ["+1", "+3", "+5", "+10", "-3"]),
    ],
)
def test_the_last_token_of_the_reserve_is_taken_without_asking(left: str, used: list[str]) -> None:
    rows = {1: [f"?r{number}:{face}" for number, face in enumerate(used, 1)]}
    table = position(TWO, hands={0: ["r8", "r12"]}, rows={0: ["r2"], **rows}, faces=[left]).play("up rats-8")
    assert table.asked == (0, "token_on_which")
    assert row(table.play("card 0.1"), 0) == [f"r2:{left}", "r8"]
    assert table.view(None)["reserve"] == []


@clause("9.1")
def test_there_is_never_more_than_one_token_on_a_card() -> None:
    table = position(TWO, hands={0: ["r8", "r1"]}, rows={0: ["r2:+1", "r3"]}).play("up rats-8", "token +3")
    assert table.moves() == ["card 0.2", "card 0.3"]


@clause("9.2")
@pytest.mark.parametrize(("face", "card", "expected"), [("+1", 4, 5), ("+3", 4, 7), ("+5", 9, 14), ("+10", 2, 12)])
def test_a_number_adds_to_the_value(face: str, card: int, expected: int) -> None:
    assert value(position(TWO, rows={1: [f"r{card}:{face}"]}), 1, 1) == expected


@clause("9.2")
@pytest.mark.parametrize(
    ("face", "card", "expected"), [("-3", 4, 1), ("-3", 3, 0), ("-3", 2, 0), ("-5", 9, 4), ("-5", 1, 0)]
)
def test_a_number_takes_from_the_value_but_never_below_0(face: str, card: int, expected: int) -> None:
    assert value(position(TWO, rows={1: [f"r{card}:{face}"]}), 1, 1) == expected


@clause("9.3")
@pytest.mark.parametrize(
    ("face", "card", "expected"),
    [("zero", 12, 0), ("double", 7, 14), ("half", 8, 4), ("half", 7, 4), ("half", 1, 1)],
)
def test_zero_double_and_half_rounded_up(face: str, card: int, expected: int) -> None:
    assert value(position(TWO, rows={1: [f"r{card}:{face}"]}), 1, 1) == expected


@clause("9.4")
@pytest.mark.parametrize("face", ["+1", "+3", "+5", "+10", "-3", "-5", "zero", "double", "half"])
def test_a_token_counts_only_while_its_card_is_visible(face: str) -> None:
    table = position(TWO, rows={1: [f"?r7:{face}"]})
    assert value(table, 1, 1) == 0


@clause("9.4")
def test_a_token_counts_once_its_card_is_turned_up() -> None:
    table = position(TWO, hands={0: ["r12", "r1"]}, rows={1: ["?r7:+5", "r2"]}).play("up rats-12")
    assert value(table, 1, 1) == 12


@clause("9.5")
def test_a_locked_card_can_be_turned_neither_way() -> None:
    assert "up rats-7" not in position(TWO, hands={0: ["r7", "r1"]}, rows={0: ["r9:lock"]}).moves()
    assert "up rats-12" not in position(TWO, hands={0: ["r12", "r1"]}, rows={1: ["?r9:lock"]}).moves()
    assert "discard rats-3" not in position(TWO, hands={0: ["r3", "r4"]}, rows={0: ["?r1:lock"]}).moves()
    table = position(TWO, hands={0: ["r6", "r4"]}, rows={0: ["?r1:lock", "?r2", "?r3"]}).play("up rats-6")
    assert table.moves() == ["card 0.2", "card 0.3"]
    assert "lock" in table.why("card 0.1")
    assert "up weasels-9" not in position(WEASELS, hands={0: ["w9", "r1"]}, rows={0: ["r2:lock"]}).moves()


@clause("9.5")
def test_a_locked_card_cannot_be_discarded() -> None:
    assert "up rats-10" not in position(TWO, hands={0: ["r10", "r1"]}, rows={0: ["r9:lock"]}).moves()
    assert "up raccoons-12" not in position(RACCOONS, hands={0: ["c12", "r1"]}, rows={1: ["r9:lock"]}).moves()
    assert "up raccoons-9" not in position(RACCOONS, hands={0: ["c9", "r1"]}, rows={0: ["r9:lock"]}).moves()


@clause("9.6")
def test_a_locked_card_may_be_exchanged_moved_or_taken_into_the_hand() -> None:
    table = position(TWO, hands={0: ["r9", "r1"]}, rows={0: ["r3:lock"], 1: ["r8"]}).play("up rats-9", "card 0.1")
    assert row(table, 1) == ["r3:lock"]
    table = position(WEASELS, hands={0: ["w11", "r1"]}, rows={1: ["?r3:lock"]}).play("up weasels-11")
    assert row(table, 0) == ["w11", "?r3:lock"]
    table = position(RACCOONS, hands={0: ["c2", "r1"]}, rows={0: ["r3:lock"]}).play("up raccoons-2", "down rats-1")
    assert hand(table, 0) == ["r3"]


@clause("9.7")
def test_a_shielded_card_cannot_be_chosen_by_others() -> None:
    for card, lies in (("r5", "?r9"), ("r12", "?r9"), ("r9", "r3")):
        table = position(TWO, hands={0: [card, "r1"]}, rows={1: [f"{lies}:shield"]})
        assert not any(move.startswith(f"up rats-{card[1:]}") for move in table.moves()), card
    table = position(RACCOONS, hands={0: ["c12", "r1"]}, rows={1: ["r9:shield", "r2", "r4"]}).play("up raccoons-12")
    assert table.moves() == ["card 1.2", "card 1.3"]
    assert "shield" in table.why("card 1.1")


@clause("9.7")
def test_effects_that_choose_a_token_reach_the_shield() -> None:
    table = position(TWO, hands={0: ["r4", "r1"]}, rows={1: ["r9:shield"]}).play("up rats-4")
    assert "shield" in table.view(None)["reserve"]
    table = position(WEASELS, hands={0: ["w4", "r1"]}, rows={1: ["r9:shield"]}).play("up weasels-4")
    assert row(table, 0) == ["w4:shield"]


@clause("9.8")
def test_nobodys_shield_hinders_its_owner() -> None:
    table = position(TWO, hands={0: ["r10", "r1"]}, rows={0: ["r9:shield"]}).play("up rats-10")
    assert discard(table)[0] == "r9"
    table = position(BOTH, hands={0: ["w10", "c1"]}, rows={0: ["w2:shield"], 1: ["w3"]}).play(
        "up weasels-10", "card 0.1"
    )
    assert row(table, 1) == ["w2:shield"]


@clause("9.9")
def test_a_mute_card_can_always_be_turned_up_and_does_nothing() -> None:
    """Without the token the 5 would find nothing to look at."""
    table = position(TWO, hands={0: ["r3", "r2"]}, rows={0: ["?r5:mute"]}).play("discard rats-3")
    assert row(table, 0) == ["r5:mute"]
    assert table.happened("muted") == [{"seat": 0, "card": "rats-5"}]
    assert table.turn == 1
    table = position(TWO, hands={0: ["r6", "r2"]}, rows={0: ["?r5:mute"]})
    assert "up rats-6" in table.moves()


@clause("9.9")
def test_a_mute_card_ends_a_chain() -> None:
    table = position(TWO, hands={0: ["r6", "r2"]}, rows={0: ["?r6:mute"]}).play("up rats-6")
    assert table.happened("muted") == [{"seat": 0, "card": "rats-6"}]
    table = position(WEASELS, hands={0: ["w6", "r2"]}, rows={0: ["r4:mute"]}).play("up weasels-6")
    assert table.happened("muted") == [{"seat": 0, "card": "rats-4"}]


@clause("9.10")
def test_lock_shield_and_mute_work_on_hidden_cards_too() -> None:
    assert "up rats-12" not in position(TWO, hands={0: ["r12", "r1"]}, rows={1: ["?r9:lock"]}).moves()
    assert "up rats-5" not in position(TWO, hands={0: ["r5", "r1"]}, rows={1: ["?r9:shield"]}).moves()
    assert "discard rats-3" in position(TWO, hands={0: ["r3", "r2"]}, rows={0: ["?r5:mute"]}).moves()
