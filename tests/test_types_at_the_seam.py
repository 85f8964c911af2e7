"""`Any` is not used directly: values that no type checker can follow have named types, defined in one place.

Rules, boxes and tables have protocols (`core/rules.py`), data has `core/json_data.py`. Where Numba decides about types, the
names of `core/compile/untyped.py` say so.
"""

from __future__ import annotations

import ast
import inspect
from pathlib import Path

import pytest

import rattery
from rattery.core.compile import untyped

PACKAGE = Path(rattery.__file__).parent
SOURCES = sorted(PACKAGE.rglob("*.py"))

# The files that may say `Any`, and why.
UNCHECKED = {
    "core/arrays.py": "NumPy's arrays, where the kind of number differs from array to array",
    "core/compile/untyped.py": "Numba works out types itself, and annotates little of its own",
    "core/json_data.py": "an object of JSON, whose fields the reader knows from its writer",
    "core/record.py": "the layout of a field stands where its value is annotated, as with dataclasses.field",
    "server/store/rows.py": "the values of a row are what the database says, and it may be damaged",
}


def named(source: Path) -> str:
    return source.relative_to(PACKAGE).as_posix()


def says_any(source: Path) -> bool:
    """Whether a source takes `Any` from `typing`, under whatever name."""
    text = source.read_text(encoding="utf-8")
    if "Any" not in text and "import *" not in text:
        return False
    tree = ast.parse(text)
    imported = (node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module == "typing")
    attributes = (node for node in ast.walk(tree) if isinstance(node, ast.Attribute) and node.attr == "Any")
    return any(alias.name in ("Any", "*") for node in imported for alias in node.names) or any(attributes)


@pytest.mark.parametrize("source", SOURCES, ids=named)
def test_any_is_said_only_where_it_has_a_name(source: Path) -> None:
    assert says_any(source) == (named(source) in UNCHECKED)


def test_every_name_for_what_is_unchecked_says_what_it_stands_for() -> None:
    lines = inspect.getsource(untyped).splitlines()
    aliases = [number for number, line in enumerate(lines) if "TypeAlias =" in line]
    assert len(aliases) > 5
    assert all(lines[number - 1].startswith("# ") for number in aliases)
