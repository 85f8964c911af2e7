"""The package as an index would show it: extras, groups, classifiers, links; and where it keeps things."""

from __future__ import annotations

import importlib.util
import os
import re
import subprocess
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from rattery.core import folders
from rattery.core.box import BoxFile
from rattery.core.extras import EXTRAS, install_command
from rattery.core.packages import game_names
from rattery.core.registry import load_game
from rattery.core.words import words

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
SOURCE = PROJECT["project"]["urls"]["Source"]
INSTALL_PAGE = (ROOT / "docs" / "install.md").read_text(encoding="utf-8")
RELATIVE = re.compile(r"\]\((?!https?://|#)([^)]+)\)")


def test_the_sentences_about_extras_name_the_packages_of_the_project() -> None:
    extras = PROJECT["project"]["optional-dependencies"]
    assert {name: tuple(packages) for name, packages in extras.items()} == EXTRAS
    assert install_command("envs") == 'pip install "gymnasium>=1.0" "pettingzoo>=1.25"'


def test_what_only_tests_and_tools_need_is_no_extra() -> None:
    groups = PROJECT["dependency-groups"]
    assert {"test", "bench", "others", "fuzz", "audit", "release"} == groups.keys()
    assert not groups.keys() & PROJECT["project"]["optional-dependencies"].keys()
    included = {part["include-group"] for group in groups.values() for part in group if isinstance(part, dict)}
    assert included <= groups.keys()


def test_the_versions_of_python_are_told_from_the_oldest_on() -> None:
    told = re.findall(r"Python :: (3\.\d+)", "\n".join(PROJECT["project"]["classifiers"]))
    assert PROJECT["project"]["requires-python"] == f">={told[0]}"
    assert told == [f"3.{11 + number}" for number in range(len(told))]


def test_on_an_index_page_every_picture_and_link_of_the_readme_leads_somewhere() -> None:
    hook, text = PROJECT["tool"]["hatch"]["metadata"]["hooks"]["fancy-pypi-readme"], ""
    for fragment in hook["fragments"]:
        text += (ROOT / fragment["path"]).read_text(encoding="utf-8")
    relative = RELATIVE.findall(text)
    assert len(relative) > 20
    for substitution in hook["substitutions"]:
        text = re.sub(substitution["pattern"], substitution["replacement"], text)
    assert RELATIVE.findall(text) == []
    source = PROJECT["project"]["urls"]["Source"]
    pictures = re.findall(r"!\[[^\]]*\]\(([^)]+)\)", text)
    assert pictures
    assert all(picture.startswith(f"{source}/raw/main/") for picture in pictures)
    assert text.count(f"{source}/blob/main/") + len(pictures) == len(relative)


def test_every_page_of_the_docs_is_on_somebodys_way_through_them() -> None:
    index = (ROOT / "docs" / "index.md").read_text(encoding="utf-8")
    pages = {page.name for page in (ROOT / "docs").glob("*.md")} - {"index.md"}
    assert pages - set(re.findall(r"\]\(([^)#/]+\.md)\)", index)) == set()


def test_a_source_distribution_has_everything_that_tests_need() -> None:
    included = set(PROJECT["tool"]["hatch"]["build"]["targets"]["sdist"]["include"])
    there = {path.name for path in ROOT.iterdir() if not path.name.startswith(".")}
    needed = {"src", "tests", "bench", "chaos", "deploy", "docs", "examples", "tools", "Dockerfile", "Makefile"} & there
    assert {f"/{name}" for name in needed} <= included
    tracked = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False)  # noqa: S607
    top = {name.partition("/")[0] for name in tracked.stdout.splitlines() if not name.startswith(".")}
    assert {f"/{name}" for name in top - {"pyproject.toml"}} <= included


# Releases.


