"""Compile queue: the games of a server become machine code for its bots, in the background, one after the other.

Each is compiled once, in a process of its own at low priority; the game that was asked for last comes next, because
players wait for it now. Nothing here blocks the event loop: the process is polled, and killed when the server closes.
"""

from __future__ import annotations

import asyncio

from rattery.bots.compiler_process import TYPICAL_SECONDS, CompileProgress, CompilerProcess

TRIES = 3  # how often a game is compiled anew when its process is killed
POLL = 0.05  # seconds between two looks at a process


class CompileQueue:
    """The games that are or were compiled, and the process that is at it."""

    def __init__(self) -> None:
        self._games: dict[str, asyncio.Task[None]] = {}
        self._waiting: list[str] = []  # the next one last
        self._running: tuple[str, CompilerProcess | None] | None = None

    def game(self, name: str) -> asyncio.Task[None]:
        """The task that compiles a game for this machine. It is done when nothing more can be done for its machine code:
        normally that lies in the cache then; not if the process failed, or was killed TRIES times."""
        if name not in self._games:
            self._waiting.append(name)
            self._games[name] = asyncio.create_task(self._compile(name))
        return self._games[name]

    def wants(self, name: str) -> None:
        """A bot wants to play this game now: of those that wait it comes next."""
        if name in self._waiting:
            self._waiting.remove(name)
            self._waiting.append(name)

    def progress(self, name: str) -> CompileProgress | None:
        """How far a game has come; None if it is not being compiled."""
        if name in self._waiting:
            ahead = self.progress(self._running[0]) if self._running else None
            return CompileProgress(0.0, TYPICAL_SECONDS + (ahead.seconds_left if ahead else 0.0))
        if self._running is None or self._running[0] != name:
            return None
        process = self._running[1]
        return CompileProgress(0.0, TYPICAL_SECONDS) if process is None else process.progress()

    async def _compile(self, game: str) -> None:
        """Wait for its turn, then retry while its process is killed."""
        try:
            while self._running is not None or self._waiting[-1] != game:
                await asyncio.sleep(POLL)
        except asyncio.CancelledError:
            self._waiting.remove(game)
            raise
        self._waiting.remove(game)
        self._running = (game, None)
        try:
            for _ in range(TRIES):
                if await self._ended_by_itself(game):
                    return
        finally:
            self._running = None

    async def _ended_by_itself(self, game: str) -> bool:
        """Whether a process came to an end over a game; not if it was killed, or could not be started."""
        try:
            process = CompilerProcess(game)
        except OSError:
            return False
        self._running = (game, process)
        try:
            while (status := process.poll()) is None:
                await asyncio.sleep(POLL)
        finally:
            process.stop()
        return status >= 0

    def close(self) -> None:
        """Kill the process that compiles, and wait until it is gone."""
        for task in self._games.values():
            task.cancel()
        if self._running is not None and self._running[1] is not None:
            self._running[1].stop()
