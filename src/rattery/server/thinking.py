"""Thinking: bots and hints, off the event loop, and never faster than tells nothing.

Until a game's machine code is there, bots and hints search interpreted, in worker processes; from then on compiled, in
threads. The switch happens between two decisions. Nothing ever waits for the compiler.

A bot is handed an imagined world only. How long it took must not tell what it holds: where a seat has a single answer
there is nothing to think about, so the answer waits for as long as such a bot usually takes.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

from rattery.bots.compiler_process import CompileProgress
from rattery.bots.hint import Hint, hint
from rattery.bots.leaning import Leaning
from rattery.bots.levels import bot
from rattery.bots.search import search_entry
from rattery.bots.thinking import INTERPRETED_SECONDS, warm_up
from rattery.core.compile.entry_point import is_compiled
from rattery.core.cores import cores
from rattery.core.moves import Move
from rattery.core.registry import load_game
from rattery.match.match import Match
from rattery.server.compiling import Compiling
from rattery.server.interpreting import Interpreting, WorkerGone
from rattery.server.randomness import secret_seed

Found = TypeVar("Found")

NEEDS_NO_MACHINE_CODE = "random"
NEWEST = 0.3  # how much the latest decision counts in what is usual
USUAL_AT_FIRST = {"hard": 0.5, "expert": INTERPRETED_SECONDS}  # seconds of an interpreted decision, before one was made


class Thinking:
    """The bots' threads and processes of a server."""

    def __init__(self, pace: float, threads: int | None = None, bot_seed: Callable[[Match], int] = secret_seed) -> None:
        self.pace = pace  # no bot moves faster than people can follow
        self._bot_seed = bot_seed
        self._pool = ThreadPoolExecutor(threads or cores(), "thinking")
        self._interpreting = Interpreting(threads or cores())
        self._usual: dict[tuple[str, str, bool], float] = {}
        self._compiling = Compiling()
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._compiled: set[str] = set()

    def start(self) -> None:
        """Start a worker process ahead of the first decision."""
        self._interpreting.start()

    def get_ready(self, game: str) -> asyncio.Task[None]:
        """The task that gets a game's machine code, from the cache or by compiling it in the background."""
        if game not in self._loading:
            self._loading[game] = asyncio.create_task(self._load(game))
        elif game not in self._compiled and not self._loading[game].done():
            self._compiling.wants(game)
        return self._loading[game]

    async def _load(self, name: str) -> None:
        """Where compiling fails, the game is played interpreted."""
        loop = asyncio.get_running_loop()
        if not await loop.run_in_executor(self._pool, has_machine_code, name):
            await self._compiling.game(name)
        if await loop.run_in_executor(self._pool, has_machine_code, name):
            await loop.run_in_executor(self._pool, warm_up, load_game(name))
            self._compiled.add(name)

    def warming(self, game: str) -> CompileProgress | None:
        """How far a game's machine code has come; None if it is there, or nobody waits for it."""
        return None if game in self._compiled else self._compiling.progress(game)

    async def decide(
        self, match: Match, level: str, seat: int | None = None, leaning: Leaning | None = None
    ) -> Move | None:
        """A bot's move for the seat whose turn it is, or for one of those that choose together.

        It comes after as long as it takes, or seems to; None if the match is over.
        """
        began, seat = time.monotonic(), match.turn if seat is None else seat
        if seat is None:
            return None
        seed, bot_seed = self._bot_seed(match), self._bot_seed(match)
        world = _world(match, seat, seed)
        choices = len(world.moves())
        interpreted = level != NEEDS_NO_MACHINE_CODE and not self._is_compiled(match)
        if interpreted and choices > 1:
            move = await self._decide_interpreted(world, level, bot_seed, seed, leaning)
        else:
            move = await self._in_thread(bot(level, bot_seed, leaning=leaning).choose, world, seed)
        spent = time.monotonic() - began
        await asyncio.sleep(self._due(match.game.name, level, choices, spent, interpreted) - spent)
        return move

    async def hint(self, match: Match, seat: int) -> Hint | None:
        """What a good bot would do in a seat's place, and what else; None if it is asked nothing any more."""
        if match.turn != seat and seat not in match.choosing_together:
            return None
        seed = self._bot_seed(match)
        world = _world(match, seat, seed)
        if not self._is_compiled(match):
            return await self._hint_interpreted(world, seed)
        return await self._in_thread(hint, world, seed)

    # Without a worker process, a thread has to do: slower, and felt by everybody.

    async def _decide_interpreted(
        self, world: Match, level: str, bot_seed: int, seed: int, leaning: Leaning | None
    ) -> Move:
        try:
            return await self._interpreting.decide(world, level, bot_seed, seed, leaning)
        except (OSError, WorkerGone):
            chooser = bot(level, bot_seed, interpreted=True, leaning=leaning)
            return await self._in_thread(chooser.choose, world, seed)

    async def _hint_interpreted(self, world: Match, seed: int) -> Hint:
        try:
            return await self._interpreting.hint(world, seed)
        except (OSError, WorkerGone):
            return await self._in_thread(partial(hint, interpreted=True), world, seed)

    async def _in_thread(self, think: Callable[[Match, int], Found], world: Match, seed: int) -> Found:
        return await asyncio.get_running_loop().run_in_executor(self._pool, think, world, seed)

    def _is_compiled(self, match: Match) -> bool:
        """Whether there is machine code for a match; if not, it is being made."""
        self.get_ready(match.game.name)
        return match.game.name in self._compiled

    def _due(self, game: str, level: str, choices: int, spent: float, interpreted: bool = False) -> float:
        """When the answer is given, counted from the question."""
        at_first = USUAL_AT_FIRST.get(level, 0.0) if interpreted else 0.0
        usual = self._usual.get((game, level, interpreted), 0.0)
        if choices > 1:
            self._usual[game, level, interpreted] = spent if usual == 0.0 else usual + NEWEST * (spent - usual)
            return max(self.pace, spent)
        return max(self.pace, (usual or at_first) * random.uniform(0.8, 1.2))

    def close(self) -> None:
        for task in self._loading.values():
            task.cancel()
        self._compiling.close()
        self._interpreting.close()
        self._pool.shutdown(wait=False, cancel_futures=True)


def has_machine_code(name: str) -> bool:
    """Whether a game's search lies in the compile cache. Reads all its sources: not for the event loop."""
    game = load_game(name)
    return is_compiled(search_entry(game.name, game.rules))


def _world(match: Match, seat: int, seed: int) -> Match:
    """A world that could be the real one, in which this seat is asked."""
    return match.imagine(seat, seed) if match.turn == seat else match.imagine_choosing(seat, seed)
