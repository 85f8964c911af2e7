"""Sources as text: what remains of one without its comments, what it imports, and their digests."""

from __future__ import annotations

import ast
import io
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

import rattery
from rattery.core.sources import bare, digest_of, imports_in, sources_in

SOURCE = Path(rattery.__file__).parent
SOURCES = [
    *sorted((SOURCE / "games").rglob("*.py")),
    *sorted((SOURCE / "core").rglob("*.py")),
    *sorted((SOURCE.parents[1] / "examples").rglob("*.py")),
]
NO_PART_OF_STATEMENTS = (tokenize.INDENT, tokenize.DEDENT, tokenize.NL, tokenize.COMMENT, tokenize.ENDMARKER)

STANDARD = '''\
"""A module."""

from a.b import c, d

WORDS = {"one": "# no comment", 'two': """three  # no comment
    lines"""}


def f(x: int, y: int = 2) -> int:
    """What it does."""
    if x and not y:
        y = x + 1
    return c(x, y)
'''
THE_SAME = {
    "without docstrings": STANDARD.replace('"""A module."""', "").replace('    """What it does."""\n', ""),
    "another docstring": STANDARD.replace("What it does.", "What it does,\n\n    in (more lines.\n    "),
    "a raw docstring": STANDARD.replace('"""What it does."""', 'r"""What \\it does."""'),
    "a docstring of a value": STANDARD.replace("\n\n\ndef", "\n'its docstring'\n\n\ndef"),
    "comments": STANDARD.replace("WORDS", "# Its words.\nWORDS").replace("not y:", "not y:  # it's (odd"),
    "blank lines": STANDARD.replace("\n\n\n", "\n").replace("        y =", "\n        y ="),
    "Windows": STANDARD.replace("\n", "\r\n"),
    "spaces": STANDARD.replace("x + 1", "x+1  ").replace("x and", "x  and").replace("(x, y)", "( x,\ty )"),
    "brackets over lines": STANDARD.replace("f(x: int, y", "f(\n    x: int,  # first\n\n    y").replace(
        " c, d", " c, d"
    ),
    "a line that goes on": STANDARD.replace("x and not", "x and \\\n            not"),
}
ANOTHER = {
    "a number": STANDARD.replace("x + 1", "x + 2"),
    "a word": STANDARD.replace("not y", "noty"),
    "a string": STANDARD.replace("# no comment'", "# comment'").replace('"# no', '"#  no'),
    "a string of several lines": STANDARD.replace("three  #", "three #"),
    "an indentation": STANDARD.replace("    return", "        return"),
    "an order": STANDARD.replace("c(x, y)", "c(y, x)"),
    "a default": STANDARD.replace(" = 2", ""),
    "an import": STANDARD.replace("a.b", "a.e"),
    "a tuple of one": STANDARD.replace("y = x + 1", "y = (x + 1,)"),
    "an exponent": STANDARD.replace("x + 1", "x ** 1"),
}


def lone_strings(text: str) -> list[tuple[int, int]]:
    """The first and the last line of every string that is a statement of its own."""
    statements = (node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Expr))
    return [
        (node.lineno, int(node.end_lineno or 0))
        for node in statements
        if isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
    ]


@pytest.mark.parametrize("change", THE_SAME)
def test_what_does_nothing_does_not_remain(change: str) -> None:
    assert THE_SAME[change] != STANDARD
    assert bare(THE_SAME[change]) == bare(STANDARD)


@pytest.mark.parametrize("change", ANOTHER)
def test_what_does_something_remains(change: str) -> None:
    assert ANOTHER[change] != STANDARD
    assert bare(ANOTHER[change]) != bare(STANDARD)


