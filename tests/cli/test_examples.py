"""Examples of the command line come from the games that are installed; the command line itself knows none by name."""

from __future__ import annotations

from pathlib import Path

import pytest

import rattery
from rattery.cli.examples import example_facts
from rattery.core.packages import game_names
from rattery.core.registry import load_game

CLI = Path(rattery.__file__).parent / "cli"


@pytest.mark.parametrize("file", [*sorted(CLI.rglob("*.py")), *sorted(CLI.rglob("*.ftl"))], ids=lambda file: file.name)
def test_no_game_is_named(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert [name for name in game_names() if name in text or name.replace("_", "-") in text] == []


@pytest.mark.parametrize("place", range(len(game_names())))
def test_examples_are_spelled_as_games_can_be_played(place: int) -> None:
    facts = example_facts(place)
    for spelled in facts.values():
        assert load_game(spelled).name == facts["example"]
