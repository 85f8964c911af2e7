"""A game in a package of its own is played everywhere, once it is installed: nothing else knows of it."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.fifth_game import DOORS
from tests.installing import install

ROOT = Path(__file__).parent.parent
EXAMPLE = ROOT / "examples" / "crumbs"
LONGEST = 250  # lines of Python a small game may take
pytestmark = pytest.mark.compiled


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The example installed into an empty folder, and state and machine code in folders of their own."""
    target = install(EXAMPLE, tmp_path_factory.mktemp("site") / "packages")
    kept = tmp_path_factory.mktemp("kept")
    paths = [str(ROOT / "src"), str(ROOT), str(target)]
    own = {"PYTHONPATH": os.pathsep.join(paths), "RATTERY_STATE": str(kept / "state"), "RATTERY_LANG": "en"}
    return {**os.environ, **own, "RATTERY_CACHE": str(kept / "cache"), "COLUMNS": "100"}


def run(environment: dict[str, str], *command: str, given: str = "", status: int = 0) -> str:
    done = subprocess.run(  # noqa: S603
        [sys.executable, *command],
        cwd=ROOT,
        env=environment,
        input=given,
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == status, done.stdout[-2000:] + done.stderr[-2000:]
    return done.stdout


@pytest.mark.parametrize("door", DOORS)
def test_it_is_played(environment: dict[str, str], door: str) -> None:
    simulated = {"NUMBA_ENABLE_CUDASIM": "1"} if door == "gpu" else {}
    assert run({**environment, **simulated}, "-m", "tests.fifth_game", "crumbs", door).strip().endswith("played")


def test_it_is_played_in_the_terminal(environment: dict[str, str], tmp_path: Path) -> None:
    answers = "1\n" * 80  # the first move on offer, and Enter where it waits
    command = ("-m", "rattery", "play", "crumbs(players=2)", "--seat", "1=random", "--seed", "3")
    shown = run(environment, *command, "--save", str(tmp_path / "match.json"), given=answers)
    assert "Do you keep the card you have drawn" in shown
    assert re.search(r"(won|wins|victory)", shown)
    shown = run(environment, "-m", "rattery", "verify", str(tmp_path / "match.json"), status=1)
    assert "crumbs(players=2)" in shown
    assert "does not say how its key was made" in shown, "it was given a seed"


def test_the_command_line_knows_it(environment: dict[str, str]) -> None:
    assert "Crumbs" in run(environment, "-m", "rattery", "games")
    assert "24 cartes" in run(environment, "-m", "rattery", "rules", "crumbs", "--lang", "fr")
    assert "cheese" in run(environment, "-m", "rattery", "box", "crumbs")


PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
COMMANDS = [line for kind, block in BLOCKS if kind == "console" for line in block.splitlines()]


def test_the_page_about_it_quotes_it() -> None:
    quoted = [block.partition("\n") for kind, block in BLOCKS if kind != "console" and block.startswith("# ")]
    assert len(quoted) >= 5
    for file, _, text in quoted:
        name = file.removeprefix("# ")
        source = EXAMPLE / name if name.endswith(".toml") else EXAMPLE / "src" / "rattery_crumbs" / name
        assert text in source.read_text(encoding="utf-8"), f"{name} has changed:\n{text}"


def test_the_page_about_it_runs(environment: dict[str, str]) -> None:
    assert COMMANDS[0] == "pip install ./examples/crumbs", "what `environment` has done, without a network"
    for command in COMMANDS[1:]:
        program, *arguments = shlex.split(command)
        run(environment, *(("-m", "rattery") if program == "rattery" else ()), *arguments)
    (code,) = [block for kind, block in BLOCKS if kind == "python" and not block.startswith("# ")]
    assert re.search(r"\w+ (keeps|draws|offers)", run(environment, "-c", code))


def test_it_is_small_and_brings_only_what_it_must() -> None:
    sources = sorted((EXAMPLE / "src" / "rattery_crumbs").glob("*.py"))
    lines = [line for source in sources for line in source.read_text(encoding="utf-8").splitlines() if line.strip()]
    assert len(lines) <= LONGEST
    assert {source.stem for source in sources} == {"__init__", "box", "game", "moves", "options", "rules"}
