"""What a pair of eyes observes, number for number."""

from __future__ import annotations

import numpy as np

from rattery.games.ratjack.parts import CARDS, ROW, SPECTATOR, TOKENS
from rattery.games.ratjack.rules.observing import observe_basics
from rattery.games.ratjack.rules.schema import BASICS, PER_CARD, PER_PLAYER, SHARED
from rattery.games.ratjack.rules.sight import memories_fade
from tests.games.observations import observed, whole
from tests.games.ratjack.positions import kind_of
from tests.positions import position

PILE = SHARED + TOKENS
DECK = PILE + CARDS
PLAYERS = DECK + CARDS
UNKNOWN, EMPTY, NO_FACE = -1, -2, -1


def player(row: list[int], seat: int) -> list[int]:
    """What is known of a player, but for the cards on the table."""
    at = PLAYERS + seat * PER_PLAYER
    return row[at : at + 8]


def cards(row: list[int], seat: int, count: int) -> list[list[int]]:
    """So many cards on the table: the kind, whether it is face up, the token's face."""
    at = PLAYERS + seat * PER_PLAYER + 8
    assert row[at + count * PER_CARD : PLAYERS + (seat + 1) * PER_PLAYER] == [EMPTY] * (
        PER_PLAYER - 8 - count * PER_CARD
    )
    return [row[at + place * PER_CARD : at + (place + 1) * PER_CARD] for place in range(count)]


def test_a_turn_as_the_player_the_others_and_somebody_who_watches_see_it() -> None:
    table = position(
        "ratjack(players=3)",
        active=1,
        hands={0: ["r7"], 1: ["r5", "r8"], 2: ["r1"]},
        rows={0: ["?r9"], 1: ["r3:+1", "?r4:lock"], 2: ["r12", "?r2"]},
        discard=["r6", "r11"],
        deck=["r10", "r1"],
        known={2: ["deck", "hand 1", "0.1"]},
        points={2: 2},
        quiet=3,
        fewest=8,
        round=4,
    )
    mine, left, watching = observed(table, 1), observed(table, 2), observed(table, SPECTATOR)
    in_deck = int(table.table.in_deck)
    assert mine[:SHARED] == [4, 0, 3, 0, 0, in_deck, 2, 3, 8, UNKNOWN, 0, -1, NO_FACE, -1, 0, 0]
    assert left[3:5] == [2, 2]
    assert watching[3:5] == [1, 1]
    for row in (mine, left, watching):
        assert row[PILE:DECK] == [kind_of("r6"), kind_of("r11"), *[EMPTY] * (CARDS - 2)]
        assert row[DECK + 1 : PLAYERS] == [*[UNKNOWN] * (in_deck - 1), *[EMPTY] * (CARDS - in_deck)]
    assert [row[DECK] for row in (mine, left, watching)] == [UNKNOWN, kind_of("r10"), UNKNOWN]

    assert player(mine, 0) == [0, 0, 4, 2, 2, UNKNOWN, kind_of("r5"), kind_of("r8")]
    assert player(mine, 1) == [2, 0, 12, 1, 2, UNKNOWN, EMPTY, UNKNOWN]
    assert player(mine, 2) == [0, 0, 0, 1, 1, UNKNOWN, EMPTY, UNKNOWN]
    assert player(left, 2) == [0, 0, 4, 2, 2, UNKNOWN, UNKNOWN, kind_of("r5")]
    assert player(left, 1) == [0, 0, 0, 1, 1, UNKNOWN, EMPTY, UNKNOWN]
    assert player(watching, 1) == [0, 0, 4, 2, 2, UNKNOWN, UNKNOWN, UNKNOWN]

    plus, lock = 6, 3
    assert cards(mine, 0, 2) == [[kind_of("r3"), 1, plus], [kind_of("r4"), 0, lock]]
    assert cards(mine, 1, 2) == [[kind_of("r12"), 1, NO_FACE], [UNKNOWN, 0, NO_FACE]]
    assert cards(mine, 2, 1) == [[UNKNOWN, 0, NO_FACE]]
    assert cards(left, 1, 1) == [[kind_of("r9"), 0, NO_FACE]]
    assert cards(watching, 1, 2) == [[kind_of("r3"), 1, plus], [UNKNOWN, 0, lock]]
    assert mine[PLAYERS + 3 * PER_PLAYER :] == [EMPTY] * PER_PLAYER, "nobody sits there"


def test_tokens_in_the_reserve_show_their_faces_and_those_on_cards_nothing() -> None:
    table = position("ratjack(players=2)", hands={0: ["r5", "r8"]}, rows={0: ["r3:+1"]})
    faces = [int(table.box.faces[token][0]) for token in range(TOKENS)]
    used = faces.index(6)
    faces[used] = NO_FACE
    assert observed(table, 0)[SHARED:PILE] == faces


