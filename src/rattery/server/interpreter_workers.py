"""Interpreter workers: worker processes that search interpreted, so that bots answer before their game is compiled.

An interpreted search holds the interpreter lock; in the server's own process it would stall the event loop. A worker
receives the bytes of an imagined world, never a real table, and answers with a move or a hint. A spare one is started in
advance, because importing takes longer than deciding. A worker exits when its standard input closes, at the latest after the
decision it is computing.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import select
import subprocess
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import IO, BinaryIO

import msgspec

from rattery.bots.bot import Bot, require_imagined
from rattery.bots.efforts import effort
from rattery.bots.hint import Choice, Hint, hint
from rattery.bots.levels import LEVELS, SEARCH_TIME_SHARE, bot
from rattery.bots.search_bot import SearchBot
from rattery.core.game_check import playable_games
from rattery.core.moves import Move
from rattery.core.registry import load_game
from rattery.match.match import Match
from rattery.server.shared_game import shared_game

log = logging.getLogger(__name__)

NICENESS = 1
LENGTH = 4  # bytes of the length prefix of a message, big-endian
WORKER = "from rattery.server.interpreter_workers import work; work()"
MIN_ITERATIONS = 16  # of a search, whatever its share of effort


class BotSpec(msgspec.Struct, frozen=True):
    """The bot that decides: its level and seed, whether it searches interpreted, its share of effort, and its bias towards
    certain moves (`move_bias`)."""

    level: str
    seed: int
    interpreted: bool = False
    share: float = 1.0
    move_bias: dict[int, float] = {}

    def player(self, world: Match) -> Bot:
        if self.share >= 1.0:
            return bot(self.level, self.seed, interpreted=self.interpreted, move_bias=self.move_bias)
        iterations = max(MIN_ITERATIONS, round(self.share * effort(world.game, self.level).iterations))
        seconds = self.share * SEARCH_TIME_SHARE * LEVELS[self.level].seconds
        made = SearchBot(self.level, self.seed, seconds, self.interpreted, iterations)
        made.move_bias = self.move_bias
        return made


class Question(msgspec.Struct):
    """A request to a worker: a bot's move in an imagined world or, without a bot, a hint."""

    game: str
    box: bytes  # JSON
    table: bytes
    bot: BotSpec | None
    seed: int


class Answer(msgspec.Struct):
    """Moves by their ids, each with its chance and visit_share, which are 0 for a move that a bot chose."""

    choices: list[tuple[int, float, float]]
    worlds: int = 0
    problem: str = ""


class WorkerGone(Exception):
    """A worker process exited before it answered."""


class InterpreterWorkers:
    """A pool of at most `workers` worker processes. A thread of its own waits for each answer; `_lock` guards the sets."""

    def __init__(self, workers: int) -> None:
        self._pool, self._most = ThreadPoolExecutor(workers, "interpreting"), workers
        self._lock = threading.Lock()
        self._idle: list[InterpreterWorker] = []
        self._all: set[InterpreterWorker] = set()
        self._is_closed = False
        self._logged: set[str] = set()  # the user-supplied bots whose failure was logged
        self.has_failed = False  # whether the last worker could not be started

    def start(self) -> None:
        """Start one worker in advance."""
        with contextlib.suppress(OSError), self._lock:
            self._idle.append(self._start_worker())

    async def decide(self, world: Match, bot: BotSpec, seed: int, replaced: Callable[[], None] = lambda: None) -> Move:
        """A bot's move in an imagined world; `replaced` is called if a substitute made it."""
        answer = await self._ask(question(world, bot, seed))
        if answer.problem:
            self._log(bot.level, answer.problem)
            replaced()
        return world.game.kind.moves[answer.choices[0][0]]

    def _log(self, level: str, problem: str) -> None:
        """Log the failure of a user-supplied bot, once per bot."""
        if level not in self._logged:
            self._logged.add(level)
            log.warning("%s", problem)

    async def hint(self, world: Match, seed: int) -> Hint:
        """A hint in an imagined world."""
        answer, moves = await self._ask(question(world, None, seed)), world.game.kind.moves
        choices = [Choice(moves[move], chance, visit_share) for move, chance, visit_share in answer.choices]
        return Hint(choices[0].chance, choices, answer.worlds)

    async def _ask(self, asked: Question) -> Answer:
        return await asyncio.get_running_loop().run_in_executor(self._pool, self._ask_worker, asked)

    def _ask_worker(self, asked: Question) -> Answer:
        """Ask a worker, and a second one if the first has exited. Blocks; WorkerGone if both have."""
        for _ in range(2):
            worker = self._acquire()
            try:
                answer = worker.ask(asked)
            except (OSError, ValueError, WorkerGone):
                self._drop(worker)
                continue
            self._release(worker)
            return answer
        raise WorkerGone

    def _acquire(self) -> InterpreterWorker:
        """An idle worker, or a new one. Taking the last idle one starts a spare, because importing takes seconds."""
        with self._lock:
            if self._is_closed:
                raise WorkerGone
            worker = self._idle.pop() if self._idle else self._start_worker()
            if not self._idle and len(self._all) < self._most:
                with contextlib.suppress(OSError):
                    self._idle.append(self._start_worker())
            return worker

    def _start_worker(self) -> InterpreterWorker:
        """Start a process, which imports what it needs while it waits for its first question. The caller holds `_lock`."""
        self.has_failed = True
        worker = InterpreterWorker()
        self.has_failed = False
        self._all.add(worker)
        return worker

    def _release(self, worker: InterpreterWorker) -> None:
        with self._lock:
            self._idle.append(worker)

    def _drop(self, worker: InterpreterWorker) -> None:
        worker.stop()
        with self._lock:
            self._all.discard(worker)

    def close(self) -> None:
        """Kill every worker and wait until it has exited."""
        with self._lock:
            self._is_closed = True
        for worker in list(self._all):
            worker.stop()
        self._pool.shutdown(wait=False, cancel_futures=True)


