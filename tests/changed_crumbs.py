"""A fixture with which tests put a changed copy of the example game where Python looks for packages."""

from __future__ import annotations

import importlib
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from rattery.core import game_check, packages, rules_text, rules_version, study_subject, talk, words
from rattery.core.compile import cache
from rattery.lab.trial import option_sets

CRUMBS = Path(__file__).parent.parent / "examples" / "crumbs" / "src" / "rattery_crumbs"
CACHED = (
    packages.game_packages,
    packages.not_found,
    game_check.playable_games,
    game_check.broken_games,
    game_check.check_game,
    game_check.check_options,
    talk.talk_of,
    rules_text.rules_text,
    study_subject.study_subject,
    rules_version.sources_version,
    cache.source_digest,
    option_sets.loaded,
    option_sets.every_option_set,
    words.words,
    words._resource,
)
Install = Callable[..., Path]


def _forget() -> None:
    """What was found in packages that are there no more."""
    for cached in CACHED:
        cached.cache_clear()
    for name in [name for name in sys.modules if name.partition(".")[0] == "rattery_crumbs"]:
        del sys.modules[name]
    importlib.invalidate_caches()


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Puts a copy of Crumbs where Python looks for packages, with texts replaced in some of its files."""

    def installed(entry_point: str = "crumbs = rattery_crumbs", **changes: tuple[str, str]) -> Path:
        package = tmp_path / "rattery_crumbs"
        shutil.copytree(CRUMBS, package, ignore=shutil.ignore_patterns("__pycache__"))
        for file, (text, instead) in changes.items():
            (path,) = package.rglob(file.replace("_py", ".py").replace("_toml", ".toml").replace("_ftl", ".ftl"))
            source = path.read_text(encoding="utf-8")
            assert text in source
            path.write_text(source.replace(text, instead), encoding="utf-8")
        told = tmp_path / "crumbs-1.dist-info"
        told.mkdir()
        (told / "METADATA").write_text("Metadata-Version: 2.1\nName: crumbs\nVersion: 1\n")
        (told / "entry_points.txt").write_text(f"[rattery.games]\n{entry_point}\n")
        _forget()
        return package

    monkeypatch.syspath_prepend(str(tmp_path))
    yield installed
    monkeypatch.undo()
    _forget()
