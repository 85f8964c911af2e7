"""Thinking: bots and hints, off the loop that serves everybody, and never faster than tells nothing.

A bot is handed an imagined world only. How long it took must not tell what it holds: where a seat has a single answer
there is nothing to think about, so the answer waits for as long as such a bot usually takes.
"""

from __future__ import annotations

import asyncio
import os
import random
import secrets
import time
from concurrent.futures import ThreadPoolExecutor

from rattery.bots.levels import bot
from rattery.core.moves import Move
from rattery.match.match import Match

HINT_LEVEL = "hard"
NEWEST = 0.3  # how much the latest decision counts in what is usual


class Thinking:
    """Whoever thinks for the bots of a server."""

    def __init__(self, pace: float, threads: int | None = None) -> None:
        self.pace = pace  # no bot moves faster than people can follow
        self._pool = ThreadPoolExecutor(threads or os.cpu_count() or 1, "thinking")
        self._usual: dict[tuple[str, str], float] = {}

    async def decide(self, match: Match, level: str) -> Move:
        """A bot's move for the seat whose turn it is, after as long as it takes, or seems to."""
        began = time.monotonic()
        seat = match.turn
        assert seat is not None
        move, choices = await self._choose(match, seat, level)
        spent = time.monotonic() - began
        await asyncio.sleep(self._due(match.game.name, level, choices, spent) - spent)
        return move

    async def hint(self, match: Match, seat: int) -> Move:
        """What a good bot would do in a seat's place."""
        move, _ = await self._choose(match, seat, HINT_LEVEL)
        return move

    async def _choose(self, match: Match, seat: int, level: str) -> tuple[Move, int]:
        seed = secrets.randbits(48)
        world = match.imagine(seat, seed) if match.turn == seat else match.imagine_choosing(seat, seed)
        choices = len(world.moves())
        chooser = bot(level, secrets.randbits(48))
        return await asyncio.get_running_loop().run_in_executor(self._pool, chooser.choose, world, seed), choices

    def _due(self, game: str, level: str, choices: int, spent: float) -> float:
        """When the answer is given, counted from the question."""
        usual = self._usual.get((game, level), 0.0)
        if choices > 1:
            self._usual[game, level] = spent if usual == 0.0 else usual + NEWEST * (spent - usual)
            return max(self.pace, spent)
        return max(self.pace, usual * random.uniform(0.8, 1.2))

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
