"""Inputs: which numbers of an observation a mind reads, and how many rows of weights each of them has.

A number that never changed in the samples is not read. One with few values has a row for each; one with many shares rows
among neighbours, so that no row is seen too rarely to be learned. What lies outside is read as the nearest value inside.
"""

from __future__ import annotations

from dataclasses import dataclass, fields

import numpy as np

from rattery.core.arrays import Array
from rattery.core.game import Game
from rattery.core.observation import GROUPS
from rattery.minds.network import ENTRY

MOST_ROWS = 24  # of one number


@dataclass(frozen=True, eq=False)
class Inputs:
    """The numbers that are read, in rising order of their places."""

    places: Array
    low: Array
    high: Array
    usual: Array
    shift: Array

    @classmethod
    def found(cls, game: Game, observations: Array, groups: tuple[str, ...] = GROUPS) -> Inputs:
        """By what occurred in the samples, among the numbers of these groups."""
        columns = game.schema.columns(*groups)
        low, high = observations.min(axis=0).astype(np.int64), observations.max(axis=0).astype(np.int64)
        places = columns[low[columns] < high[columns]]
        usual = [np.bincount(observations[:, place] - low[place]).argmax() + low[place] for place in places]
        shift = [max(0, int(high[place] - low[place]) // MOST_ROWS).bit_length() for place in places]
        return cls(places, low[places], high[places], np.array(usual, np.int64), np.array(shift, np.int64))

    @property
    def data(self) -> dict[str, list[int]]:
        """As plain lists."""
        return {each.name: getattr(self, each.name).tolist() for each in fields(self)}

    @classmethod
    def from_data(cls, data: dict[str, list[int]]) -> Inputs:
        return cls(**{name: np.array(numbers, np.int64) for name, numbers in data.items()})

    @property
    def sizes(self) -> Array:
        """How many rows each number has."""
        return ((self.high - self.low) >> self.shift) + 1

    @property
    def starts(self) -> Array:
        """The first row of each number."""
        return np.concatenate([[0], np.cumsum(self.sizes)[:-1]])

    def rows(self, observations: Array) -> Array:
        """The row of every number, samples × inputs."""
        return self._rows_of(np.clip(observations[:, self.places].astype(np.int64), self.low, self.high))

    @property
    def usual_rows(self) -> Array:
        return self._rows_of(self.usual)

    def _rows_of(self, values: Array) -> Array:
        found: Array = self.starts + ((values - self.low) >> self.shift)
        return found

    def scaled(self, observations: Array) -> Array:
        """Every number from -1 to 1, samples × inputs, as its row is: the linear part of what is learned about it."""
        return np.asarray(self.scaled_rows[self.rows(observations)], np.float32)

    @property
    def scaled_rows(self) -> Array:
        """The scaled value each row stands for: the middle of those that share it."""
        found = []
        for low, high, shift, size in zip(self.low, self.high, self.shift, self.sizes, strict=True):
            middle = low + (np.arange(size) << shift) + ((1 << shift) - 1) / 2
            found.append(2 * (np.minimum(middle, high) - low) / (high - low) - 1)
        return np.concatenate(found)

    @property
    def entries(self) -> Array:
        """As the network reads them: ENTRY numbers each."""
        columns = (self.places, self.low, self.high, self.usual, self.shift, self.starts)
        assert len(columns) == ENTRY
        return np.stack(columns, axis=1).astype(np.int32).reshape(-1)
