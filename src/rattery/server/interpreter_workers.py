"""Interpreter workers: worker processes that search interpreted, so that bots answer before their game is compiled.

Interpreted search holds the interpreter's lock; in the server's own process it would stall the event loop. A worker is sent
the bytes of an imagined world, never a real table, and answers with a move or a hint. One is started ahead, because
importing takes longer than deciding. A worker ends when its standard input closes, at the latest after the decision it is
busy with.
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

from rattery.bots.bot import Bot
from rattery.bots.efforts import effort
from rattery.bots.hint import Choice, Hint, hint
from rattery.bots.levels import LEVELS, SEARCH_TIME_SHARE, bot
from rattery.bots.search_bot import SearchBot
from rattery.core.moves import Move
from rattery.core.packages import game_names
from rattery.core.record import bytes_of
from rattery.core.registry import load_game
from rattery.match.match import Match
from rattery.server.shared_game import shared_game

log = logging.getLogger(__name__)

NICENESS = 1
LENGTH = 4  # bytes that say how long a message is
WORKER = "from rattery.server.interpreter_workers import work; work()"
LEAST_ITERATIONS = 16  # of a search, however crowded it is


class BotSpec(msgspec.Struct, frozen=True):
    """The bot that decides: its level and seed, whether it searches interpreted, with which share of its effort, and what
    it prefers for reasons of its own."""

    level: str
    seed: int
    interpreted: bool = False
    share: float = 1.0
    leaning: dict[int, float] = {}

    def player(self, world: Match) -> Bot:
        if self.share >= 1.0:
            return bot(self.level, self.seed, interpreted=self.interpreted, leaning=self.leaning)
        iterations = max(LEAST_ITERATIONS, round(self.share * effort(world.game, self.level).iterations))
        seconds = self.share * SEARCH_TIME_SHARE * LEVELS[self.level].seconds
        made = SearchBot(self.level, self.seed, seconds, self.interpreted, iterations)
        made.leaning = self.leaning
        return made


class Question(msgspec.Struct):
    """A decision in an imagined world: what a bot would do or, without one, a hint."""

    game: str
    box: bytes  # JSON
    table: bytes
    bot: BotSpec | None
    seed: int


class Answer(msgspec.Struct):
    """Moves by their numbers, each with its chance and attention; one that a bot has chosen has neither."""

    choices: list[tuple[int, float, float]]
    worlds: int = 0
    problem: str = ""


class WorkerGone(Exception):
    """A worker process ended before it answered."""


class InterpreterWorkers:
    """Worker processes, at most `workers` of them."""

    def __init__(self, workers: int) -> None:
        self._pool, self._most = ThreadPoolExecutor(workers, "interpreting"), workers
        self._lock = threading.Lock()
        self._idle: list[InterpreterWorker] = []
        self._all: set[InterpreterWorker] = set()
        self._is_closed = False
        self._logged: set[str] = set()  # the own bots whose failing was logged
        self.has_failed = False  # whether the last worker could not be started

    def start(self) -> None:
        """Start one worker ahead."""
        with contextlib.suppress(OSError), self._lock:
            self._idle.append(self._started())

    async def decide(self, world: Match, bot: BotSpec, seed: int, replaced: Callable[[], None] = lambda: None) -> Move:
        """A bot's move in an imagined world; `replaced` is called if a substitute made it."""
        answer = await self._ask(question(world, bot, seed))
        if answer.problem:
            self._log(bot.level, answer.problem)
            replaced()
        return world.game.kind.moves[answer.choices[0][0]]

    def _log(self, level: str, problem: str) -> None:
        """What an own bot does wrong, once for each of them."""
        if level not in self._logged:
            self._logged.add(level)
            log.warning("%s", problem)

    async def hint(self, world: Match, seed: int) -> Hint:
        """A hint in an imagined world."""
        answer, moves = await self._ask(question(world, None, seed)), world.game.kind.moves
        choices = [Choice(moves[move], chance, attention) for move, chance, attention in answer.choices]
        return Hint(choices[0].chance, choices, answer.worlds)

    async def _ask(self, asked: Question) -> Answer:
        return await asyncio.get_running_loop().run_in_executor(self._pool, self._answered, asked)

    def _answered(self, asked: Question) -> Answer:
        """Ask a worker; if that one is gone, another one."""
        for _ in range(2):
            worker = self._taken()
            try:
                answer = worker.ask(asked)
            except (OSError, ValueError, WorkerGone):
                self._drop(worker)
                continue
            self._put_back(worker)
            return answer
        raise WorkerGone

    def _taken(self) -> InterpreterWorker:
        """An idle worker, or a new one. When the last idle one is taken the next is started: importing takes seconds."""
        with self._lock:
            if self._is_closed:
                raise WorkerGone
            worker = self._idle.pop() if self._idle else self._started()
            if not self._idle and len(self._all) < self._most:
                with contextlib.suppress(OSError):
                    self._idle.append(self._started())
            return worker

    def _started(self) -> InterpreterWorker:
        """A new process; it imports what it needs while it waits for its first question."""
        self.has_failed = True
        worker = InterpreterWorker()
        self.has_failed = False
        self._all.add(worker)
        return worker

    def _put_back(self, worker: InterpreterWorker) -> None:
        with self._lock:
            self._idle.append(worker)

    def _drop(self, worker: InterpreterWorker) -> None:
        worker.stop()
        with self._lock:
            self._all.discard(worker)

    def close(self) -> None:
        """Kill every worker and wait until it is gone."""
        with self._lock:
            self._is_closed = True
        for worker in list(self._all):
            worker.stop()
        self._pool.shutdown(wait=False, cancel_futures=True)


