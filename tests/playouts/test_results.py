"""Result files: whole lines or none, nothing replaced unasked, and the reason where one cannot be written."""

from __future__ import annotations

import csv
import resource
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np
import pytest

import rattery
from rattery.core.errors import BadArgument, BadResults
from rattery.core.extras import MissingExtra
from rattery.playouts import results
from rattery.playouts.game_range import GameRange
from rattery.playouts.results import ResultFile, result_file
from rattery.playouts.simulate import Simulation

GAME = rattery.load("rat_trap(players=3)")


def games(first: int, count: int) -> GameRange:
    """Made-up results of `count` games from number `first` on."""
    numbers = np.arange(first, first + count)
    scores = np.stack([numbers % 7, numbers % 5, numbers % 3], axis=1)
    winners = scores == scores.max(axis=1, keepdims=True)
    return GameRange(first, scores, winners, numbers + 10, numbers % 3, numbers % 3)


def rows_of(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_ranges_of_games_make_one_table(tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    with result_file(path, GAME, seed=9) as file:
        file.write(games(0, 3))
        file.write(games(3, 2))
    rows = rows_of(path)
    assert [row["game"] for row in rows] == ["0", "1", "2", "3", "4"]
    assert {row["seed"] for row in rows} == {"9"}
    assert [row["ended"] for row in rows] == ["points", "rounds", "extra_round", "points", "rounds"]
    assert [rows[4][name] for name in ("moves", "score_0", "score_1", "score_2")] == ["14", "4", "4", "1"]
    assert [rows[4][name] for name in ("won_0", "won_1", "won_2")] == ["1", "1", "0"]
    assert [rows[4][name] for name in ("began", "place_0", "place_1", "place_2")] == ["1", "3", "1", "2"]


def test_a_path_is_a_text_or_a_path() -> None:
    with pytest.raises(BadArgument, match="is the path of a file"), result_file(7, GAME, seed=9):  # type: ignore[arg-type]
        pass


def test_parquet_holds_the_same_table(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="PyArrow, the `parquet` extra, is not installed")
    for name in ("games.csv", "games.parquet"):
        with result_file(tmp_path / name, GAME, seed=9) as file:
            file.write(games(0, 40))
            file.write(games(40, 2))
    table = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    plain = [
        {name: str(int(value) if isinstance(value, bool) else value) for name, value in row.items()} for row in table
    ]
    assert plain == rows_of(tmp_path / "games.csv")


def test_a_parquet_file_names_its_game_and_the_version_of_the_rules(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="PyArrow, the `parquet` extra, is not installed")
    with result_file(tmp_path / "games.parquet", GAME, seed=9) as file:
        file.write(games(0, 3))
    told = parquet.read_metadata(tmp_path / "games.parquet").metadata
    assert (told[b"game"], told[b"rules"]) == (str(GAME).encode(), GAME.rules_version.encode())


def test_a_parquet_file_is_the_same_however_the_games_come(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("pyarrow", reason="PyArrow, the `parquet` extra, is not installed")
    monkeypatch.setattr(results, "ROWS_PER_GROUP", 10)
    for name, size in (("one.parquet", 35), ("other.parquet", 7)):
        with result_file(tmp_path / name, GAME, seed=9) as file:
            for first in range(0, 35, size):
                file.write(games(first, size))
    assert (tmp_path / "one.parquet").read_bytes() == (tmp_path / "other.parquet").read_bytes()


def test_a_file_that_is_there_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    path.write_text("mine", encoding="utf-8")
    with pytest.raises(BadResults, match="already there"), result_file(path, GAME, seed=0):
        pass
    assert path.read_text(encoding="utf-8") == "mine"


def test_by_force_it_is_replaced_once_there_is_something_to_replace_it_with(tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    path.write_text("mine", encoding="utf-8")
    with result_file(path, GAME, seed=0, force=True):
        pass
    assert path.read_text(encoding="utf-8") == "mine", "nothing was played"
    with result_file(path, GAME, seed=0, force=True) as file:
        file.write(games(0, 1))
    assert len(rows_of(path)) == 1


def test_a_file_without_games_is_not_left_behind(tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt), result_file(tmp_path / "games.csv", GAME, seed=0):
        raise KeyboardInterrupt
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["nowhere/games.csv", "games.csv/more.csv", "."])
def test_a_path_that_cannot_be_written_is_told_before_anything_is_played(name: str, tmp_path: Path) -> None:
    (tmp_path / "games.csv").touch()
    with pytest.raises(BadResults) as refused, result_file(tmp_path / name, GAME, seed=0, force=True):
        pytest.fail("somebody began to play")
    assert str(tmp_path) in str(refused.value)


def write_all(file: ResultFile) -> None:
    for first in range(0, 1_000, 10):
        file.write(games(first, 10))


@contextmanager
def room_for(size: int) -> Iterator[None]:
    """Limits the size of files, as a full disk does."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    heard = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
        signal.signal(signal.SIGXFSZ, heard)


def test_on_a_full_disk_the_lines_that_were_written_are_whole(tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    with pytest.raises(BadResults) as full, room_for(2_000), result_file(path, GAME, seed=0) as file:
        write_all(file)
    written = rows_of(path)
    assert str(full.value) == f"{path} cannot be written on: File too large. The first {len(written)} games are in it."
    assert len(written) % 10 == 0
    assert written[-1]["won_2"] in "01"
    assert path.read_bytes().endswith(b"\n")


def test_without_pyarrow_parquet_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    told = pytest.raises(MissingExtra, match=r'pip install "pyarrow>=16"')
    with told, result_file(tmp_path / "games.parquet", GAME, seed=0):
        pytest.fail("somebody began to play")
    with result_file(tmp_path / "games.csv", GAME, seed=0) as file:
        file.write(games(0, 1))


def test_a_simulation_writes_itself(tmp_path: Path) -> None:
    found = Simulation(GAME, 5, *games(0, 4).results, seconds=1.0, threads=1)
    found.write(tmp_path / "games.csv")
    assert [row["seed"] for row in rows_of(tmp_path / "games.csv")] == ["5"] * 4
