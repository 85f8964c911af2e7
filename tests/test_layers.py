"""Layers point one way: core ← games ← match ← playouts ← minds ← bots ← lab ← envs ← training, server ← api ← cli."""

from __future__ import annotations

import ast
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

import rattery

LAYERS = [
    "core",
    "games",
    "match",
    "playouts",
    "minds",
    "bots",
    "lab",
    "envs",
    "training",
    "server",
    "api",
    "cli",
    "__main__",
]
PACKAGE = Path(rattery.__file__).parent
TYPES_ONLY = [PACKAGE / "core" / "game.py"]  # imports Match for types only
SOURCES = sorted(PACKAGE.rglob("*.py"))


def layer_of(module: str) -> str | None:
    """The layer a module belongs to; None for the package itself."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 and parts[0] == "rattery" else None


@cache
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


def module_of(source: Path) -> str:
    parts = source.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported_on_import(source: Path, modules: set[str]) -> set[str]:
    """The modules of the package that a module imports at import time: not in functions, not for types only."""
    found: set[str] = set()
    for node in _statements(ast.parse(source.read_text(encoding="utf-8")).body):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= names & modules if names <= modules else names & modules | {node.module}
    return found & modules


def _statements(body: list[ast.stmt]) -> list[ast.stmt]:
    """Statements that run on import, those in a condition or a try among them."""
    found = list(body)
    for node in body:
        if isinstance(node, ast.Try):
            found += _statements(node.body)
        elif isinstance(node, ast.If) and "TYPE_CHECKING" not in ast.unparse(node.test):
            found += _statements(node.body + node.orelse)
    return found


def cycle_in(imports: dict[str, set[str]]) -> list[str]:
    """The modules of an import cycle; empty if there is none."""
    left = {module: set(imported) for module, imported in imports.items()}
    while free := [module for module, imported in left.items() if not imported & left.keys()]:
        for module in free:
            del left[module]
    return sorted(left)


def test_no_modules_import_each_other_in_a_ring() -> None:
    modules = {module_of(source) for source in SOURCES}
    imports = {module_of(source): imported_on_import(source, modules) - {module_of(source)} for source in SOURCES}
    assert sum(map(len, imports.values())) > 1000
    assert cycle_in(imports) == []


def test_a_ring_of_imports_is_found() -> None:
    assert cycle_in({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}, "e": set()}) == ["a", "b", "c", "d"]


DIGESTS = (
    "lab.study.tasks",
    "lab.tournament.cluster",
    "lab.tournament.tournament",
    "playouts.cluster",
    "training.cluster",
)


@pytest.mark.parametrize("module", DIGESTS)
def test_a_digest_of_code_covers_what_its_layers_are_built_on(module: str) -> None:
    """Results of two versions of a layer must not be mixed, so no layer below may be left out."""
    digested = set(import_module(f"rattery.{module}").LAYERS_IN_DIGEST)
    for layer in digested & {"match", "minds", "bots"}:
        sources = [source for source in SOURCES if source.relative_to(PACKAGE).parts[0] == layer]
        below = {layer_of(name) for source in sources for name in imports_of(source)} - {None, "games"}
        assert below <= digested, f"{layer} imports {sorted(map(str, below - digested))}"
