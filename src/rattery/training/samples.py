"""Samples: positions as a seat saw them, with what came of them; what a mind is fitted to."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields
from pathlib import Path

import numpy as np
import numpy.typing as npt

from rattery.core.arrays import Array
from rattery.core.game import Game

NOT_OFFERED = -1
ONLY_IMAGINED = -1  # instead of the seat that looked: a position no game came to
MOST_SEATS = 6  # heads a mind has for seats: more than any game has


@dataclass(frozen=True, eq=False)
class Samples:
    """One row for each sample; what is not known of it is NaN, or NOT_OFFERED for every move. Seats count from one's own."""

    observations: Array  # int16, rows × numbers
    visits: Array  # int16, rows × moves: how the search spread its visits, in thousandths
    shares: Array  # float32, rows × MOST_SEATS: how the game ended; NaN beyond its seats
    values: Array  # float32, rows: a share of the victory as the search saw it
    heads: Array  # int8, rows: whose share that is; 0 is one's own
    seats: Array  # int8, rows: how many there are
    games: Array  # int32, rows: the number of the game

    def __len__(self) -> int:
        return len(self.observations)

    @classmethod
    def joined(cls, parts: Iterable[Samples]) -> Samples:
        kept = list(parts)
        return cls(*(np.concatenate([getattr(part, each.name) for part in kept]) for each in fields(cls)))

    def where(self, wanted: Array) -> Samples:
        return Samples(*(getattr(self, each.name)[wanted] for each in fields(self)))

    def write(self, file: Path) -> None:
        """Whole or not at all, so that a run can be stopped at any moment."""
        draft = file.with_suffix(".part")
        with draft.open("wb") as out:
            np.savez_compressed(out, **{each.name: getattr(self, each.name) for each in fields(self)})
        draft.replace(file)

    @classmethod
    def read(cls, file: Path) -> Samples:
        with np.load(file, allow_pickle=False) as found:
            return cls(*(found[each.name] for each in fields(cls)))


class SampleList:
    """Samples of one game, collected one by one; the result is filled in when the game is over."""

    def __init__(self, game: Game, number: int) -> None:
        self._game, self._number = game, number
        self._rows: list[tuple[int, npt.ArrayLike, Array, float, bool]] = []

    def add(self, eye: int, observation: npt.ArrayLike, visits: Array | None, value: float, is_real: bool) -> None:
        """A position as `eye` saw it; one that was only imagined has no result of its own."""
        offered = np.full(len(self._game.kind.moves), NOT_OFFERED, np.int16) if visits is None else visits
        self._rows.append((eye, observation, offered, value, is_real))

    def finished(self, shares: list[float]) -> Samples:
        """All of them, with each seat's share of the victory."""
        seats = len(shares)
        results = np.full((len(self._rows), MOST_SEATS), np.nan, np.float32)
        for row, (eye, _, _, _, is_real) in enumerate(self._rows):
            if is_real:
                results[row, :seats] = shares[eye:] + shares[:eye]
        return Samples(
            np.array([row[1] for row in self._rows], np.int16).reshape(len(self._rows), self._game.rules.OBSERVATION),
            np.array([row[2] for row in self._rows], np.int16).reshape(len(self._rows), len(self._game.kind.moves)),
            results,
            np.array([row[3] for row in self._rows], np.float32),
            np.zeros(len(self._rows), np.int8),
            np.full(len(self._rows), seats, np.int8),
            np.full(len(self._rows), self._number, np.int32),
        )
