"""The compile cache: a hit on the second start, and never stale."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import numba
import pytest

import rattery
from rattery.bots.search import search_function
from rattery.core.compile import cache, entry_point
from rattery.core.packages import game_names
from tests.variants import loaded
from tests.waiting import TIMEOUT

GAMES = ("pied_piper", "rat_trap")
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
    """The number that the entry point draws, and the number of cache hits."""
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


def test_threads_declare_entry_points_one_after_the_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Numba's folder is a setting of the whole process: declared together, one entry point would use the other's."""
    monkeypatch.setenv("RATTERY_CACHE", str(tmp_path))
    config: Any = numba.config
    before, seen, is_declaring = config.CACHE_DIR, list[str](), threading.Event()

    def other() -> None:
        is_declaring.set()
        with cache.numba_cache_in(searching(GAMES[1])):
            seen.append(config.CACHE_DIR)

    thread = threading.Thread(target=other)
    with cache.numba_cache_in(searching(GAMES[0])):
        thread.start()
        assert is_declaring.wait(TIMEOUT)
        thread.join(0.2)
        seen.append(config.CACHE_DIR)
    thread.join(TIMEOUT)
    assert seen == [str(cache.code_folder(searching(game))) for game in GAMES]
    assert before == config.CACHE_DIR


def test_code_of_the_oldest_versions_of_sources_is_deleted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RATTERY_CACHE", str(tmp_path))

    def nothing() -> None:
        pass

    current = cache.code_folder(nothing)
    for age in range(10):
        old = current.parent / f"test_cache-{age}"
        old.mkdir(parents=True)
        os.utime(old, (1000 - age, 1000 - age))
    (current.parent / "other-1").mkdir()
    entry_point.entry_point(nothing)
    kept = {folder.name for folder in current.parent.iterdir()}
    assert kept == {current.name, "other-1", *(f"test_cache-{age}" for age in range(cache.MAX_VERSIONS - 1))}


# What the digest of machine code covers.


def searching(game: str) -> Any:
    return search_function(game, loaded(game).rules)


def test_every_game_has_a_folder_of_its_own() -> None:
    folders = {cache.code_folder(searching(game)) for game in game_names()}
    assert {folder.parent.name for folder in folders} == set(game_names())
    assert cache.game_of(run_entry) is None


AT_ONCE = """
import sys, time
from pathlib import Path
from numba.core.caching import IndexDataCacheFile
from rattery.core.compile.entry_point import entry_point
from rattery.core.record import array_of, blanks
from rattery.core.registry import load_game

def winning(rules):
    is_winner = rules.is_winner
    def wins(boxes, tables):
        return is_winner(boxes[0], tables[0], 0)
    return wins

def both_have_read_the_index(self, overloads, save=IndexDataCacheFile._save_index):
    folder, name, other = Path(sys.argv[1]), sys.argv[2], sys.argv[3]
    (folder / name).touch()
    while not (folder / other).exists():
        time.sleep(0.01)
    save(self, overloads)

if len(sys.argv) > 3:
    IndexDataCacheFile._save_index = both_have_read_the_index
game = load_game(sys.argv[2])
entry = entry_point(winning(game.rules))
entry(array_of(game.box), blanks(game.rules.Table, 1))
print(sum(entry.stats.cache_hits.values()))
"""


@pytest.mark.compiled
def test_two_processes_that_compile_two_games_at_once_lose_nothing(tmp_path: Path) -> None:
    """Both read their index before either writes it: in a shared folder the first one's entry would be lost."""
    script, environment = tmp_path / "at_once.py", {**os.environ, "RATTERY_CACHE": str(tmp_path / "cache")}
    script.write_text(AT_ONCE, encoding="utf-8")

    def start(*arguments: str) -> subprocess.Popen[str]:
        command = [sys.executable, str(script), str(tmp_path), *arguments]
        return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)  # noqa: S603

    compiling = [start(game, *(other for other in GAMES if other != game)) for game in GAMES]
    assert [process.communicate()[0].strip() for process in compiling] == ["0", "0"]
    assert [start(game).communicate()[0].strip() for game in GAMES] == ["1", "1"], "the next start finds both"


def test_machine_code_depends_on_the_core_its_game_and_what_its_module_imports() -> None:
    search = Path(searching("ratjack").__code__.co_filename)
    sources = {str(source.relative_to(cache.PACKAGE)) for source in cache.sources_of(search, "ratjack")}
    assert {"bots/search.py", "bots/judge.py", "core/chance.py", "games/ratjack/judge.py"} <= sources
    assert "games/ratjack/rules/effects.py" in sources
    assert not {source for source in sources if source.startswith(("server", "cli", "games/rat_trap", "envs"))}
    assert "bots/levels.py" not in sources


def test_imports_are_found_line_by_line_and_in_brackets(tmp_path: Path) -> None:
    """The pattern for one import does not run on into the next line."""
    source = tmp_path / "module.py"
    source.write_text(
        "from rattery.core.moves import Move, offer\nfrom rattery.core.chance import Chance\n"
        "from rattery.core.asking import (\n    ask,\n    turn,\n)\nfrom rattery.core.record import blanks\n",
        encoding="utf-8",
    )
    found = {file.name for file in cache._imported_by(source)}
    assert found == {"moves.py", "chance.py", "asking.py", "record.py"}


def test_a_change_elsewhere_leaves_machine_code_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "rattery"
    shutil.copytree(cache.PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__", "web"))
    monkeypatch.setattr(cache, "PACKAGE", package)
    monkeypatch.setattr(cache, "_folder_of", lambda name: package.joinpath(*name.split(".")[1:]))
    search = package / "bots" / "search.py"

    def digest_after(changed: str) -> str:
        with (package / changed).open("a", encoding="utf-8") as source:
            source.write("# changed\n")
        return cache.source_digest.__wrapped__(search, "ratjack")

    before = cache.source_digest.__wrapped__(search, "ratjack")
    for elsewhere in ("server/bot_pool.py", "cli/__init__.py", "games/rat_trap/judge.py", "bots/levels.py"):
        assert digest_after(elsewhere) == before
    for within in ("games/ratjack/judge.py", "core/chance.py", "bots/judge.py", "bots/search.py"):
        after = digest_after(within)
        assert after != before
        before = after


@pytest.mark.compiled
def test_an_entry_point_knows_whether_it_has_machine_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RATTERY_CACHE", str(tmp_path))

    def triple(number: int) -> int:
        return 3 * number

    entry: Any = entry_point.entry_point(triple)
    assert not entry_point.is_compiled(entry)
    assert entry(3) == 9
    assert entry_point.is_compiled(entry)
    assert entry_point.is_compiled(entry_point.entry_point(triple)), "another process would find it in the cache"


def test_a_slow_block_is_notified_and_a_quick_one_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(entry_point, "NOTIFY_AFTER", 0.01)
    told = threading.Event()
    with entry_point.notify_if_slow(told.set):
        assert told.wait(TIMEOUT)
    monkeypatch.setattr(entry_point, "NOTIFY_AFTER", 30)
    told.clear()
    with entry_point.notify_if_slow(told.set):
        pass
    assert not told.is_set()
