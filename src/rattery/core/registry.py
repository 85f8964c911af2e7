"""The registry: which games there are. A game is a folder of `rattery.games` with a box file; nothing else is listed."""

from __future__ import annotations

import importlib
from functools import cache
from importlib.resources import files
from typing import Any, cast

from rattery.core.errors import UnknownGame


@cache
def game_names() -> tuple[str, ...]:
    """The games, in the order of the alphabet. Looks at folders only; no game is loaded."""
    folder = files("rattery.games")
    return tuple(sorted(item.name for item in folder.iterdir() if (item / "box.toml").is_file()))


def known_game(name: str) -> str:
    """The name, if there is a game of that name; dashes and capitals do not matter."""
    wanted = name.lower().replace("-", "_")
    if wanted not in game_names():
        raise UnknownGame("unknown-game", given=name, games=", ".join(game_names()))
    return wanted


def options_of(name: str) -> type[Any]:
    """A game's options, without loading the game."""
    return cast(type[Any], importlib.import_module(f"rattery.games.{known_game(name)}.options").Options)


def game_kind(name: str) -> Any:
    """A game, loaded."""
    return importlib.import_module(f"rattery.games.{known_game(name)}.game").GAME
