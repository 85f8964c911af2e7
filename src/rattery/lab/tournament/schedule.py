"""The schedule of a tournament: which entrants sit where in which match, balanced over seats, opponents and luck.

A *line-up* is a choice of entrants for one table, a *circular order* one way to seat it. A group is all rotations of one
circular order, played with the same chance key, so that every entrant gets the same cards and dice once. A round has one
group for every line-up: after each round every entrant has had every seat equally often and met every other equally often.
The circular orders alternate from round to round.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, count, permutations

Seats = tuple[int, ...]  # the entrant on every seat


@dataclass(frozen=True)
class Fixture:
    """A match to be played. Matches of one group share their chance key."""

    number: int
    group: int
    seats: Seats


def line_ups(entrants: int, players: int) -> list[Seats]:
    """Every choice of entrants for one table. With fewer entrants than seats their numbers of seats differ by at most 1."""
    each, left = divmod(players, entrants)
    return [tuple(sorted([*range(entrants)] * each + list(more))) for more in combinations(range(entrants), left)]


def rotations(circle: Seats) -> list[Seats]:
    """All distinct rotations of a circular order, itself first."""
    return list(dict.fromkeys(circle[first:] + circle[:first] for first in range(len(circle))))


def circular_orders(line_up: Seats) -> list[Seats]:
    """Every seating of a line-up around a table, up to rotation."""
    return list(dict.fromkeys(min(rotations(order)) for order in permutations(line_up)))


def rounds(entrants: int, players: int) -> Iterator[list[Fixture]]:
    """Yields rounds without end; a longer tournament begins with the matches of a shorter one."""
    every_circle = [circular_orders(line_up) for line_up in line_ups(entrants, players)]
    number = group = 0
    for turn in count():
        fixtures = []
        for orders in every_circle:
            for seats in rotations(orders[turn % len(orders)]):
                fixtures.append(Fixture(number, group, seats))
                number += 1
            group += players > 1  # in a solitaire game all entrants of a round share one group
        group += players == 1
        yield fixtures


def first_round(entrants: int, players: int) -> int:
    """The number of matches of a round, the smallest balanced tournament."""
    return len(next(rounds(entrants, players)))


def schedule(entrants: int, players: int, games: int) -> Sequence[Fixture]:
    """The fewest whole rounds with at least this many games."""
    fixtures: list[Fixture] = []
    for fair in rounds(entrants, players):
        if len(fixtures) >= games:
            break
        fixtures += fair
    return fixtures
