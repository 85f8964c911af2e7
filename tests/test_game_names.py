"""A game's name occurs in its own folders only; shared code does not name any game, not even as an example."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import rattery
from rattery.core.packages import OWN, game_packages

PACKAGE = Path(rattery.__file__).parent
SHARED = ("core", "match", "playouts", "minds", "bots", "lab", "training", "envs", "server", "cli", "web")
TEXTS = (".py", ".ftl", ".js", ".css", ".html", ".json", ".svg", ".webmanifest")
NAMES = sorted(name for name, package in game_packages().items() if package.startswith(OWN))
# rat_trap, rat-trap, ratTrap, RatTrap; "Rat Trap" is what people call it, and text for people may say so.
SPELLINGS = {
    name: re.compile(
        rf"(?<![a-z]){name}(?![a-z])|(?<![a-z]){name.replace('_', '-')}(?![a-z])"
        rf"|\b{re.sub('_(.)', lambda m: m[1].upper(), name)}\b"
        rf"|{''.join(part.capitalize() for part in name.split('_'))}\b"
    )
    for name in NAMES
}


def shared_files() -> list[Path]:
    """Everything in the folders of machinery, but for the browser's folder of each game."""
    files = [file for folder in SHARED for file in sorted((PACKAGE / folder).rglob("*")) if file.suffix in TEXTS]
    return [file for file in files if not _is_a_games_own(file.relative_to(PACKAGE).parts)]


def _is_a_games_own(parts: tuple[str, ...]) -> bool:
    return parts[:2] == ("web", "games") and len(parts) > 3


def named_in(text: str) -> list[str]:
    return [name for name, spelling in SPELLINGS.items() if spelling.search(text)]


@pytest.mark.parametrize("text", ["rat_trap(players=4)", "web/rat-trap.js", "ratTrapBoard ratTrap", "the RatTrap"])
def test_every_spelling_of_a_name_is_found(text: str) -> None:
    assert named_in(text) == ["rat_trap"]


def test_other_words_are_no_names_of_games() -> None:
    assert named_in("the first rat at the trap, a piper, a rat trap") == []


def test_no_game_is_named_outside_its_own_folders() -> None:
    files = shared_files()
    assert len(files) > 150
    named = {str(file.relative_to(PACKAGE)): named_in(file.read_text(encoding="utf-8")) for file in files}
    assert {file: names for file, names in named.items() if names} == {}
