"""Whether the order of play matters: each of the three answers is given only if the games support it."""

from __future__ import annotations

import numpy as np
import pytest

from rattery.core.order_of_play import begins_rule, by_place, places_in_order
from rattery.core.words import LANGUAGES, words
from rattery.lab.order import OrderOfPlay, order_of_play
from rattery.lab.order_words import order_answer
from rattery.match.match import Match
from tests.variants import loaded


def test_places_go_clockwise_from_who_began_and_a_seat_the_rules_play_has_none() -> None:
    places = places_in_order(np.array([1, 0], np.int8), players=2, seats=3)
    assert places.tolist() == [[1, 0, -1], [0, 1, -1]]
    assert by_place(np.array([[5, 6, 7], [5, 6, 7]]), np.array([1, 0]), 2).tolist() == [[6, 5, 7], [5, 6, 7]]


def made_up(games: int, shares: tuple[float, ...]) -> OrderOfPlay:
    return OrderOfPlay.of(np.array([share * games for share in shares]), games)


@pytest.mark.parametrize(
    ("games", "shares", "answer"),
    [
        (100_000, (0.30, 0.25, 0.25, 0.20), "matters"),
        (100_000, (0.252, 0.25, 0.25, 0.248), "matters_not"),
        (1_000_000, (0.255, 0.25, 0.25, 0.245), "matters_not"),  # significant, but too small to matter
        (200, (0.30, 0.25, 0.25, 0.20), "unsure"),
        (10, (1.0, 0.0), "unsure"),
    ],
)
def test_an_answer_is_given_where_the_games_can_bear_it(games: int, shares: tuple[float, ...], answer: str) -> None:
    assert made_up(games, shares).answer == answer


def test_seats_that_win_alike_can_hide_that_who_begins_always_wins() -> None:
    began = np.arange(600) % 3
    winners = np.eye(3, dtype=bool)[began]
    assert winners.mean(axis=0) == pytest.approx([1 / 3] * 3)
    found = order_of_play(winners, began, players=3)
    assert [place.share for place in found.places] == [1, 0, 0]
    assert found.answer == "matters"


def test_victories_of_a_seat_the_rules_play_are_left_aside() -> None:
    winners = np.array([[True, False, False], [False, False, True]] * 50)
    found = order_of_play(winners, np.zeros(100, np.int8), players=2)
    assert [place.share for place in found.places] == [1, 0]


def test_what_cannot_be_said_names_the_games_it_would_take() -> None:
    few = made_up(400, (0.26, 0.25, 0.25, 0.24))
    assert few.answer == "unsure"
    assert made_up(few.games_needed, (0.255, 0.25, 0.25, 0.245)).answer == "matters_not"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_answer_is_a_sentence_in_every_language(lang: str) -> None:
    said = {
        order_answer(made_up(games, (0.3, 0.2, 0.25, 0.25)), words(lang, None, "rattery.lab")) for games in (50, 10**6)
    }
    assert len(said) == 2
    assert all(sentence.endswith(".") for sentence in said)


ONE_OF_EACH = ("rat_trap(players=2,roles=true)", "pied_piper(players=2)", "first_rat(players=2)", "ratjack(players=2)")


@pytest.mark.parametrize("variant", ONE_OF_EACH)
def test_everybody_begins_sometimes(variant: str) -> None:
    """The rule reads a table that was just set up, whose first player is drawn at random."""
    game = loaded(variant)
    assert callable(begins_rule(game.rules))
    began = {Match(game, bytes([number]) * 16).began for number in range(8)}
    assert began == set(range(game.players))
