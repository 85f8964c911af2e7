"""Training samples: observed positions with the visits and values of a search and the results of their games."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields
from pathlib import Path

import numpy as np
import numpy.typing as npt

from rattery.core.arrays import Array
from rattery.core.game import Game

NOT_OFFERED = -1  # instead of visits: the move was not legal
ONLY_IMAGINED = -1  # instead of the observing seat: a position that did not occur in its game
MAX_SEATS = 6  # value heads of a mind: at least the seats of any game
VISIT_SCALE = 1_000  # the sum of a row's visits, up to rounding
MIN_VISITS = 6  # of a move whose value becomes a sample


@dataclass(frozen=True, eq=False)
class Samples:
    """One row per sample. Unknown values are NaN, unknown visits NOT_OFFERED. Seats are counted from the observing one."""

    observations: Array  # int16, rows × numbers
    visits: Array  # int16, rows × moves: the search's visits, normalised to VISIT_SCALE
    shares: Array  # float32, rows × MAX_SEATS: shares of the victory; NaN beyond the game's seats
    values: Array  # float32, rows: a share of the victory as estimated by the search
    heads: Array  # int8, rows: the seat of that share; 0 is the observing seat
    seats: Array  # int8, rows: the number of seats of the game
    games: Array  # int32, rows: the number of the game

    def __len__(self) -> int:
        return len(self.observations)

    @classmethod
    def joined(cls, parts: Iterable[Samples]) -> Samples:
        """Samples of several games, concatenated."""
        kept = list(parts)
        return cls(*(np.concatenate([getattr(part, each.name) for part in kept]) for each in fields(cls)))

    def where(self, wanted: Array) -> Samples:
        """The rows where the mask is true."""
        return Samples(*(getattr(self, each.name)[wanted] for each in fields(self)))

    def write(self, file: Path) -> None:
        """Write atomically, so that an interrupted run leaves no partial file."""
        draft = file.with_suffix(".part")
        with draft.open("wb") as out:
            np.savez_compressed(out, **{each.name: getattr(self, each.name) for each in fields(self)})
        draft.replace(file)

    @classmethod
    def read(cls, file: Path) -> Samples:
        """Read a file that `write` has written; nothing in it is executed."""
        with np.load(file, allow_pickle=False) as found:
            return cls(*(found[each.name] for each in fields(cls)))


class SampleList:
    """Collects the samples of one game; the results are filled in when it is over."""

    def __init__(self, game: Game, number: int) -> None:
        self._game, self._number = game, number
        self._rows: list[tuple[int, npt.ArrayLike, Array, float, bool]] = []

    def add(self, observer: int, observation: npt.ArrayLike, visits: Array | None, value: float, is_real: bool) -> None:
        """Add a position observed by seat `observer`; with `is_real=False` it was only imagined and gets no result."""
        offered = np.full(len(self._game.kind.moves), NOT_OFFERED, np.int16) if visits is None else visits
        self._rows.append((observer, observation, offered, value, is_real))

    def finished(self, shares: list[float]) -> Samples:
        """All samples, given each seat's share of the victory."""
        seats = len(shares)
        results = np.full((len(self._rows), MAX_SEATS), np.nan, np.float32)
        for row, (observer, _, _, _, is_real) in enumerate(self._rows):
            if is_real:
                results[row, :seats] = shares[observer:] + shares[:observer]
        return Samples(
            np.array([row[1] for row in self._rows], np.int16).reshape(len(self._rows), self._game.rules.OBSERVATION),
            np.array([row[2] for row in self._rows], np.int16).reshape(len(self._rows), len(self._game.kind.moves)),
            results,
            np.array([row[3] for row in self._rows], np.float32),
            np.zeros(len(self._rows), np.int8),
            np.full(len(self._rows), seats, np.int8),
            np.full(len(self._rows), self._number, np.int32),
        )
