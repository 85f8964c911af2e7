"""The checker checks: a table corrupted in one way breaks the law about it, and a sound one breaks none."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from rattery.core.record import duplicate
from rattery.games.ratjack.parts import CARDS, EVERYBODY, IN_DECK, IN_HAND, ON_PILE, SPECTATOR
from rattery.games.ratjack.rules import LAWS, check
from rattery.games.ratjack.rules.table import HIDING, QUESTIONS
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


def turn_up_a_hand_card(s: Any) -> None:
    card = int(s.players[0].hand[0])
    s.visible |= 1 << card
    s.known[card], s.shown[card] = EVERYBODY, EVERYBODY


def count_a_card_twice(s: Any) -> None:
    """Every card is where it should be, and one of them at two places."""
    s.deck[s.in_deck] = s.deck[0]
    s.in_deck += 1


def lay_a_card_where_nobody_sits(s: Any) -> None:
    """And count another one twice, so that there are as many as there should be."""
    s.players[1].row[1] = s.players[1].row[0]
    card = int(s.deck[s.in_deck - 1])
    s.in_deck, s.fewest = s.in_deck - 1, s.fewest - 1
    s.players[1].in_row = 2
    s.players[2].row[0], s.players[2].in_row, s.lies[card] = card, 1, 2


def put_the_deck_on_the_pile(s: Any) -> None:
    for place in range(s.in_deck):
        card = int(s.deck[place])
        s.pile[s.in_pile], s.lies[card], s.known[card], s.shown[card] = card, ON_PILE, EVERYBODY, EVERYBODY
        s.in_pile += 1
    s.in_deck = s.fewest = 0


def put_the_pile_under_the_deck(s: Any) -> None:
    for place in range(s.in_pile):
        card = int(s.pile[place])
        s.deck[s.in_deck], s.lies[card] = card, IN_DECK
        s.in_deck += 1
    s.in_pile = 0


def owe_the_deck_a_card(s: Any) -> None:
    put_the_deck_on_the_pile(s)
    s.pile[s.in_pile] = s.pile[0]
    s.in_deck, s.in_pile, s.fewest = -1, s.in_pile + 1, -1


def owe_the_pile_a_card(s: Any) -> None:
    put_the_pile_under_the_deck(s)
    s.deck[s.in_deck] = s.deck[0]
    s.in_deck, s.in_pile = s.in_deck + 1, -1


def lay_down_the_last_hand_card(s: Any) -> None:
    player = s.players[1]
    card = int(player.hand[0])
    player.row[player.in_row], s.lies[card] = card, 1
    player.in_hand, player.in_row = 0, player.in_row + 1


def hold_more_than_a_hand(s: Any) -> None:
    """Two cards of the deck are said to be in a hand that counts three and shows one."""
    for _ in range(2):
        s.in_deck, s.fewest = s.in_deck - 1, s.fewest - 1
        s.lies[int(s.deck[s.in_deck])] = IN_HAND + 1
    s.players[1].in_hand = 3


def lay_everything_before_one(s: Any) -> None:
    """All but a card in each hand."""
    player, other = s.players[1], s.players[0]
    kept = [int(player.hand[0]), int(other.hand[0])]
    for place, card in enumerate(card for card in range(CARDS) if card not in kept):
        player.row[place], s.lies[card] = card, 1
        s.known[card] = s.shown[card] = EVERYBODY
        player.before |= 1 << card
    player.in_row, other.in_row, other.in_hand, s.in_deck, s.in_pile, s.fewest = CARDS - 2, 0, 1, 0, 0, 0
    s.in_play, other.before = player.before, 0
    player.total, other.total = player.total + other.total, 0


def end_without_an_end(s: Any) -> None:
    s.over = True
    s.players[0].points = 3


CORRUPTIONS = [
    (1, turn_a_card_into_another),
    (2, hold_a_card_twice),
    (2, set_to("in_deck", 3)),
    (2, set_to("players[0].in_row", 0)),
    (2, set_to("lies[0]", 9)),
    (2, set_to("players[1].in_hand", 2)),
    (2, count_a_card_twice),
    (2, lay_a_card_where_nobody_sits),
    (2, hold_more_than_a_hand),
    (2, set_to("lies[12]", 1)),
    (2, set_to("lies[12]", IN_HAND)),
    (2, owe_the_deck_a_card),
    (2, owe_the_pile_a_card),
    (3, lose_a_token),
    (3, set_to("token_on[1]", -2)),
    (3, set_to("token_on[1]", 6)),
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
    (7, lay_down_the_last_hand_card),
    (7, set_to("stage", HIDING)),
    (8, turn_up_a_card_in_the_deck),
    (8, turn_up_a_hand_card),
    (9, set_to("players[0].points", 4)),
    (9, set_to("players[1].points", -1)),
    (9, set_to("players[1].points", 3)),
    (9, set_to("over", 1)),
    (10, set_to("decider", -1)),
    (10, set_to("asked", 0)),
    (10, set_to("decider", 2)),
    (10, set_to("asked", len(QUESTIONS))),
    (10, end_without_an_end),
    (11, set_to("fewest", 24)),
    (11, set_to("quiet", 25)),
    (11, set_to("quiet", -1)),
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
    assert check(table.box, table.table) == 0
    corrupted = duplicate(table.table)
    corrupt(corrupted)
    assert LAWS[check(table.box, corrupted)] == LAWS[law]


@pytest.mark.parametrize(
    "change",
    [
        put_the_deck_on_the_pile,
        put_the_pile_under_the_deck,
        lay_everything_before_one,
        set_to("quiet", 24),
        set_to("fewest", 0),
        set_to("players[1].points", 2),
        set_to("decider", 1),
        set_to("asked", 1),
        set_to("asked", len(QUESTIONS) - 1),
    ],
)
def test_a_table_may_go_to_its_limits(change: Callable[[Any], None]) -> None:
    table = position("ratjack(players=2)", hands={0: ["r4", "r5"]}, rows={0: ["r3:+1"], 1: ["?r9"]}, discard=["r6"])
    change(table.table)
    assert LAWS[check(table.box, table.table)] == LAWS[0]


def test_every_law_is_broken_by_something() -> None:
    assert {law for law, _ in CORRUPTIONS} == set(range(1, len(LAWS)))
