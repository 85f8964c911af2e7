"""The version of the rules: it follows what decides how a game goes, and nothing else."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

import pytest

import rattery
from rattery.core import rules_version
from rattery.core.packages import game_names, game_packages
from rattery.core.rules_version import CORE, MACHINERY, PARTS, rule_sources, sources_version

SOURCE = Path(rattery.__file__).parent
EXAMPLE = SOURCE.parents[1] / "examples" / "crumbs" / "src" / "rattery_crumbs"
OWN = sorted(package for package in game_packages().values() if package.startswith("rattery."))
PACKAGES = [*OWN, EXAMPLE.name]
DECIDING = {"asking", "cards", "chance", "moves", "observing", "piles", "record", "rules", "seats", "winning"}

Version = Callable[[str], str]


@pytest.fixture
def version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Version:
    """The version, without its box, of the game of a package, as the copies of all sources in `tmp_path` have it now."""
    for folder in ("core", "games"):
        shutil.copytree(SOURCE / folder, tmp_path / "rattery" / folder, ignore=shutil.ignore_patterns("words", "*.npz"))
    shutil.copytree(EXAMPLE, tmp_path / EXAMPLE.name)
    monkeypatch.setattr(rules_version, "files", lambda package: tmp_path / package)
    monkeypatch.setattr(rules_version, "package_of", lambda game: game)
    return sources_version.__wrapped__


def file_of(module: str) -> Path:
    """The file of a module, relative to the folder of all sources."""
    path = Path(*module.split("."))
    return path / "__init__.py" if (SOURCE.parent / path / "__init__.py").is_file() else path.with_suffix(".py")


def append(file: Path, text: str) -> None:
    with file.open("a", encoding="utf-8") as out:
        out.write(text)


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


@pytest.mark.parametrize("package", PACKAGES)
def test_a_line_of_code_in_any_module_of_the_rules_changes_the_version(
    version: Version, tmp_path: Path, package: str
) -> None:
    before = version(package)
    for module in rule_sources(package):
        file = tmp_path / file_of(module)
        text = file.read_text(encoding="utf-8")
        append(file, "CHANGED = 1\n")
        assert version(package) != before, module
        file.write_text(text, encoding="utf-8")
    assert version(package) == before


@pytest.mark.parametrize("package", PACKAGES)
def test_comments_docstrings_and_line_breaks_change_no_version(version: Version, tmp_path: Path, package: str) -> None:
    before = version(package)
    for module in rule_sources(package):
        file = tmp_path / file_of(module)
        text = file.read_text(encoding="utf-8")
        better = re.sub(r'^( *""")(?=[A-Z])', r"\1Said better: ", text, flags=re.MULTILINE).replace(
            "  # ", "  # Also: "
        )
        better = better.replace("\n\n", "\n\n\n# A comment.\n\n").replace("(box, ", "(\n    box,\n\n    ")
        file.write_text(better, encoding="utf-8")
    assert version(package) == before


def test_a_module_that_an_author_adds_counts_from_the_line_that_imports_it(version: Version, tmp_path: Path) -> None:
    before, own = version(EXAMPLE.name), tmp_path / EXAMPLE.name
    (own / "helpers").mkdir()
    (own / "helpers" / "__init__.py").write_text("from .mice import squeak\n", encoding="utf-8")
    (own / "helpers" / "mice.py").write_text("def squeak() -> int:\n    return 1\n", encoding="utf-8")
    assert version(EXAMPLE.name) == before
    append(
        own / "rules.py",
        f"\n\ndef mouse() -> int:\n    from {EXAMPLE.name}.helpers import squeak\n    return squeak()\n",
    )
    imported = version(EXAMPLE.name)
    assert imported != before
    (own / "helpers" / "mice.py").write_text("def squeak() -> int:\n    return 2\n", encoding="utf-8")
    assert version(EXAMPLE.name) != imported


def test_games_of_one_distribution_may_share_a_module(version: Version, tmp_path: Path) -> None:
    (tmp_path / "author").mkdir()
    (tmp_path / EXAMPLE.name).rename(tmp_path / "author" / "game")
    append(tmp_path / "author" / "game" / "box.py", "from author.shared import CHEESE\n")
    (tmp_path / "author" / "shared.py").write_text("CHEESE = 1\n", encoding="utf-8")
    before = version("author.game")
    (tmp_path / "author" / "shared.py").write_text("CHEESE = 2\n", encoding="utf-8")
    assert version("author.game") != before


@pytest.mark.parametrize("name", ["view", "story_words", "game"])
def test_a_module_that_only_shows_the_game_does_not_count(version: Version, tmp_path: Path, name: str) -> None:
    before = version(EXAMPLE.name)
    append(tmp_path / EXAMPLE.name / f"{name}.py", "CHANGED = 1\n")
    assert version(EXAMPLE.name) == before


def test_all_rules_of_a_game_are_found() -> None:
    for package in OWN:
        folder = Path(*package.split(".")) / "rules"
        written = {f"{package}.rules.{file.stem}" for file in (SOURCE.parent / folder).glob("[!_]*.py")}
        assert written < set(rule_sources(package))
        brought = {part for part in PARTS if find_spec(f"{package}.{part}") is not None}
        assert brought >= {"box", "moves", "options", "rules"}
        assert {f"{package}.{part}" for part in brought} <= set(rule_sources(package))
    assert "rattery.games.ratjack.language" in rule_sources("rattery.games.ratjack")


@pytest.mark.usefixtures("version")
def test_every_module_of_core_that_rules_import_decides_play_or_is_declared_machinery() -> None:
    """A module that is new here either decides how a game is played (then it joins DECIDING), or is named in MACHINERY."""
    found = set()
    for package in PACKAGES:
        found |= {module.removeprefix(f"{CORE}.") for module in rule_sources(package) if module.startswith(CORE)}
    assert found == DECIDING


def test_machinery_exists_and_each_has_its_reason() -> None:
    for name, reason in MACHINERY.items():
        assert (SOURCE.parent / file_of(f"{CORE}.{name}")).is_file(), name
        assert reason
    assert not DECIDING & MACHINERY.keys()
