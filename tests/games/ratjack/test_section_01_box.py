"""Section 1: the box."""

from __future__ import annotations

from collections import Counter

import pytest

from rattery import load
from rattery.core.errors import BadOption
from rattery.games.ratjack.parts import KINDS, TOKEN_FACES
from tests.clauses import clause
from tests.positions import box_of, position, table_of


@clause("1.1")
def test_two_to_four_play() -> None:
    for players in (2, 3, 4):
        assert load("ratjack", players=players).players == players
    for players in (1, 5):
        with pytest.raises(BadOption):
            load("ratjack", players=players)


@clause("1.2")
@pytest.mark.parametrize("packs", ["rats+rats", "rats+weasels", "rats+raccoons", "weasels+raccoons"])
def test_a_game_mixes_two_packs_of_twelve(packs: str) -> None:
    game = load("ratjack", packs=packs)
    one, other = packs.split("+")
    expected = Counter(f"{pack}-{number}" for pack in (one, other) for number in range(1, 13))
    assert Counter(KINDS[kind] for kind in table_of(game.new(seed=3)).kind) == expected


@clause("1.2")
def test_two_packs_of_rats_are_the_standard() -> None:
    assert vars(load("ratjack").options)["packs"] == "rats+rats"
    with pytest.raises(BadOption):
        load("ratjack", packs="weasels+weasels")


@clause("1.3")
def test_six_tokens_lie_in_the_reserve() -> None:
    assert len(load("ratjack").new(seed=1).view(None)["reserve"]) == 6


@clause("1.4")
def test_the_sides_of_the_tokens() -> None:
    box = box_of(load("ratjack"))
    sides = {frozenset(TOKEN_FACES[face] for face in token) for token in box.faces}
    pairs = [("+1", "zero"), ("+3", "half"), ("+5", "double"), ("+10", "-5"), ("-3", "lock"), ("shield", "mute")]
    assert sides == set(map(frozenset, pairs))


@clause("1.5")
def test_rounds_are_played_until_somebody_has_three_points() -> None:
    rows = {0: ["r12", "r8"], 1: ["r3"]}
    table = position("ratjack(players=2)", hands={0: ["r5", "r1"]}, rows=rows | {1: ["?r3"]}, points={0: 1})
    table.play("up rats-5")
    assert (table.is_over, table.scores) == (False, [2, 0])
    assert table.table.round_number == 2
    table = position("ratjack(players=2)", hands={0: ["r5", "r1"]}, rows=rows | {1: ["?r3"]}, points={0: 2})
    assert table.play("up rats-5").winners == [0]


@clause("1.6")
def test_any_card_on_the_table_is_visible_or_hidden_and_of_a_player_in_the_round() -> None:
    packs = "ratjack(players=3,packs=rats+raccoons)"
    rows = {0: ["r2"], 1: ["r3", "?r4"], 2: ["r5"]}
    table = position(packs, hands={0: ["c8", "r1"]}, rows=rows, out=[2]).play("up raccoons-8", "token +1")
    assert table.moves() == ["card 0.1", "card 0.2", "card 1.1", "card 1.2"]


@clause("1.6")
def test_an_opposing_card_lies_in_front_of_somebody_else() -> None:
    rows = {0: ["r2", "?r7"], 1: ["r3", "?r4"], 2: ["?r5"]}
    table = position("ratjack(players=3)", hands={0: ["r11", "r1"]}, rows=rows, out=[2]).play("up rats-11", "token +1")
    assert table.moves() == ["card 1.1", "card 1.2"]
