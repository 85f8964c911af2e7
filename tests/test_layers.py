"""Layers point one way: core ← games ← match ← playouts ← bots ← lab ← envs, server ← api ← cli."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import rattery
from rattery.core.packages import game_names

LAYERS = ["core", "games", "match", "playouts", "bots", "lab", "envs", "server", "api", "cli", "__main__"]
PACKAGE = Path(rattery.__file__).parent
TYPES_ONLY = [PACKAGE / "core" / "game.py"]  # what is played is known to a game as a type, and not imported
SOURCES = sorted(PACKAGE.rglob("*.py"))


def layer_of(module: str) -> str | None:
    """The layer a module belongs to; None for the package itself."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 and parts[0] == "rattery" else None


def imports_of(source: Path) -> set[str]:
    found = set()
    tree = ast.parse(source.read_text(encoding="utf-8"))
    if source in TYPES_ONLY:
        tree.body = [node for node in tree.body if not isinstance(node, ast.If)]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return {name for name in found if name.split(".")[0] == "rattery"}


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_file_imports_from_its_own_layer_and_those_below(source: Path) -> None:
    layer = source.relative_to(PACKAGE).parts[0].removesuffix(".py")
    if layer == "__init__":
        return
    assert layer in LAYERS, f"{layer} has no place among the layers"
    for name in imports_of(source):
        below = layer_of(name)
        assert below is None or LAYERS.index(below) <= LAYERS.index(layer), f"{layer} may not import {name}"


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_games_know_nothing_of_each_other(source: Path) -> None:
    parts = source.relative_to(PACKAGE).parts
    if parts[0] == "games" and len(parts) > 2:
        for name in imports_of(source):
            other = name.split(".")
            assert other[1] != "games" or len(other) < 3 or other[2] == parts[1]


def named_in_code(source: Path) -> set[str]:
    """The games named in code: in names, imports and texts, but not in docstrings, which may give an example."""
    tree = ast.parse(source.read_text(encoding="utf-8"))
    docstrings = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    texts = [
        str(value)
        for node in ast.walk(tree)
        if id(node) not in docstrings
        for _, value in ast.iter_fields(node)
        if isinstance(value, str)
    ]
    return {game for game in game_names() if any(game in text for text in texts)}


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_game_is_named_in_its_own_folder_only(source: Path) -> None:
    if source.relative_to(PACKAGE).parts[0] != "games":
        assert named_in_code(source) == set()


def test_a_named_game_is_found(tmp_path: Path) -> None:
    source = tmp_path / "source.py"
    source.write_text('"""As in ratjack."""\n\nfrom rattery.games.first_rat import parts\n\nGAME = "rat_trap"\n')
    assert named_in_code(source) == {"first_rat", "rat_trap"}
