"""The bot pool: computes the decisions and hints of bots off the event loop.

Until a game's machine code is available, searches run interpreted in worker processes; afterwards they run compiled, in
threads. The switch happens between two decisions, and no decision waits for the compiler. User-supplied bots always run in a
worker process; if one fails, a level of ours makes the move in its place.

Decisions wait in a fair queue (`fair_queue.py`); under load they run at a reduced effort, which the tables announce to their
clients. Idle slots serve searches that grow several trees, until a decision needs them. A bot receives imagined worlds only,
and its response time reveals nothing about its hand (`answer_schedule.py`): a seat with a single legal move waits in the
same queue and answers on the same schedule.

Everything here is called from the event loop; only `running` is also read by other threads.
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
from rattery.bots.custom_bots import SUBSTITUTE, is_custom
from rattery.bots.hint import Hint, hint
from rattery.bots.levels import NEEDS_NO_MACHINE_CODE
from rattery.bots.move_bias import MoveBias
from rattery.bots.search import usual_entry
from rattery.bots.search_bot import SearchBot
from rattery.bots.thinking import INTERPRETED_SECONDS, warm_up
from rattery.bots.tree_threads import TreeThreads
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

SMOOTHING = 0.3  # weight of the latest decision in the moving average of durations
HINT = "hint"  # stands for a level where the cost of a hint is looked up
SEARCHING = ("normal", "hard", "expert")  # the levels whose effort can be reduced
CHEAP = ("random", "easy")  # the levels that do not search: they never wait for one that does
NICENESS = 5  # of the search threads: the event loop and cheap decisions are scheduled before them
LOAD_TRIES, FIRST_LOAD_DELAY = 4, 1.0  # attempts to load machine code; seconds after the first, then four times as long
STUCK_TIMEOUT = 120.0  # seconds in the queue after which health checks report a problem
INITIAL_ESTIMATES = {  # expected seconds of a decision before any has been measured, by whether it is interpreted
    True: {"normal": 0.2, "hard": 0.5, "expert": INTERPRETED_SECONDS, HINT: INTERPRETED_SECONDS},
    False: {"normal": 0.05, "hard": 0.2, "expert": 0.7, HINT: 0.7},
}


class Requester(NamedTuple):
    """What a decision is charged to in the fair queue: its table, and the address of a client there."""

    table: str
    address: str


NO_REQUESTER = Requester("", "")


class BotPool:
    """The threads and processes in which one server process runs its bots."""

    def __init__(self, pace: float, threads: int | None = None, bot_seed: Callable[[Match], int] = secret_seed) -> None:
        slots = threads or cores()
        self.times = Histogram()
        self._schedule = AnswerSchedule(pace)  # also keeps bots from moving faster than people can follow
        self._queue = FairQueue(slots)
        self._bot_seed = bot_seed
        self._search_threads = ThreadPoolExecutor(slots, "searching", lower_priority)
        self._cheap_threads = ThreadPoolExecutor(slots + 1, "thinking")  # for cheap decisions, which have one slot more
        self._tree_threads = TreeThreads(slots - 1, lambda: slots - self._queue.running(), lower_priority)
        self._loaders = ThreadPoolExecutor(1, "loading machine code")
        self._workers = InterpreterWorkers(slots + 1)
        self._typical_seconds: dict[tuple[str, str, bool], float] = {}
        self._compile_queue = CompileQueue()
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._compiled: set[str] = set()
        self._failing_loads: set[str] = set()

    def start(self) -> None:
        """Start a worker process ahead of the first decision."""
        self._workers.start()

    def load_machine_code(self, game: str) -> asyncio.Task[None]:
        """Returns the task that loads a game's machine code, compiling it in the background if it is not cached.

        The first call starts it; later ones move a game that still waits to the front of the compile queue.
        """
        if game not in self._loading:
            self._loading[game] = asyncio.create_task(self._load_with_retries(game))
        elif game not in self._compiled and not self._loading[game].done():
            self._compile_queue.prioritize(game)
        return self._loading[game]

    async def _load_with_retries(self, name: str) -> None:
        """Load machine code, retrying after growing delays; after LOAD_TRIES failures the game is played interpreted."""
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
        log.error("%s is played without machine code until the server is restarted.", name)

    async def _load(self, name: str) -> None:
        """Load a game's machine code, compiled if need be. If compiling fails, the game is played interpreted."""
        loop = asyncio.get_running_loop()
        if not await loop.run_in_executor(self._loaders, has_machine_code, name):
            await self._compile_queue.compile(name)
        if await loop.run_in_executor(self._loaders, has_machine_code, name):
            await loop.run_in_executor(self._loaders, warm_up, load_game(name))
            self._compiled.add(name)

    def compile_progress(self, game: str) -> CompileProgress | None:
        """How far compiling a game has come; None if its machine code is loaded or nothing has requested it."""
        return None if game in self._compiled else self._compile_queue.progress(game)

    def waiting(self) -> int:
        """Number of decisions in the queue."""
        return self._queue.waiting()

    def running(self) -> int:
        """Number of decisions being computed."""
        return self._queue.running()

    def share(self) -> float:
        """The share of its effort with which a decision runs at present: less than 1 under load."""
        return self._queue.share()

    def problem(self) -> str | None:
        """What is wrong, for the operator: worker processes, a stuck queue, machine code that cannot be loaded."""
        if self._workers.has_failed:
            return "a worker process cannot be started"
        if self._queue.longest_wait() >= STUCK_TIMEOUT:
            return "a decision is stuck in the queue"
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
        move_bias: MoveBias | None = None,
        requester: Requester = NO_REQUESTER,
        replaced: Callable[[], None] = lambda: None,
    ) -> Move | None:
        """A bot's move for the seat whose turn it is, or for one of those that choose simultaneously.

        Returns no earlier than the answer schedule permits; None if the match is over. `replaced` is called if a
        user-supplied bot failed or timed out and a level of ours made the move.
        """
        asked_at = time.monotonic()
        seat = match.turn if seat is None else seat
        if seat is None:
            return None
        seed, bot_seed = self._bot_seed(match), self._bot_seed(match)
        world = _world(match, seat, seed)
        interpreted = is_custom(level) or (level != NEEDS_NO_MACHINE_CODE and not self._is_compiled(match))
        cost, is_cheap = self._cost(match, level, interpreted), level in CHEAP
        async with self._queue.slot(requester.address, requester.table, cost, is_cheap):
            share, began = self._queue.share() if level in SEARCHING else 1.0, time.monotonic()
            spec = BotSpec(level, bot_seed, interpreted, share, dict(move_bias or {}))
            move = await self._decide(world, spec, seed, replaced)
            spent = time.monotonic() - began
        has_choice = len(world.moves()) > 1
        due = self._schedule.due((match.game.name, level, interpreted, share), spent if has_choice else None, cost)
        if has_choice and share == 1.0:
            self._record(match, level, interpreted, spent)
        self.times.add(time.monotonic() - asked_at)
        await asyncio.sleep(due - spent)
        return move

    async def hint(self, match: Match, seat: int, requester: Requester = NO_REQUESTER) -> Hint | None:
        """The best moves for a seat, as an expert search sees them; None if the seat has no decision to make."""
        if match.turn != seat and seat not in match.choosing_together:
            return None
        seed, interpreted = self._bot_seed(match), not self._is_compiled(match)
        world = _world(match, seat, seed)
        async with self._queue.slot(requester.address, requester.table, self._cost(match, HINT, interpreted)):
            began = time.monotonic()
            found = await self._hint(world, seed, interpreted)
            self._record(match, HINT, interpreted, time.monotonic() - began)
        return found

    # Typical durations by game and level, whatever the cards: exponential moving averages.

    def _cost(self, match: Match, level: str, interpreted: bool) -> float:
        estimate = INITIAL_ESTIMATES[interpreted].get(level, 0.0)
        return self._typical_seconds.get((match.game.name, level, interpreted), estimate)

    def _record(self, match: Match, level: str, interpreted: bool, spent: float) -> None:
        usual, kind = self._cost(match, level, interpreted), (match.game.name, level, interpreted)
        self._typical_seconds[kind] = usual + SMOOTHING * (spent - usual) if kind in self._typical_seconds else spent

    # If no worker process can be used, an interpreted search runs in a thread, where it slows down the whole server.

    async def _decide(self, world: Match, spec: BotSpec, seed: int, replaced: Callable[[], None]) -> Move:
        moves = world.moves()
        if len(moves) == 1:
            return moves[0]
        if spec.interpreted:
            try:
                return await self._workers.decide(world, spec, seed, replaced)
            except (OSError, WorkerGone):
                spec = without_custom_bot(spec, replaced)
        pool, player = self._cheap_threads if spec.level in CHEAP else self._search_threads, spec.player(world)
        if isinstance(player, SearchBot):
            player.tree_threads = self._tree_threads
        return await self._in_thread(pool, player.choose, world, seed)

    async def _hint(self, world: Match, seed: int, interpreted: bool) -> Hint:
        if not interpreted:
            return await self._in_thread(
                self._search_threads, partial(hint, tree_threads=self._tree_threads), world, seed
            )
        try:
            return await self._workers.hint(world, seed)
        except (OSError, WorkerGone):
            return await self._in_thread(self._search_threads, partial(hint, interpreted=True), world, seed)

    async def _in_thread(
        self, pool: ThreadPoolExecutor, think: Callable[[Match, int], Found], world: Match, seed: int
    ) -> Found:
        return await asyncio.get_running_loop().run_in_executor(pool, think, world, seed)

    def _is_compiled(self, match: Match) -> bool:
        """Whether the match's machine code is loaded; if not, starts loading it."""
        self.load_machine_code(match.game.name)
        return match.game.name in self._compiled

    def close(self) -> None:
        for task in self._loading.values():
            task.cancel()
        self._compile_queue.close()
        self._workers.close()
        self._tree_threads.close()
        for pool in (self._search_threads, self._cheap_threads, self._loaders):
            pool.shutdown(wait=False, cancel_futures=True)


def lower_priority() -> None:
    """Lower the priority of the calling thread. Linux only: elsewhere priorities belong to the process."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            thread = threading.get_native_id()
            os.setpriority(os.PRIO_PROCESS, thread, os.getpriority(os.PRIO_PROCESS, thread) + NICENESS)


def without_custom_bot(spec: BotSpec, replaced: Callable[[], None]) -> BotSpec:
    """Replace a user-supplied bot that crashed its worker processes by a level: it never runs in the server itself."""
    if not is_custom(spec.level):
        return spec
    log.warning("%s", BotFailed("bot-failed", None, bot=spec.level, level=SUBSTITUTE, problem=WorkerGone.__name__))
    replaced()
    return msgspec.structs.replace(spec, level=SUBSTITUTE)


def has_machine_code(name: str) -> bool:
    """Whether a game's search is in the compile cache. Blocks: it reads all of the game's sources."""
    game = load_game(name)
    return is_compiled(usual_entry(game))


def _world(match: Match, seat: int, seed: int) -> Match:
    """An imagined world, consistent with what the seat knows, in which that seat decides."""
    return match.imagine(seat, seed) if match.turn == seat else match.imagine_choosing(seat, seed)
