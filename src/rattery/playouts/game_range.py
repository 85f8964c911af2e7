"""A range of games of one seed, and the result of each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from rattery.core.arrays import Array
from rattery.core.game import Game


@dataclass(frozen=True)
class GameRange:
    """Consecutive games from number `first` on: arrays with an entry, or a row of seats, for each game."""

    first: int
    scores: Array  # games × seats
    winners: Array  # games × seats, true for every seat that won, alone or shared
    lengths: Array  # moves
    endings: Array  # how each ended: an index into the game's ENDINGS
    began: Array  # the seat that began

    def __len__(self) -> int:
        return len(self.lengths)

    @property
    def results(self) -> tuple[Array, Array, Array, Array, Array]:
        """The arrays, in the order in which compiled code takes them."""
        return self.scores, self.winners, self.lengths, self.endings, self.began

    @property
    def after(self) -> int:
        """The number of the first game after these."""
        return self.first + len(self)

    def part(self, first: int, end: int) -> GameRange:
        """The games with numbers `first` to `end` - 1, as views into the arrays of this range."""
        some = slice(first - self.first, end - self.first)
        return GameRange(first, *(result[some] for result in self.results))

    def copy_from(self, other: GameRange) -> None:
        """Copy the results of a range that lies within this one."""
        for mine, its in zip(self.part(other.first, other.after).results, other.results, strict=True):
            mine[:] = its


def joined(game: Game, ranges: Sequence[GameRange]) -> GameRange:
    """Ranges, in their order, as one. Their numbers should be consecutive: gaps between them are not represented."""
    parts = zip(*(one.results for one in [blank_range(game, 0, 0), *ranges]), strict=True)
    first = ranges[0].first if ranges else 0
    return GameRange(first, *(np.concatenate(part) for part in parts))


def blank_range(game: Game, first: int, games: int) -> GameRange:
    """A range of zeros, to be filled with the results of these games."""
    return GameRange(
        first,
        np.zeros((games, game.seats), np.int32),
        np.zeros((games, game.seats), np.bool_),
        np.zeros(games, np.int32),
        np.zeros(games, np.int8),
        np.zeros(games, np.int8),
    )