class InterpreterWorker:
    """One process, which answers one question at a time."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(  # noqa: S603
            (sys.executable, "-c", WORKER),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        self._stopping = threading.Lock()

    def ask(self, asked: Question) -> Answer:
        """Blocks until it has answered."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        write(self._process.stdin, msgspec.msgpack.encode(asked))
        return msgspec.msgpack.decode(read(self._process.stdout), type=Answer)

    def stop(self) -> None:
        """Kill it and wait until it is gone; a thread that waits for its answer sees that, too."""
        with self._stopping:
            self._process.kill()
            self._process.wait()
            for pipe in (self._process.stdin, self._process.stdout):
                if pipe is not None:
                    with contextlib.suppress(OSError):
                        pipe.close()


def question(world: Match, bot: BotSpec | None, seed: int) -> Question:
    """What is sent to a worker: an imagined world, what the bot leans to, and nothing else."""
    assert world.is_imagined, "a bot is handed imagined worlds only"
    box = msgspec.json.encode(world.game.box_file.data)
    return Question(str(world.game), box, bytes_of(world._table), bot, seed)


def write(pipe: IO[bytes], message: bytes) -> None:
    pipe.write(len(message).to_bytes(LENGTH) + message)
    pipe.flush()


def read(pipe: IO[bytes]) -> bytes:
    """The next message; WorkerGone at the end."""
    length = pipe.read(LENGTH)
    message = pipe.read(int.from_bytes(length)) if len(length) == LENGTH else b""
    if not message:
        raise WorkerGone
    return bytes(message)


# In the worker.


def work() -> None:
    """Answer questions until there are none any more."""
    questions, answers = sys.stdin.buffer, os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(2, 1)  # whatever is printed is no answer
    with contextlib.suppress(AttributeError, OSError):
        os.nice(NICENESS)
    for name in game_names():  # importing a game takes longer than a decision
        if not is_asked(questions):
            answered(question(Match(load_game(name), bytes(16)).imagine(0, 0), BotSpec("easy", 0, True), 0))
    with contextlib.suppress(WorkerGone, BrokenPipeError):
        while True:
            asked = msgspec.msgpack.decode(read(questions), type=Question)
            write(answers, msgspec.msgpack.encode(answered(asked)))


def is_asked(questions: BinaryIO) -> bool:
    """Whether a question waits already; unknown where pipes cannot be looked into."""
    try:
        return bool(select.select([questions], [], [], 0)[0])
    except (OSError, ValueError):
        return False


def answered(asked: Question) -> Answer:
    """Search interpreted."""
    game = shared_game(asked.game, asked.box)
    world = Match.imagined_from(game, asked.table)
    if asked.bot is None:
        found = hint(world, asked.seed, interpreted=True)
        return Answer([(choice.move.id, choice.chance, choice.attention) for choice in found.choices], found.worlds)
    chooser = asked.bot.player(world)
    move = chooser.choose(world, asked.seed)
    problem = getattr(chooser, "problem", None)  # why a substitute moved for an own bot
    return Answer([(move.id, 0.0, 0.0)], problem="" if problem is None else str(problem))
