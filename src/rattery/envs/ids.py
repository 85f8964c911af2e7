"""The names of the environments, each with a version: the same name and version is the same environment for ever.

Gymnasium calls this by itself when Rattery is installed (an entry point of the package), so nothing heavy is loaded here.
"""

from __future__ import annotations

from rattery.core.extras import require
from rattery.core.packages import game_names, optional_part


def version(game: str) -> int:
    """The version of a game's environments: `ENVIRONMENT_VERSION` in its `tuning.py`, or 0."""
    return int(getattr(optional_part(game, "tuning"), "ENVIRONMENT_VERSION", 0))


def gymnasium_id(game: str) -> str:
    """The game's name in capitals and its version: `rattery/SomeGame-v0`."""
    return f"rattery/{game.title().replace('_', '')}-v{version(game)}"


def register_all() -> None:
    """Every game in Gymnasium's registry."""
    gymnasium = require("gymnasium", "envs")
    for game in game_names():
        if gymnasium_id(game) not in gymnasium.registry:
            gymnasium.register(gymnasium_id(game), "rattery.envs.gymnasium:SeatEnv", kwargs={"game": game})
