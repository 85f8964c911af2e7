"""Discovery of games: the folders of `rattery.games`, and other packages that register themselves by an entry point.

A package outside Rattery is found when its metadata has, in the group `rattery.games`, the game's name and the package:

    [project.entry-points."rattery.games"]
    my_game = "my_package.my_game"

Bots of other packages are registered likewise, in the group `rattery.bots`.

Discovery reads folders and metadata only, imports no game, and is cached for the life of the process.
"""

from __future__ import annotations

import importlib
from functools import cache
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from types import ModuleType

from rattery.core.errors import UnknownGame

OWN = "rattery.games"  # the package of the built-in games, and the entry point group of all others
BOTS = "rattery.bots"


@cache
def game_packages() -> dict[str, str]:
    """The package of every game, by the game's name in alphabetical order. No other package can replace a built-in game."""
    own = {item.name: f"{OWN}.{item.name}" for item in files(OWN).iterdir() if (item / "box.toml").is_file()}
    others = {found.name: found.value for found in entry_points(group=OWN)}
    return dict(sorted((others | own).items()))


def game_names() -> tuple[str, ...]:
    """The names of the games, in alphabetical order."""
    return tuple(game_packages())


@cache
def plugin_bots() -> dict[str, str]:
    """The bots of other packages, by name, each with its `module:Class`."""
    return {found.name: found.value for found in entry_points(group=BOTS)}


def known_game(name: str) -> str:
    """The normalised name of a game; dashes and capitals do not matter. Raises UnknownGame if there is none."""
    wanted = name.lower().replace("-", "_")
    if wanted not in game_packages():
        raise UnknownGame("unknown-game", given=name, games=", ".join(game_names()))
    return wanted


def package_of(game: str) -> str:
    """The dotted name of a game's package."""
    return game_packages()[known_game(game)]


def game_file(game: str, name: str) -> Traversable:
    """A file in a game's folder; it need not exist."""
    return files(package_of(game)) / name


def part(game: str, name: str) -> ModuleType:
    """A module every game has: `options`, `game`, `rules`, ..."""
    return importlib.import_module(f"{package_of(game)}.{name}")


def optional_part(game: str, name: str) -> ModuleType | None:
    """A module a game may have, such as `judge`; None if it has none. An error inside the module is not hidden."""
    return part(game, name) if find_spec(f"{package_of(game)}.{name}") else None
