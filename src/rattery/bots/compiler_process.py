"""Compiles a game's search in a separate process at low priority, and estimates how long that will still take.

The process exits with its parent: a thread of it reads standard input, which reaches its end when the parent exits. For
every rule it has compiled it prints a line: the rules compiled so far, and the rules in total.
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
# The share of the compile time in which rules are lowered one by one; the rest is optimising and emitting them together.
LOWERING_SHARE = 0.65
TYPICAL_SECONDS = 30.0  # the estimate before there is progress to extrapolate from: on an idle core
SPANS = ((10, "moment"), (22, "seconds"), (45, "half"), (90, "minute"))  # (upper bound in seconds, name of a phrase)
EXIT_WITH_PARENT = """
import os, threading
threading.Thread(target=lambda: os._exit(os.read(0, 1) == b""), daemon=True).start()
"""
COMPILE_SCRIPT = """
import os, sys
from rattery.bots.compiler_process import compile_here
compile_here(sys.argv[1])
sys.stdout.flush()
os._exit(0)  # the result is in the cache, and interpreter shutdown would free a million objects for most of a second
"""


@dataclass(frozen=True)
class CompileProgress:
    """Compile progress from 0 to 1, and an estimate of the seconds left at the rate so far."""

    done: float
    seconds_left: float

    @property
    def span(self) -> str:
        """The time left in round figures: the name of a phrase in `SPANS`, or `minutes`."""
        return next((name for most, name in SPANS if self.seconds_left < most), "minutes")

    @property
    def minutes(self) -> int:
        return max(1, round(self.seconds_left / 60))


def compile_here(name: str) -> None:
    """Compile a game's search in this process, or load it from the cache, and print the progress on standard output.

    Lowers the priority of the process and turns off its garbage collector: call it in a short-lived process only.
    """
    from rattery.bots.thinking import warm_up

    with contextlib.suppress(AttributeError, OSError):
        os.nice(NICENESS)
    gc.disable()  # collecting would take 5 % of the time; without it the process needs a third more memory
    game = load_game(name)
    rules = rules_within(usual_search(game))
    with reporting_progress(lambda compiled, _: print(min(compiled, rules), rules, flush=True)):
        warm_up(game)


class CompilerProcess:
    """A child process that compiles one game's search. Only `stop` blocks: until the killed process has exited."""

    def __init__(self, game: str) -> None:
        self._began = self._lowered_at = time.monotonic()
        self._lowered = 0.0  # share of the rules; the reader thread updates it
        idle_io = ("ionice", "-c3") if shutil.which("ionice") else ()
        command = (*idle_io, sys.executable, "-c", EXIT_WITH_PARENT + COMPILE_SCRIPT, game)
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
        """The exit status: None while it runs, negative if a signal has killed it."""
        return self._process.poll()

    def progress(self, now: float | None = None) -> CompileProgress:
        """An estimate extrapolated from the progress so far; TYPICAL_SECONDS while there is hardly any."""
        now = time.monotonic() if now is None else now
        spent, lowering = now - self._began, self._lowered_at - self._began
        done = LOWERING_SHARE * self._lowered
        if self._lowered == 1.0:  # optimising and emitting take about half as long as lowering did
            done = min(0.99, LOWERING_SHARE * spent / max(lowering, 0.001))
        left = TYPICAL_SECONDS if done < 0.05 else spent * (1.0 - done) / done
        return CompileProgress(done, left)

    def stop(self) -> None:
        """Kill the process, and wait until it and the reader thread have ended."""
        self._process.kill()
        self._process.wait()
        self._reader.join()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()


class MachineCode:
    """The machine code of one game's search, compiled in the background where it is missing. Not thread-safe."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._process: CompilerProcess | None = None
        self._has_failed = False

    def is_ready(self) -> bool:
        """Whether a compiled search can start without compiling; if not, starts a compiler process unless one has failed."""
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
            self._has_failed = True  # it exited without machine code: bots keep searching interpreted
        return False

    def progress(self) -> CompileProgress | None:
        """The progress of the compiler process; None if none runs."""
        return None if self._process is None else self._process.progress()

    def close(self) -> None:
        """Stop the compiler process, if one runs."""
        if self._process is not None:
            self._process.stop()
            self._process = None
