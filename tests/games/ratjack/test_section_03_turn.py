"""Section 3: the turn."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.ratjack.positions import discard, hand, row
from tests.positions import position

TWO = "ratjack(players=2)"
WEASELS = "ratjack(players=2,packs=rats+weasels)"
RACCOONS = "ratjack(players=2,packs=rats+raccoons)"


@clause("3.1")
def test_a_card_is_drawn_from_the_deck_or_from_the_discard_pile() -> None:
    table = position(TWO, hands={0: ["r1"]}, deck=["r9"], discard=["r4"])
    assert table.moves() == ["draw deck", "draw discard"]
    assert hand(table.play("draw deck"), 0) == ["r1", "r9"]
    table = position(TWO, hands={0: ["r1"]}, deck=["r9"], discard=["r4", "r5"]).play("draw discard")
    assert hand(table, 0) == ["r1", "r4"]
    assert discard(table)[0] == "r5"


@clause("3.2", "3.3")
def test_either_card_can_always_be_laid_face_down() -> None:
    table = position(TWO, hands={0: ["r4", "r7"]}, rows={1: ["?r2"]})
    assert table.moves() == ["down rats-4", "down rats-7"]
    table.play("down rats-4")
    assert (row(table, 0), hand(table, 0)) == (["?r4"], ["r7"])
    assert table.turn == 1


@clause("3.2", "3.4")
def test_a_card_laid_face_up_is_triggered() -> None:
    table = position(TWO, hands={0: ["r1", "r7"]}, rows={0: ["?r2"]}).play("up rats-1")
    assert row(table, 0) == ["?r2", "r1"]
    assert table.happened("triggered") == [{"seat": 0, "card": "rats-1"}]


@clause("3.2", "3.5")
def test_a_card_is_discarded_to_turn_up_and_trigger_a_hidden_one() -> None:
    table = position(TWO, hands={0: ["r4", "r7"]}, rows={0: ["?r1", "r2", "?r12"], 1: ["?r3"]})
    assert "discard rats-4" in table.moves()
    table.play("discard rats-4")
    assert table.asked == (0, "turn_up_for_discard")
    assert table.moves() == ["card 0.1", "card 0.3"]
    table.play("card 0.1")
    assert row(table, 0) == ["r1", "r2", "?r12"]
    assert discard(table)[0] == "r4"
    assert table.happened("triggered") == [{"seat": 0, "card": "rats-1"}]


@clause("3.5")
def test_a_hidden_card_whose_effect_cannot_be_carried_out_cannot_be_turned_up() -> None:
    table = position(TWO, hands={0: ["r4", "r7"]}, rows={0: ["?r1", "?r5", "?r8"], 1: ["r3"]}).play("discard rats-4")
    assert table.moves() == ["card 0.1", "card 0.3"]
    table = position(TWO, hands={0: ["r4", "r7"]}, rows={0: ["?r5"], 1: ["r3"]})
    assert table.moves() == ["down rats-4", "down rats-7"]
    assert "turn up" in table.why("discard rats-4")


@clause("3.6")
def test_the_discarded_card_already_lies_on_the_pile() -> None:
    table = position(TWO, hands={0: ["r4", "r9"]}, rows={0: ["?r3"]}, discard=[]).play("discard rats-4")
    deck = table.view(1)["deck"]
    assert deck["known"] == [{"depth": deck["cards"], "card": "rats-4"}], "the 3 put it under the deck"
    table = position(RACCOONS, hands={0: ["r4", "r9"]}, rows={0: ["?c1"]}, discard=["r1", "r2"])
    assert "discard rats-4" in table.moves()
    table = position(RACCOONS, hands={0: ["r4", "r9"]}, rows={0: ["?c1"]}, discard=["r1"])
    assert "discard rats-4" not in table.moves()


@clause("3.7")
def test_an_effect_that_cannot_be_carried_out_in_full_forbids_the_play() -> None:
    table = position(TWO, hands={0: ["r5", "r12"]}, rows={1: ["r9"]})
    assert table.moves() == ["down rats-5", "down rats-12"]
    assert "in full" in table.why("up rats-5")


@clause("3.7")
def test_it_looks_ahead_through_a_chain_of_triggers() -> None:
    """The 6 turns up a hidden 6, which turns up what is hidden beside it."""
    table = position(TWO, hands={0: ["r6", "r2"]}, rows={0: ["?r6", "?r5"], 1: ["r9"]})
    assert "up rats-6" not in table.moves(), "at the end of the chain there is nothing to look at"
    table = position(TWO, hands={0: ["r6", "r2"]}, rows={0: ["?r6", "?r5"], 1: ["?r9"]})
    assert "up rats-6" in table.moves()
    table.play("up rats-6", "card 0.1")
    assert [event["card"] for event in table.happened("triggered")] == ["rats-6", "rats-6", "rats-5"]


@clause("3.7")
def test_only_choices_that_can_be_carried_out_to_the_end_are_offered() -> None:
    table = position(TWO, hands={0: ["r6", "r2"]}, rows={0: ["?r6", "?r4", "?r1"], 1: ["r9"]}).play("up rats-6")
    assert table.moves() == ["card 0.1", "card 0.3"], "the 4 finds no token; the hidden 6 can go on to the 1"


@clause("3.7")
def test_what_a_chain_turns_up_can_be_what_the_last_effect_needs() -> None:
    """The 7 needs another visible card of yours: the 6 that led to it."""
    table = position(TWO, hands={0: ["r6", "r2"]}, rows={0: ["?r7"]}).play("up rats-6")
    assert row(table, 0) == ["r7", "?r6"]


@clause("3.7")
def test_what_a_chain_turns_up_can_be_what_the_last_effect_lacks() -> None:
    """The Weasels' 1 needs a hidden card, but it was the last one."""
    table = position(WEASELS, hands={0: ["r6", "r2"]}, rows={0: ["?w1"]})
    assert "up rats-6" not in table.moves()
    table = position(WEASELS, hands={0: ["r6", "r2"]}, rows={0: ["?w1", "?r4"]})
    assert "up rats-6" in table.moves()


