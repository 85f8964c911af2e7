"""The compile cache: quick the second time, and never stale."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

import rattery
from rattery.core.compile import cache, entry_point

ENTRY = """
import numpy as np
from rattery.core.chance import Chance, draw, seed_chance
from rattery.core.compile.entry_point import entry_point
from rattery.core.record import blanks

def first_draw(chances):
    seed_chance(chances[0], np.uint64(1), np.uint64(2))
    return draw(chances[0], 1000)

entry = entry_point(first_draw)
print(entry(blanks(Chance, 1)), sum(entry.stats.cache_hits.values()))
"""


def run_entry(folder: Path, **environment: str) -> tuple[int, int]:
    """What the entry point draws, and whether it came from the cache."""
    run = subprocess.run(
        [sys.executable, "entry.py"],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder), "RATTERY_CACHE": str(folder / "cache"), **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    drawn, hits = run.stdout.split()
    return int(drawn), int(hits)


@pytest.mark.compiled
def test_the_next_start_is_from_the_cache_and_a_changed_source_is_not(tmp_path: Path) -> None:
    shutil.copytree(Path(rattery.__file__).parent, tmp_path / "rattery", ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "entry.py").write_text(ENTRY, encoding="utf-8")
    first, hits = run_entry(tmp_path)
    assert hits == 0
    assert run_entry(tmp_path) == (first, 1)
    # A rule in another file than the entry point changes: Numba's own cache would not notice.
    source = tmp_path / "rattery" / "core" / "chance.py"
    source.write_text(
        source.read_text(encoding="utf-8").replace(
            "return product >> FRACTION_BITS", "return (product >> FRACTION_BITS) + 5000"
        ),
        encoding="utf-8",
    )
    assert run_entry(tmp_path) == (first + 5000, 0)
    assert run_entry(tmp_path, NUMBA_OPT="1") == (first + 5000, 0)


def test_where_nothing_can_be_written_it_compiles_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("not a folder", encoding="utf-8")
    monkeypatch.setenv("RATTERY_CACHE", str(tmp_path / "file"))

    def double(number: int) -> int:
        return 2 * number

    assert entry_point.entry_point(double)(21) == 42


def test_code_of_long_changed_sources_is_thrown_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RATTERY_CACHE", str(tmp_path))
    for age in range(10):
        (tmp_path / f"old{age}").mkdir()
        os.utime(tmp_path / f"old{age}", (1000 - age, 1000 - age))

    def nothing() -> None:
        pass

    entry_point.entry_point(nothing)
    kept = {folder.name for folder in tmp_path.iterdir()}
    assert kept == {cache.source_digest(), *(f"old{age}" for age in range(cache.KEPT_FOLDERS - 1))}


def test_a_slow_block_is_notified_and_a_quick_one_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(entry_point, "SLOW", 0.01)
    told = threading.Event()
    with entry_point.notify_if_slow(told.set):
        assert told.wait(10)
    monkeypatch.setattr(entry_point, "SLOW", 30)
    told.clear()
    with entry_point.notify_if_slow(told.set):
        pass
    time.sleep(0.05)
    assert not told.is_set()
