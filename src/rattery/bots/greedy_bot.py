"""The bots that look one move ahead."""

from __future__ import annotations

import random

from rattery.bots.thinking import Option, Way, think
from rattery.bots.ways import GLANCES, Glance
from rattery.core.moves import Move
from rattery.match.match import Match

WORLDS = 32


class GreedyBot:
    """Tries each move in some worlds it can imagine, and takes the one after which the judge likes its seat best."""

    name = "greedy"

    def __init__(self, seed: int, seconds: float | None = None) -> None:
        self.seed, self._seconds = seed, seconds

    def glance(self, world: Match) -> Glance:
        """How it looks at this game."""
        return Glance(WORLDS, 0.0)

    def choose(self, world: Match, seed: int) -> Move:
        moves, glance = world.moves(), self.glance(world)
        if len(moves) == 1:
            return moves[0]
        options = think(world, seed, Way(horizon=1, impressions=glance.worlds), glance.worlds, self._seconds).options
        return random.Random(seed).choice(about_as_good(options, glance.tolerance)).move


class EasyBot(GreedyBot):
    """Takes its first guess at what is hidden for true, and any move that looks about as good as the best.

    So it errs as people do: it forgets that things may be otherwise, looks no further than its own move, and is careless
    where the difference seems small. It never takes a move that is plainly bad.
    """

    name = "easy"

    def glance(self, world: Match) -> Glance:
        return GLANCES[world.game.name]


def about_as_good(options: list[Option], tolerance: float) -> list[Option]:
    """The options hardly worse than the best at first sight."""
    best = max(option.impression for option in options)
    return [option for option in options if option.impression >= best - tolerance]
