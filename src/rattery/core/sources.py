"""Python sources as text: where they are, what they say without comments, what they import, and digests of them.

Nothing is imported or executed, and no syntax tree is built: that would take ten times as long. The results are the same
for every version of Python.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Iterator
from importlib.resources.abc import Traversable

DIGITS = 12
LITERAL = re.compile(  # a comment or a string; what precedes the quotes of a string is left to the code before it
    r"""#[^\n]*|"{3}(?:[^"\\]|\\.|"(?!""))*"{3}|'{3}(?:[^'\\]|\\.|'(?!''))*'{3}|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'""",
    re.DOTALL,
)
NUMBERED = re.compile(r'"(\d+)"')  # what stands for a string while `bare` works
LONE_STRING = re.compile(r'[rRuU]?"\d+"')
NEEDLESS_SPACE = re.compile(r"(?<=[^\w\s]) | (?=[^\w\s])")
TYPE_CHECKING = re.compile(r"^(\t*)if (?:typing\.)?TYPE_CHECKING:\n(?:\1\t.*\n?)*", re.MULTILINE)
IMPORT = re.compile(
    r"(?:^\t*|[:;])(?:from ?(\.*)([\w.]*) ?import ?\(?([^)\n;]*)\)?|import ([\w., ]+))(?=;|$)", re.MULTILINE
)


def sources_in(place: Traversable, name: str = "") -> Iterator[tuple[str, Traversable]]:
    """The Python sources in a folder and below it, or a single one, by name in alphabetical order."""
    if place.is_file() and place.name.endswith(".py"):
        yield name or place.name, place
    elif place.is_dir():
        for inner in sorted(place.iterdir(), key=lambda found: found.name):
            yield from sources_in(inner, f"{name}/{inner.name}" if name else inner.name)


def digest_of(parts: Iterable[bytes]) -> str:
    """A short digest of bytes in parts; it also depends on where each part ends."""
    digest = hashlib.sha256()
    for part in parts:
        digest.update(f"{len(part)}\0".encode() + part)
    return digest.hexdigest()[:DIGITS]


def bare(source: str) -> str:
    """A source without what cannot change what it does: comments, docstrings, blank lines, line breaks inside brackets and
    spaces. Each statement is a line, with a tab for every space of its indentation. Quotes and commas remain as written.
    """
    strings: list[str] = []

    def number(found: re.Match[str]) -> str:
        if found[0].startswith("#"):
            return ""
        strings.append(found[0])
        return f'"{len(strings) - 1}"'

    code = LITERAL.sub(number, source.replace("\r\n", "\n")).replace("\\\n", " ")
    statements = NEEDLESS_SPACE.sub("", "".join(_statements(code)))
    return NUMBERED.sub(lambda found: strings[int(found[1])], statements)


def _statements(code: str) -> Iterator[str]:
    """The lines of code that is free of strings and comments, without blank lines and lone strings; the lines of one
    statement are joined."""
    depth = 0  # of open brackets
    for line in code.split("\n"):
        said = " ".join(line.split())
        if not said:
            continue
        if depth:
            yield f" {said}"
        elif not LONE_STRING.fullmatch(said):
            yield "\n" + "\t" * (len(line) - len(line.lstrip())) + said
        count = said.count
        depth += count("(") + count("[") + count("{") - count(")") - count("]") - count("}")


def imports_in(code: str, module: str, is_package: bool) -> Iterator[tuple[str, str]]:
    """What the `bare` code of a module imports, wherever it does: a module, and the name taken from it, if any. Imports for
    annotations only are left out."""
    parts = module.split(".")
    for dots, base, names, whole in IMPORT.findall(TYPE_CHECKING.sub("", code)):
        above = parts[: len(parts) + is_package - len(dots)] if dots else []
        origin = ".".join([*above, base] if base else above)
        for given in (names or whole).split(","):
            name = given.split(" as ")[0].strip()
            if name:
                yield (name, "") if whole else (origin, name)
