"""Compiled code, kept between runs: an entry point is compiled once for a machine and then taken from the cache.

Numba keys its cache on one source file, but an entry point contains rules from many. So the cache folder carries a
digest of all of Rattery's sources, the versions of what compiles them and the flags: changed sources start an empty folder
and never meet old machine code. Boxes and options are data, not code: no box can be stale.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import numba
import numpy

from rattery.core.compile.plain import SWITCH

FLAGS = ("NUMBA_", SWITCH)  # environment variables that change the machine code
KEPT_FOLDERS = 6  # how many versions of the sources keep their machine code


def cache_root() -> Path:
    """Where compiled code is kept: $RATTERY_CACHE, or the user's cache folder."""
    if given := os.environ.get("RATTERY_CACHE"):
        return Path(given)
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(home) / "rattery" / "compiled"


@cache
def source_digest() -> str:
    """A digest of everything the machine code is made from."""
    package = Path(__file__).parent.parent.parent
    digest = hashlib.sha256()
    for source in sorted(package.rglob("*.py")):
        digest.update(str(source.relative_to(package)).encode() + b"\0" + source.read_bytes() + b"\0")
    flags = sorted(f"{name}={value}" for name, value in os.environ.items() if name.startswith(FLAGS))
    versions = [numba.__version__, numpy.__version__, platform.python_version(), platform.machine()]
    digest.update("\0".join(versions + flags).encode())
    return digest.hexdigest()[:20]


@contextmanager
def cache_folder() -> Iterator[bool]:
    """Numba's cache in our folder while an entry point is made; False where nothing can be written."""
    folder = cache_root() / source_digest()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
    except OSError:
        yield False
        return
    _forget_old_code(folder)
    config: Any = numba.config
    before = config.CACHE_DIR
    config.CACHE_DIR = str(folder)
    try:
        yield True
    finally:
        config.CACHE_DIR = before


def _forget_old_code(current: Path) -> None:
    """Machine code of long changed sources is thrown away."""
    others = sorted((f for f in current.parent.iterdir() if f != current), key=lambda f: f.stat().st_mtime)
    for folder in others[: -(KEPT_FOLDERS - 1)]:
        shutil.rmtree(folder, ignore_errors=True)
