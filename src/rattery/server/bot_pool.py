"""The bot pool: decisions and hints of bots, off the event loop, at times that tell nothing about what they hold.

Until a game's machine code is there, bots and hints search interpreted, in worker processes; from then on compiled, in
threads. The switch happens between two decisions. Nothing ever waits for the compiler. Bots of one's own are always asked in
a worker process, with a substitute beside them.

Decisions wait in a fair queue (`fair_queue.py`); where it is crowded they are made with less effort, and the tables are
told. Slots that no decision has are lent to those that grow several trees, until one needs them. A bot is handed an imagined
world only. How long it took must not tell what it holds (`answer_schedule.py`): a seat with a single answer waits in the
same queue and answers on the same schedule.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import NamedTuple, TypeVar

import msgspec

from rattery.bots.compiler_process import CompileProgress
from rattery.bots.helpers import Helpers
from rattery.bots.hint import Hint, hint
from rattery.bots.leaning import Leaning
from rattery.bots.own_bots import SUBSTITUTE, is_own
from rattery.bots.search import usual_entry
from rattery.bots.search_bot import SearchBot
from rattery.bots.thinking import INTERPRETED_SECONDS, warm_up
from rattery.core.compile.entry_point import is_compiled
from rattery.core.cores import cores
from rattery.core.errors import BotFailed
from rattery.core.moves import Move
from rattery.core.registry import load_game
from rattery.match.match import Match
from rattery.server.answer_schedule import AnswerSchedule
from rattery.server.compile_queue import CompileQueue
from rattery.server.fair_queue import FairQueue
from rattery.server.interpreter_workers import BotSpec, InterpreterWorkers, WorkerGone
from rattery.server.metrics import Histogram
from rattery.server.randomness import secret_seed

Found = TypeVar("Found")
log = logging.getLogger(__name__)

NEEDS_NO_MACHINE_CODE = "random"
NEWEST = 0.3  # how much the latest decision counts in what is usual
HINT = "hint"  # as a level: what a hint costs
SEARCHING = ("normal", "hard", "expert")  # the levels whose effort can be shared
CHEAP = ("random", "easy")  # the levels that do not search: they never wait for one that does
NICENESS = 5  # of the threads that search: the event loop and cheap decisions go before them
LOAD_TRIES, FIRST_LOAD_DELAY = 4, 1.0  # seconds until machine code is loaded again, four times as many every time
STUCK_AFTER = 120.0  # seconds in line after which something must be wrong
AT_FIRST = {  # seconds a decision is expected to take before one was made, by whether it is interpreted
    True: {"normal": 0.2, "hard": 0.5, "expert": INTERPRETED_SECONDS, HINT: INTERPRETED_SECONDS},
    False: {"normal": 0.05, "hard": 0.2, "expert": 0.7, HINT: 0.7},
}


class Asker(NamedTuple):
    """For whom a decision is made: its table, and the address of a client there."""

    table: str
    address: str


NOBODY = Asker("", "")


class BotPool:
    """The bots' threads and processes of a server."""

    def __init__(self, pace: float, threads: int | None = None, bot_seed: Callable[[Match], int] = secret_seed) -> None:
        slots = threads or cores()
        self.times = Histogram()
        self._schedule = AnswerSchedule(pace)  # no bot moves faster than people can follow
        self._queue = FairQueue(slots)
        self._bot_seed = bot_seed
        self._searching = ThreadPoolExecutor(slots, "searching", lower_priority)
        self._thinking = ThreadPoolExecutor(slots + 1, "thinking")  # of what is cheap, by the queue's extra slot too
        self._helpers = Helpers(slots - 1, lambda: slots - self._queue.running(), lower_priority)
        self._loaders = ThreadPoolExecutor(1, "loading machine code")
        self._workers = InterpreterWorkers(slots + 1)
        self._usual: dict[tuple[str, str, bool], float] = {}
        self._compile_queue = CompileQueue()
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._compiled: set[str] = set()
        self._failing_loads: set[str] = set()

    def start(self) -> None:
        """Start a worker process ahead of the first decision."""
        self._workers.start()

    def get_ready(self, game: str) -> asyncio.Task[None]:
        """The task that gets a game's machine code, from the cache or by compiling it in the background."""
        if game not in self._loading:
            self._loading[game] = asyncio.create_task(self._load_at_last(game))
        elif game not in self._compiled and not self._loading[game].done():
            self._compile_queue.wants(game)
        return self._loading[game]

    async def _load_at_last(self, name: str) -> None:
        """Load machine code, again after growing delays if that fails; after LOAD_TRIES a game is played interpreted."""
        for failures in range(LOAD_TRIES):
            try:
                await self._load(name)
                self._failing_loads.discard(name)
                return
            except Exception as problem:
                log.error("loading machine code of %s failed: %s", name, type(problem).__name__, exc_info=problem)
                self._failing_loads.add(name)
            await asyncio.sleep(FIRST_LOAD_DELAY * 4**failures)
        self._failing_loads.discard(name)
        log.error("%s is played without machine code until the server is started anew.", name)

    async def _load(self, name: str) -> None:
        """Where compiling fails, the game is played interpreted."""
        loop = asyncio.get_running_loop()
        if not await loop.run_in_executor(self._loaders, has_machine_code, name):
            await self._compile_queue.game(name)
        if await loop.run_in_executor(self._loaders, has_machine_code, name):
            await loop.run_in_executor(self._loaders, warm_up, load_game(name))
            self._compiled.add(name)

    def warming(self, game: str) -> CompileProgress | None:
        """How far a game's machine code has come; None if it is there, or nobody waits for it."""
        return None if game in self._compiled else self._compile_queue.progress(game)

    def waiting(self) -> int:
        """How many decisions are in line."""
        return self._queue.waiting()

    def running(self) -> int:
        return self._queue.running()

    def share(self) -> float:
        """The share of its effort a decision is made with now: less than 1 where many wait."""
        return self._queue.share()

    def problem(self) -> str | None:
        """What is wrong, for the operator: worker processes, decisions stuck in line, machine code that cannot be loaded."""
        if self._workers.has_failed:
            return "a worker process cannot be started"
        if self._queue.longest_wait() >= STUCK_AFTER:
            return "a decision is stuck in line"
        return (
            f"machine code of {', '.join(sorted(self._failing_loads))} cannot be loaded"
            if self._failing_loads
            else None
        )

    async def decide(
        self,
        match: Match,
        level: str,
        seat: int | None = None,
        leaning: Leaning | None = None,
        asker: Asker = NOBODY,
        replaced: Callable[[], None] = lambda: None,
    ) -> Move | None:
        """A bot's move for the seat whose turn it is, or for one of those that choose together.

        It comes after as long as it takes, or seems to; None if the match is over. `replaced` is called where an own bot
        failed or took too long, and a substitute made the move.
        """
        asked_at = time.monotonic()
        seat = match.turn if seat is None else seat
        if seat is None:
            return None
        seed, bot_seed = self._bot_seed(match), self._bot_seed(match)
        world = _world(match, seat, seed)
        interpreted = is_own(level) or (level != NEEDS_NO_MACHINE_CODE and not self._is_compiled(match))
        cost, is_cheap = self._cost(match, level, interpreted), level in CHEAP
        async with self._queue.turn(asker.address, asker.table, cost, is_cheap):
            share, began = self._queue.share() if level in SEARCHING else 1.0, time.monotonic()
            spec = BotSpec(level, bot_seed, interpreted, share, dict(leaning or {}))
            move = await self._decide(world, spec, seed, replaced)
            spent = time.monotonic() - began
        has_choice = len(world.moves()) > 1
        due = self._schedule.due((match.game.name, level, interpreted, share), spent if has_choice else None, cost)
        if has_choice and share == 1.0:
            self._learn(match, level, interpreted, spent)
        self.times.add(time.monotonic() - asked_at)
        await asyncio.sleep(due - spent)
        return move

    async def hint(self, match: Match, seat: int, asker: Asker = NOBODY) -> Hint | None:
        """What a good bot would do in a seat's place, and what else; None if it is asked nothing any more."""
        if match.turn != seat and seat not in match.choosing_together:
            return None
        seed, interpreted = self._bot_seed(match), not self._is_compiled(match)
        world = _world(match, seat, seed)
        async with self._queue.turn(asker.address, asker.table, self._cost(match, HINT, interpreted)):
            began = time.monotonic()
            found = await self._hint(world, seed, interpreted)
            self._learn(match, HINT, interpreted, time.monotonic() - began)
        return found

    # What a decision usually takes, whatever the cards.

    def _cost(self, match: Match, level: str, interpreted: bool) -> float:
        return self._usual.get((match.game.name, level, interpreted), (AT_FIRST[interpreted]).get(level, 0.0))

    def _learn(self, match: Match, level: str, interpreted: bool, spent: float) -> None:
        usual, kind = self._cost(match, level, interpreted), (match.game.name, level, interpreted)
        self._usual[kind] = usual + NEWEST * (spent - usual) if kind in self._usual else spent

    # Without a worker process, a thread has to do: slower, and felt by everybody.

    async def _decide(self, world: Match, spec: BotSpec, seed: int, replaced: Callable[[], None]) -> Move:
        moves = world.moves()
        if len(moves) == 1:
            return moves[0]
        if spec.interpreted:
            try:
                return await self._workers.decide(world, spec, seed, replaced)
            except (OSError, WorkerGone):
                spec = without_own_bot(spec, replaced)
        pool, player = self._thinking if spec.level in CHEAP else self._searching, spec.player(world)
        if isinstance(player, SearchBot):
            player.helpers = self._helpers
        return await self._in_thread(pool, player.choose, world, seed)

    async def _hint(self, world: Match, seed: int, interpreted: bool) -> Hint:
        if not interpreted:
            return await self._in_thread(self._searching, partial(hint, helpers=self._helpers), world, seed)
        try:
            return await self._workers.hint(world, seed)
        except (OSError, WorkerGone):
            return await self._in_thread(self._searching, partial(hint, interpreted=True), world, seed)

    async def _in_thread(
        self, pool: ThreadPoolExecutor, think: Callable[[Match, int], Found], world: Match, seed: int
    ) -> Found:
        return await asyncio.get_running_loop().run_in_executor(pool, think, world, seed)

    def _is_compiled(self, match: Match) -> bool:
        """Whether there is machine code for a match; if not, it is being made."""
        self.get_ready(match.game.name)
        return match.game.name in self._compiled

    def close(self) -> None:
        for task in self._loading.values():
            task.cancel()
        self._compile_queue.close()
        self._workers.close()
        self._helpers.close()
        for pool in (self._searching, self._thinking, self._loaders):
            pool.shutdown(wait=False, cancel_futures=True)


def lower_priority() -> None:
    """Lower the priority of this thread, where the system has one for each: on Linux."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            thread = threading.get_native_id()
            os.setpriority(os.PRIO_PROCESS, thread, os.getpriority(os.PRIO_PROCESS, thread) + NICENESS)


def without_own_bot(spec: BotSpec, replaced: Callable[[], None]) -> BotSpec:
    """Replace an own bot that has brought worker processes down by a level: it never runs in the server itself."""
    if not is_own(spec.level):
        return spec
    log.warning("%s", BotFailed("bot-failed", None, bot=spec.level, level=SUBSTITUTE, problem=WorkerGone.__name__))
    replaced()
    return msgspec.structs.replace(spec, level=SUBSTITUTE)


def has_machine_code(name: str) -> bool:
    """Whether a game's search lies in the compile cache. Reads all its sources: not for the event loop."""
    game = load_game(name)
    return is_compiled(usual_entry(game))


def _world(match: Match, seat: int, seed: int) -> Match:
    """A world that could be the real one, in which this seat is asked."""
    return match.imagine(seat, seed) if match.turn == seat else match.imagine_choosing(seat, seed)
