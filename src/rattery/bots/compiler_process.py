"""The search of a game, compiled in a process of its own at low priority, and how far that has come.

The process ends with its parent: it watches its standard input, which closes when the parent is gone. It writes a line for
every rule it has compiled.
"""

from __future__ import annotations

import contextlib
import gc
import os
import shutil
import subprocess
import sys
import threading
import time
from dataclasses import dataclass

from rattery.bots.search import usual_entry, usual_search
from rattery.core.compile.entry_point import is_compiled
from rattery.core.compile.progress import reporting_progress, rules_within
from rattery.core.game import Game
from rattery.core.registry import load_game

NICENESS = 15
LOWERING = (
    0.65  # the share of the time in which rules are lowered one by one; the rest is optimising and emitting them all
)
TYPICAL_SECONDS = 30.0  # on a quiet core, before anything is known about this machine
SPANS = ((10, "moment"), (22, "seconds"), (45, "half"), (90, "minute"))  # phrases for less than this many seconds
LEAVING_WITH_THE_PARENT = """
import os, threading
threading.Thread(target=lambda: os._exit(os.read(0, 1) == b""), daemon=True).start()
"""
GETTING_READY = """
import os, sys
from rattery.bots.compiler_process import compile_here
compile_here(sys.argv[1])
sys.stdout.flush()
os._exit(0)  # all is in the cache: taking a million objects apart would take most of a second
"""


@dataclass(frozen=True)
class CompileProgress:
    """How far compiling has come, from 0 to 1, and how many seconds are left at the rate so far."""

    done: float
    seconds_left: float

    @property
    def span(self) -> str:
        """The time left as people say it: the name of a phrase."""
        return next((name for most, name in SPANS if self.seconds_left < most), "minutes")

    @property
    def minutes(self) -> int:
        return max(1, round(self.seconds_left / 60))


def compile_here(name: str) -> None:
    """Compile a game's search in this process, or find it in the cache; tell on standard output how far it has come."""
    from rattery.bots.thinking import warm_up

    with contextlib.suppress(AttributeError, OSError):
        os.nice(NICENESS)
    gc.disable()  # the process ends with its work: collecting takes 5 % of the time, and frees a quarter of the memory
    game = load_game(name)
    rules = rules_within(usual_search(game))
    with reporting_progress(lambda compiled, _: print(min(compiled, rules), rules, flush=True)):
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


class MachineCode:
    """The machine code of one game's search: whether it is there; if not, it is compiled in the background."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._process: CompilerProcess | None = None
        self._has_failed = False

    def is_ready(self) -> bool:
        """Whether a compiled search can start at once. Asking starts the compiler where it cannot."""
        if is_compiled(usual_entry(self._game)):
            self.close()
            return True
        if self._process is None and not self._has_failed:
            try:
                self._process = CompilerProcess(self._game.name)
            except OSError:
                self._has_failed = True
        elif self._process is not None and self._process.poll() is not None:
            self.close()
            self._has_failed = True  # it ended and left no machine code: the game is played without
        return False

    def progress(self) -> CompileProgress | None:
        """How far the compiler has come; None where none runs."""
        return None if self._process is None else self._process.progress()

    def close(self) -> None:
        """Stop the compiler, if it runs."""
        if self._process is not None:
            self._process.stop()
            self._process = None
