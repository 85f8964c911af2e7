"""Rattery: one table for games about rats.

    import rattery
    match = rattery.load("my_game(players=4)").new(seed=7)
    match.moves()                                   # [Move, ...]; str(move) is its notation
    match.play("keep")
    print(match)                                    # the board
    rattery.hint(match).move                        # what a good bot would do
    rattery.bot("hard").choose(match.imagine(0, 1), 1)
    rattery.simulate("my_game(players=4)", 1_000_000).win_shares

Submodules are imported on first use, so `import rattery` is quick. `docs/python.md` shows all of it at work.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rattery.api import load, read, simulate, study, write
    from rattery.bots.bot import Bot, decide
    from rattery.bots.hint import hint
    from rattery.bots.levels import bot
    from rattery.core.errors import IllegalMove, RatteryError
    from rattery.core.game import Game
    from rattery.core.moves import Move
    from rattery.envs.vector import VectorEnv
    from rattery.games import Games
    from rattery.lab.tournament.tournament import tournament
    from rattery.match.match import Match
    from rattery.match.saving import restore

    games: Games  # the package of that name is also the list of games

__version__ = "0.1.0"
__all__ = [
    "Bot",
    "Game",
    "IllegalMove",
    "Match",
    "Move",
    "RatteryError",
    "VectorEnv",
    "__version__",
    "bot",
    "decide",
    "games",
    "hint",
    "load",
    "read",
    "restore",
    "simulate",
    "study",
    "tournament",
    "write",
]
_MODULES = {  # the module that defines each name; all others are in `rattery.api`
    "Bot": "rattery.bots.bot",
    "IllegalMove": "rattery.core.errors",
    "RatteryError": "rattery.core.errors",
    "VectorEnv": "rattery.envs.vector",
    "bot": "rattery.bots.levels",
    "decide": "rattery.bots.bot",
    "hint": "rattery.bots.hint",
    "tournament": "rattery.lab.tournament.tournament",
}


def __getattr__(name: str) -> object:
    if name == "games":  # the package of that name is also the list of games
        return import_module("rattery.games")
    if name not in __all__:
        raise AttributeError(f"module 'rattery' has no attribute {name!r}")
    found = getattr(import_module(_MODULES.get(name, "rattery.api")), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted(__all__)
