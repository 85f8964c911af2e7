"""The game an environment is about: given by its spelling, or as a game with its box."""

from __future__ import annotations

import sys
from typing import Any

from rattery.core.game import Game
from rattery.core.registry import load_game


def game_of(game: str | Game, **options: Any) -> Game:
    """`rat_trap(players=4)`, `rat_trap` with options, or a game that is loaded already."""
    if isinstance(game, Game):
        return game
    return load_game(game, **options)


def say_compiling(game: Game) -> None:
    """Somebody waits: tell why."""
    from rattery.core.words import words

    print(words("en").say("compiling", game=game.name), file=sys.stderr, flush=True)
