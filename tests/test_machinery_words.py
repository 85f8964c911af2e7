"""Machinery speaks the field's words: no riddles about who does something where a client, a caller or a player is meant."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import rattery

PACKAGE = Path(rattery.__file__).parent
RIDDLES = re.compile(r"\b(whoever|somebody)\b", re.IGNORECASE)

ENGINE = {"bots", "minds", "playouts", "lab", "envs", "training"}
# Limits are MAX_… and MIN_…; the rest are old names of machinery that has one in the field.
ENGINE_RIDDLES = re.compile(
    r"\b(MOST|LEAST|FEWEST|LARGEST|SMALLEST|LONGEST|SHORTEST)_(?!DRAW\b)[A-Z]|\bhelpers?\b|\bown_bots?\b|\b[Ll]eaning"
    r"|\battention\b"
)


def machinery() -> list[Path]:
    """Python and the browser's shared code; a game's own folders speak the rulebook's words."""
    files = [file for kind in ("*.py", "*.js", "*.css") for file in PACKAGE.rglob(kind)]
    return [file for file in files if not {"games", "vendor"} & set(file.relative_to(PACKAGE).parts)]


@pytest.mark.parametrize("text", ["Whoever asks next", "for somebody else"])
def test_a_riddle_is_found(text: str) -> None:
    assert RIDDLES.search(text)


@pytest.mark.parametrize(
    "text", ["MOST_NODES = 9", "start a helper", "from rattery.bots import own_bots", "leaning: int"]
)
def test_a_riddle_of_the_engine_is_found(text: str) -> None:
    assert ENGINE_RIDDLES.search(text)


def lines_with(riddles: re.Pattern[str], files: list[Path]) -> list[str]:
    return [
        f"{file.relative_to(PACKAGE)}:{number}: {line.strip()}"
        for file in files
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if riddles.search(line)
    ]


def test_machinery_has_no_riddles() -> None:
    files = machinery()
    assert len(files) > 350
    assert lines_with(RIDDLES, files) == []


def test_the_engine_has_no_riddles() -> None:
    files = [file for file in machinery() if file.relative_to(PACKAGE).parts[0] in ENGINE]
    assert len(files) > 100
    assert lines_with(ENGINE_RIDDLES, files) == []
