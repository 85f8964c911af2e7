"""The version of a game's rules: a short digest of the sources that decide how it is played, and of its box.

The same sources have the same version on every machine: files are read in alphabetical order, and line endings are
normalised. Sources are read once in a process (about a millisecond for a game).
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from rattery.core.packages import package_of

DIGITS = 12
GAMES_OWN = ("box.py", "moves.py", "options.py", "parts.py", "rules", "rules.py")  # in a game's package
SHARED = (  # in core
    "asking.py", "cards.py", "chance.py", "moves.py", "piles.py", "record.py", "rules.py", "seats.py", "winning.py",
)  # fmt: skip


def sources_in(place: Traversable, name: str = "") -> Iterator[tuple[str, Traversable]]:
    """The Python sources in a folder and below it, or a single one, by name in alphabetical order."""
    if place.is_file() and place.name.endswith(".py"):
        yield name or place.name, place
    elif place.is_dir():
        for inner in sorted(place.iterdir(), key=lambda found: found.name):
            yield from sources_in(inner, f"{name}/{inner.name}" if name else inner.name)


def digest_of(sources: Iterator[tuple[str, Traversable]], *more: bytes) -> str:
    """A digest of sources with their names, and of further bytes."""
    digest = hashlib.sha256()
    for name, source in sources:
        text = source.read_bytes().replace(b"\r\n", b"\n")
        digest.update(f"{name}\0{len(text)}\0".encode() + text)
    for part in more:
        digest.update(f"{len(part)}\0".encode() + part)
    return digest.hexdigest()[:DIGITS]


def _rule_sources(game: str) -> Iterator[tuple[str, Traversable]]:
    """The sources that decide how a game is played, in core and in the game's package, with their names."""
    for package, names in (("rattery.core", SHARED), (package_of(game), GAMES_OWN)):
        for name in names:
            yield from sources_in(files(package) / name, name)


@cache
def sources_version(game: str) -> str:
    """The version of a game's rules, independent of the box."""
    return digest_of(_rule_sources(game))


def rules_version(game: str, box: bytes, layout: str) -> str:
    """The version of a game's rules together with a box: its record's bytes and layout."""
    return digest_of(iter(()), sources_version(game).encode(), layout.encode(), box)
