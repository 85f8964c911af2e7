"""The wheels of Rattery and of a game, installed where there is nothing else, are all that is needed to play."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest

from rattery.core.packages import game_names
from rattery.core.words import LANGUAGES
from tests.installing import install_wheels
from tests.waiting import TIMEOUT

ROOT = Path(__file__).parent.parent
KEPT = ("PATH", "SYSTEMROOT", "TMPDIR", "TEMP")  # of the environment's variables
SEEN = """
import json, sys
from importlib.metadata import files
import rattery, rattery_crumbs
from rattery.server.http.files import StaticFiles
parts = [name for name in ("index.html", "app.js", "css/tokens.css") if StaticFiles().file(name) is None]
editable = [str(file) for name in ("rattery", "rattery-crumbs") for file in files(name) if file.suffix == ".pth"]
found = {"paths": sys.path, "files": [rattery.__file__, rattery_crumbs.__file__], "missing": parts, "editable": editable}
print(json.dumps(found))
"""


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install_wheels(tmp_path_factory.mktemp("wheels"), ROOT, ROOT / "examples" / "crumbs")


def run(python: Path, folder: Path, *command: str, given: str = "", status: int = 0) -> str:
    """Run a program of the environment in an empty folder, with no variable that points anywhere else."""
    own = {name: os.environ[name] for name in KEPT if name in os.environ}
    own |= {"RATTERY_STATE": str(folder / "state"), "RATTERY_CACHE": str(folder / "cache"), "RATTERY_LANG": "en"}
    done = subprocess.run(  # noqa: S603
        [str(python.parent / command[0]), *command[1:]],
        cwd=folder,
        env=own,
        input=given,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=2 * TIMEOUT,
        check=False,
    )
    assert done.returncode == status, done.stdout[-2000:] + done.stderr[-2000:]
    return done.stdout


def test_nothing_is_seen_of_the_source_tree(python: Path, tmp_path: Path) -> None:
    found = json.loads(run(python, tmp_path, python.name, "-c", SEEN))
    assert all(Path(file).is_relative_to(python.parents[1]) for file in found["files"])
    assert not any(Path(path).is_relative_to(ROOT) for path in found["paths"] if path)
    assert (found["missing"], found["editable"]) == ([], [])


def test_all_games_are_there(python: Path, tmp_path: Path) -> None:
    games = json.loads(run(python, tmp_path, "rattery", "games", "--json"))
    assert [game["game"] for game in games] == sorted([*game_names(), "crumbs"])


def test_the_game_is_played_to_its_end_and_verified(python: Path, tmp_path: Path) -> None:
    command = ("rattery", "play", "crumbs(players=2)", "--seat", "1=random", "--seed", "3", "--save", "match.json")
    shown = run(python, tmp_path, *command, given="1\n" * 80)
    assert "Do you keep the card you have drawn" in shown
    assert "crumbs(players=2)" in run(python, tmp_path, "rattery", "verify", "match.json", status=1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_its_rules_are_read_in_every_language(python: Path, tmp_path: Path, lang: str) -> None:
    title = {"en": "Crumbs", "fr": "Miettes", "de": "Krümel"}[lang]
    assert title in run(python, tmp_path, "rattery", "rules", "crumbs", "--lang", lang)


def test_nothing_is_wrong_with_it(python: Path, tmp_path: Path) -> None:
    checked = run(python, tmp_path, "rattery", "check-game", "crumbs", "--interpreted", "--games", "1")
    assert "Nothing is wrong with crumbs." in checked


@pytest.mark.compiled
def test_it_is_simulated_as_machine_code(python: Path, tmp_path: Path) -> None:
    command = ("rattery", "simulate", "crumbs(players=3)", "--games", "50", "--threads", "1", "--json")
    assert json.loads(run(python, tmp_path, *command))["games"] == 50
