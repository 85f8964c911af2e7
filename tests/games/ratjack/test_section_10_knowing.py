"""Section 10: what you know."""

from __future__ import annotations

from typing import Any

import pytest

from rattery.games.ratjack.rules.sight import one_of_two_is_hidden, one_of_two_leaves_openly, show_all
from tests.clauses import clause
from tests.games.ratjack.positions import card_at, hand, row
from tests.positions import Position, position

TWO = "ratjack(players=2)"
THREE = "ratjack(players=3)"
FORGETFUL = "ratjack(players=3,memory_aid=false)"
WEASELS = "ratjack(players=3,packs=rats+weasels)"


@clause("10.1")
def test_you_always_know_your_own_hidden_cards_also_those_that_come_to_you() -> None:
    for spelling in (WEASELS, f"{WEASELS[:-1]},memory_aid=false)"):
        table = position(spelling, hands={0: ["w11", "r1"], 1: ["r3"]}, rows={0: ["?r2"], 1: ["?r9"]})
        table.play("up weasels-11", "draw deck", "down rats-3")
        assert row(table, 0) == ["?r2", "w11", "?r9"]
        assert hand(table, 0) == ["r1"]


@clause("10.2")
def test_what_you_have_looked_at_you_know_wherever_it_goes_in_plain_view() -> None:
    table = position(WEASELS, hands={0: ["w11", "r1"]}, rows={1: ["?r9"]}, known={2: ["1.1"]}).play("up weasels-11")
    assert row(table, 0, 2) == ["w11", "?r9"], "seat 2 had looked at it before it changed hands"
    table = position(THREE, hands={0: ["r1"]}, deck=["r9"], known={2: ["deck"]}).play("draw deck")
    assert hand(table, 0, 2) == ["r9", "?"]
    assert hand(table, 0, 1) == ["?", "?"]
    assert hand(table.play("down rats-1"), 0, 2) == ["?"], "it may be the card that was laid down"


@clause("10.3")
def test_what_was_face_up_or_taken_from_the_pile_is_known_to_everybody() -> None:
    table = position(THREE, hands={0: ["r7", "r1"]}, rows={0: ["r9"]}).play("up rats-7")
    assert row(table, 0, 1) == ["?r9", "r7"]
    table = position(THREE, hands={0: ["r1"]}, discard=["r4"]).play("draw discard")
    assert hand(table, 0, 2) == ["r4", "?"]
    assert table.view(None)["players"][0]["hand"] == ["rats-4", None]
    table.play("up rats-1")
    assert hand(table, 0, 2) == ["r4"]


@clause("10.4")
def test_one_of_two_hand_cards_laid_face_down_makes_both_unknown() -> None:
    for laid in ("down rats-4", "down rats-1"):
        table = position(THREE, hands={0: ["r1"]}, discard=["r4"]).play("draw discard", laid)
        assert (hand(table, 0, 1), row(table, 0, 1)) == (["?"], ["??"])
    table = position(THREE, hands={0: ["r1"]}, discard=["r4"], known={1: ["hand 0"]}).play(
        "draw discard", "down rats-4"
    )
    assert (hand(table, 0, 1), row(table, 0, 1)) == (["?"], ["??"]), "seat 1 knew both, but they differ"


@clause("10.4")
def test_who_knew_both_of_two_same_prints_still_knows_them() -> None:
    table = position(THREE, hands={0: ["r4"]}, discard=["r4"], known={1: ["hand 0"]}).play(
        "draw discard", "down rats-4"
    )
    assert (hand(table, 0, 1), row(table, 0, 1)) == (["r4"], ["?r4"])
    assert (hand(table, 0, 2), row(table, 0, 2)) == (["?"], ["??"])


@clause("10.5")
def test_after_one_of_two_same_prints_is_played_openly_only_who_knew_both_knows_the_other() -> None:
    table = position(THREE, hands={0: ["r1"]}, discard=["r1"], known={1: ["hand 0"]}).play("draw discard", "up rats-1")
    assert hand(table, 0, 1) == ["r1"]
    assert hand(table, 0, 2) == ["?"], "for all seat 2 knows it was the card from the pile"
    table = position(THREE, hands={0: ["r1"]}, deck=["r1"], known={1: ["hand 0"]}).play("draw deck", "up rats-1")
    assert hand(table, 0, 1) == ["?"], "seat 1 knew one of them, and it may be the one that was played"


@clause("10.5")
def test_of_two_different_cards_the_one_that_stays_is_known_as_it_was() -> None:
    table = position(THREE, hands={0: ["r1"]}, discard=["r4"]).play("draw discard", "up rats-1")
    assert hand(table, 0, 1) == ["r4"]


