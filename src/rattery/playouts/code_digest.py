"""A digest of the code that results depend on, so that results of different versions are not mixed."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from itertools import chain

from rattery.core.errors import NoDevice
from rattery.core.packages import package_of
from rattery.core.sources import digest_of, sources_in

WEIGHTS = ".npz"  # a mind's


@cache
def code_digest(game: str, *layers: str) -> str:
    """A digest of the Python sources in the game's folder and in these layers of Rattery, comments included, and of the
    weights the game brings. Cached."""
    own = files(package_of(game))
    packages = (*(f"rattery.{layer}" for layer in layers), package_of(game))
    sources = [found for package in packages for found in sources_in(files(package), package)]
    weights = sorted((file for file in own.iterdir() if file.name.endswith(WEIGHTS)), key=lambda file: file.name)
    texts = (part for name, file in sources for part in (name.encode(), file.read_bytes().replace(b"\r\n", b"\n")))
    return digest_of(chain(texts, (file.read_bytes() for file in weights)))


def require_same_code(digest: str, game: str, *layers: str) -> None:
    """Raise `NoDevice` if this process has other code than the one that sent the digest of these layers and the game."""
    if digest != code_digest(game, *layers):
        raise NoDevice("ray-other-rules")
