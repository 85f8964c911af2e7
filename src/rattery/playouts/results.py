"""Result files: a row for each game, as CSV or Parquet, written while the games are played.

game      the number of the game; with the seed it reproduces the game on any machine
seed
moves     the number of moves
ended     how the game ended
score_0   the points of each seat; those of an automaton, if the game has one, come last
won_0     1 if that seat won, alone or with others, else 0; a number in both kinds of file
began     the seat that began
place_0   each seat's place in the order of play, 1 for the seat that began; 0 for an automaton

The metadata of a Parquet file name the game with its options, and the version of its rules; CSV has no place for them.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import numpy as np

from rattery.core import arguments
from rattery.core.arrays import Array
from rattery.core.errors import BadResults, system_problem
from rattery.core.extras import require
from rattery.core.game import Game
from rattery.core.order_of_play import places_in_order
from rattery.playouts.game_range import GameRange

if TYPE_CHECKING:
    import pyarrow
    from pyarrow import parquet

Columns = dict[str, Array]  # by name, all of the same length
KINDS = (".csv", ".parquet")
ROWS_PER_GROUP = 100_000  # in a Parquet file


def columns(game: Game, seed: int, games: GameRange) -> Columns:
    """The columns of a result file for these games."""
    seats, names = range(game.seats), np.array(game.rules.ENDINGS)
    places = 1 + places_in_order(games.began, game.players, game.seats)
    return {
        "game": np.arange(games.first, games.after),
        "seed": np.full(len(games), seed),
        "moves": games.lengths,
        "ended": names[games.endings],
        **{f"score_{seat}": games.scores[:, seat] for seat in seats},
        **{f"won_{seat}": games.winners[:, seat].astype(np.int8) for seat in seats},
        "began": games.began,
        **{f"place_{seat}": places[:, seat].astype(np.int8) for seat in seats},
    }


class Writer(Protocol):
    """Appends rows to a file. Not thread-safe."""

    def write(self, rows: Columns) -> None: ...
    def close(self) -> None: ...


class CsvWriter:
    """Writes CSV unbuffered. If a write fails, the file is truncated to the rows of the last complete one."""

    def __init__(self, path: Path) -> None:
        self._file = path.open("wb", buffering=0)
        self._whole = 0  # bytes of complete writes

    def write(self, rows: Columns) -> None:
        text = io.StringIO(newline="")
        writer = csv.writer(text)
        if self._whole == 0:
            writer.writerow(rows)
        plain = [(column.astype(int) if column.dtype == bool else column).tolist() for column in rows.values()]
        writer.writerows(zip(*plain, strict=True))
        self._put(memoryview(text.getvalue().encode()))

    def _put(self, left: memoryview) -> None:
        try:
            while left:
                left = left[self._file.write(left) :]
            self._whole = self._file.tell()
        except OSError:
            self._file.truncate(self._whole)
            raise

    def close(self) -> None:
        self._file.close()


class ParquetWriter:
    """Writes Parquet in groups of ROWS_PER_GROUP rows, whatever the sizes of the calls; readable only once it is closed."""

    def __init__(self, path: Path, game: Game) -> None:
        self._metadata = {"game": str(game), "rules": game.rules_version}
        self._arrow, self._parquet = require("pyarrow", "parquet"), require("pyarrow.parquet", "parquet")
        self._file = path.open("wb")
        self._waiting: pyarrow.Table | None = None  # rows of an incomplete group
        self._writer: parquet.ParquetWriter | None = None

    def write(self, rows: Columns) -> None:
        came = self._arrow.table(rows)
        self._waiting = came if self._waiting is None else self._arrow.concat_tables([self._waiting, came])
        while len(self._waiting) >= ROWS_PER_GROUP:
            self._put(self._waiting[:ROWS_PER_GROUP])
            self._waiting = self._waiting[ROWS_PER_GROUP:]

    def _put(self, rows: pyarrow.Table) -> None:
        if self._writer is None:
            schema = rows.schema.with_metadata(self._metadata)
            self._writer = self._parquet.ParquetWriter(self._file, schema)
        self._writer.write_table(rows, row_group_size=ROWS_PER_GROUP)

    def close(self) -> None:
        try:
            if self._waiting is not None and len(self._waiting):
                self._put(self._waiting)
            if self._writer is not None:
                self._writer.close()
        finally:
            self._file.close()


class ResultFile:
    """The result file of one simulation, with games in the order of their numbers; created by the first `write`."""

    def __init__(self, path: Path, game: Game, seed: int) -> None:
        self.path, self.games = path, 0
        self._game, self._seed = game, seed
        self._writer: Writer | None = None

    @property
    def _is_text(self) -> bool:
        return self.path.suffix.lower() == ".csv"

    def write(self, games: GameRange) -> None:
        """Append a row for each game of a range."""
        with self._reporting_errors():
            if self._writer is None:
                self._writer = CsvWriter(self.path) if self._is_text else ParquetWriter(self.path, self._game)
            self._writer.write(columns(self._game, self._seed, games))
        self.games += len(games)

    def close(self) -> None:
        """Close the file, after the last row."""
        if self._writer is not None:
            with self._reporting_errors():
                self._writer.close()

    @contextmanager
    def _reporting_errors(self) -> Iterator[None]:
        """Translate errors of the system into BadResults, with the number of games that the file still holds."""
        try:
            yield
        except OSError as error:
            raise unwritable(self.path, error, self.games if self._is_text else 0) from None


def unwritable(path: Path, error: OSError, games: int = 0) -> BadResults:
    return BadResults("results-unwritable", file=str(path), problem=system_problem(error), games=games)


def check_path(path: Path, *, force: bool) -> None:
    """Raise BadResults if results cannot be written to this path; call it before playing."""
    if path.suffix.lower() not in KINDS:
        raise BadResults("results-kind", file=str(path), kinds=", ".join(KINDS))
    if path.exists() and not force:
        raise BadResults("results-exist", file=str(path))
    if path.suffix.lower() == ".parquet":
        require("pyarrow", "parquet")


@contextmanager
def result_file(path: str | Path, game: Game, seed: int, *, force: bool = False) -> Iterator[ResultFile]:
    """A result file that is always closed. An existing file is refused, or with `force` replaced by the first `write`."""
    path = arguments.path("path", path)
    check_path(path, force=force)
    was_there = path.exists()
    try:
        path.open("ab").close()  # fail before the first game is played
    except OSError as error:
        raise unwritable(path, error) from None
    file = ResultFile(path, game, seed)
    try:
        yield file
    finally:
        file.close()
        if file.games == 0 and not was_there:
            path.unlink(missing_ok=True)  # no games: leave no empty file that the next attempt would refuse
