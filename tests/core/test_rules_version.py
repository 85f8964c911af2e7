"""The version of the rules: it follows what decides how a game goes, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import rattery
from rattery.core import rules_version
from rattery.core.packages import game_names
from rattery.core.rules_version import digest_of, sources_in, sources_version


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "turn.py").write_bytes(b"one = 1\ntwo = 2\n")
    (tmp_path / "moves.py").write_bytes(b"three = 3\n")
    (tmp_path / "box.toml").write_bytes(b"four = 4\n")
    return tmp_path


def test_sources_are_found_by_name_in_the_order_of_the_alphabet(folder: Path) -> None:
    assert [name for name, _ in sources_in(folder)] == ["moves.py", "rules/turn.py"]
    assert [name for name, _ in sources_in(folder / "moves.py")] == ["moves.py"]
    assert list(sources_in(folder / "nothing.py")) == []


def test_the_ends_of_lines_do_not_count_and_every_other_letter_does(folder: Path) -> None:
    before = digest_of(sources_in(folder))
    (folder / "rules" / "turn.py").write_bytes(b"one = 1\r\ntwo = 2\r\n")
    assert digest_of(sources_in(folder)) == before
    (folder / "rules" / "turn.py").write_bytes(b"one = 1\ntwo = 3\n")
    assert digest_of(sources_in(folder)) != before


def test_a_source_that_is_called_something_else_is_another_one(folder: Path) -> None:
    before = digest_of(sources_in(folder))
    (folder / "moves.py").rename(folder / "move.py")
    assert digest_of(sources_in(folder)) != before


@pytest.mark.parametrize("name", game_names())
def test_every_game_has_a_short_version_of_its_own(name: str) -> None:
    version = rattery.load(name).rules_version
    assert re.fullmatch(r"[0-9a-f]{12}", version)
    assert version == rattery.load(name).rules_version
    assert len({rattery.load(other).rules_version for other in game_names()}) == len(game_names())


def test_another_box_is_another_version(tmp_path: Path) -> None:
    standard = rattery.load("ratjack")
    file = tmp_path / "mine.toml"
    file.write_text(standard.box_file.text.replace("points = { value = 3", "points = { value = 4"), encoding="utf-8")
    own = rattery.load("ratjack", box=file)
    assert not own.has_standard_box
    assert own.rules_version != standard.rules_version


def test_the_version_follows_a_games_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    before = sources_version("ratjack")
    deciding = rules_version._rule_sources

    def without_the_last(game: str) -> Iterator[tuple[str, object]]:
        yield from list(deciding(game))[:-1]

    names = [name for name, _ in deciding("ratjack")]
    assert "chance.py" in names
    assert "rules/turn.py" in names
    assert not [name for name in names if "view" in name or "story" in name]
    monkeypatch.setattr(rules_version, "_rule_sources", without_the_last)
    sources_version.cache_clear()
    try:
        assert sources_version("ratjack") != before
    finally:
        sources_version.cache_clear()
