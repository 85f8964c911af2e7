"""The game an environment is about: given by its spelling, or as a game with its box."""

from __future__ import annotations

from rattery.core.errors import BadArgument
from rattery.core.game import Game
from rattery.core.registry import load_game


def game_of(game: str | Game, **options: object) -> Game:
    """A spelling (`<game>(players=4)`), a name with options, or a game that is loaded already."""
    if isinstance(game, Game):
        if options:
            raise BadArgument("argument-loaded", given=", ".join(options))
        return game
    return load_game(game, **options)
