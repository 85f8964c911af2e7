"""The version of a game's rules: a short digest of the sources that decide how it is played, and of its box.

These sources are what the game's rules, box, moves, options and parts import, directly or through each other:

- modules of the game's own package, whatever they are called; for a game outside Rattery, of the whole distribution,
- modules of `rattery.core`, except MACHINERY: a module of core counts if its code runs or its constants are read while a
  game goes on. What only reads a box is machinery, because what was read is in the version as the bytes of the box.

A change counts if it can change what a module does; comments, docstrings and line breaks do not (see `sources.bare`). The
same sources have the same version on every machine and with every version of Python.

Sources are read, not imported: what is imported under a computed name is not found. A game takes some 10 ms, once in a
process and only when its version is asked for.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from rattery.core.packages import OWN, package_of
from rattery.core.sources import bare, digest_of, imports_in

PARTS = ("box", "moves", "options", "parts", "rules")  # of a game's package: where its rules begin
CORE = "rattery.core"
MACHINERY = {  # modules and packages of core that may be imported by rules without being part of them, each with the reason
    "arguments": "refuses wrong arguments",
    "arrays": "names types",
    "box": "reads a box, which is in the version itself",
    "compile": "makes rules fast without changing what they do",
    "errors": "says what is wrong",
    "game": "declares what is said and shown of a game",
    "grammar": "reads the sentences of a box, which is in the version itself",
    "json_data": "names types",
    "observation": "arranges what bots observe; what they observe is in the game's own modules",
    "options": "reads options, which are in the record of the box",
    "story": "records what happened; no rule reads it",
    "words": "finds sentences",
}


@cache
def sources_version(game: str) -> str:
    """The version of a game's rules, independent of the box."""
    sources = rule_sources(package_of(game))
    return digest_of(part.encode() for name in sorted(sources) for part in (name, sources[name]))


def rules_version(game: str, box: bytes, layout: str) -> str:
    """The version of a game's rules together with a box: its record's bytes and layout."""
    return digest_of((sources_version(game).encode(), layout.encode(), box))


def rule_sources(package: str) -> dict[str, str]:
    """The modules that decide how a package's game is played: the bare code of each, by its name."""
    home = package if package.startswith(f"{OWN}.") else package.partition(".")[0]
    file_of, found = cache(_file), dict[str, str]()
    ahead = [f"{package}.{part}" for part in PARTS]
    while ahead:
        name = ahead.pop()
        if name in found or not counts(name, home) or (file := file_of(name)) is None:
            continue
        found[name] = bare(file.read_text(encoding="utf-8"))
        for origin, taken in imports_in(found[name], name, _is_package(file)):
            inner = f"{origin}.{taken}"
            may_be_inside = taken and counts(origin, home) and _is_package(file_of(origin))
            ahead.append(inner if may_be_inside and file_of(inner) else origin)
    return found


def counts(module: str, home: str) -> bool:
    """Whether a module that rules import is part of them; `home` is the package of the game."""
    if module.startswith(f"{CORE}."):
        return module.split(".")[2] not in MACHINERY
    return module == CORE or f"{module}.".startswith(f"{home}.")


def _file(module: str) -> Traversable | None:
    """The file of a module or package, if there is one."""
    top, *inner = module.split(".")
    paths = ("/".join([*inner, "__init__.py"]), "/".join(inner) + ".py")
    return next((file for path in paths if (file := files(top).joinpath(path)).is_file()), None)


def _is_package(file: Traversable | None) -> bool:
    return file is not None and file.name == "__init__.py"
