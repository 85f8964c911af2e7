"""Mutants: a rule is changed in one small place; if the tests of its clauses do not notice, they say too little.

    python -m chaos.mutants rat_trap --most 50

Rules run as plain Python here, so a mutant costs no more than the tests it takes to find it: a function is given another
body in this process, the game's tests run until one fails, and it gets its own body back. Survivors are listed with what
was changed.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import copy
import importlib
import inspect
import io
import pkgutil
import random
import signal
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import pytest

from rattery.core.registry import game_names

TESTS = Path(__file__).parent.parent / "tests" / "games"
LONGEST = 120  # seconds; whoever never ends is found out
SWAPPED: dict[type[ast.AST], Any] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.And: ast.Or,
    ast.Or: ast.And,
}

CHANGEABLE = (ast.Compare, ast.BinOp, ast.AugAssign, ast.BoolOp, ast.Constant, ast.If)


class Endless(Exception):
    """A mutant that does not come to its end."""


@dataclass(frozen=True)
class Mutant:
    """One function with one change."""

    file: str
    line: int
    name: str
    before: str
    after: str
    tree: ast.FunctionDef

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.name}: {self.before}  →  {self.after}"


# Making them.


def mutants_of(function: ast.FunctionDef, file: str) -> Iterator[Mutant]:
    """Every small change of a function."""
    for place, node in enumerate(ast.walk(function)):
        if not isinstance(node, CHANGEABLE):
            continue
        changed = copy.deepcopy(function)
        twin = list(ast.walk(changed))[place]
        if _change(twin):
            line = getattr(node, "lineno", function.lineno)
            yield Mutant(file, line, function.name, _shown(node), _shown(twin), changed)


def _change(node: Any) -> bool:
    """Changes one thing; False if there is nothing to change."""
    if isinstance(node, ast.Compare) and type(node.ops[0]) in SWAPPED:
        node.ops[0] = SWAPPED[type(node.ops[0])]()
    elif isinstance(node, ast.BinOp | ast.AugAssign | ast.BoolOp) and type(node.op) in SWAPPED:
        node.op = SWAPPED[type(node.op)]()
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        node.value = not node.value
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        node.value += 1
    elif isinstance(node, ast.If):
        node.test = ast.UnaryOp(ast.Not(), node.test)
    else:
        return False
    return True


def _shown(node: ast.AST) -> str:
    shown = node.test if isinstance(node, ast.If) else node
    return ast.unparse(ast.fix_missing_locations(copy.deepcopy(shown)))[:80]


def rules_of(game: str) -> Iterator[ModuleType]:
    """The modules a game's rules are written in."""
    rules = importlib.import_module(f"rattery.games.{game}.rules")
    yield rules
    for found in pkgutil.iter_modules(getattr(rules, "__path__", [])):
        yield importlib.import_module(f"{rules.__name__}.{found.name}")


def every_mutant(module: ModuleType) -> Iterator[Mutant]:
    tree = ast.parse(inspect.getsource(module))
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield from mutants_of(node, f"{module.__name__.rpartition('rattery.games.')[2]}")


# Trying them.


@contextlib.contextmanager
def changed_into(module: ModuleType, mutant: Mutant) -> Iterator[None]:
    """Inside the block the function is the mutant, for whoever has hold of it."""
    function = _function(getattr(module, mutant.name))
    own = function.__code__
    function.__code__ = _compiled(module, mutant).__code__
    try:
        yield
    finally:
        function.__code__ = own


def _function(named: Any) -> FunctionType:
    """The plain Python of a rule."""
    function = getattr(named, "py_func", named)
    assert isinstance(function, FunctionType)
    return function


def _compiled(module: ModuleType, mutant: Mutant) -> FunctionType:
    bare = copy.deepcopy(mutant.tree)
    bare.decorator_list = []
    body = ast.fix_missing_locations(ast.Module([bare], []))
    names = dict(vars(module))
    exec(compile(body, str(module.__file__), "exec"), names)  # noqa: S102
    made = names[mutant.name]
    assert isinstance(made, FunctionType)
    return made


def survives(module: ModuleType, mutant: Mutant, check: Callable[[], bool]) -> bool:
    """Whether nobody notices; `check` says whether all is well."""

    def give_up(*signalled: Any) -> None:
        raise Endless

    before = signal.signal(signal.SIGALRM, give_up)
    signal.alarm(LONGEST)
    try:
        with changed_into(module, mutant):
            return check()
    except Endless:
        return False
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def clauses_hold(game: str) -> bool:
    """Whether the tests of a game's clauses pass, without machine code."""
    words = ["-x", "-q", "-n", "0", "-p", "no:cacheprovider", "-m", "clause and not compiled", str(TESTS / game)]
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
        return pytest.main(words) == pytest.ExitCode.OK


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=game_names())
    parser.add_argument("--most", type=int, default=200, help="so many of them, drawn at random")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    assert clauses_hold(args.game), "the tests fail already"
    found = [(module, mutant) for module in rules_of(args.game) for mutant in every_mutant(module)]
    tried = random.Random(args.seed).sample(found, min(args.most, len(found)))
    survivors = []
    for module, mutant in tried:
        if survives(module, mutant, lambda: clauses_hold(args.game)):
            survivors.append(mutant)
            print(mutant, flush=True)
    print(f"{len(tried)} of {len(found)} mutants tried, {len(survivors)} survived")
    return 0


if __name__ == "__main__":
    sys.exit(main())
