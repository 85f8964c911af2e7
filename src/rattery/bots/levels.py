"""The levels a bot can have, from the one that plays anything to the one that is hard to beat."""

from __future__ import annotations

from rattery.bots.bot import Bot
from rattery.bots.random_bot import RandomBot

LEVELS = ("random", "easy", "normal", "hard", "expert")


def bot(level: str, seed: int | None = None) -> Bot:
    """A bot of a level; with a seed its decisions can be repeated."""
    return RandomBot(seed)
