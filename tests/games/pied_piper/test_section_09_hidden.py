"""Section 9: the variant with hidden cards."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

from rattery.core.errors import MayNotUndo
from rattery.games.pied_piper.parts import CARDS
from rattery.games.pied_piper.rules.observing import observe
from rattery.games.pied_piper.rules.schema import OBSERVATION
from tests.clauses import clause
from tests.games.pied_piper.positions import counters
from tests.positions import Position, position, table_of

HIDDEN = "pied_piper(players=4,variant=hidden)"
ROW = ["red", "blue", "black", "yellow"]
EVERYBODY = (0, 1, 2, 3, None)


def hides(moves: list[str]) -> list[str]:
    return [move for move in moves if move.startswith("hide")]


@clause("9.1")
def test_one_of_the_two_cards_may_be_laid_face_down_the_first_or_the_second() -> None:
    table = position(HIDDEN, row=ROW, hands={0: ["sewer", "sewer", "sewer", "sewer"]})
    assert hides(table.moves()) == ["hide sewer 1", "hide sewer 2", "hide sewer 3", "hide sewer 4"]
    table.play("lay sewer 1")
    assert hides(table.moves()) == ["hide sewer 2", "hide sewer 3", "hide sewer 4"]


@clause("9.1")
def test_but_not_both() -> None:
    table = position(HIDDEN, row=ROW, hands={0: ["sewer", "sewer", "sewer", "sewer"]}).play("hide sewer 1")
    assert table.moves() == ["lay sewer 2", "lay sewer 3", "lay sewer 4"]
    assert table.why("hide sewer 2") == "You have already laid a card face down this turn."


@clause("9.1")
def test_the_next_player_may_hide_a_card_again() -> None:
    table = position(HIDDEN, row=ROW, hands={0: ["sewer", "sewer"]}).play("hide sewer 1", "lay sewer 2")
    assert hides(table.moves())


@clause("9.1")
def test_the_first_player_may_lay_the_single_card_face_down() -> None:
    table = position(HIDDEN, opening=True, row=ROW, hands={0: ["melody"]}).play("hide melody 3")
    assert table.view(1)["row"][2]["cards"] == [{"card": None, "face_down": True, "seat": 0}]
    assert table.turn == 1


@clause("9.1")
def test_in_the_standard_game_nothing_is_hidden() -> None:
    table = position("pied_piper(players=4)", hands={0: ["sewer"]})
    assert hides(table.moves()) == []
    assert table.why("hide sewer 1") == "In this game every card is laid face up."


@clause("9.2")
def test_a_card_that_completes_a_character_may_be_laid_face_down() -> None:
    table = position(HIDDEN, row=ROW, under={1: ["forward1"]}, hands={0: ["forward2", "sewer"]}, gaps={1: ["red"]})
    table.play("hide forward2 1")
    assert table.view(2)["row"][0]["cards"][1] == {"card": None, "face_down": True, "seat": 0}
    table.play("lay sewer 2")
    assert counters(table) == [0, 1, 1, 1]
    assert table.happened("turned_up", 2) == [{"card": "forward2", "figure": "red", "place": "1"}]


@clause("9.3")
def test_all_cards_under_activated_characters_are_turned_up_before_the_order_is_chosen() -> None:
    table = position(
        HIDDEN,
        row=ROW,
        under={1: ["melody"], 2: ["back1"], 3: ["plus1"]},
        face_down=[1, 2, 3],
        laid_by={1: 1, 2: 2, 3: 1},
        hands={0: ["forward2", "sewer"]},
    )
    table.play("hide forward2 1")
    assert table.happened("turned_up") == []
    table.play("lay sewer 2")
    assert table.asked == (0, "who_is_first")
    turned = [(event["place"], event["card"]) for event in table.happened("turned_up")]
    assert turned == [("1", "melody"), ("1", "forward2"), ("2", "back1")]
    assert [card["card"] for card in table.view(None)["row"][0]["cards"]] == ["melody", "forward2"]
    assert table.view(None)["row"][2]["cards"] == [{"card": None, "face_down": True, "seat": 1}]


def everything_told(table: Position, seat: int | None) -> dict[str, Any]:
    """All that reaches a seat: what it sees, hears and may do, in every language."""
    numbers = np.zeros(OBSERVATION, np.int16)
    observe(table.box, table.table, table.match.eye(seat), numbers)
    return {
        "view": table.view(seat),
        "events": table.match.events(seat),
        "log": [table.log(seat, lang) for lang in ("en", "fr", "de")],
        "observation": numbers.tolist(),
        "asked": table.asked,
        "asks": [table.match.asks(lang) for lang in ("en", "fr", "de")],
        "moves": table.moves() if table.turn == seat else None,
        "undo": table.match.why_not_undo(seat),
    }


@clause("9.4")
@pytest.mark.parametrize("others", [("back1", "melody"), ("forward1", "plus1")])
def test_a_card_face_down_is_known_only_to_whoever_laid_it(others: tuple[str, str]) -> None:
    """Two tables that differ in the hidden card, and in the hand it came from, are alike to everybody else."""
    one, other = (
        position(HIDDEN, row=ROW, hands={0: [*others, "sewer", "sewer"]}).play(f"hide {card} 1") for card in others
    )
    for seat in (1, 2, 3, None):
        assert json.dumps(everything_told(one, seat)) == json.dumps(everything_told(other, seat))
    assert everything_told(one, 0) != everything_told(other, 0)
    assert one.view(0)["row"][0]["cards"] == [{"card": others[0], "face_down": True, "seat": 0}]
    assert one.happened("laid_face_down", 0) == [{"seat": 0, "figure": "red", "place": "1", "card": others[0]}]
    assert one.happened("laid_face_down", 1) == [{"seat": 0, "figure": "red", "place": "1"}]


@clause("9.4")
def test_everybody_imagines_the_hidden_card_to_be_anything_but_its_owner_knows_it() -> None:
    table = position(HIDDEN, row=ROW, hands={0: ["melody", "sewer"]}).play("hide melody 1", "lay sewer 2")
    for seat in EVERYBODY:
        worlds = [table.match.imagine(seat, seed) for seed in range(150)]
        kinds = {CARDS[table_of(world).characters[0].cards[0].kind] for world in worlds}
        assert kinds == ({"melody"} if seat == 0 else set(CARDS))


@clause("9.4")
def test_laying_a_card_face_down_can_be_taken_back_and_has_shown_nobody_anything() -> None:
    table = position(HIDDEN, row=ROW, under={1: ["forward1"]}, hands={0: ["melody", "sewer"]})
    before = table.bytes
    table.play("hide melody 1")
    assert str(table.match.undo(0)) == "hide melody 1"
    assert table.bytes == before


@clause("9.4")
def test_once_a_card_was_turned_up_nothing_can_be_taken_back() -> None:
    table = position(HIDDEN, row=ROW, under={1: ["forward1"], 2: ["sewer"]}, hands={0: ["melody", "sewer"]})
    table.play("hide melody 1", "lay sewer 2")
    assert table.asked == (0, "who_is_first")
    with pytest.raises(MayNotUndo) as refused:
        table.match.undo(0)
    assert refused.value.message == "undo-revealed"


@clause("9.5")
def test_a_card_whose_owner_goes_out_stays_face_down() -> None:
    table = position(
        HIDDEN,
        row=ROW,
        under={1: ["forward1"], 4: ["melody"]},
        face_down=[4],
        laid_by={1: 0, 4: 1},
        hands={0: ["sewer", "sewer"]},
        gaps={1: ["red"]},
        counters={1: 6},
    )
    table.play("lay sewer 1", "lay sewer 2")
    assert table.view(None)["players"][1]["out"]
    for seat in EVERYBODY:
        card = table.view(seat)["row"][3]["cards"][0]
        assert card == {"card": "melody" if seat == 1 else None, "face_down": True, "seat": 1}