@clause("10.5")
@pytest.mark.parametrize("holder", range(3))
def test_who_knew_only_the_one_that_stays_knows_it_no_more(holder: int) -> None:
    """The next player knew the card on the deck, and not the same print in the hand: which one was played?"""
    knows = (holder + 1) % 3
    table = position(THREE, active=holder, hands={holder: ["r1"]}, deck=["r1"], known={knows: ["deck"]})
    table.play("draw deck", "up rats-1")
    assert [hand(table, holder, eye) == ["r1"] for eye in range(3)] == [eye == holder for eye in range(3)]


@clause("10.4", "10.5")
@pytest.mark.parametrize("move", ["up rats-1", "down rats-1"])
def test_what_everybody_knows_nobody_doubts(move: str) -> None:
    """Both were taken from the pile and are the same print: all know the one that stays, and all know that."""
    table = position(THREE, hands={0: ["r1"]}, discard=["r1"])
    show_all(table.table, card_at(table.table, "hand 0"))
    table.play("draw discard", move)
    assert [hand(table, 0, eye) for eye in range(3)] == [["r1"]] * 3
    imagined = Position(table.match.imagine(2, 1))
    assert [hand(imagined, 0, eye) for eye in range(3)] == [["r1"]] * 3


@clause("10.6")
def test_without_the_memory_aid_what_you_saw_is_shown_until_the_end_of_the_turn() -> None:
    for spelling, after in ((THREE, "?r9"), (FORGETFUL, "??")):
        table = position(spelling, hands={0: ["r2", "r5"]}, rows={0: ["?r5"], 1: ["?r9", "?r3"]}, discard=["r4"])
        table.play("up rats-5", "card 1.1")
        assert row(table, 1, 0)[0] == after
        assert row(table, 0) == ["?r5", "r5"]


@clause("10.6")
def test_during_the_turn_it_is_shown_also_without_the_memory_aid() -> None:
    table = position(
        "ratjack(players=2,packs=rats+raccoons,memory_aid=false)",
        hands={0: ["c5", "r1"]},
        rows={1: ["?r9", "?r3", "?r2"]},
    )
    table.play("up raccoons-5", "card 1.2")
    assert row(table, 1, 0) == ["??", "?r3", "??"]
    assert row(table.play("card 1.1"), 1, 0) == ["??", "??", "??"]


@clause("10.6")
@pytest.mark.parametrize("leaves", [one_of_two_leaves_openly, one_of_two_is_hidden])
def test_of_two_same_prints_the_one_that_stays_is_shown_only_to_whom_both_were(leaves: Any) -> None:
    table: Any = position(FORGETFUL, hands={0: ["r5", "r5"]}).match.position.table
    card, stays = (int(each) for each in table.players[0].hand[:2])
    for eye, shown in ((1, (card, stays)), (2, (stays,))):
        for each in (card, stays):
            table.known[each] |= 1 << eye
        for each in shown:
            table.shown[each] |= 1 << eye
    leaves(table, 0, card, stays)
    assert [bool(table.shown[stays] >> eye & 1) for eye in range(3)] == [True, True, False]


@clause("10.7")
def test_who_chooses_among_hidden_cards_is_asked_even_if_only_one_will_do() -> None:
    table = position(TWO, hands={0: ["r6", "r2"]}, rows={0: ["?r1", "?r4"]}).play("up rats-6")
    assert table.asked == (0, "turn_up_which")
    assert table.moves() == ["card 0.1"]
    table = position(TWO, hands={0: ["r3", "r2"]}, rows={0: ["?r1", "?r4"]}).play("discard rats-3")
    assert (table.question, table.moves()) == ("turn_up_for_discard", ["card 0.1"])


@clause("10.7")
def test_one_answer_that_everybody_can_see_is_not_asked_for() -> None:
    table = position(WEASELS, hands={0: ["w6", "r2"]}, rows={0: ["r6", "r8"]}).play("up weasels-6")
    assert [event["card"] for event in table.happened("triggered")] == ["weasels-6", "rats-8"], (
        "rats-6 has nothing to turn up"
    )


@clause("10.7")
def test_one_answer_that_may_hang_on_a_hidden_card_is_asked_for() -> None:
    table = position(WEASELS, hands={0: ["w6", "r2"]}, rows={0: ["r6", "r8", "?r1"]}).play("up weasels-6")
    assert table.asked == (0, "trigger_which")


@clause("10.8")
def test_somebody_who_only_watches_sees_what_is_in_plain_view() -> None:
    table = position(THREE, hands={0: ["r1"]}, rows={0: ["?r9", "r8"], 1: ["?r3"]}, discard=["r4"])
    view = table.view(None)
    assert [card["card"] for card in view["players"][0]["row"]] == [None, "rats-8"]
    assert view["players"][0]["hand"] == [None]
    assert view["deck"]["known"] == []


@clause("10.9")
def test_everybody_sees_the_whole_discard_pile() -> None:
    table = position(THREE, hands={0: ["r1"]}, discard=["r4", "r9", "r2"])
    for eye in (None, 0, 1, 2):
        assert table.view(eye)["discard"] == ["rats-4", "rats-9", "rats-2"]