class InterpreterWorker:
    """One worker process, which answers one question at a time."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(  # noqa: S603
            (sys.executable, "-c", WORKER),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        self._stopping = threading.Lock()

    def ask(self, asked: Question) -> Answer:
        """Send a question and block until it is answered; WorkerGone or OSError if the process exits."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        write(self._process.stdin, msgspec.msgpack.encode(asked))
        return msgspec.msgpack.decode(read(self._process.stdout), type=Answer)

    def stop(self) -> None:
        """Kill the process and wait until it has exited; a thread blocked in `ask` gets WorkerGone. Thread-safe."""
        with self._stopping:
            self._process.kill()
            self._process.wait()
            for pipe in (self._process.stdin, self._process.stdout):
                if pipe is not None:
                    with contextlib.suppress(OSError):
                        pipe.close()


def question(world: Match, bot: BotSpec | None, seed: int) -> Question:
    """The request sent to a worker: an imagined world, the bot with its bias, and nothing else."""
    require_imagined(world)
    box = msgspec.json.encode(world.game.box_file.data)
    return Question(str(world.game), box, world.position.record, bot, seed)


def write(pipe: IO[bytes], message: bytes) -> None:
    pipe.write(len(message).to_bytes(LENGTH) + message)
    pipe.flush()


def read(pipe: IO[bytes]) -> bytes:
    """Read the next message; WorkerGone at the end of the pipe."""
    length = pipe.read(LENGTH)
    message = pipe.read(int.from_bytes(length)) if len(length) == LENGTH else b""
    if not message:
        raise WorkerGone
    return bytes(message)


# In the worker.


def work() -> None:
    """The main function of a worker process: answer questions until standard input closes."""
    questions, answers = sys.stdin.buffer, os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(2, 1)  # output of `print` must not mix with the answers
    with contextlib.suppress(AttributeError, OSError):
        os.nice(NICENESS)
    for name in playable_games():  # warm up: importing a game takes longer than a decision
        if not has_question(questions):
            compute_answer(question(Match(load_game(name), bytes(16)).imagine(0, 0), BotSpec("easy", 0, True), 0))
    with contextlib.suppress(WorkerGone, BrokenPipeError):
        while True:
            asked = msgspec.msgpack.decode(read(questions), type=Question)
            write(answers, msgspec.msgpack.encode(compute_answer(asked)))


def has_question(questions: BinaryIO) -> bool:
    """Whether a question is waiting in the pipe; always False where pipes cannot be polled (Windows)."""
    try:
        return bool(select.select([questions], [], [], 0)[0])
    except (OSError, ValueError):
        return False


def compute_answer(asked: Question) -> Answer:
    """Compute the answer to a question, in the worker."""
    game = shared_game(asked.game, asked.box)
    world = Match.imagined_from(game, asked.table)
    if asked.bot is None:
        found = hint(world, asked.seed, interpreted=True)
        return Answer([(choice.move.id, choice.chance, choice.visit_share) for choice in found.choices], found.worlds)
    chooser = asked.bot.player(world)
    move = chooser.choose(world, asked.seed)
    problem = getattr(chooser, "problem", None)  # why a substitute moved for an own bot
    return Answer([(move.id, 0.0, 0.0)], problem="" if problem is None else str(problem))
