"""The bot that plays anything legal. It is handed the moves on offer and nothing else, so it cannot peek."""

from __future__ import annotations

import random
from collections.abc import Sequence

from rattery.core.moves import Move


class RandomBot:
    """Chooses among the moves on offer, each as likely as the next."""

    def __init__(self, seed: int | None = None) -> None:
        self._luck = random.Random(seed)

    def choose(self, moves: Sequence[Move]) -> Move:
        return self._luck.choice(moves)
