"""The page on adding a game lists all that a game may bring, and nothing that Rattery would not look for."""

from __future__ import annotations

import re
from dataclasses import MISSING, fields
from pathlib import Path

import pytest

import rattery
from rattery.core.game import GameKind
from rattery.core.game_parts import (
    EVENTS,
    FILES,
    MESSAGES,
    MODULES,
    RULES,
    WEB,
    optional_name,
    optional_part,
    optional_rule,
)
from rattery.core.packages import NEEDED_FILES, game_names, part
from rattery.server.http.files import PARTS

PACKAGE = Path(rattery.__file__).parent
PAGE = (Path(__file__).parent.parent / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
OPTIONAL = PAGE.partition("\n## What is optional\n")[2].partition("\n## ")[0]


def listed() -> list[str]:
    """The names in the first column of every table of the section."""
    cells = re.findall(r"^\| (`.*?) \|", OPTIONAL, re.MULTILINE)
    return [name for cell in cells for name in re.findall(r"`([^`]+)`", cell)]


def known() -> list[str]:
    """All that a game may bring, by the names under which it is looked for."""
    kind = [
        each.name for each in fields(GameKind) if each.default is not MISSING or each.default_factory is not MISSING
    ]
    modules = [name for module, each in MODULES.items() for name in (f"{module}.py", *each.needed, *each.optional)]
    browser = [f"{WEB}/{file}" for file in PARTS.values()]
    return [*kind, *RULES, *modules, *FILES, *browser, *MESSAGES]


def test_the_page_lists_what_a_game_may_bring() -> None:
    assert sorted(listed()) == sorted(known())


def test_the_page_names_the_events_that_mean_something_to_a_table() -> None:
    assert [event for event in EVENTS if f"`{event}`" not in OPTIONAL] == []


def test_the_page_names_the_files_that_every_game_has() -> None:
    assert [file for file in NEEDED_FILES if f"`{file}`" not in PAGE] == []


def test_every_file_the_page_points_to_is_there() -> None:
    paths = re.findall(r"\]\(([^)#]+)", PAGE)
    assert [path for path in paths if not (PACKAGE.parent.parent / "docs" / path).exists()] == []


@pytest.mark.parametrize("message", MESSAGES)
def test_every_optional_message_is_looked_for(message: str) -> None:
    """By a string of the code that begins like it."""
    start = re.escape(message.partition("…")[0].removesuffix("-"))
    sources = [path for path in PACKAGE.rglob("*.py") if not path.is_relative_to(PACKAGE / "games")]
    pattern = re.compile(rf"""["']{start}["'-]""")
    assert any(pattern.search(path.read_text(encoding="utf-8")) for path in sources if path.name != "game_parts.py")


def test_nothing_is_looked_for_that_is_not_listed() -> None:
    game = game_names()[0]
    with pytest.raises(AssertionError, match="not listed"):
        optional_part(game, "result")
    with pytest.raises(AssertionError, match="not listed"):
        optional_name(game, "tuning", "EFFORT", None)
    with pytest.raises(AssertionError, match="not listed"):
        optional_rule(part(game, "rules"), "ends", None)


def test_no_other_code_looks_for_optional_parts() -> None:
    """`getattr` of a rule or of a module by a name that is not always there: only in `game_parts`."""
    looks = re.compile(
        r"""(?:getattr|hasattr)\((?:self\.)?(?:game\.)?(?:rules|kind|tuning|own|module|optional_part\(.*?\)), ["']"""
    )
    found = [path.name for path in sorted(PACKAGE.rglob("*.py")) if looks.search(path.read_text(encoding="utf-8"))]
    assert found == []


@pytest.mark.parametrize("name", game_names())
def test_a_module_that_a_game_brings_is_whole(name: str) -> None:
    for module, each in MODULES.items():
        brought = optional_part(name, module)
        assert brought is None or [needed for needed in each.needed if not hasattr(brought, needed)] == []
