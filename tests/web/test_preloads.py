"""The first page names every module it needs, so that the browser fetches them all at once and not one after another."""

from __future__ import annotations

import re
from pathlib import Path

import rattery

WEB = Path(rattery.__file__).parent / "web"
FIRST = "app.js"
IMPORT = re.compile(r"""^(?:import|export)\b[^"';]*?from "(\.[^"]+)";|^import "(\.[^"]+)";""", re.MULTILINE)


def imported(module: Path) -> set[Path]:
    """The modules a module cannot do without."""
    found = IMPORT.findall(module.read_text(encoding="utf-8"))
    return {(module.parent / (named or plain)).resolve() for named, plain in found}


def needed() -> set[str]:
    """Everything the first module asks for, and what that asks for in turn."""
    open_ends, seen = [(WEB / FIRST).resolve()], set()
    while open_ends:
        module = open_ends.pop()
        if module not in seen:
            seen.add(module)
            open_ends.extend(imported(module))
    return {module.relative_to(WEB.resolve()).as_posix() for module in seen} - {FIRST}


def preloaded() -> list[str]:
    page = (WEB / "index.html").read_text(encoding="utf-8")
    return re.findall(r'<link rel="modulepreload" href="/static/([^"]+)">', page)


def test_the_search_follows_imports() -> None:
    assert {"components/Lobby.js", "vendor/preact.js", "vendor/fluent-bundle/resource.js"} <= needed()
    assert "games/rat_trap.js" not in needed(), "a board is fetched when its game is played"


def test_every_module_of_the_first_page_is_fetched_at_once() -> None:
    assert preloaded() == sorted(needed())
