"""The bot that plays anything legal."""

from __future__ import annotations

import random

from rattery.core.moves import Move
from rattery.match.match import Match


class RandomBot:
    """Chooses among the moves on offer, each as likely as the next."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, world: Match, seed: int) -> Move:
        return random.Random(seed).choice(world.moves())

    def __repr__(self) -> str:
        return f"<bot {self.name}, seed {self.seed}>"
