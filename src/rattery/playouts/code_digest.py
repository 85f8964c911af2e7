"""A digest of the code that results depend on, so that results of different versions are not mixed."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from rattery.core.packages import package_of
from rattery.core.rules_version import digest_of, sources_in

WEIGHTS = ".npz"  # a mind's


@cache
def code_digest(game: str, *layers: str) -> str:
    """A digest of the Python sources in the game's folder and in these layers of Rattery, comments included, and of the
    weights the game brings. Cached."""
    own = files(package_of(game))
    packages = (*(f"rattery.{layer}" for layer in layers), package_of(game))
    weights = sorted((file for file in own.iterdir() if file.name.endswith(WEIGHTS)), key=lambda file: file.name)
    return digest_of(
        (found for package in packages for found in sources_in(files(package), package)),
        *(file.read_bytes() for file in weights),
    )
