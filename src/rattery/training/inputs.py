"""Feature selection: which numbers of an observation a network reads, and how many embedding rows each of them has.

A number that is constant in the samples is not read. A number with few values has a row per value; one with many values
shares a row among neighbouring values, so that each row occurs often enough to be learned. Values out of range are clamped.
"""

from __future__ import annotations

from dataclasses import dataclass, fields

import numpy as np

from rattery.core.arrays import Array
from rattery.core.game import Game
from rattery.core.observation import GROUPS
from rattery.minds.network import INPUT_SIZE

MAX_ROWS = 24  # of a number: with more values, neighbours share rows


@dataclass(frozen=True, eq=False)
class Inputs:
    """The numbers that are read, in ascending order of their columns: one entry each in all arrays."""

    places: Array  # columns of the observation
    low: Array
    high: Array
    usual: Array  # the most frequent value
    shift: Array  # a row covers 2 ** shift neighbouring values

    @classmethod
    def found(cls, game: Game, observations: Array, groups: tuple[str, ...] = GROUPS) -> Inputs:
        """Selects and scales by the values in the samples, among the numbers of these groups."""
        columns = game.schema.columns(*groups)
        low, high = observations.min(axis=0).astype(np.int64), observations.max(axis=0).astype(np.int64)
        places = columns[low[columns] < high[columns]]
        usual = [np.bincount(observations[:, place] - low[place]).argmax() + low[place] for place in places]
        shift = [max(0, int(high[place] - low[place]) // MAX_ROWS).bit_length() for place in places]
        return cls(places, low[places], high[places], np.array(usual, np.int64), np.array(shift, np.int64))

    @property
    def data(self) -> dict[str, list[int]]:
        """As plain lists, for a checkpoint."""
        return {each.name: getattr(self, each.name).tolist() for each in fields(self)}

    @classmethod
    def from_data(cls, data: dict[str, list[int]]) -> Inputs:
        """The inverse of `data`."""
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
        """The embedding row of every number, samples × inputs."""
        return self._rows_of(np.clip(observations[:, self.places].astype(np.int64), self.low, self.high))

    @property
    def usual_rows(self) -> Array:
        """The embedding row of each number's usual value."""
        return self._rows_of(self.usual)

    def _rows_of(self, values: Array) -> Array:
        found: Array = self.starts + ((values - self.low) >> self.shift)
        return found

    def scaled(self, observations: Array) -> Array:
        """Every number scaled to -1 to 1, samples × inputs, for the linear part of the first layer; equal within a row."""
        return np.asarray(self.scaled_rows[self.rows(observations)], np.float32)

    @property
    def scaled_rows(self) -> Array:
        """The scaled value of each row: the midpoint of the values that share it."""
        found = []
        for low, high, shift, size in zip(self.low, self.high, self.shift, self.sizes, strict=True):
            middle = low + (np.arange(size) << shift) + ((1 << shift) - 1) / 2
            found.append(2 * (np.minimum(middle, high) - low) / (high - low) - 1)
        return np.concatenate(found)

    @property
    def entries(self) -> Array:
        """In the layout of `minds.network`: INPUT_SIZE numbers per input."""
        columns = (self.places, self.low, self.high, self.usual, self.shift, self.starts)
        assert len(columns) == INPUT_SIZE
        return np.stack(columns, axis=1).astype(np.int32).reshape(-1)
