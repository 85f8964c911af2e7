"""Worker processes, each playing one match at a time.

Processes, not threads, because the referee is interpreted and holds the GIL. A worker that dies (killed, out of memory) is
replaced and its match is replayed; matches are deterministic in their seeds, so the result is the same. Workers exit with
their parent.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
import traceback
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from multiprocessing.reduction import ForkingPickler
from typing import Generic, TypeVar

from rattery.core.compile.progress import relay_progress, reporting_progress
from rattery.core.errors import BadTournament
from rattery.core.game import Game
from rattery.core.interrupts import deferred_interrupts
from rattery.lab.tournament.contest import Contest
from rattery.lab.tournament.schedule import Fixture

READY = "ready"
MAX_DEATHS = 3  # of workers in one match, or before they were ready; then the tournament fails
NAME = "tournament worker"
UNGUARDED_SCRIPT = 78  # exit status of a worker whose main script starts workers on import (no main guard)


@dataclass(frozen=True)
class Compiling:
    """Message from a worker: its progress in compiling, in rules."""

    done: int
    total: int


class WorkerFailed(Exception):
    """The traceback of an exception in a worker."""


Played = TypeVar("Played")
AnyContest = TypeVar("AnyContest", bound=Contest)


def is_picklable(contest: Contest) -> bool:
    """Whether a contest can be sent to another process: no lambdas, no classes defined in an interactive session."""
    main = sys.modules["__main__"]
    typed_in = not hasattr(main, "__file__") and any(
        getattr(entrant.bot, "__module__", "") == "__main__" for entrant in contest.entrants
    )
    try:
        ForkingPickler.dumps(contest)
    except Exception:  # pickle raises whatever an object's own methods do
        return False
    return not typed_in


def run_worker(
    contest: AnyContest, play: Callable[[AnyContest, Game, Fixture], object], connection: Connection
) -> None:
    """The main function of a worker: warms up, then plays the fixtures it receives until the parent is gone."""
    threading.Thread(target=_exit_with_parent, daemon=True).start()
    try:
        game = contest.game()
        with reporting_progress(lambda done, total: connection.send(Compiling(done, total))):
            contest.warm_up()
        connection.send(READY)
        while True:
            connection.send(play(contest, game, connection.recv()))
    except (EOFError, BrokenPipeError):
        return
    except Exception as error:
        connection.send((f"{type(error).__name__}: {error}", traceback.format_exc()))


def _exit_with_parent() -> None:
    """Exits when the parent has ended, also if it was killed; runs in a thread of its own."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


@dataclass
class Worker:
    """A worker process, the pipe to it and its current fixture."""

    process: SpawnProcess
    connection: Connection
    fixture: Fixture | None = None


class Workers(Generic[AnyContest, Played]):
    """A pool of at most `number` processes that call `play` for each fixture of a contest.

    The first worker compiles alone; the others start when it is ready and load its machine code from the cache. `ready` is
    called once, at that moment. Used by one thread.
    """

    def __init__(
        self,
        contest: AnyContest,
        number: int,
        ready: Callable[[], None],
        play: Callable[[AnyContest, Game, Fixture], Played],
    ) -> None:
        self.contest, self.number, self._ready, self._play = contest, number, ready, play
        self._context = multiprocessing.get_context("spawn")
        self._workers: dict[Connection, Worker] = {}
        self._deaths: Counter[int] = Counter()
        self._is_warm = False  # whether a worker has reported that it is ready

    def results(self, fixtures: Sequence[Fixture]) -> Iterator[Played]:
        """Yields the results as they complete, in no fixed order; all workers are stopped when the generator closes."""
        waiting = deque(fixtures)
        try:
            self._start_worker()
            while waiting or any(worker.fixture for worker in self._workers.values()):
                for connection in wait(list(self._workers)):
                    result = self._receive(self._workers[connection], waiting)  # type: ignore[index]
                    if result is not None:
                        yield result
        finally:
            self._stop_workers()

    def _receive(self, worker: Worker, waiting: deque[Fixture]) -> Played | None:
        """Handles a message from a worker and sends it its next fixture; returns a result if the message is one."""
        try:
            message = worker.connection.recv()
        except (EOFError, OSError):
            self._replace(worker, waiting)
            return None
        if isinstance(message, tuple):
            raise _failure(worker, *message)
        if isinstance(message, Compiling):
            relay_progress(message.done, message.total)
            return None
        is_ready = isinstance(message, str) and message == READY
        if is_ready:
            self._on_ready(worker, waiting)
        worker.fixture = waiting.popleft() if waiting else None
        if worker.fixture is not None:
            with suppress(OSError):  # a worker that has just died is noticed at the next receive
                worker.connection.send(worker.fixture)
        played: Played | None = None if is_ready else message
        return played

    def _on_ready(self, worker: Worker, waiting: deque[Fixture]) -> None:
        """Starts the other workers once the first is ready."""
        if not self._is_warm:
            self._is_warm = True
            self._ready()
        while len(self._workers) < min(self.number, len(waiting)):
            self._start_worker()

    def _replace(self, worker: Worker, waiting: deque[Fixture]) -> None:
        """Replaces a dead worker and requeues its match; raises once MAX_DEATHS workers have died in the same match."""
        del self._workers[worker.connection]
        worker.process.join()
        if worker.process.exitcode == UNGUARDED_SCRIPT:
            raise BadTournament("tournament-main-guard")
        number = -1 if worker.fixture is None else worker.fixture.number
        self._deaths[number] += 1
        if self._deaths[number] >= MAX_DEATHS:
            raise BadTournament("tournament-workers-die", status=worker.process.exitcode or 0)
        if worker.fixture is not None:
            waiting.appendleft(worker.fixture)
        self._start_worker()

    def _start_worker(self) -> None:
        if multiprocessing.current_process().name == NAME:  # in a worker that imports its unguarded main script
            os._exit(UNGUARDED_SCRIPT)
        ours, theirs = self._context.Pipe()
        process = self._context.Process(
            target=run_worker, args=(self.contest, self._play, theirs), name=NAME, daemon=True
        )
        with deferred_interrupts(), _interrupts_blocked():
            process.start()
            theirs.close()
            self._workers[ours] = Worker(process, ours)

    def _stop_workers(self) -> None:
        for worker in self._workers.values():
            worker.process.terminate()
        for worker in self._workers.values():
            worker.process.join()
            worker.connection.close()
        self._workers.clear()


def _failure(worker: Worker, problem: str, trace: str) -> BadTournament:
    """The error raised for an exception in a worker; the worker's traceback is its cause."""
    number = -1 if worker.fixture is None else worker.fixture.number
    failure = BadTournament("tournament-match-failed", match=number, problem=problem)
    failure.__cause__ = WorkerFailed(trace)
    return failure


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """Processes started inside inherit a blocked SIGINT: a terminal sends it to the whole process group, and only the
    parent handles it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # started inside the block it would unblock SIGINT again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
