"""Versioned environment ids: the same id and version always mean the same environment.

Gymnasium calls `register_all` through the package's entry point when it is imported, so this module imports nothing heavy.
"""

from __future__ import annotations

from rattery.core.extras import require
from rattery.core.game_parts import optional_name
from rattery.core.packages import game_names


def version(game: str) -> int:
    """The version of a game's environments: `ENVIRONMENT_VERSION` in its `tuning.py`, or 0."""
    return optional_name(game, "tuning", "ENVIRONMENT_VERSION", 0)


def gymnasium_id(game: str) -> str:
    """The game's name in CamelCase and its version: `rattery/SomeGame-v0`."""
    return f"rattery/{game.title().replace('_', '')}-v{version(game)}"


def register_all() -> None:
    """Register every game with Gymnasium; idempotent."""
    gymnasium = require("gymnasium", "envs")
    for game in game_names():
        if gymnasium_id(game) not in gymnasium.registry:
            gymnasium.register(gymnasium_id(game), "rattery.envs.gymnasium:SeatEnv", kwargs={"game": game})
