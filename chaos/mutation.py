"""Mutants: generates all functions of a game's rules with one small change each."""

from __future__ import annotations

import ast
import contextlib
import copy
import importlib
import inspect
import pkgutil
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from types import FunctionType, ModuleType
from typing import Any

from rattery.core.packages import part

SWAPPED: dict[type[ast.AST], Any] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.And: ast.Or,
    ast.Or: ast.And,
}

Change = Callable[[Any], None]  # modifies an AST node in place


@dataclass(frozen=True)
class Mutant:
    """One function with one change."""

    module: str
    lines: range  # of the changed statement
    before: str
    after: str
    function: ast.FunctionDef  # the original
    place: int  # index of the changed node in `ast.walk`
    change: Change
    twin: int = 1  # number among mutants with the same text

    @property
    def name(self) -> str:
        return self.function.name

    @property
    def function_key(self) -> str:
        return f"{self.module.rpartition('.')[2]}.{self.name}"

    @property
    def key(self) -> str:
        """An identifier that does not depend on line numbers."""
        again = f" ({self.twin})" if self.twin > 1 else ""
        return f"{self.function_key}: {self.before}  →  {self.after}{again}"

    def __str__(self) -> str:
        return f"{self.key}  [line {self.lines.start}]"

    def tree(self) -> ast.FunctionDef:
        """A copy of the function with the change."""
        changed = copy.deepcopy(self.function)
        self.change(list(ast.walk(changed))[self.place])
        return changed


def mutants_of(function: ast.FunctionDef, module: str) -> Iterator[Mutant]:
    """All mutants of a function."""
    places = {id(node): place for place, node in enumerate(ast.walk(function))}
    twins: Counter[str] = Counter()
    for statement in _statements(function):
        before = ast.unparse(_header(statement)).splitlines()[0]
        for inner, node in enumerate(_own_nodes(statement)):
            for change in _changes(node):
                after = _shown(statement, inner, change)
                made = Mutant(module, _lines(statement), before, after, function, places[id(node)], change)
                twins[made.key] += 1
                yield replace(made, twin=twins[made.key])


def _statements(function: ast.FunctionDef) -> Iterator[ast.stmt]:
    for node in ast.walk(function):
        if isinstance(node, ast.stmt) and node is not function:
            yield node


def _own_nodes(node: ast.AST) -> Iterator[ast.AST]:
    """The nodes of a statement, without nested statements and annotations."""
    yield node
    for field, value in ast.iter_fields(node):
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not isinstance(child, ast.stmt) and field != "annotation":
                yield from _own_nodes(child)


def _changes(node: ast.AST) -> Iterator[Change]:
    """All changes of a single node."""
    if isinstance(node, ast.Compare):
        for place, op in enumerate(node.ops):
            if type(op) in SWAPPED:
                yield _swap_comparison(place)
    elif isinstance(node, ast.BinOp | ast.AugAssign | ast.BoolOp) and type(node.op) in SWAPPED:
        yield _swap_operator
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield _change_constant
    elif isinstance(node, ast.If | ast.IfExp) and not _is_negated_elsewhere(node.test):
        yield _negate
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield _drop_not
    elif _is_deletable(node):
        yield _delete_statement


def _is_negated_elsewhere(test: ast.expr) -> bool:
    """Whether another change of the test already negates it."""
    if isinstance(test, ast.Compare):
        return len(test.ops) == 1 and isinstance(test.ops[0], ast.Eq | ast.NotEq | ast.In | ast.NotIn)
    return isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)


def _is_deletable(node: ast.AST) -> bool:
    """Whether a statement can be deleted without undefined names: assignments to attributes or items, and calls."""
    if isinstance(node, ast.Assign):
        return all(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets)
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)


def _swap_comparison(place: int) -> Change:
    def swap(node: Any) -> None:
        node.ops[place] = SWAPPED[type(node.ops[place])]()

    return swap


def _swap_operator(node: Any) -> None:
    node.op = SWAPPED[type(node.op)]()


def _change_constant(node: Any) -> None:
    node.value = not node.value if isinstance(node.value, bool) else node.value + 1


def _negate(node: Any) -> None:
    node.test = ast.UnaryOp(ast.Not(), node.test)


def _drop_not(node: Any) -> None:
    operand = node.operand
    node.__class__ = operand.__class__
    node.__dict__.clear()
    node.__dict__.update(operand.__dict__)


def _delete_statement(node: Any) -> None:
    line, column = node.lineno, node.col_offset
    node.__class__ = ast.Pass
    node.__dict__.clear()
    node.lineno, node.col_offset = line, column


def _header(statement: ast.stmt) -> ast.stmt:
    """A copy of a statement without nested statements."""
    bare: Any = copy.copy(statement)
    if hasattr(bare, "body"):
        bare.body, bare.orelse = [ast.Pass()], []
    return copy.deepcopy(bare)  # type: ignore[no-any-return]


def _shown(statement: ast.stmt, inner: int, change: Change) -> str:
    """The first line of a statement after a change of one of its nodes."""
    header = _header(statement)
    change(list(_own_nodes(header))[inner])
    return ast.unparse(ast.fix_missing_locations(header)).splitlines()[0]


def _lines(statement: ast.stmt) -> range:
    inside: list[ast.stmt] = getattr(statement, "body", [])
    last = inside[0].lineno - 1 if inside else statement.end_lineno
    return range(statement.lineno, max(statement.lineno, last or 0) + 1)


def rules_of(game: str) -> Iterator[ModuleType]:
    """The modules of a game's rules."""
    rules = part(game, "rules")
    yield rules
    for found in pkgutil.iter_modules(getattr(rules, "__path__", [])):
        yield importlib.import_module(f"{rules.__name__}.{found.name}")


def every_mutant(module: ModuleType) -> Iterator[Mutant]:
    """All mutants of all functions of a module."""
    for node in ast.parse(inspect.getsource(module)).body:
        if isinstance(node, ast.FunctionDef):
            yield from mutants_of(node, module.__name__)


def mutants_of_game(game: str) -> list[Mutant]:
    return [mutant for module in rules_of(game) for mutant in every_mutant(module)]


@contextlib.contextmanager
def mutated(mutant: Mutant) -> Iterator[None]:
    """Inside the block the function runs the mutant's code, also through existing references to it."""
    module = importlib.import_module(mutant.module)
    function = _function(getattr(module, mutant.name))
    own = function.__code__
    function.__code__ = _compiled(module, mutant).__code__
    try:
        yield
    finally:
        function.__code__ = own


def _function(named: Any) -> FunctionType:
    """The Python function of a rule."""
    function = getattr(named, "py_func", named)
    assert isinstance(function, FunctionType)
    return function


def _compiled(module: ModuleType, mutant: Mutant) -> FunctionType:
    bare = mutant.tree()
    bare.decorator_list = []
    body = ast.fix_missing_locations(ast.Module([bare], []))
    names = dict(vars(module))
    exec(compile(body, str(module.__file__), "exec"), names)  # noqa: S102
    made = names[mutant.name]
    assert isinstance(made, FunctionType)
    return made
