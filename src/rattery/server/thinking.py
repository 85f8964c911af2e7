"""Thinking: bots and hints, off the loop that serves everybody, and never faster than tells nothing.

A bot is handed an imagined world only. How long it took must not tell what it holds: where a seat has a single answer
there is nothing to think about, so the answer waits for as long as such a bot usually takes.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from rattery.bots.hint import Hint, hint
from rattery.bots.levels import bot
from rattery.core.cores import cores
from rattery.core.moves import Move
from rattery.match.match import Match
from rattery.server.compiling import Compiling
from rattery.server.randomness import secret_seed

NEEDS_NO_MACHINE_CODE = "random"
NEWEST = 0.3  # how much the latest decision counts in what is usual


class Thinking:
    """Whoever thinks for the bots of a server."""

    def __init__(self, pace: float, threads: int | None = None, bot_seed: Callable[[Match], int] = secret_seed) -> None:
        self.pace = pace  # no bot moves faster than people can follow
        self._bot_seed = bot_seed
        self._pool = ThreadPoolExecutor(threads or cores(), "thinking")
        self._usual: dict[tuple[str, str], float] = {}
        self._compiling = Compiling()

    def get_ready(self, game: str) -> asyncio.Task[None]:
        """Have a game compiled for the bots that are to play it."""
        return self._compiling.game(game)

    async def decide(self, match: Match, level: str) -> Move | None:
        """A bot's move for the seat whose turn it is, after as long as it takes, or seems to; None if the match has ended
        before anybody could think."""
        if level != NEEDS_NO_MACHINE_CODE:
            await asyncio.shield(self.get_ready(match.game.name))
        began = time.monotonic()
        seat = match.turn
        if seat is None:
            return None
        seed = self._bot_seed(match)
        world = _world(match, seat, seed)
        choices = len(world.moves())
        chooser = bot(level, self._bot_seed(match))
        move = await asyncio.get_running_loop().run_in_executor(self._pool, chooser.choose, world, seed)
        spent = time.monotonic() - began
        await asyncio.sleep(self._due(match.game.name, level, choices, spent) - spent)
        return move

    async def hint(self, match: Match, seat: int) -> Hint | None:
        """What a good bot would do in a seat's place, and what else; None if it is asked nothing any more."""
        await asyncio.shield(self.get_ready(match.game.name))
        if match.turn != seat and seat not in match.choosing_together:
            return None
        seed = self._bot_seed(match)
        world = _world(match, seat, seed)
        return await asyncio.get_running_loop().run_in_executor(self._pool, hint, world, seed)

    def _due(self, game: str, level: str, choices: int, spent: float) -> float:
        """When the answer is given, counted from the question."""
        usual = self._usual.get((game, level), 0.0)
        if choices > 1:
            self._usual[game, level] = spent if usual == 0.0 else usual + NEWEST * (spent - usual)
            return max(self.pace, spent)
        return max(self.pace, usual * random.uniform(0.8, 1.2))

    def close(self) -> None:
        self._compiling.close()
        self._pool.shutdown(wait=False, cancel_futures=True)


def _world(match: Match, seat: int, seed: int) -> Match:
    """A world that could be the real one, in which this seat is asked."""
    return match.imagine(seat, seed) if match.turn == seat else match.imagine_choosing(seat, seed)
