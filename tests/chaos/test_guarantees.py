"""The pages about promises and threats name checks that exist."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
PAGES = ("guarantees.md", "threats.md")


def words_of(page: str) -> str:
    return (ROOT / "docs" / page).read_text(encoding="utf-8")


@pytest.mark.parametrize("page", PAGES)
def test_every_check_that_is_named_exists(page: str) -> None:
    named = set(re.findall(r"`(tests/[^`]+\.py)`", words_of(page)))
    assert len(named) > 8
    assert [path for path in named if not (ROOT / path).is_file()] == []


def test_every_tool_that_is_named_can_be_started() -> None:
    named = set(re.findall(r"python -m (chaos\.\w+)", words_of("guarantees.md")))
    assert len(named) > 4
    for name in named:
        assert callable(importlib.import_module(name).main)


def test_every_command_that_is_named_is_in_the_makefile() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    named = re.findall(r"^    make (\w+)(.*)#", words_of("guarantees.md"), re.MULTILINE)
    assert {target for target, _ in named} >= {"chaos", "fuzz", "load", "audit", "laws"}
    for target, settings in named:
        assert f"\n{target}: " in makefile
        for setting in re.findall(r"(\w+)=", settings):
            assert f"$({setting})" in makefile
