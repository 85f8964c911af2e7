"""The bot that moves at random."""

from __future__ import annotations

import random

from rattery.core.moves import Move
from rattery.match.match import Match


class RandomBot:
    """Chooses uniformly among the moves on offer."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, world: Match, seed: int) -> Move:
        return random.Random(seed).choice(world.moves())

    def __repr__(self) -> str:
        return f"<bot {self.name}, seed {self.seed}>"
