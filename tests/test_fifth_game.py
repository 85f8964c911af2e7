"""A game in another package works through every interface once it is installed; no code of Rattery knows of it."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from rattery.core.compile.plain_njit import SWITCH
from tests.fifth_game import INTERFACES
from tests.installing import install
from tests.waiting import TIMEOUT

ROOT = Path(__file__).parent.parent
EXAMPLE = ROOT / "examples" / "crumbs"
LONGEST = 250  # lines of Python a small game may take
pytestmark = pytest.mark.compiled


@dataclass(frozen=True)
class Installed:
    """A Python with the example installed, and the folder of its state and compile cache."""

    python: Path
    kept: Path

    def environment(self) -> dict[str, str]:
        own = {"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)]), "RATTERY_LANG": "en", "COLUMNS": "100"}
        return {
            **os.environ,
            **own,
            "RATTERY_STATE": str(self.kept / "state"),
            "RATTERY_CACHE": str(self.kept / "cache"),
        }


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """The example in a virtual environment of its own; the compile cache is shared with the other processes of this run."""
    own = tmp_path_factory.getbasetemp()
    kept = (own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / "crumbs"
    return Installed(install(EXAMPLE, tmp_path_factory.mktemp("installed")), kept)


def run(
    installed: Installed, *command: str, given: str = "", status: int = 0, more: Mapping[str, str] | None = None
) -> str:
    done = subprocess.run(  # noqa: S603
        [str(installed.python), *command],
        cwd=ROOT,
        env={**installed.environment(), **(more or {})},
        input=given,
        capture_output=True,
        text=True,
        timeout=2 * TIMEOUT,
        check=False,
    )
    assert done.returncode == status, done.stdout[-2000:] + done.stderr[-2000:]
    return done.stdout


def test_it_is_found_where_it_was_installed(installed: Installed) -> None:
    found = "from importlib.util import find_spec; print(find_spec('rattery_crumbs').origin)"
    assert Path(run(installed, "-c", found).strip()).is_relative_to(installed.python.parents[1])


def play_through(installed: Installed, interfaces: Sequence[str], more: Mapping[str, str] | None = None) -> str:
    """Runs several interfaces in one process, to start and compile once; returns the line on the type of its rules."""
    rules, *played = run(installed, "-m", "tests.fifth_game", "crumbs", *interfaces, more=more).splitlines()
    assert [line for line in played if line.startswith("played")] == [
        f"played: {interface}" for interface in interfaces
    ]
    return rules


def test_it_is_played_through_every_door_on_the_processor(installed: Installed) -> None:
    interfaces = [interface for interface in INTERFACES if not interface.startswith("gpu")]
    assert play_through(installed, interfaces) == "its rules: Rule"


def test_it_is_played_on_a_gpu_that_is_only_simulated(installed: Installed) -> None:
    play_through(
        installed, [interface for interface in INTERFACES if interface.startswith("gpu")], {"NUMBA_ENABLE_CUDASIM": "1"}
    )


def test_without_hooks_into_numba_the_same_games_are_played(installed: Installed) -> None:
    """tests/core/compile/test_plain.py does the same with every game; `make envs` runs it."""
    assert play_through(installed, ["simulation"], {SWITCH: "1"}) == "its rules: function"


def test_it_is_played_in_the_terminal(installed: Installed, tmp_path: Path) -> None:
    answers = "1\n" * 80  # the first move on offer, and Enter where it waits
    command = ("-m", "rattery", "play", "crumbs(players=2)", "--seat", "1=random", "--seed", "3")
    shown = run(installed, *command, "--save", str(tmp_path / "match.json"), given=answers)
    assert "Do you keep the card you have drawn" in shown
    assert re.search(r"(won|wins|victory)", shown)
    shown = run(installed, "-m", "rattery", "verify", str(tmp_path / "match.json"), status=1)
    assert "crumbs(players=2)" in shown
    assert "does not say how its key was made" in shown, "it was given a seed"


def test_the_command_line_knows_it(installed: Installed) -> None:
    """The page about it asks for the list of games and for the rules."""
    assert "cheese" in run(installed, "-m", "rattery", "box", "crumbs")


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


def test_the_page_about_it_runs(installed: Installed) -> None:
    assert COMMANDS[0] == "pip install ./examples/crumbs", "what `installed` has done, without a network"
    told = {}
    for command in COMMANDS[1:]:
        program, *arguments = shlex.split(command)
        told[command] = run(installed, *(("-m", "rattery") if program == "rattery" else ()), *arguments)
    assert "Crumbs" in told["rattery games"]
    assert "Katzen" in told["rattery rules crumbs --lang de"]
    assert "Nothing is wrong with crumbs." in told["rattery check-game crumbs"]
    (code,) = [block for kind, block in BLOCKS if kind == "python" and not block.startswith("# ")]
    assert re.search(r"\w+ (keeps|draws|offers)", run(installed, "-c", code))


def test_it_is_small_and_brings_only_what_it_must() -> None:
    sources = sorted(EXAMPLE.rglob("*.py"))
    assert sum(len(source.read_text(encoding="utf-8").splitlines()) for source in sources) <= LONGEST
    assert {source.stem for source in sources} == {"__init__", "box", "game", "moves", "options", "rules"}
