"""The search of a game, compiled in a process of its own at low priority, and how far that has come.

The process ends with its parent: it watches its standard input, which closes when the parent is gone. It writes a line for
every rule it has compiled.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
import threading
import time
from dataclasses import dataclass

NICENESS = 15
LOWERING = (
    0.65  # the share of the time in which rules are lowered one by one; the rest is optimising and emitting them all
)
TYPICAL_SECONDS = 30.0  # on a quiet core, before anything is known about this machine
LEAVING_WITH_THE_PARENT = """
import os, threading
threading.Thread(target=lambda: os._exit(os.read(0, 1) == b""), daemon=True).start()
"""
GETTING_READY = """
import sys
from rattery.bots.compiler_process import compile_here
compile_here(sys.argv[1])
"""


@dataclass(frozen=True)
class CompileProgress:
    """How far compiling has come, from 0 to 1, and how many seconds are left at the rate so far."""

    done: float
    seconds_left: float


def compile_here(name: str) -> None:
    """Compile a game's search in this process, or find it in the cache; tell on standard output how far it has come."""
    from rattery.bots.search import search_function
    from rattery.bots.thinking import warm_up
    from rattery.core.compile.progress import rules_within, watching
    from rattery.core.registry import load_game

    with contextlib.suppress(AttributeError, OSError):
        os.nice(NICENESS)
    game = load_game(name)
    rules = rules_within(search_function(game.name, game.rules))
    with watching(lambda compiled: print(min(compiled, rules), rules, flush=True)):
        warm_up(game)


class CompilerProcess:
    """A process that compiles one game. Nothing here blocks but `stop`, for the moment a kill takes."""

    def __init__(self, game: str) -> None:
        self._began = self._lowered_at = time.monotonic()
        self._lowered = 0.0  # share of the rules
        idle_io = ("ionice", "-c3") if shutil.which("ionice") else ()
        command = (*idle_io, sys.executable, "-c", LEAVING_WITH_THE_PARENT + GETTING_READY, game)
        self._process = subprocess.Popen(  # noqa: S603
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            with contextlib.suppress(ValueError):
                compiled, rules = map(int, line.split())
                self._lowered, self._lowered_at = compiled / max(1, rules), time.monotonic()

    def poll(self) -> int | None:
        """The exit status, None while it runs; negative if it was killed."""
        return self._process.poll()

    def progress(self, now: float | None = None) -> CompileProgress:
        """How far it has come, judged by what it has done so far on this machine."""
        now = time.monotonic() if now is None else now
        spent, lowering = now - self._began, self._lowered_at - self._began
        done = LOWERING * self._lowered
        if self._lowered == 1.0:  # what is left takes about half as long as lowering did
            done = min(0.99, LOWERING * spent / max(lowering, 0.001))
        left = TYPICAL_SECONDS if done < 0.05 else spent * (1.0 - done) / done
        return CompileProgress(done, left)

    def stop(self) -> None:
        """Kill it and wait until it is gone."""
        self._process.kill()
        self._process.wait()
        self._reader.join()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()
