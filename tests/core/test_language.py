"""The default language, as used when games are simulated from Python."""

from __future__ import annotations

import sys

import pytest

import rattery
from rattery.core.compile.progress import relay_progress
from rattery.core.compiling_notice import compiling_notice
from rattery.core.language import own_language

ENVIRONMENTS = [
    ({}, "en"),
    ({"LANG": "fr_FR.UTF-8"}, "fr"),
    ({"LANG": "fr_FR.UTF-8", "RATTERY_LANG": "de"}, "de"),
    ({"LANG": "de_AT", "RATTERY_LANG": "tlh"}, "de"),
]


@pytest.fixture(autouse=True)
def no_language_is_set(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("RATTERY_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.parametrize(("environment", "lang"), ENVIRONMENTS)
def test_it_is_the_one_of_the_environment(
    environment: dict[str, str], lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert own_language() == lang


def test_the_notice_on_compiling_is_in_the_users_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("RATTERY_LANG", "fr")
    with compiling_notice(rattery.load("rat_trap")):
        assert capsys.readouterr().err == "", "nothing is compiled yet"
        relay_progress(0, 40)
        relay_progress(1, 40)
    said = capsys.readouterr().err
    assert said.startswith("Compilation pour cette machine")
    assert len(said.splitlines()) == 1


def test_on_a_terminal_the_notice_shows_the_progress(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    with compiling_notice(rattery.load("rat_trap")):
        relay_progress(9, 40)
        relay_progress(10, 40)
    assert capsys.readouterr().err.endswith(" 9/40\b\b\b\b10/40\n")
