"""Machinery has the names of the field: riddles, and names that a plainer one has replaced, do not come back."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import rattery

PACKAGE = Path(rattery.__file__).parent
RIDDLES = re.compile(r"\b(whoever|somebody)\b", re.IGNORECASE)
# Limits are MAX_… and MIN_…; the rest are old names of machinery that has one in the field.
LIMIT = r"(MOST|LEAST|FEWEST|LARGEST|SMALLEST|LONGEST|SHORTEST)_(?!DRAW\b|PLAYERS\b)[A-Z]\w*"
ENGINE = [
    LIMIT,
    *("helpers?", "own_bots?", r"[Ll]eaning\w*", "attention"),
]
# Names that a newer one has replaced, by the folder in which it has.
REPLACED = {
    "bots": [*ENGINE, "Growth", "OwnBot", r"[A-Z]+_A_[A-Z]+"],
    "core": ["words_given"],
    "cli": [LIMIT, "Refused", "Typed"],
    "envs": [*ENGINE, "[Oo]utsiders?", "FIRST_OUTSIDE", "others_play", "paying", "NoThreads", "overs"],
    "lab": [*ENGINE, "sitting", "DECIDING", r"[A-Z]+_A_[A-Z]+"],
    "match": [LIMIT, r"(?<=def )closed"],
    "minds": [*ENGINE, "deeper", "ENTRY", "most_read"],
    "playouts": [*ENGINE, "DECIDING", r"[A-Z]+_A_[A-Z]+", "AT_REST", r"\w*[Ww]aves?\w*"],
    "server": [
        LIMIT,
        *(
            "Socket",
            "connection.socket",
            "Trouble",
            "trouble",
            "Guest",
            "guests?",
            "Changed",
            "Heard",
            "postgres_layout",
        ),
        *("Happening", "HAPPENINGS?", "Decision", "words_given", "word_key"),
    ],
    "server/tables": [
        *("Judge", "JUDGES", "judges", "judged", "judge_repeat"),
        *("asked_at", "asked_ply", "named_at", "table_at"),
    ],
    "training": [*ENGINE, "DECIDING", "take_over"],
    "web": [
        LIMIT,
        *("LineBanner", "RoundRest", "RestSummary", "isRest(ing)?", "data-rest", "Film", "Ways(On)?", "PATIENCE"),
        r"(date|winners|span|time|end|won|level|choice|options?|minutes|weight)Said",
    ],
}


def replaced_in(folder: str) -> re.Pattern[str]:
    return re.compile(rf"\b({'|'.join(REPLACED[folder])})\b")


def machinery() -> list[Path]:
    """Python and the browser's shared code; a game's own folders speak the rulebook's words."""
    files = [file for kind in ("*.py", "*.js", "*.css") for file in PACKAGE.rglob(kind)]
    return [file for file in files if not {"games", "vendor"} & set(file.relative_to(PACKAGE).parts)]


def lines_with(words: re.Pattern[str], files: list[Path]) -> list[str]:
    return [
        f"{file.relative_to(PACKAGE)}:{number}: {line.strip()}"
        for file in files
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if words.search(line)
    ]


@pytest.mark.parametrize("text", ["Whoever asks next", "for somebody else"])
def test_a_riddle_is_found(text: str) -> None:
    assert RIDDLES.search(text)


@pytest.mark.parametrize(
    ("folder", "text"),
    [
        ("bots", "MOST_NODES = 9"),
        ("bots", "start a helper"),
        ("bots", "from rattery.bots import own_bots"),
        ("lab", "leaning: int"),
        ("server/tables", "state.asked_at"),
    ],
)
def test_a_replaced_name_is_found(folder: str, text: str) -> None:
    assert replaced_in(folder).search(text)


def test_machinery_has_no_riddles() -> None:
    files = machinery()
    assert len(files) > 350
    assert lines_with(RIDDLES, files) == []


@pytest.mark.parametrize("folder", REPLACED)
def test_replaced_names_do_not_come_back(folder: str) -> None:
    files = [file for file in machinery() if file.is_relative_to(PACKAGE / folder)]
    assert files
    assert lines_with(replaced_in(folder), files) == []
