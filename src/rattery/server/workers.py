"""Workers: several server processes behind one port, on one PostgreSQL, supervised by a process that does nothing else.

Each worker listens on the port itself (SO_REUSEPORT); the supervising process only reserves it. A worker that exits is
restarted with exponential backoff. Workers exit when the supervising process does, even if that is killed, because their
standard input closes. They share its standard output, to which the access log may go, and say through a pipe that they are
ready.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import IO

import msgspec

from rattery.server.connection.shared_limits import SharedLimits
from rattery.server.errors import Refusal
from rattery.server.serve import (
    LIMITS_FILE,
    ServeOptions,
    ServerUrls,
    Serving,
    WorkerContext,
    announce,
    listen,
    open_store,
)

WORKER = "from rattery.server.workers import work; work()"
FIRST_DELAY, MAX_DELAY = 0.2, 10.0  # seconds until a worker that exited is restarted, doubled every time
STEADY_AFTER = 30.0  # seconds of running after which the delay is reset
STOP_TIMEOUT = 10.0  # seconds after SIGTERM until a worker is killed
POLL = 0.1  # seconds between two polls of the workers
READY = b"ready\n"

log = logging.getLogger("rattery.server")


class WorkersRefused(Refusal):
    """Several workers were requested where only one is possible."""


class Job(msgspec.Struct, frozen=True):
    """The configuration of a worker, sent on its standard input: the database's URL may contain a password, so it must not
    appear among the arguments."""

    options: ServeOptions
    folder: str
    number: int


class Worker:
    """One numbered slot among the workers, and the process that fills it at present."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self._delay, self._due = FIRST_DELAY, 0.0
        self.start()

    def start(self) -> None:
        """Start a process; OSError if the system refuses, and then `process` is the one before it."""
        self.started = time.monotonic()
        reader, writer = os.pipe()
        self._ready = os.fdopen(reader, "rb")
        command = (sys.executable, "-c", WORKER, str(writer))
        try:
            self.process = subprocess.Popen(command, stdin=subprocess.PIPE, pass_fds=(writer,))  # noqa: S603
        finally:
            os.close(writer)
        assert self.process.stdin is not None
        self.process.stdin.write(msgspec.json.encode(self.job) + b"\n")
        self.process.stdin.flush()

    def wait_until_ready(self) -> bool:
        return self._ready.readline() == READY

    def restart_if_exited(self, now: float) -> None:
        """Poll the process; if it has exited, restart it once its delay is over."""
        if self.process.poll() is None:
            return
        if not self._due:
            if now - self.started > STEADY_AFTER:
                self._delay = FIRST_DELAY
            log.error("worker %d exited with status %s; it is restarted.", self.job.number, self.process.returncode)
            self._postpone_start(now)
        elif now >= self._due:
            self._close_pipes()
            self._due = 0.0
            try:
                self.start()
            except OSError as error:  # the machine is out of memory or processes: the other workers go on
                log.error("worker %d cannot be started, and is tried again: %s", self.job.number, error)
                self._postpone_start(now)

    def _postpone_start(self, now: float) -> None:
        self._due, self._delay = now + self._delay, min(2 * self._delay, MAX_DELAY)

    def stop(self) -> None:
        with contextlib.suppress(OSError):
            self.process.terminate()
        try:
            self.process.wait(STOP_TIMEOUT)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self._close_pipes()

    def _close_pipes(self) -> None:
        for pipe in (self.process.stdin, self._ready):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()


def serve_with_workers(options: ServeOptions, say: Callable[..., None]) -> int:
    """Serve with several processes until SIGINT or SIGTERM; returns the exit status."""
    if sys.platform != "linux":
        raise WorkersRefused("workers-need-linux")
    asyncio.run(_check_store(options))
    reserved = listen(options)
    urls = ServerUrls.of(options, reserved)
    stopping = threading.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: stopping.set())
    with tempfile.TemporaryDirectory(prefix="rattery-") as folder:
        settled = replace(options, port=urls.port, open_browser=False)
        SharedLimits.make(Path(folder) / LIMITS_FILE, options.workers)
        workers = [Worker(Job(settled, folder, number)) for number in range(options.workers)]
        try:
            if all(worker.wait_until_ready() for worker in workers):
                announce(options, say, urls, open_store(options.database).name())
            while not stopping.wait(POLL):
                for worker in workers:
                    worker.restart_if_exited(time.monotonic())
        finally:
            for worker in workers:
                worker.process.terminate()
            for worker in workers:
                worker.stop()
            reserved.close()
    return 0


async def _check_store(options: ServeOptions) -> None:
    """Check that the store works and can be shared, so that a problem is reported once and not by every worker."""
    store = open_store(options.database)
    if not store.is_shared:
        raise WorkersRefused("workers-need-postgres")
    await store.open(lambda *_: None, lambda _: None)
    await store.close()


# In the worker.


def work() -> None:
    """The main function of a worker: serve until SIGTERM, or until the supervising process exits. Its argument is the file
    descriptor on which it says that it is ready."""
    ready = os.fdopen(int(sys.argv[1]), "wb")
    job = msgspec.json.decode(sys.stdin.buffer.readline(), type=Job)
    listener: socket.socket = listen(job.options)
    context = WorkerContext.of(Path(job.folder), job.number, job.options.workers)
    serving = Serving(job.options, listener, ServerUrls.of(job.options, listener), context=context)
    threading.Thread(target=_end_with_parent, args=(serving,), daemon=True).start()
    serving.run(lambda: _say_ready(ready))


def _say_ready(pipe: IO[bytes]) -> None:
    with pipe:
        pipe.write(READY)


def _end_with_parent(serving: Serving) -> None:
    sys.stdin.buffer.read()
    serving.server.should_exit = True
