"""The compile cache: an entry point is compiled once on a machine and then loaded from its own folder.

Numba keys its cache on one source file, but an entry point contains rules from many, and processes that update one index
concurrently overwrite each other's entries. So every game and every module with entry points has its own folder,
`<root>/<game>/<module>-<digest>`, and two games can be compiled concurrently. A function's game is that of the rules it
closes over. The digest covers every source that can end up in the machine code (the core, the game's package, and the module
with everything it imports), versions, flags and the processor: changed sources start with an empty folder, so stale code is
never loaded, and unrelated changes invalidate nothing. Boxes and options are data, not code, and need no recompilation.
"""

from __future__ import annotations

import hashlib
import os
import platform
import re
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from types import FunctionType

import numba
import numpy
from llvmlite import binding

from rattery.core import folders
from rattery.core.compile.plain_njit import SWITCH
from rattery.core.compile.untyped import CompiledFunction, Unannotated
from rattery.core.packages import game_packages, package_of

FLAGS = ("NUMBA_", SWITCH)  # environment variables that change the machine code
IGNORED_FLAGS = ("NUMBA_ENABLE_CUDASIM",)  # simulating a GPU does not change the processor's code
MAX_VERSIONS = 3  # versions of a module's sources whose machine code is stored, for each game
ANY_GAME = "any"  # the folder of entry points that belong to no single game
PACKAGE = Path(__file__).parents[2]
IMPORTS = re.compile(r"^\s*(?:from (rattery[\w.]*) import (\([^)]*\)|[^\n(]+)|import (rattery[\w.]*))", re.MULTILINE)
_config_lock = threading.RLock()


def cache_root() -> Path:
    """The folder for compiled code: $RATTERY_CACHE, or the user's cache folder."""
    return folders.cache_folder()


def code_folder(function: CompiledFunction) -> Path:
    """The folder for the machine code of an entry point."""
    module, game = Path(function.__code__.co_filename), game_of(function)
    return cache_root() / (game or ANY_GAME) / f"{module.stem}-{source_digest(module, game)}"


def game_of(function: CompiledFunction) -> str | None:
    """The game whose rules a function closes over; None if there is none, or more than one."""
    modules = _enclosed_modules(function, set())
    found = [
        game
        for game, package in game_packages().items()
        if any(module == package or module.startswith(f"{package}.") for module in modules)
    ]
    return found[0] if len(found) == 1 else None


def _enclosed_modules(function: object, seen: set[int]) -> set[str]:
    """The modules of a function and of the functions and rules it closes over, directly or not."""
    python = getattr(function, "py_func", function)
    if not isinstance(python, FunctionType) or id(python) in seen:
        return set()
    seen.add(id(python))
    cells = (cell.cell_contents for cell in python.__closure__ or ())
    return {python.__module__}.union(*(_enclosed_modules(content, seen) for content in cells))


@cache
def source_digest(module: Path, game: str | None) -> str:
    """A digest of everything that the machine code of a module's entry points depends on."""
    digest = hashlib.sha256(_compiler().encode())
    for source in sources_of(module, game):
        name = source.relative_to(PACKAGE) if source.is_relative_to(PACKAGE) else source.name
        digest.update(str(name).encode() + b"\0" + source.read_bytes() + b"\0")
    return digest.hexdigest()[:20]


def _compiler() -> str:
    """What machine code depends on besides sources: versions, flags, processor."""
    flags = sorted(
        f"{name}={value}" for name, value in os.environ.items() if name.startswith(FLAGS) and name not in IGNORED_FLAGS
    )
    processor = [platform.machine(), binding.get_host_cpu_name(), str(binding.get_host_cpu_features())]
    return "\0".join([numba.__version__, numpy.__version__, platform.python_version(), *processor, *flags])


def sources_of(module: Path, game: str | None) -> list[Path]:
    """The core, the game's package, and a module with everything of Rattery it imports, directly or not.

    Without a game the sources of all games count, as the module may contain rules of any.
    """
    roots = [PACKAGE / "core", PACKAGE / "games" if game is None else _folder_of(package_of(game))]
    found = {source for root in roots for source in root.rglob("*.py")}
    found |= {module} if module.is_file() else set()
    visited, pending = set[Path](), {module}
    while pending:
        source = pending.pop()
        visited.add(source)
        pending |= _imported_by(source) - visited
    others = {source for source in visited if source.is_file() and not source.is_relative_to(PACKAGE / "games")}
    return sorted(found | others)


def _folder_of(package: str) -> Path:
    spec = find_spec(package)
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent


@cache
def _imported_by(source: Path) -> set[Path]:
    """The modules of Rattery a source imports, found by a regular expression: a hundred times as fast as parsing."""
    if not source.is_file():
        return set()
    names = set()
    for base, several, single in IMPORTS.findall(source.read_text(encoding="utf-8")):
        names |= {single or base} | {f"{base}.{name}" for name in re.findall(r"\w+", several)}
    places = (PACKAGE.joinpath(*name.split(".")[1:]) for name in names)
    return {file for place in places for file in (place.with_suffix(".py"), place / "__init__.py") if file.is_file()}


@contextmanager
def numba_cache_in(function: CompiledFunction) -> Iterator[bool]:
    """Point Numba's cache at the folder of an entry point while it is declared; yields False if it cannot be written.

    `numba.config.CACHE_DIR` belongs to the whole process: a second thread waits until the first has left its block.
    """
    folder = code_folder(function)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
    except OSError:
        yield False
        return
    _evict_old_code(folder)
    config: Unannotated = numba.config
    with _config_lock:
        before = config.CACHE_DIR
        config.CACHE_DIR = str(folder)
        try:
            yield True
        finally:
            config.CACHE_DIR = before


def _evict_old_code(current: Path) -> None:
    """Delete the machine code of all but the latest MAX_VERSIONS versions of a module's sources, by last use."""
    module, _, _ = current.name.rpartition("-")
    others = [folder for folder in current.parent.glob(f"{module}-*") if folder != current]
    for folder in sorted(others, key=_last_used)[: -(MAX_VERSIONS - 1)]:
        shutil.rmtree(folder, ignore_errors=True)


def _last_used(folder: Path) -> float:
    try:
        return folder.stat().st_mtime
    except OSError:  # another process has just deleted it
        return 0.0
