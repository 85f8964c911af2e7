"""Workers: Ctrl-C is handled by the parent only, and is not lost while a worker starts."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
from collections import deque
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

import rattery
from rattery.bots.random_bot import RandomBot
from rattery.core.compile.progress import reporting_progress
from rattery.lab.tournament.contest import Contest, Result
from rattery.lab.tournament.workers import Compiling, Worker, Workers, _interrupts_blocked
from tests.waiting import TIMEOUT

pytestmark = pytest.mark.usefixtures("default_sigint")


def test_ctrl_c_while_a_worker_is_hired_is_not_lost_and_neither_is_the_worker() -> None:
    workers = Workers[Contest, Result](cast(Contest, None), 1, lambda: None, Contest.play)
    struck: Any = SimpleNamespace(start=lambda: signal.raise_signal(signal.SIGINT))
    context: Any = SimpleNamespace(Pipe=multiprocessing.Pipe, Process=lambda **_: struck)
    workers._context = context
    with pytest.raises(KeyboardInterrupt):
        workers._start_worker()
    ((line, worker),) = workers._workers.items()
    assert worker.process is struck
    line.close()


def test_a_bot_that_cannot_be_sent_plays_in_this_process() -> None:
    found = rattery.tournament(
        "pied_piper(players=2)", {"mine": lambda seed: RandomBot(seed), "random": "random"}, 2, workers=2
    )
    assert found.is_complete


def test_a_class_that_was_typed_into_an_interpreter_plays_in_this_process() -> None:
    script = """import rattery
class First:
    def choose(self, world, seed):
        return world.moves()[0]
print(rattery.tournament("pied_piper(players=2)", {"first": First, "random": "random"}, 2, workers=2).is_complete)
"""
    played = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)  # noqa: S603
    assert played.stdout == "True\n"


def test_a_script_without_a_main_guard_is_told_so_in_a_sentence(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text("""import rattery
try:
    rattery.tournament("pied_piper(players=2)", ["random", "easy"], 2, workers=2)
except rattery.RatteryError as error:
    print(error)
""")
    played = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=True)  # noqa: S603
    assert played.stderr == ""
    assert "Put what it does under if __name__ == " in played.stdout
    assert len(played.stdout.splitlines()) == 1


def test_a_child_does_not_hear_ctrl_c() -> None:
    context = multiprocessing.get_context("spawn")
    may_end = context.Event()
    child = context.Process(target=may_end.wait)
    with _interrupts_blocked():
        child.start()
    assert child.pid is not None
    os.kill(child.pid, signal.SIGINT)
    may_end.set()
    child.join(TIMEOUT)
    assert child.exitcode == 0


def test_how_far_a_worker_has_compiled_is_told_to_those_who_watch_here() -> None:
    workers, told = (
        Workers[Contest, Result](cast(Contest, None), 1, lambda: None, Contest.play),
        list[tuple[int, int]](),
    )
    ours, theirs = multiprocessing.Pipe()
    theirs.send(Compiling(3, 9))
    worker = Worker(cast(Any, None), ours)
    with reporting_progress(lambda done, total: told.append((done, total))):
        assert workers._receive(worker, deque()) is None
    assert told == [(3, 9)]
    assert worker.fixture is None, "it is not ready to play"
    ours.close()
    theirs.close()
