"""The digest that keeps results of different code apart."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from rattery.core.packages import game_packages
from rattery.playouts import code_digest as module

MODULES = {"rattery.core": "core", "a_game": "a_game"}


@pytest.fixture
def digest_now(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[], str]:
    """The digest of a game of two files in a folder of its own."""
    for folder in MODULES.values():
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "rules.py").write_text("ONE = 1\n", encoding="utf-8")
    (tmp_path / "a_game" / "mind.npz").write_bytes(b"weights")
    monkeypatch.setattr(module, "files", lambda package: tmp_path / MODULES[package])
    monkeypatch.setattr(module, "package_of", lambda game: game)
    return lambda: module.code_digest.__wrapped__("a_game", "core")


@pytest.mark.parametrize("changed", ["core/rules.py", "a_game/rules.py", "a_game/mind.npz"])
def test_it_changes_with_sources_and_weights_and_with_nothing_else(
    tmp_path: Path, digest_now: Callable[[], str], changed: str
) -> None:
    before = digest_now()
    (tmp_path / "a_game" / "notes.txt").write_text("nothing that plays", encoding="utf-8")
    assert digest_now() == before
    with (tmp_path / changed).open("ab") as file:
        file.write(b"# more\n")
    assert digest_now() != before


def test_every_game_has_one() -> None:
    digests = {module.code_digest(game, "core") for game in game_packages()}
    assert len(digests) == len(game_packages())
