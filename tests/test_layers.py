"""Layers point one way: core ← games ← match ← playouts ← bots ← lab ← envs, server ← api ← cli."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import rattery

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