@pytest.fixture
def release(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The release tool on copies of its files, in the state before the first release."""
    spec = importlib.util.spec_from_file_location("release", ROOT / "tools" / "release.py")
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8").replace(SOURCE, tool.PLACEHOLDER)
    for name, content in (("PROJECT", text), ("INSTALL_PAGE", INSTALL_PAGE)):
        path = tmp_path / name
        path.write_text(content, encoding="utf-8")
        monkeypatch.setattr(tool, name, path)
    return tool


@pytest.mark.parametrize(("said", "sentence"), [("", "make release VERSION="), ("0.2.0", "no public address yet")])
def test_a_release_wants_a_version_and_an_address(release: ModuleType, said: str, sentence: str) -> None:
    with pytest.raises(SystemExit, match=sentence):
        release.check(said, "")


def check_addresses(project: dict[str, Any], page: str) -> None:
    """All addresses are in one repository. Before the first release it is under .invalid, and the page on installing says
    so; afterwards that page has the address and no longer says that there is no index."""
    source = project["urls"]["Source"]
    assert all(address.startswith(source) for address in project["urls"].values())
    is_open = ".invalid" in source
    assert ("It is on no package index yet" in page) == is_open
    assert ("git+ADDRESS" in page) == is_open
    assert (f"git+{source}" in page) == (not is_open)


def test_addresses_of_the_project_are_no_made_up_ones() -> None:
    check_addresses(PROJECT["project"], INSTALL_PAGE)


def test_after_a_release_the_addresses_and_the_page_on_installing_are_true(release: ModuleType) -> None:
    if ".invalid" not in SOURCE:
        pytest.skip("it is released: the page says so already")
    release.write_address("https://example.org/some/rattery")
    text, page = release.PROJECT.read_text(encoding="utf-8"), release.INSTALL_PAGE.read_text(encoding="utf-8")
    assert ".invalid" not in text
    check_addresses(tomllib.loads(text)["project"], page)
    assert "yet" not in page
    assert "make release VERSION=0.2.0 ADDRESS=" in page
    for before in release.INSTALL_WORDS:
        assert before in INSTALL_PAGE
    assert release.released_page(page, "https://example.org/other") == page, "once only"


def test_no_page_tells_to_install_from_an_index_before_there_is_one() -> None:
    """Extras are named by their packages, or in a clone by `.[extra]`."""
    if ".invalid" not in SOURCE:
        pytest.skip("it is released")
    pages = [
        *ROOT.glob("*.md"),
        *(ROOT / "docs").rglob("*.md"),
        *(ROOT / "examples").rglob("*.*"),
        *(ROOT / "src").rglob("*.ftl"),
    ]
    wrong = re.compile(r'(?:pip|pipx|uv tool) (?:install|inject) "?rattery(?:\[[^]]*\])?(?! @)(?:"|$| )', re.MULTILINE)
    for page in pages:
        if page.suffix in (".md", ".py", ".toml", ".ftl") and page.name not in ("install.md", "CHANGELOG.md"):
            assert wrong.search(page.read_text(encoding="utf-8")) is None, page


# Folders.


def test_folders_are_the_systems_unless_one_says_otherwise(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RATTERY_STATE", str(tmp_path / "state"))
    monkeypatch.setenv("RATTERY_CACHE", str(tmp_path / "cache"))
    assert folders.state_folder() == tmp_path / "state"
    assert folders.cache_folder() == tmp_path / "cache"
    monkeypatch.delenv("RATTERY_STATE")
    monkeypatch.delenv("RATTERY_CACHE")
    monkeypatch.setattr(folders, "user_state_path", lambda name, appauthor: tmp_path / "system" / name)
    monkeypatch.setattr(folders, "user_cache_path", lambda name, appauthor: tmp_path / "caches" / name)
    monkeypatch.setattr(Path, "home", lambda: tmp_path / "home")
    assert folders.state_folder() == tmp_path / "system" / "rattery"
    assert folders.cache_folder() == tmp_path / "caches" / "rattery" / "compiled"


def test_the_folder_of_an_earlier_version_stays_in_use_until_there_is_a_new_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("RATTERY_STATE", raising=False)
    monkeypatch.setattr(folders, "user_state_path", lambda name, appauthor: tmp_path / "system" / name)
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    old = tmp_path / ".local" / "state" / "rattery"
    old.mkdir(parents=True)
    assert folders.state_folder() == old
    (tmp_path / "system" / "rattery").mkdir(parents=True)
    assert folders.state_folder() == tmp_path / "system" / "rattery"


# Boxes.


def test_the_page_on_boxes_has_every_section_and_the_range_of_every_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    page = (ROOT / "docs" / "boxes.md").read_text(encoding="utf-8")
    ranges: dict[str, tuple[int, int]] = {}
    number = BoxFile.number

    def noted(file: BoxFile, section: str, key: str, least: int, most: int) -> int:
        ranges[key] = (least, most) if section == "limits" else ranges.get(key, (least, most))
        return number(file, section, key, least, most)

    monkeypatch.setattr(BoxFile, "number", noted)
    for name in game_names():
        ranges.clear()
        load_game(name, BoxFile.standard(name))
        part = page.partition(f"## {words('en', name).say('game-title')}\n")[2].partition("\n## ")[0]
        for section in BoxFile.standard(name).data:
            assert section == "game" or f"`[{section}]`" in part
        for key in BoxFile.standard(name).data["limits"]:
            row = next(line for line in part.splitlines() if f"`{key}`" in line)
            told = re.search(r"(\d+)–(\d+)", row)
            assert told is None or (int(told[1]), int(told[2])) == ranges[key], row


# A stand-in for a program: prints its arguments and exits with a given status.
STAND_IN = """#!/bin/sh
echo "NAME $*" >> CALLS
[ "$1 $2 $3" = "-m pip install" ] && [ "$4" = uv ] && exit 1
exit STATUS
"""


@pytest.mark.parametrize(("uv", "ends"), [(None, "pip"), (1, "pip"), (0, "uv")])
@pytest.mark.skipif(os.name == "nt", reason="a script for a shell")
def test_make_installs_by_uv_and_where_that_cannot_by_pip(tmp_path: Path, uv: int | None, ends: str) -> None:
    """Without uv and no way to install it; with uv that finds no packages; with uv that works."""
    calls = tmp_path / "calls"
    (tmp_path / "bin").mkdir()
    for name, status in (("python", 0), ("uv", uv)):
        if status is not None:
            script = STAND_IN.replace("NAME", name).replace("CALLS", str(calls)).replace("STATUS", str(status))
            (tmp_path / "bin" / name).write_text(script, encoding="utf-8")
            (tmp_path / "bin" / name).chmod(0o755)
    command = [str(ROOT / "tools" / "install.sh"), str(tmp_path), "-e", ".[ray]"]
    assert subprocess.run(command, check=False).returncode == 0  # noqa: S603
    *_, last = calls.read_text(encoding="utf-8").splitlines()
    assert last.startswith("python -m pip install -e .[ray]" if ends == "pip" else "uv pip install")
