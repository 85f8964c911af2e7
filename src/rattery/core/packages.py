"""Discovery of games: the folders of `rattery.games`, and other packages that register themselves by an entry point.

A package outside Rattery is found when its metadata has, in the group `rattery.games`, the game's name and the package:

    [project.entry-points."rattery.games"]
    my_game = "my_package.my_game"

Bots of other packages are registered likewise, in the group `rattery.bots`.

Discovery reads folders and metadata only, imports no game, and is cached for the life of the process. An entry point that
leads to no game is left out of `game_packages` and explained by `not_found`; the others are not affected.
"""

from __future__ import annotations

import importlib
import re
from functools import cache
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from types import ModuleType

from rattery.core.errors import BrokenGame, BrokenPart, UnknownGame

OWN = "rattery.games"  # the package of the built-in games, and the entry point group of all others
BOTS = "rattery.bots"
NEEDED_FILES = ("options.py", "game.py", "box.toml", "words/en.ftl")  # without these, a package holds no game
_NAME = re.compile(r"[a-z][a-z0-9_]*")


@cache
def game_packages() -> dict[str, str]:
    """The package of every game, by the game's name in alphabetical order. No other package can replace a built-in game."""
    own, broken = _own_packages(), not_found()
    others = {found.name: found.value for found in entry_points(group=OWN) if found.name not in broken}
    return dict(sorted((others | own).items()))


@cache
def not_found() -> dict[str, BrokenGame]:
    """The entry points that lead to no game, by name, each with the reason."""
    own = _own_packages()
    problems = {found.name: _entry_point_problem(found.name, found.value, own) for found in entry_points(group=OWN)}
    return {name: broken_game(name, problem) for name, problem in problems.items() if problem is not None}


def broken_game(name: str, problem: BrokenPart) -> BrokenGame:
    """The error for a game that cannot be played."""
    return BrokenGame("broken-game", name=name, problem=problem)


def _own_packages() -> dict[str, str]:
    return {item.name: f"{OWN}.{item.name}" for item in files(OWN).iterdir() if (item / "box.toml").is_file()}


def _entry_point_problem(name: str, package: str, own: dict[str, str]) -> BrokenPart | None:
    """What is wrong with an entry point, if anything."""
    if name in own:
        return BrokenPart("broken-game-name-taken")
    if not _NAME.fullmatch(name):
        return BrokenPart("broken-game-name", example=re.sub(r"\W+", "_", name).lower())
    try:
        spec = find_spec(package) if ":" not in package else None
    except ImportError:  # a package above it is missing
        spec = None
    if spec is None or spec.submodule_search_locations is None:
        return BrokenPart("broken-game-package", package=package)
    missing = [file for file in NEEDED_FILES if not files(package).joinpath(file).is_file()]
    return BrokenPart("broken-game-files", package=package, files=", ".join(missing)) if missing else None


def game_names() -> tuple[str, ...]:
    """The names of the games, in alphabetical order."""
    return tuple(game_packages())


@cache
def plugin_bots() -> dict[str, str]:
    """The bots of other packages, by name, each with its `module:Class`."""
    return {found.name: found.value for found in entry_points(group=BOTS)}


def known_game(name: str) -> str:
    """The normalised name of a game; dashes and capitals do not matter. Raises UnknownGame if there is none, and BrokenGame
    if only its entry point is there.
    """
    wanted = name.lower().replace("-", "_")
    if wanted not in game_packages():
        for entry_point, broken in not_found().items():
            if entry_point.lower().replace("-", "_") == wanted:
                raise broken
        raise UnknownGame("unknown-game", given=name, games=", ".join(game_names()))
    return wanted


def package_of(game: str) -> str:
    """The dotted name of a game's package."""
    return game_packages()[known_game(game)]


def game_file(game: str, name: str) -> Traversable:
    """A file in a game's folder; it need not exist."""
    return files(package_of(game)) / name


def is_built_in(game: str) -> bool:
    """Whether a game ships with Rattery."""
    return package_of(game).startswith(f"{OWN}.")


def part(game: str, name: str) -> ModuleType:
    """A module every game has: `options`, `game`, `rules`, ..."""
    return importlib.import_module(f"{package_of(game)}.{name}")
