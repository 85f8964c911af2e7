"""An isolated environment to run commands in: English, a state folder of its own, 80 columns, given keys, and bots that do
not search."""

from __future__ import annotations

from pathlib import Path

import pytest

from rattery.bots import levels
from rattery.bots.bot import Bot
from rattery.bots.random_bot import RandomBot
from rattery.cli.terminal import seats
from rattery.match import fairness
from tests.cli.running import Run, Runner
from tests.server.dealing import Deals


@pytest.fixture(autouse=True)
def quiet_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("RATTERY_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "COLORFGBG", "RATTERY_THEME", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("RATTERY_STATE", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setattr(seats, "STANDARD", "random")
    monkeypatch.chdir(tmp_path)


@pytest.fixture(autouse=True)
def given_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    """The keys of matches without a seed, so that every test plays the same ones in every run."""
    deals = Deals()
    monkeypatch.setattr(fairness, "secret_key", deals.table_key)
    monkeypatch.setattr(fairness, "secret_salt", deals.bot_salt)


@pytest.fixture(autouse=True)
def bots_that_do_not_think(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots of every level play at random, so that nothing is compiled, except in tests marked `compiled`."""
    if request.node.get_closest_marker("compiled") is None:
        monkeypatch.setattr(levels, "bot", thoughtless)


def thoughtless(name: str, seed: int | None = None, timed: bool = True) -> Bot:
    levels.level(name)  # an unknown one is refused
    return RandomBot(0 if seed is None else seed)


@pytest.fixture
def rattery(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Runner:
    """Runs `rattery` with these arguments and these lines typed."""

    def run(*arguments: str, typed: str = "") -> Run:
        return Run.of(list(arguments), typed, capsys, monkeypatch)

    return run