@clause("3.8")
def test_the_card_itself_already_lies_face_up() -> None:
    table = position(TWO, hands={0: ["r8", "r2"]}, faces=["+5"]).play("up rats-8", "token +5")
    assert row(table, 0) == ["r8:+5"]
    table = position(WEASELS, hands={0: ["w5", "r2"]}, rows={0: ["?w1"], 1: ["?r9"]})
    assert "up weasels-5" in table.moves()
    table = position(WEASELS, hands={0: ["r3", "r2"]}, rows={0: ["?w5"], 1: ["?r9"]})
    assert "discard rats-3" not in table.moves(), "turned up it is no hidden card any more"


@clause("3.9")
def test_no_card_is_triggered_twice_in_a_turn() -> None:
    table = position(WEASELS, hands={0: ["w6", "r2"]}, rows={0: ["r6", "?r8"]}).play("up weasels-6")
    assert [event["card"] for event in table.happened("triggered")] == ["weasels-6", "rats-6", "rats-8"]
    table = position(WEASELS, hands={0: ["r6", "r2"]}, rows={0: ["?w6"]})
    assert "up rats-6" not in table.moves(), "the Weasels' 6 would find only the 6 that triggered it"
    table = position(WEASELS, hands={0: ["r6", "r2"]}, rows={0: ["?w6", "r8"]}).play("up rats-6")
    assert table.asked == (0, "which_token"), "of two visible cards one was already triggered"


@clause("3.9")
def test_the_next_turn_it_can_be_triggered_again() -> None:
    table = position(WEASELS, hands={0: ["w6", "r2"], 1: ["r3"]}, rows={0: ["r1"]}, deck=["r9", "r10"])
    table.play("up weasels-6", "draw deck", "down rats-3")
    assert table.table.triggered == 0


@clause("3.10")
def test_a_card_turned_up_without_being_triggered_has_no_effect() -> None:
    table = position(TWO, hands={0: ["r12", "r2"]}, rows={0: ["r1"], 1: ["?r10"]}).play("up rats-12")
    assert row(table, 1) == ["r10"]
    assert table.happened("triggered") == [{"seat": 0, "card": "rats-12"}]
    assert table.turn == 1


@clause("3.11")
def test_a_question_with_one_answer_for_all_to_see_is_not_put() -> None:
    table = position(TWO, hands={0: ["r5", "r2"]}, rows={1: ["?r9", "r3"]}).play("up rats-5")
    assert table.turn == 1, "there was one hidden card to look at"
    table = position(TWO, hands={0: ["r1"]}, discard=[])
    assert table.question == "play_card", "with no pile the deck is all there is"


@clause("3.2", "3.11")
def test_of_two_same_prints_the_one_held_longer_is_played() -> None:
    """Nobody can tell; but a match that is played again must come out the same."""
    table = position(TWO, hands={0: ["r1", "r1"]})
    held = [int(card) for card in table.table.players[0].hand]
    assert held == [0, 1]
    table.play("down rats-1")
    assert [int(table.table.players[0].row[0]), int(table.table.players[0].hand[0])] == held


@clause("3.7")
def test_a_card_that_cannot_be_carried_out_stays_hidden_for_the_next_one() -> None:
    """The 6 may turn up the 5, which exchanges a hidden card: the 4, which can do nothing without tokens."""
    for hidden in (["?w4", "?w5"], ["?w5", "?w4"]):
        table = position(WEASELS, hands={0: ["r6", "r1"]}, rows={0: hidden, 1: ["?r3"]})
        table.play("up rats-6")
        assert table.moves() == [f"card 0.{hidden.index('?w5') + 1}"]


@clause("3.12")
def test_with_an_empty_discard_pile_one_draws_from_the_deck_unasked() -> None:
    table = position(TWO, hands={0: ["r1"]}, deck=["r9"], discard=[])
    assert hand(table, 0) == ["r1", "r9"]
    assert table.question == "play_card"


@clause("3.12")
def test_with_an_empty_deck_an_effect_draws_from_the_discard_pile_unasked() -> None:
    table = position(TWO, hands={0: ["r2"]}, deck=["r9"], deck_size=1, discard=["r4"])
    table.play("draw deck", "up rats-2")
    assert table.happened("drew_discard") == [{"seat": 0, "card": "rats-4"}]
    assert table.question == "discard_from_hand"


@clause("3.12")
def test_an_effect_needs_as_many_cards_as_it_names() -> None:
    for pile, is_open in ((["r4", "r5"], False), (["r4", "r5", "r6"], True)):
        table = position(RACCOONS, hands={0: ["c1", "r7"]}, discard=pile)
        assert ("up raccoons-1" in table.moves()) is is_open
