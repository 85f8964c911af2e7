"""Help in place: every question of every game leads to clauses of its rules that are there."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import rattery
from rattery.core.registry import game_kind
from tests.brought import with_browser_part

SOURCE = Path(rattery.__file__).parent


def clauses_in_place(game: str) -> dict[str, list[str]]:
    """The table in the browser's code, read as data."""
    code = (SOURCE / "web" / "games" / game / "clauses.js").read_text(encoding="utf-8")
    table = code[code.index("clauses = ") + len("clauses = ") : code.index("};") + 1]
    quoted = re.sub(r"^(\s*)(\w+):", r'\1"\2":', table, flags=re.MULTILINE)
    found: dict[str, list[str]] = json.loads(re.sub(r",(\s*[}\]])", r"\1", quoted))
    return found


@pytest.mark.parametrize("name", with_browser_part("clauses"))
def test_every_question_has_its_clauses(name: str) -> None:
    asked = set(game_kind(name).questions) - {"nothing"}
    assert set(clauses_in_place(name)) == asked


@pytest.mark.parametrize("name", with_browser_part("clauses"))
def test_the_clauses_are_in_the_rules(name: str) -> None:
    rules = (SOURCE / "games" / name / "rules.en.md").read_text(encoding="utf-8")
    there = set(re.findall(r"^\*\*(\d+\.\d+)\*\*", rules, re.MULTILINE))
    assert {clause for clauses in clauses_in_place(name).values() for clause in clauses} <= there
