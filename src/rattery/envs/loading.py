"""Resolves the `game` argument of an environment."""

from __future__ import annotations

from rattery.core.errors import BadArgument
from rattery.core.game import Game
from rattery.core.registry import load_game


def game_of(game: str | Game, **options: object) -> Game:
    """Accepts a spelling (`<game>(players=4)`), a name with options, or a loaded game, which may have a box of its own."""
    if isinstance(game, Game):
        if options:
            raise BadArgument("argument-loaded", given=", ".join(options))
        return game
    return load_game(game, **options)
