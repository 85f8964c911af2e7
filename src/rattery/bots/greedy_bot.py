"""The bot that looks one move ahead."""

from __future__ import annotations

import random

from rattery.bots.thinking import Option, Way, think
from rattery.core.moves import Move
from rattery.match.match import Match


class GreedyBot:
    """Tries each move in some worlds it can imagine, and takes the one after which the judge likes its seat best.

    With some tolerance it takes any move that looks about as good: it errs as people do, where the difference is small.
    """

    def __init__(self, name: str, seed: int, worlds: int, tolerance: float = 0.0, seconds: float | None = None) -> None:
        self.name, self.seed = name, seed
        self._worlds, self._tolerance, self._seconds = worlds, tolerance, seconds

    def choose(self, world: Match, seed: int) -> Move:
        moves = world.moves()
        if len(moves) == 1:
            return moves[0]
        glance = Way(horizon=1, impressions=self._worlds)
        options = think(world, seed, glance, self._worlds, self._seconds).options
        return random.Random(seed).choice(about_as_good(options, self._tolerance)).move


def about_as_good(options: list[Option], tolerance: float) -> list[Option]:
    """The options hardly worse than the best at first sight."""
    best = max(option.impression for option in options)
    return [option for option in options if option.impression >= best - tolerance]
