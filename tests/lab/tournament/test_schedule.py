"""Schedules: balanced over seats, opponents and luck."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, islice, pairwise

import pytest

from rattery.lab.tournament.schedule import Fixture, circular_orders, first_round, line_ups, rotations, rounds, schedule

TABLES = [(entrants, players) for entrants in range(2, 7) for players in range(1, 6)]
every_table = pytest.mark.parametrize(("entrants", "players"), TABLES)


def first(entrants: int, players: int) -> list[Fixture]:
    return next(rounds(entrants, players))


@every_table
def test_after_a_round_everybody_has_sat_equally_often_on_every_seat(entrants: int, players: int) -> None:
    for fixtures in islice(rounds(entrants, players), 3):
        sat = Counter((seat, entrant) for fixture in fixtures for seat, entrant in enumerate(fixture.seats))
        assert len(sat) == entrants * players
        assert len(set(sat.values())) == 1


@every_table
def test_after_a_round_everybody_has_met_everybody_equally_often(entrants: int, players: int) -> None:
    met: Counter[tuple[int, int]] = Counter()
    for fixture in first(entrants, players):
        for one, other in combinations(fixture.seats, 2):
            if one != other:
                met[min(one, other), max(one, other)] += 1
    assert len(met) == (0 if players == 1 else entrants * (entrants - 1) // 2)
    assert len(set(met.values())) <= 1


@every_table
def test_nobody_has_more_seats_at_a_table_than_needed(entrants: int, players: int) -> None:
    for fixture in first(entrants, players):
        seats = Counter(fixture.seats)
        assert max(seats.values()) - min(seats.get(entrant, 0) for entrant in range(entrants)) <= 1


@every_table
def test_in_a_group_the_same_table_is_turned_from_seat_to_seat(entrants: int, players: int) -> None:
    groups: dict[int, list[tuple[int, ...]]] = {}
    for fixture in first(entrants, players):
        groups.setdefault(fixture.group, []).append(fixture.seats)
    for seatings in groups.values():
        assert len(set(seatings)) == len(seatings), "the same luck for the same seating would be the same match again"
        if players == 1:
            assert sorted(seatings) == [(entrant,) for entrant in range(entrants)]
        else:
            assert seatings == rotations(seatings[0])


def test_two_bots_of_two_play_each_key_from_both_seats() -> None:
    assert schedule(2, 2, 4) == [
        Fixture(0, 0, (0, 1)),
        Fixture(1, 0, (1, 0)),
        Fixture(2, 1, (0, 1)),
        Fixture(3, 1, (1, 0)),
    ]


def test_round_by_round_the_neighbours_change() -> None:
    orders = [fixtures[0].seats for fixtures in islice(rounds(4, 4), 6)]
    assert len(set(orders)) == 6 == len(circular_orders((0, 1, 2, 3)))
    after = Counter(pair for order in orders for pair in pairwise((*order, order[0])))
    assert len(after) == 12
    assert set(after.values()) == {2}


def test_line_ups_share_the_seats_where_there_are_more_than_bots() -> None:
    assert line_ups(2, 4) == [(0, 0, 1, 1)]
    assert line_ups(2, 3) == [(0, 0, 1), (0, 1, 1)]
    assert line_ups(3, 3) == [(0, 1, 2)]
    assert len(line_ups(5, 3)) == 10
    assert circular_orders((0, 0, 1, 1)) == [(0, 0, 1, 1), (0, 1, 0, 1)]
    assert rotations((0, 1, 0, 1)) == [(0, 1, 0, 1), (1, 0, 1, 0)]


@every_table
@pytest.mark.parametrize("games", [1, 30, 100])
def test_whole_rounds_are_played_and_a_longer_tournament_begins_like_a_shorter(
    entrants: int, players: int, games: int
) -> None:
    short, long = schedule(entrants, players, games), schedule(entrants, players, games + 50)
    assert len(short) >= games
    assert list(long[: len(short)]) == list(short)
    assert [fixture.number for fixture in short] == list(range(len(short)))
    assert len(schedule(entrants, players, first_round(entrants, players))) == first_round(entrants, players)
    sat = Counter(fixture.seats[0] for fixture in short)
    assert len(set(sat.values())) == 1
