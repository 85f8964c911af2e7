"""The checker checks: a table corrupted in one way breaks the law about it, and a sound one breaks none."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from rattery.core.record import duplicate
from rattery.games.ratjack.parts import SPECTATOR
from rattery.games.ratjack.rules import LAWS, check
from tests.positions import position


def set_to(path: str, value: int) -> Callable[[Any], None]:
    """Corrupt one field: `players[0].points`."""

    def corrupt(s: Any) -> None:
        exec(f"s.{path} = {value}", {"s": s})  # noqa: S102

    return corrupt


def turn_a_card_into_another(s: Any) -> None:
    s.kind[0] = (s.kind[0] + 1) % 12


def hold_a_card_twice(s: Any) -> None:
    s.players[1].hand[0] = s.players[0].hand[0]


def lose_a_token(s: Any) -> None:
    s.reserve &= ~2


def put_a_token_on_two_cards(s: Any) -> None:
    s.token_on[int(s.players[1].row[0])] = 0


def put_a_token_into_a_hand(s: Any) -> None:
    s.token_on[int(s.players[0].row[0])] = -1
    s.token_on[int(s.players[0].hand[0])] = 0


def forget_an_open_card(s: Any) -> None:
    s.known[int(s.pile[0])] = s.shown[int(s.pile[0])] = 1


def forget_an_own_card(s: Any) -> None:
    s.known[int(s.players[1].hand[0])] = s.shown[int(s.players[1].hand[0])] = 0


def show_what_is_not_known(s: Any) -> None:
    s.shown[int(s.players[1].hand[0])] |= 1


def hide_what_is_known(s: Any) -> None:
    s.known[int(s.deck[0])] |= 1


def doubt_what_is_not_known(s: Any) -> None:
    s.doubtful[int(s.deck[0])] |= 1


def tell_a_spectator_alone(s: Any) -> None:
    s.known[int(s.deck[0])] = s.shown[int(s.deck[0])] = 1 << SPECTATOR


def hold_too_many(s: Any) -> None:
    s.active = 1


def turn_up_a_card_in_the_deck(s: Any) -> None:
    card = int(s.deck[0])
    s.visible |= 1 << card
    s.known[card], s.shown[card] = 31, 31


def turn_up_a_card_that_does_not_count(s: Any) -> None:
    card = int(s.players[1].row[0])
    s.visible |= 1 << card
    s.known[card], s.shown[card] = 31, 31


CORRUPTIONS = [
    (1, turn_a_card_into_another),
    (2, hold_a_card_twice),
    (2, set_to("in_deck", 3)),
    (2, set_to("players[0].in_row", 0)),
    (2, set_to("lies[0]", 9)),
    (2, set_to("players[1].in_hand", 2)),
    (3, lose_a_token),
    (3, put_a_token_on_two_cards),
    (3, put_a_token_into_a_hand),
    (3, set_to("token_on[0]", 6)),
    (4, forget_an_open_card),
    (4, forget_an_own_card),
    (5, show_what_is_not_known),
    (5, hide_what_is_known),
    (5, doubt_what_is_not_known),
    (6, tell_a_spectator_alone),
    (7, hold_too_many),
    (8, turn_up_a_card_in_the_deck),
    (9, set_to("players[0].points", 4)),
    (9, set_to("players[1].points", -1)),
    (9, set_to("players[1].points", 3)),
    (9, set_to("over", 1)),
    (10, set_to("decider", -1)),
    (10, set_to("asked", 0)),
    (10, set_to("asked", 99)),
    (11, set_to("fewest", 24)),
    (11, set_to("quiet", 25)),
    (12, turn_up_a_card_that_does_not_count),
    (12, set_to("players[0].total", 3)),
    (12, set_to("players[1].before", 0)),
    (12, set_to("in_play", 1)),
    (12, set_to("covered", 0)),
    (12, set_to("locked", 1)),
    (12, set_to("shielded", 1)),
    (12, set_to("muted", 1)),
]


@pytest.mark.parametrize(("law", "corrupt"), CORRUPTIONS)
def test_a_corrupted_table_breaks_the_law_about_it(law: int, corrupt: Callable[[Any], None]) -> None:
    table = position("ratjack(players=2)", hands={0: ["r4", "r5"]}, rows={0: ["r3:+1"], 1: ["?r9"]}, discard=["r6"])
    assert check(table.match.game.box, table.table) == 0
    corrupted = duplicate(table.table)
    corrupt(corrupted)
    assert LAWS[check(table.match.game.box, corrupted)] == LAWS[law]


def test_every_law_is_broken_by_something() -> None:
    assert {law for law, _ in CORRUPTIONS} == set(range(1, len(LAWS)))