def test_exactly_comments_and_lone_strings_are_left_out_as_pythons_own_readers_find_them() -> None:
    for file in SOURCES:
        text = file.read_text(encoding="utf-8")
        lines = text.splitlines()
        for token in tokenize.generate_tokens(io.StringIO(text).readline):
            if token.type == tokenize.COMMENT:
                row, column = token.start
                lines[row - 1] = lines[row - 1][:column]
        for first, last in lone_strings(text):
            lines[first - 1 : last] = [""] * (last - first + 1)
        assert "".join(bare(text).split()) == "".join("".join(lines).split()), file


def test_every_statement_is_a_line_as_far_from_the_margin_as_before() -> None:
    for file in SOURCES:
        text = file.read_text(encoding="utf-8")
        lone = {first for first, _ in lone_strings(text)}
        margins, begins = [], True
        for token in tokenize.generate_tokens(io.StringIO(text).readline):
            if token.type not in NO_PART_OF_STATEMENTS:
                margins += [token.start[1]] * (begins and token.start[0] not in lone)
                begins = token.type == tokenize.NEWLINE
        assert [len(line) - len(line.lstrip("\t")) for line in bare(text).split("\n")[1:]] == margins, file


def test_imports_are_found_as_pythons_own_parser_finds_them() -> None:
    for file in SOURCES:
        text = file.read_text(encoding="utf-8")
        assert sorted(imports_in(bare(text), "a.b", False)) == sorted(_imports(ast.parse(text))), file


def _imports(tree: ast.AST) -> Iterator[tuple[str, str]]:
    """What is imported, without what stands under `if TYPE_CHECKING`."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from ((str(node.module), alias.name) for alias in node.names)
        elif not (isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)):
            yield from _imports(node)


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("import a.b", [("a.b", "")]),
        ("import a.b as c, d", [("a.b", ""), ("d", "")]),
        ("from a import b as c, d", [("a", "b"), ("a", "d")]),
        ("from a.b import (\n    c,  # needed\n    d as e,\n)", [("a.b", "c"), ("a.b", "d")]),
        ("from a import *", [("a", "*")]),
        ("from . import b", [("home.rules", "b")]),
        ("from .b import c", [("home.rules.b", "c")]),
        ("from .. import b", [("home", "b")]),
        ("from ..b.c import (d)", [("home.b.c", "d")]),
        ("import a; import b as c; d = 1", [("a", ""), ("b", "")]),
        ("if x: from a import b; import c\nelse:  from a import (d)", [("a", "b"), ("c", ""), ("a", "d")]),
        ("def f():\n    from a import b", [("a", "b")]),
        ("if typing.TYPE_CHECKING:\n    from a import b\n\n    import c\nimport d", [("d", "")]),
        ("if x:\n    if TYPE_CHECKING:\n        import a\n    import b", [("b", "")]),
        ("'''\nimport a\n'''", []),
    ],
)
def test_every_way_to_import_is_understood(line: str, found: list[tuple[str, str]]) -> None:
    assert list(imports_in(bare(line), "home.rules.turn", is_package=False)) == found


def test_a_package_imports_relative_to_itself() -> None:
    code = bare("from . import b\nfrom .c import d\nfrom ..e import f")
    found = [("home.rules", "b"), ("home.rules.c", "d"), ("home.e", "f")]
    assert list(imports_in(code, "home.rules", is_package=True)) == found


def test_the_bare_text_is_the_same_for_every_python() -> None:
    assert digest_of([bare(STANDARD).encode()]) == "b53e722f0e93"


def test_sources_are_found_by_name_in_the_order_of_the_alphabet(tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    for name in ("rules/turn.py", "moves.py", "box.toml"):
        (tmp_path / name).touch()
    assert [name for name, _ in sources_in(tmp_path)] == ["moves.py", "rules/turn.py"]
    assert [name for name, _ in sources_in(tmp_path / "moves.py")] == ["moves.py"]
    assert list(sources_in(tmp_path / "nothing.py")) == []


def test_a_digest_depends_on_where_each_part_ends() -> None:
    assert digest_of([b"moves", b"one"]) != digest_of([b"move", b"sone"])
