"""The README runs: its Python is executed and its commands exist."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from rattery.cli.arguments import read_arguments
from rattery.core.packages import game_names
from tests.variants import loaded

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").glob("*.md"))]
COMMANDS = re.findall(r"^\s*`?(rattery [^`#\n]+)", README, re.MULTILINE) + re.findall(r"`(rattery [^`]+)`", README)


@pytest.mark.compiled
def test_the_python_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    exec(compile(code, "README.md", "exec"), {})  # noqa: S102
    printed = capsys.readouterr().out.splitlines()
    assert len(printed) == 3
    assert printed[1].startswith("[")
    assert printed[2].endswith("moves a second")


@pytest.mark.parametrize("command", COMMANDS)
def test_the_commands_of_the_readme_can_be_typed(command: str) -> None:
    typed = read_arguments(shlex.split(command)[1:], "en")
    assert typed is not None
    if game := typed.given.get("game"):
        loaded(str(game))


def test_the_readme_has_commands_to_type() -> None:
    assert len(COMMANDS) >= 8


def test_every_game_stands_in_the_readme_and_in_the_note_on_rights() -> None:
    rights = (ROOT / "docs" / "rights.md").read_text(encoding="utf-8")
    for name in game_names():
        title = loaded(name).title("en")
        assert f"**{title}**" in README
        assert title in rights


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_leads_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
        if not target.startswith("http"):
            assert (page.parent / target).exists(), target


def test_make_knows_every_target_the_docs_name() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for page in PAGES:
        for target in re.findall(r"(?:^|`)make ([a-z]+)", page.read_text(encoding="utf-8"), re.MULTILINE):
            assert re.search(rf"^{target}:", makefile, re.MULTILINE), f"{page.name}: make {target}"
