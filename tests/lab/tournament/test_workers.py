"""Workers: Ctrl-C is meant for whoever hired them, and comes when they are hired."""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections import deque
from types import SimpleNamespace
from typing import Any, cast

import pytest

from rattery.core.compile.progress import watching
from rattery.lab.tournament.contest import Contest, Result
from rattery.lab.tournament.workers import Compiling, Worker, Workers, _deaf_to_interrupts

PATIENCE = 30  # seconds


pytestmark = pytest.mark.usefixtures("heeding")


def test_ctrl_c_while_a_worker_is_hired_is_not_lost_and_neither_is_the_worker() -> None:
    workers = Workers[Result](cast(Contest, None), 1, lambda: None, Contest.play)
    struck: Any = SimpleNamespace(start=lambda: signal.raise_signal(signal.SIGINT))
    context: Any = SimpleNamespace(Pipe=multiprocessing.Pipe, Process=lambda **_: struck)
    workers._context = context
    with pytest.raises(KeyboardInterrupt):
        workers._hire()
    ((line, worker),) = workers._workers.items()
    assert worker.process is struck
    line.close()


def test_a_child_does_not_hear_ctrl_c() -> None:
    child = multiprocessing.get_context("spawn").Process(target=time.sleep, args=(0.5,))
    with _deaf_to_interrupts():
        child.start()
    assert child.pid is not None
    os.kill(child.pid, signal.SIGINT)
    child.join(PATIENCE)
    assert child.exitcode == 0


def test_how_far_a_worker_has_compiled_is_told_to_those_who_watch_here() -> None:
    workers, told = Workers[Result](cast(Contest, None), 1, lambda: None, Contest.play), list[tuple[int, int]]()
    ours, theirs = multiprocessing.Pipe()
    theirs.send(Compiling(3, 9))
    worker = Worker(cast(Any, None), ours)
    with watching(lambda done, total: told.append((done, total))):
        assert workers._listen(worker, deque()) is None
    assert told == [(3, 9)]
    assert worker.fixture is None, "it is not ready to play"
    ours.close()
    theirs.close()
