"""Machinery speaks the field's words: no riddles about who does something where a client, a caller or a player is meant."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import rattery

PACKAGE = Path(rattery.__file__).parent
RIDDLES = re.compile(r"\b(whoever|somebody)\b", re.IGNORECASE)
# Names that were riddles, by the folder in which a newer name has replaced them.
REPLACED = {
    "lab": ["sitting"],
    "core": ["words_given"],
    "cli": ["Refused", "Typed"],
    "match": [r"(?<=def )closed"],
    "server": [
        "Socket",
        "connection.socket",
        "Trouble",
        "trouble",
        "Guest",
        "guests?",
        "Changed",
        "Heard",
        "postgres_layout",
        "Happening",
        "HAPPENINGS?",
        "Decision",
        "words_given",
        "word_key",
    ],
    "server/tables": [
        "Judge",
        "JUDGES",
        "judges",
        "judged",
        "judge_repeat",
        "asked_at",
        "asked_ply",
        "named_at",
        "table_at",
    ],
}


def machinery() -> list[Path]:
    """Python and the browser's shared code; a game's own folders speak the rulebook's words."""
    files = [file for kind in ("*.py", "*.js", "*.css") for file in PACKAGE.rglob(kind)]
    return [file for file in files if not {"games", "vendor"} & set(file.relative_to(PACKAGE).parts)]


@pytest.mark.parametrize("text", ["Whoever asks next", "for somebody else"])
def test_a_riddle_is_found(text: str) -> None:
    assert RIDDLES.search(text)


@pytest.mark.parametrize("folder", REPLACED)
def test_replaced_names_do_not_come_back(folder: str) -> None:
    replaced = re.compile(rf"\b({'|'.join(REPLACED[folder])})\b")
    files = [file for file in machinery() if file.is_relative_to(PACKAGE / folder)]
    assert files
    assert found_in(files, replaced) == []


def test_machinery_has_no_riddles() -> None:
    files = machinery()
    assert len(files) > 350
    assert found_in(files, RIDDLES) == []


def found_in(files: list[Path], words: re.Pattern[str]) -> list[str]:
    return [
        f"{file.relative_to(PACKAGE)}:{number}: {line.strip()}"
        for file in files
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if words.search(line)
    ]
