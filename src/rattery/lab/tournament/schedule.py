"""The schedule of a tournament: who sits where in which match, so that neither seats nor luck favour anybody.

A *line-up* is who sits at one table, a *circle* the order they sit in. A group of matches is one circle turned from seat to
seat, every match of it with the same key: the same cards and dice come to everybody once. A round has every line-up once, so
after each round everybody has sat equally often on every seat and met everybody else equally often. Round by round the
circles change.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, count, permutations

Seats = tuple[int, ...]  # the entrant on every seat


@dataclass(frozen=True)
class Fixture:
    """A match to be played: its number, its group and the entrant on every seat."""

    number: int
    group: int
    seats: Seats


def line_ups(entrants: int, players: int) -> list[Seats]:
    """Every choice of entrants for one table; where there are too few, each has as many seats as the others, or one more."""
    each, left = divmod(players, entrants)
    return [tuple(sorted([*range(entrants)] * each + list(more))) for more in combinations(range(entrants), left)]


def turns(circle: Seats) -> list[Seats]:
    """A circle turned from seat to seat until it is as it was."""
    return list(dict.fromkeys(circle[first:] + circle[:first] for first in range(len(circle))))


def circles(line_up: Seats) -> list[Seats]:
    """Every order in which a line-up can sit around a table."""
    return list(dict.fromkeys(min(turns(order)) for order in permutations(line_up)))


def rounds(entrants: int, players: int) -> Iterator[list[Fixture]]:
    """Round after round, without end. A longer tournament begins like a shorter one."""
    every_circle = [circles(line_up) for line_up in line_ups(entrants, players)]
    number = group = 0
    for turn in count():
        fixtures = []
        for orders in every_circle:
            for seats in turns(orders[turn % len(orders)]):
                fixtures.append(Fixture(number, group, seats))
                number += 1
            group += players > 1  # alone, everybody plays against the same luck
        group += players == 1
        yield fixtures


def first_round(entrants: int, players: int) -> int:
    """How many matches the smallest fair tournament has."""
    return len(next(rounds(entrants, players)))


def schedule(entrants: int, players: int, games: int) -> Sequence[Fixture]:
    """As many whole rounds as it takes to play at least this number of games."""
    fixtures: list[Fixture] = []
    for fair in rounds(entrants, players):
        if len(fixtures) >= games:
            break
        fixtures += fair
    return fixtures
