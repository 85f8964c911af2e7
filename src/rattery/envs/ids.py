"""The names of the environments, each with a version: the same name and version is the same environment for ever.

Gymnasium calls this by itself when Rattery is installed (an entry point of the package), so nothing heavy is loaded here.
"""

from __future__ import annotations

from rattery.core.packages import game_names
from rattery.lab.extras import need

VERSIONS = {"rat_trap": 1}  # 1: how far the Manipulator has arranged the piles is observed, too


def version(game: str) -> int:
    """Of a game's environments, however they are called."""
    return VERSIONS.get(game, 0)


def gymnasium_id(game: str) -> str:
    """`rattery/RatTrap-v1`."""
    return f"rattery/{game.title().replace('_', '')}-v{version(game)}"


def register_all() -> None:
    """Every game in Gymnasium's registry."""
    gymnasium = need("gymnasium", "envs")
    for game in game_names():
        if gymnasium_id(game) not in gymnasium.registry:
            gymnasium.register(gymnasium_id(game), "rattery.envs.gymnasium:SeatEnv", kwargs={"game": game})