def test_while_cards_are_hidden_everybody_sees_his_own_choice_and_nobody_elses() -> None:
    table = position("ratjack(players=3)")
    first = str(table.match.moves()[0])
    table.play(first)
    chosen = int(table.table.kind[table.table.players[0].chosen])
    assert [observed(table, eye)[3] for eye in (0, 1, 2, SPECTATOR)] == [-1, 0, -1, -1]
    assert [player(observed(table, 0), seat)[5] for seat in range(3)] == [chosen, UNKNOWN, UNKNOWN]
    assert [player(observed(table, 1), seat)[5] for seat in range(3)] == [UNKNOWN] * 3


def test_the_card_that_was_chosen_before_another_one() -> None:
    table = position(
        "ratjack(players=3,packs=rats+weasels)",
        hands={0: ["w10", "r8"]},
        rows={0: ["?r9", "r2"], 1: ["r4", "?r3"], 2: ["?r6", "r1"]},
    )
    table.play("up weasels-10")
    assert observed(table, 0)[9:14] == [kind_of("w10"), 0, -1, NO_FACE, -1]
    table.play("card 1.2")
    assert table.question == "exchange_with"
    for eye, seat in ((0, 1), (1, 0), (2, 2), (SPECTATOR, 1)):
        assert observed(table, eye)[9:14] == [kind_of("w10"), 0, seat * ROW + 1, NO_FACE, -1]


def test_the_token_that_was_chosen_before_its_card() -> None:
    table = position(
        "ratjack(players=2,packs=rats+weasels)", hands={0: ["w3", "r8"]}, rows={0: ["?r9"], 1: ["?r3"]}, faces=["zero"]
    )
    table.play("up weasels-3", "token zero")
    assert table.question == "token_on_which"
    assert observed(table, 1)[9:14] == [kind_of("w3"), 0, -1, 0, -1]


def test_the_step_of_an_effect() -> None:
    """The card was drawn; now one is discarded."""
    table = position("ratjack(players=2)", hands={0: ["r2", "r8"]}).play("up rats-2", "draw deck")
    row = observed(table, 1)
    assert row[9:14] == [kind_of("r2"), 1, -1, NO_FACE, -1]
    assert row[15] == 1, "the deck got smaller"
    assert row[8] == row[5]


def test_the_end_of_a_round_and_of_the_game() -> None:
    table = position("ratjack(players=2)", hands={0: ["r3", "r8"]}, rows={0: ["r12", "r10"]}, points={0: 2, 1: 1})
    table.play("up rats-3")
    assert table.is_over
    row = observed(table, 1)
    assert row[1:5] == [1, 0, -1, 1]
    assert player(row, 0)[:5] == [1, 0, 0, 1, 0]
    assert player(row, 1)[:5] == [3, 0, 25, 1, 3]


def test_who_is_out_of_the_round() -> None:
    table = position("ratjack(players=3)", hands={0: ["r12", "r8"]}, rows={0: ["r11"], 1: ["r12", "r10", "?r9"]})
    table.play("up rats-12")
    assert [player(observed(table, 0), seat)[:3] for seat in range(3)] == [[1, 0, 23], [0, 1, 31], [0, 0, 0]]


def test_there_is_a_number_for_as_many_cards_as_can_lie_in_any_place() -> None:
    table = position("ratjack(players=4)")
    table.table.in_pile = table.table.in_deck = CARDS
    for rat in table.table.players:
        rat.in_row = ROW
    row = observed(table, 0)
    assert row[5:7] == [CARDS, CARDS]
    assert EMPTY not in row[PILE:PLAYERS]
    assert all(player(row, seat)[4] == ROW for seat in range(4))


def test_what_a_hand_card_would_lead_to_and_what_may_still_come() -> None:
    table = position(
        "ratjack(players=3)", hands={0: ["r5", "r8"]}, rows={0: ["r12", "?r4"], 1: ["r11", "r9", "?r3"], 2: ["?r6"]}
    )
    seen = table.match.game.schema.read(whole(table, 0))
    assert seen["hand_card.number"].tolist() == [5, 8]
    assert seen["hand_card.after"].tolist() == [17, 20]
    assert seen["standing.missing"].tolist()[:3] == [13, 5, 25]
    assert seen["standing.hidden"].tolist()[:3] == [1, 1, 1]
    assert seen["standing.hidden_value"].tolist()[:3] == [4, 0, 0]
    assert seen["standing.turns_until"].tolist()[:3] == [0, 1, 2]
    assert int(seen["unseen"].sum()) == int(seen["in_deck"]) + 4, "two hidden cards, and two hands of one card"
    assert [int(seen[name]) for name in ("players", "memory_aid", "limit")] == [3, 1, 25]


def test_a_learner_remembers_what_the_table_no_longer_shows() -> None:
    """Without the memory aid a card looked at is not shown for long; who has seen it still knows it."""
    table = position(
        "ratjack(players=2,memory_aid=false)", hands={0: ["r5", "r8"]}, rows={1: ["?r3"]}, known={0: ["1.1"]}
    )
    memories_fade(table.box, table.table)
    remembered = cards(observed(table, 0), 1, 1)[0][0]
    basics = np.zeros(BASICS, np.int16)
    observe_basics(table.box, table.table, 0, basics)
    assert remembered == kind_of("r3")
    assert basics[PLAYERS + PER_PLAYER + 8] == UNKNOWN
