"""A digest of the code that decides how a game goes: results of different code do not belong together."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from rattery.core.packages import package_of

NOT_CODE = (".pyc", ".ftl", ".md")


@cache
def code_digest(game: str, *layers: str) -> str:
    """A digest of the game's folder and of these layers of Rattery, words and texts left out."""
    digest = hashlib.sha256()
    for package in (*(f"rattery.{layer}" for layer in layers), package_of(game)):
        for path, source in _files(files(package)):
            digest.update(f"{package}/{path}".encode() + b"\0" + source.read_bytes() + b"\0")
    return digest.hexdigest()[:20]


def _files(folder: Traversable, path: str = "") -> Iterator[tuple[str, Traversable]]:
    for item in sorted(folder.iterdir(), key=lambda item: item.name):
        if item.is_dir():
            yield from _files(item, f"{path}{item.name}/")
        elif not item.name.endswith(NOT_CODE):
            yield f"{path}{item.name}", item
