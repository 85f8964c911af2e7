"""A pool of threads that run the same compiled job on different ranges of rows; the calling thread runs the first range.

    with ThreadPool(serve, [(0, 512), (512, 1024)]) as pool:      # the caller and one worker
        pool.run(STEP)                                            # returns when both ranges are done

                       ┌ worker: done 39 ─ runs ─▶ done 42 ┐
    command 42 ────────┼ worker: done 39 ─ runs ─▶ done 42 ┼──▶ the next command
                       └ the caller's own range ───────────┘

Commands are increasing numbers; a command modulo JOBS is the job. `serve(commands, done, spins, first, end)` runs
commands on its range of rows as they arrive, and returns when none has arrived for `spins` loads. It is compiled and
does not hold the GIL: with sixteen threads, acquiring the GIL twice per step would cost more than the step. An idle
worker spins for SPINS loads, then blocks on a lock until the next command. `CallerThread` runs jobs directly where there
is only one range.

A pool has one owner: `run` must not be called from several threads at once.
"""

from __future__ import annotations

import threading
import time
import weakref
from collections.abc import Callable, Mapping, Sequence

from rattery.core.compile.atomics import Counter, counter, counters, spin_until_all_entry

STEP, CHOOSE, SHUT_DOWN = range(3)
JOBS = 3

Serve = Callable[[Counter, Counter, int, int, int], None]
RowRange = tuple[int, int]  # the first row, and the one after the last
SPINS = 200_000  # loads before an idle worker blocks: a few tenths of a millisecond
CLOSED = "This environment is closed."
PAUSE = 0.0001  # seconds that the caller sleeps between two rounds of spinning


class _Worker:
    """A daemon thread that runs commands on its range of rows. `error` is what its last command raised."""

    def __init__(self, serve: Serve, commands: Counter, done: Counter, rows: RowRange) -> None:
        self._serve, self._commands, self._done, self._rows = serve, commands, done, rows
        self._is_blocked, self._lock = False, threading.Lock()
        self._lock.acquire()
        self.error: BaseException | None = None
        threading.Thread(target=self._loop, daemon=True).start()

    def wake(self) -> None:
        if self._is_blocked and self._lock.locked():
            self._lock.release()

    def _loop(self) -> None:
        while not self._is_shut_down:
            try:
                self._serve(self._commands, self._done, SPINS, *self._rows)
            except BaseException as error:
                self.error = error
                self._done[0] = self._commands[0]
            self._block()

    @property
    def _is_shut_down(self) -> bool:
        return bool(self._commands[0] % JOBS == SHUT_DOWN)

    def _block(self) -> None:
        """Block until woken. A spurious wake-up is harmless: the worker spins once more."""
        self._is_blocked = True
        if self._commands[0] == self._done[0]:  # else a command has just arrived, and its wake-up may be lost
            self._lock.acquire()
        self._is_blocked = False


class ThreadPool:
    """One worker per range except the first, which the caller runs. Workers end with `close` or garbage collection."""

    def __init__(self, serve: Serve, ranges: Sequence[RowRange]) -> None:
        self._own_rows, *others = ranges
        self._serve, self._commands, self._done = serve, counter(), counter()
        self._dones, self._spin = counters(len(others)), spin_until_all_entry()
        self._workers = [_Worker(serve, self._commands, *each) for each in zip(self._dones, others, strict=True)]
        self._shut_down = weakref.finalize(self, _shut_down, self._workers, self._commands)

    def run(self, job: int) -> None:
        """Run a job on all ranges and wait for all of them; then raise the error of a range that failed, if any."""
        if not self._shut_down.alive:
            raise RuntimeError(CLOSED)
        self._wait()
        next_command(self._commands, job)
        for worker in self._workers:
            worker.wake()
        try:
            self._serve(self._commands, self._done, 1, *self._own_rows)
        finally:
            self._done[0] = self._commands[0]
            self._wait()
        self._raise_error()

    def _wait(self) -> None:
        """Wait until all workers have run the last command; wake again, in case one blocked just as it arrived."""
        while not self._spin(self._dones, self._commands[0], SPINS):
            for worker in self._workers:
                worker.wake()
            time.sleep(PAUSE)

    def _raise_error(self) -> None:
        errors = [worker.error for worker in self._workers if worker.error is not None]
        for worker in self._workers:
            worker.error = None
        if errors:
            raise errors[0]

    def close(self) -> None:
        """End the workers; idempotent. After that `run` raises RuntimeError."""
        self._shut_down()

    def __enter__(self) -> ThreadPool:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class CallerThread:
    """The interface of `ThreadPool` for a single range: the caller runs each job's function."""

    def __init__(self, jobs: Mapping[int, Callable[[], object]]) -> None:
        self._jobs = jobs
        self._is_closed = False

    def run(self, job: int) -> None:
        if self._is_closed:
            raise RuntimeError(CLOSED)
        self._jobs[job]()

    def close(self) -> None:
        self._is_closed = True


def next_command(commands: Counter, job: int) -> None:
    """Raise the counter to a greater number whose remainder by JOBS is the job."""
    commands[0] += JOBS - commands[0] % JOBS + job


def _shut_down(workers: list[_Worker], commands: Counter) -> None:
    next_command(commands, SHUT_DOWN)
    for worker in workers:
        worker.wake()
