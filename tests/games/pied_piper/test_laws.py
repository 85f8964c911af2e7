"""The checker checks: a table corrupted in one way breaks the law about it, and a sound one breaks none."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from rattery.core.record import duplicate
from rattery.games.pied_piper.rules import LAWS, check
from rattery.games.pied_piper.rules.table import QUESTIONS
from tests.games.pied_piper.positions import kind_number
from tests.positions import Position, box_of, position, table_of
from tests.variants import loaded

HIDDEN = "pied_piper(players=4,variant=hidden)"
SEWER, BACK = kind_number("sewer"), kind_number("back1")


def a_table() -> Position:
    """After a shuffle, one player out, a card of seat 3 face down under the first character."""
    hands = {0: ["sewer", "sewer", "back1", "back1"], 2: ["sewer", "sewer", "back1", "back1"]}
    table = position(
        HIDDEN,
        row=["red", "blue", "black", "yellow"],
        under={1: ["plus1"]},
        face_down=[1],
        deck=[],
        hands=hands,
        out=[1],
        captured={0: 1},
    )
    return table.play("lay sewer 2", "lay back1 3")


def set_to(path: str, value: int) -> Callable[[Any], None]:
    """Corrupt one field: `players[0].captured`."""

    def corrupt(s: Any) -> None:
        exec(f"s.{path} = {value}", {"s": s})  # noqa: S102

    return corrupt


def change_by(path: str, value: int) -> Callable[[Any], None]:
    def corrupt(s: Any) -> None:
        exec(f"s.{path} += {value}", {"s": s})  # noqa: S102

    return corrupt


def both(*corruptions: Callable[[Any], None]) -> Callable[[Any], None]:
    """Several together, so that only the law in question is broken."""

    def corrupt(s: Any) -> None:
        for one in corruptions:
            one(s)

    return corrupt


def put_figure_beside_the_fallen_house(s: Any) -> None:
    s.figures[0] = 1


def discard_a_card(seat: int) -> Callable[[Any], None]:
    return both(change_by(f"players[{seat}].hand[{SEWER}]", -1), change_by(f"action_discard[{SEWER}]", 1))


def draw_a_card_too_many(s: Any) -> None:
    kind = next(kind for kind in range(6) if s.action_deck[kind] > 0)
    s.action_deck[kind] -= 1
    s.players[2].hand[kind] += 1


def give_a_card_to_who_is_out(s: Any) -> None:
    kind = next(kind for kind in range(6) if s.action_deck[kind] > 0)
    s.action_deck[kind] -= 1
    s.players[1].hand[kind] += 1


def take_away_a_character(s: Any) -> None:
    s.character_discard[s.characters[3].figure] += 1
    s.characters[3].figure = -1


def take_away_a_character_with_a_card(s: Any) -> None:
    s.character_discard[s.characters[1].figure] += 1
    s.characters[1].figure = -1
    s.laid_at = 3


def stack_two_cards(s: Any) -> None:
    kind = next(kind for kind in range(6) if s.action_deck[kind] > 0)
    s.action_deck[kind] -= 1
    s.characters[1].laid = 2
    s.characters[1].cards[1].kind = kind
    s.characters[1].cards[1].owner = 0


CORRUPTIONS = [
    (1, change_by(f"players[2].hand[{SEWER}]", 1)),
    (1, change_by(f"action_discard[{SEWER}]", 1)),
    (1, both(set_to("action_discard[0]", -1), change_by("action_deck[0]", 1))),
    (1, set_to("characters[0].cards[0].kind", SEWER)),
    (1, both(set_to(f"players[1].hand[{SEWER}]", -1), change_by(f"action_deck[{SEWER}]", 1))),
    (2, change_by("character_deck[2]", 1)),
    (2, set_to("characters[0].figure", 3)),
    (2, both(set_to("character_discard[0]", -1), change_by("character_deck[0]", 1))),
    (2, set_to("set_aside", 1)),
    (3, put_figure_beside_the_fallen_house),
    (3, set_to("figures[0]", 4)),
    (3, both(set_to("figures[6]", 0), set_to("character_deck[6]", 3))),
    (4, set_to("houses[0].counter", -1)),
    (4, set_to("houses[0].counter", 7)),
    (4, set_to("houses[0].counter", 8)),
    (4, set_to("houses[1].counter", 3)),
    (5, set_to("players[0].out", 1)),
    (5, both(set_to("players[1].captured", 1), set_to("players[0].captured", 0))),
    (5, give_a_card_to_who_is_out),
    (6, set_to("players[0].captured", 0)),
    (6, set_to("counters_gone", 1)),
    (7, draw_a_card_too_many),
    (7, discard_a_card(0)),
    (8, set_to("characters[3].laid", -1)),
    (8, take_away_a_character),
    (8, take_away_a_character_with_a_card),
    (8, stack_two_cards),
    (9, set_to("characters[0].cards[0].owner", 4)),
    (9, set_to("characters[1].cards[0].owner", -1)),
    (10, both(set_to("was_shuffled", 0), set_to("lays_count", 1))),
    (10, set_to(f"players[0].held[{SEWER}]", 9)),
    (10, both(set_to("characters[1].cards[0].lay", 0), set_to("lays[0].kind", 5))),
    (11, set_to("decider", -1)),
    (11, set_to("decider", 0)),
    (11, set_to("asked", 0)),
    (11, set_to("asked", len(QUESTIONS))),
    (11, set_to("over", 1)),
    (12, set_to("old_unseen[0]", 1)),
    (12, set_to("new_unseen[5]", 1)),
]  # fmt: skip


@pytest.mark.parametrize(("law", "corrupt"), CORRUPTIONS)
def test_a_corrupted_table_breaks_the_law(law: int, corrupt: Callable[[Any], None]) -> None:
    table = a_table()
    s, box = duplicate(table.table), table.box
    assert check(box, s) == 0
    corrupt(s)
    assert check(box, s) == law, LAWS[law]


def test_a_neutral_house_with_a_counter_breaks_the_law() -> None:
    match = loaded("pied_piper(players=2)").new(seed=1)
    s = duplicate(table_of(match))
    s.houses[1].counter = 1
    assert check(box_of(match.game), s) == 4


def test_a_card_face_down_where_none_may_be_breaks_the_law() -> None:
    table = position("pied_piper(players=4)", under={1: ["sewer"]})
    table.table.characters[0].cards[0].face_down = True
    assert check(table.box, table.table) == 9


def test_somebody_who_has_hidden_a_card_where_none_may_be_breaks_the_law() -> None:
    table = position("pied_piper(players=4)")
    table.table.has_hidden = True
    assert check(table.box, table.table) == 9


def test_a_figure_beside_a_sixth_house_breaks_the_law() -> None:
    table = position("pied_piper(players=5)")
    table.table.figures[0] = 5
    assert check(table.box, table.table) == 3


@pytest.mark.parametrize(("seat", "more"), [(2, 2), (3, 1)])
def test_a_laid_card_explains_one_card_of_its_own_kind_and_player(seat: int, more: int) -> None:
    """Seat 2 has laid a sewer since the shuffle; nobody held more than that and what he has now."""
    table = a_table().play("lay sewer 4")
    s, box = table.table, table.box
    s.players[seat].held[SEWER] = s.players[seat].hand[SEWER] + more
    assert check(box, s) == 10
    s.players[seat].held[SEWER] -= 1
    assert check(box, s) == 0


def test_a_laid_card_explains_no_card_of_another_kind() -> None:
    table = a_table().play("lay sewer 4")
    s, box = table.table, table.box
    s.players[2].held[BACK] = s.players[2].hand[BACK] + 1
    assert check(box, s) == 10


def test_a_game_that_goes_on_with_two_players_breaks_the_law() -> None:
    with pytest.raises(ValueError, match="it is over when too few are left"):
        position("pied_piper(players=4)", out=[2, 3])


def test_every_law_is_tested() -> None:
    assert {law for law, _ in CORRUPTIONS} | {0} == set(range(len(LAWS)))
