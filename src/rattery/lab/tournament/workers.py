"""Workers: processes that play whole matches, a match each at a time.

The referee is interpreted, so threads would take turns; processes do not. A worker that dies (it was killed, memory ran
out) is replaced and its match is played again: the same match, since everything in it follows from seeds. Workers end with
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
from dataclasses import dataclass, field
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
MOST_DEATHS = 3  # of workers over one match, or before their first
NAME = "tournament worker"
NOT_GUARDED = 78  # the exit status of a worker whose script starts workers when it is imported


@dataclass(frozen=True)
class Compiling:
    """How far a worker has come with compiling: rules done, of how many."""

    done: int
    total: int


class WorkerFailed(Exception):
    """What went wrong in a worker, with the trace of it."""


Played = TypeVar("Played")
AnyContest = TypeVar("AnyContest", bound=Contest)


def can_be_sent(contest: Contest) -> bool:
    """Whether another process could have this contest: no lambda, no class that was typed into an interpreter."""
    main = sys.modules["__main__"]
    typed_in = not hasattr(main, "__file__") and any(
        getattr(entrant.bot, "__module__", "") == "__main__" for entrant in contest.entrants
    )
    try:
        ForkingPickler.dumps(contest)
    except Exception:  # pickle raises whatever an object's own methods do
        return False
    return not typed_in


def work(contest: AnyContest, play: Callable[[AnyContest, Game, Fixture], object], line: Connection) -> None:
    """The life of a worker: warm up, then play what comes down the line."""
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    try:
        game = contest.game()
        with reporting_progress(lambda done, total: line.send(Compiling(done, total))):
            contest.warm_up()
        line.send(READY)
        while True:
            line.send(play(contest, game, line.recv()))
    except (EOFError, BrokenPipeError):  # the parent is gone
        return
    except Exception as error:
        line.send((f"{type(error).__name__}: {error}", traceback.format_exc()))


def _leave_with_parent() -> None:
    """A parent that was killed says nothing; its going is noticed all the same."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


@dataclass
class Worker:
    """One process and the line to it."""

    process: SpawnProcess
    line: Connection
    fixture: Fixture | None = field(default=None)  # what it plays now


class Workers(Generic[AnyContest, Played]):
    """As many workers as there is work for. The first compiles what is needed, the others find it in the cache.

    `play` is what they do with each fixture of the contest.
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
        """Have the matches played; each result comes when it is there, in no order."""
        waiting = deque(fixtures)
        try:
            self._hire()
            while waiting or any(worker.fixture for worker in self._workers.values()):
                for line in wait(list(self._workers)):
                    result = self._listen(self._workers[line], waiting)  # type: ignore[index]
                    if result is not None:
                        yield result
        finally:
            self._send_home()

    def _listen(self, worker: Worker, waiting: deque[Fixture]) -> Played | None:
        """What a worker says; then it gets its next match."""
        try:
            said = worker.line.recv()
        except (EOFError, OSError):
            self._replace(worker, waiting)
            return None
        if isinstance(said, tuple):
            raise _failure(worker, *said)
        if isinstance(said, Compiling):
            relay_progress(said.done, said.total)
            return None
        is_ready = isinstance(said, str) and said == READY
        if is_ready:
            self._welcome(worker, waiting)
        worker.fixture = waiting.popleft() if waiting else None
        if worker.fixture is not None:
            with suppress(OSError):  # one that has died just now is found out when it is listened to
                worker.line.send(worker.fixture)
        played: Played | None = None if is_ready else said
        return played

    def _welcome(self, worker: Worker, waiting: deque[Fixture]) -> None:
        """The first that is ready brings the others."""
        if not self._is_warm:
            self._is_warm = True
            self._ready()
        while len(self._workers) < min(self.number, len(waiting)):
            self._hire()

    def _replace(self, worker: Worker, waiting: deque[Fixture]) -> None:
        """A worker has died. A match over which worker after worker dies is no accident."""
        del self._workers[worker.line]
        worker.process.join()
        if worker.process.exitcode == NOT_GUARDED:
            raise BadTournament("tournament-main-guard")
        number = -1 if worker.fixture is None else worker.fixture.number
        self._deaths[number] += 1
        if self._deaths[number] >= MOST_DEATHS:
            raise BadTournament("tournament-workers-die", status=worker.process.exitcode or 0)
        if worker.fixture is not None:
            waiting.appendleft(worker.fixture)
        self._hire()

    def _hire(self) -> None:
        if multiprocessing.current_process().name == NAME:  # it imports the script that has started it
            os._exit(NOT_GUARDED)
        ours, theirs = self._context.Pipe()
        process = self._context.Process(target=work, args=(self.contest, self._play, theirs), name=NAME, daemon=True)
        with deferred_interrupts(), _deaf_to_interrupts():
            process.start()
            theirs.close()
            self._workers[ours] = Worker(process, ours)

    def _send_home(self) -> None:
        for worker in self._workers.values():
            worker.process.terminate()
        for worker in self._workers.values():
            worker.process.join()
            worker.line.close()
        self._workers.clear()


def _failure(worker: Worker, problem: str, trace: str) -> BadTournament:
    """A bot or a rule that raised an error, told in one sentence; the traceback goes along."""
    number = -1 if worker.fixture is None else worker.fixture.number
    failure = BadTournament("tournament-match-failed", match=number, problem=problem)
    failure.__cause__ = WorkerFailed(trace)
    return failure


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Ctrl-C reaches every process of a terminal but is meant for the parent: a child is born with it blocked."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # or it is started meanwhile, and lifts the block
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
