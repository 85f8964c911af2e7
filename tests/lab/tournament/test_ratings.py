"""Ratings: known strengths are recovered, and the intervals have their nominal coverage."""

from __future__ import annotations

from math import log10
from typing import Any

import numpy as np
import pytest

from rattery.lab.interval import Share, interval
from rattery.lab.tournament.ratings import AVERAGE, ELO, Outcomes, Rating, expected_share, rate
from rattery.lab.tournament.schedule import schedule


def between_two(won: float, games: int) -> list[Rating]:
    """The ratings of two after `games` games, `won` of them won by the first, each in a group of its own."""
    shares = np.zeros((games, 2))
    shares[:, 0] = [1.0] * int(won) + [0.5] * round(2 * (won % 1)) + [0.0] * (games - int(won) - round(2 * (won % 1)))
    shares[:, 1] = 1 - shares[:, 0]
    return rate(Outcomes(np.ones((games, 2)), shares, np.arange(games)), ["a", "b"])


@pytest.mark.parametrize("share", [0.5, 0.64, 0.75, 0.9])
def test_a_share_of_victories_is_the_known_difference_of_elo(share: float) -> None:
    a, b = between_two(share * 1000, 1000)
    assert a.elo - b.elo == pytest.approx(400 * log10(share / (1 - share)), abs=2)
    assert (a.elo + b.elo) / 2 == pytest.approx(AVERAGE)
    assert expected_share(a.elo, b.elo) == pytest.approx(share, abs=0.002)


def test_the_interval_of_two_is_the_textbooks() -> None:
    """The variance of a log odds is 1/won + 1/lost; each of the two has half of the difference."""
    a, _ = between_two(300, 400)
    expected = 1.96 * ELO * np.sqrt(1 / 300 + 1 / 100) / 2
    assert (a.high - a.low) / 2 == pytest.approx(expected, rel=0.03)
    assert a.low < a.elo < a.high


def test_draws_are_half_a_victory() -> None:
    shares = np.full((50, 2), 0.5)
    drawn = rate(Outcomes(np.ones((50, 2)), shares, np.arange(50)), ["a", "b"])
    assert drawn[0].elo == pytest.approx(AVERAGE)
    assert drawn[0].high - drawn[0].low < 30, "draws are no coin throws: they say that both are equal"


def test_who_never_lost_gets_a_rating_with_room_above() -> None:
    a, b = between_two(100, 100)
    assert 500 < a.elo - b.elo < 2000
    assert a.high - a.elo > 100


def test_more_games_make_it_surer() -> None:
    widths = [a.high - a.low for games in (20, 80, 320) for a in between_two(games * 0.6, games)[:1]]
    assert widths[0] > 1.8 * widths[1] > 1.8 * 1.8 * widths[2]


def test_matches_that_share_their_luck_count_as_one() -> None:
    """Ten matches of a group that always end alike carry as much information as one."""
    shares = np.repeat(np.array([[1.0, 0.0]] * 30 + [[0.0, 1.0]] * 20), 10, axis=0)
    alike = rate(Outcomes(np.ones((500, 2)), shares, np.repeat(np.arange(50), 10)), ["a", "b"])[0]
    alone = between_two(30, 50)[0]
    assert alike.high - alike.low == pytest.approx(alone.high - alone.low, rel=0.1)


def test_mirrored_luck_makes_it_surer() -> None:
    """If the seat decides, both win once in every group, so the difference has no variance."""
    shares = np.array([[1.0, 0.0], [0.0, 1.0]] * 50)
    mirrored = rate(Outcomes(np.ones((100, 2)), shares, np.repeat(np.arange(50), 2)), ["a", "b"])[0]
    assert mirrored.high - mirrored.low < 0.2 * (between_two(50, 100)[0].high - between_two(50, 100)[0].low)


def test_seats_that_one_has_twice_are_reckoned_with() -> None:
    """An entrant with two of three seats wins two thirds of the games at equal strength."""
    seats = np.array([[2.0, 1.0]] * 300)
    shares = np.array([[1.0, 0.0]] * 200 + [[0.0, 1.0]] * 100)
    a, b = rate(Outcomes(seats, shares, np.arange(300)), ["a", "b"])
    assert a.elo == pytest.approx(b.elo, abs=1)


def test_the_average_is_of_those_who_are_measured() -> None:
    shares = np.array([[0.2, 0.3, 0.5]] * 100)
    a, b, other = rate(Outcomes(np.ones((100, 3)), shares, np.arange(100)), ["a", "b", "automaton"], measured=2)
    assert (a.elo + b.elo) / 2 == pytest.approx(AVERAGE)
    assert other.elo > AVERAGE + 50


def played(strength: Any, players: int, games: int, luck: float, dice: Any) -> Outcomes:
    """Games of known strengths on a real schedule; luck favours seats, the same in every match of a group."""
    fixtures = schedule(len(strength), players, games)
    seats, shares = np.zeros((2, len(fixtures), len(strength)))
    favour = luck * dice.normal(size=(1 + max(fixture.group for fixture in fixtures), players))
    for row, fixture in enumerate(fixtures):
        chances = np.exp(strength[list(fixture.seats)] + favour[fixture.group])
        winner = fixture.seats[dice.choice(players, p=chances / chances.sum())]
        np.add.at(seats[row], list(fixture.seats), 1)
        shares[row, winner] = 1
    return Outcomes(seats, shares, np.array([fixture.group for fixture in fixtures]))


@pytest.mark.parametrize(
    ("strength", "players", "games", "luck"),
    [
        ([-1.0, -0.3, 0.2, 1.1], 2, 120, 0.0),
        ([-0.6, 0.0, 0.6], 3, 90, 0.0),
        ([0.0, 0.5], 4, 80, 0.0),
        ([0.0, 4.0], 2, 100, 0.0),
        ([0.0, 0.0], 2, 60, 2.0),
    ],
)
def test_the_truth_lies_within_the_interval_95_times_of_100(
    strength: list[float], players: int, games: int, luck: float
) -> None:
    known, dice = np.array(strength), np.random.default_rng(7)
    truth = AVERAGE + ELO * (known - known.mean())
    names = [str(place) for place in range(len(known))]
    held = []
    for _ in range(150):
        ratings = rate(played(known, players, games, luck, dice), names)
        held += [rating.low <= true <= rating.high for rating, true in zip(ratings, truth, strict=True)]
    assert 0.91 <= np.mean(held) <= 0.99


def test_a_share_comes_with_wilsons_interval() -> None:
    share = Share.of(30.5, 50)
    assert (share.share, share.games) == (0.61, 50)
    assert (share.low, share.high) == interval(0.61, 50)
    assert (Share.of(0, 0).low, Share.of(0, 0).high) == (0.0, 1.0), "of no games at all nothing is known"
