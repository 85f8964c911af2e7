"""Intervals of shares: by deal they have their nominal coverage, however the games of a deal depend on each other."""

from __future__ import annotations

import numpy as np
import pytest

from rattery.core.arrays import Array
from rattery.lab.interval import Share, effective_games, student_quantile, sum_by_group
from rattery.lab.order import OrderOfPlay, order_of_play

ROTATIONS = 4  # games of a deal
INDEPENDENT, ALIKE, MIRRORED, PARTLY = "independent", "alike", "mirrored", "partly"


def victories(share: float, deals: int, how: str, dice: np.random.Generator) -> Array:
    """The victories in each deal; each game is won with the probability `share`."""
    if how == ALIKE:
        return np.asarray(ROTATIONS * dice.binomial(1, share, deals))
    if how == MIRRORED:
        places = (dice.random((deals, 1)) + np.arange(ROTATIONS) / ROTATIONS) % 1
        return np.asarray((places < share).sum(axis=1))
    chances = np.full(deals, share) if how == INDEPENDENT else dice.beta(share, 1 - share, deals)
    return np.asarray(dice.binomial(ROTATIONS, chances))


@pytest.mark.parametrize("how", [INDEPENDENT, ALIKE, MIRRORED, PARTLY])
@pytest.mark.parametrize("share", [0.3, 0.85])
@pytest.mark.parametrize("deals", [8, 40])
def test_the_truth_lies_within_the_interval_95_times_of_100(share: float, how: str, deals: int) -> None:
    dice, games = np.random.default_rng(11), np.full(deals, ROTATIONS)
    shares = [Share.by_deal(victories(share, deals, how, dice), games) for _ in range(600)]
    held = np.mean([found.low <= share <= found.high for found in shares])
    assert held >= 0.93


def test_games_that_end_alike_say_as_much_as_one() -> None:
    alike = Share.by_deal(np.array([4.0] * 60 + [0.0] * 40), np.full(100, 4.0))
    alone = Share.of(60, 100)
    assert (alike.share, alike.games) == (0.6, 400)
    assert (alike.low, alike.high) == pytest.approx((alone.low, alone.high), abs=0.003)


def test_luck_that_cancels_out_makes_it_surer() -> None:
    mirrored = Share.by_deal(np.full(50, 1.0), np.full(50, 2.0))
    alone = Share.of(50, 100)
    assert 0 < mirrored.high - mirrored.low < 0.3 * (alone.high - alone.low)


def test_independent_games_say_what_they_would_alone() -> None:
    won = np.random.default_rng(3).binomial(4, 0.5, 500)
    assert effective_games(won, np.full(500, 4)) == pytest.approx(2000, rel=0.15)


@pytest.mark.parametrize("won", [0.0, 4.0])
def test_whoever_won_all_or_nothing_is_judged_by_the_number_of_deals(won: float) -> None:
    found = Share.by_deal(np.full(30, won), np.full(30, 4.0))
    alone = Share.of(30 * won / 4, 30)
    assert found.share == alone.share
    assert found.high - found.low == pytest.approx(alone.high - alone.low, rel=0.1)


def test_deals_without_a_game_say_nothing() -> None:
    some = Share.by_deal(np.array([1.0, 0.0, 2.0]), np.array([2.0, 0.0, 2.0]))
    assert some == Share.by_deal(np.array([1.0, 2.0]), np.array([2.0, 2.0]))
    assert Share.by_deal(np.zeros(2), np.zeros(2)) == Share.of(0, 0)


def test_one_deal_proves_nothing() -> None:
    found = Share.by_deal(np.array([4.0]), np.array([4.0]))
    assert found.low < 0.1


def test_rows_are_summed_by_deal() -> None:
    assert sum_by_group(np.array([7, 5, 7]), np.array([[1, 2], [3, 4], [5, 6]])).tolist() == [[3, 4], [6, 8]]


@pytest.mark.parametrize(("freedom", "known"), [(3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042)])
def test_students_quantile_is_the_textbooks(freedom: int, known: float) -> None:
    assert student_quantile(freedom) == pytest.approx(known, rel=0.01)


def who_begins_wins(deals: int) -> tuple[Array, Array, Array]:
    """Four games a deal, all won by the same place in the order of play: winners, who began, the deal."""
    first = np.random.default_rng(5).random(deals) < 0.6
    won = np.repeat(np.stack([first, ~first], axis=1), 4, axis=0)
    return won, np.zeros(4 * deals, np.int8), np.repeat(np.arange(deals), 4)


def test_games_of_one_deal_do_not_make_the_order_of_play_matter_more() -> None:
    won, began, deals = who_begins_wins(100)
    found, alone = order_of_play(won, began, 2, deals), order_of_play(won[::4], began[::4], 2)
    assert found.games == 400
    assert order_of_play(won, began, 2).answer == "matters", "as if all games were independent"
    for place, other in zip(found.places, alone.places, strict=True):
        assert place.share == other.share
        assert (place.low, place.high) == pytest.approx((other.low, other.high), abs=0.005)
    assert found.games_needed == pytest.approx(4 * alone.games_needed, rel=0.03)


def test_an_order_of_play_without_a_victory_is_unsure() -> None:
    assert OrderOfPlay.by_deal(np.zeros((3, 2)), 60).answer == "unsure"
