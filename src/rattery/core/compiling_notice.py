"""The sentence a person reads who waits for a compiler."""

from __future__ import annotations

import sys

from rattery.core.game import Game
from rattery.core.language import own_language
from rattery.core.words import words


def say_compiling(game: Game) -> None:
    """Say on stderr, in the language of this machine, that a game is being compiled."""
    print(words(own_language()).say("compiling", game=game.name), file=sys.stderr, flush=True)
