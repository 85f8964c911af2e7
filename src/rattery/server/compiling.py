"""Compiling: the games of a server are made machine code for its bots, each once, in a process of its own.

Compiling would keep everybody waiting otherwise. Nothing of such a process hangs on the loop that serves: it is looked at
every now and then, and whoever closes or gives up waiting has it killed and sees it gone. A server that is killed says
nothing any more: its processes hear that, and leave. They would be in the way of the next server's.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys

TRIES = 3  # how often a game is compiled anew when somebody kills the process that does it
GLANCE = 0.05  # seconds between looks at a process
LEAVING_WITH_THE_SERVER = """
import os, threading
threading.Thread(target=lambda: os._exit(os.read(0, 1) == b""), daemon=True).start()
"""
GETTING_READY = """
import sys
from rattery.bots.thinking import warm_up
from rattery.core.registry import load_game
warm_up(load_game(sys.argv[1]))
"""


class Compiling:
    """What is compiled, and the processes that are at it."""

    def __init__(self) -> None:
        self._games: dict[str, asyncio.Task[None]] = {}
        self._processes: set[subprocess.Popen[bytes]] = set()

    def game(self, name: str) -> asyncio.Task[None]:
        """Have a game compiled for this machine; it is done when its machine code lies in the cache."""
        if name not in self._games:
            self._games[name] = asyncio.create_task(self._compile(name))
        return self._games[name]

    async def _compile(self, game: str) -> None:
        """Whoever is killed over it is replaced; if that does not help either, it is compiled where it is used."""
        for _ in range(TRIES):
            if await self._has_ended_by_itself(game):
                return

    async def _has_ended_by_itself(self, game: str) -> bool:
        """Whether a process came to an end over a game; not if it was killed, or there was no room for it."""
        try:
            process = _begin(game)
        except OSError:
            return False
        self._processes.add(process)
        try:
            while process.poll() is None:
                await asyncio.sleep(GLANCE)
        finally:
            self._stop(process)
        return process.returncode >= 0

    def _stop(self, process: subprocess.Popen[bytes]) -> None:
        """Waits without giving way, so that nobody can keep it from waiting: who is killed is gone in a moment."""
        process.kill()
        process.communicate()
        self._processes.discard(process)

    def close(self) -> None:
        """Nobody compiles any more."""
        for task in self._games.values():
            task.cancel()
        for process in list(self._processes):
            self._stop(process)


def _begin(game: str) -> subprocess.Popen[bytes]:
    quiet = subprocess.DEVNULL
    command = (sys.executable, "-c", LEAVING_WITH_THE_SERVER + GETTING_READY, game)
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=quiet, stderr=quiet)  # noqa: S603
