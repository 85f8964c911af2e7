"""Compile queue: compiles the games of a server for its bots in the background, one at a time.

Each game is compiled once, in a low-priority process of its own. The queue is last in, first out: the game that was
requested last has players waiting for it. Nothing here blocks the event loop but `close`, for as long as a kill takes.
"""

from __future__ import annotations

import asyncio

from rattery.bots.compiler_process import TYPICAL_SECONDS, CompileProgress, CompilerProcess

TRIES = 3  # attempts per game, if its compiler process is killed
POLL = 0.05  # seconds between two polls of the queue or of a process


class CompileQueue:
    """The compilation tasks of all games that were requested, and the process that is running, if any."""

    def __init__(self) -> None:
        self._games: dict[str, asyncio.Task[None]] = {}
        self._waiting: list[str] = []  # the next one last
        self._running: tuple[str, CompilerProcess | None] | None = None

    def compile(self, name: str) -> asyncio.Task[None]:
        """Returns the task that compiles a game; the first call enqueues it. When it is done the machine code is in the
        cache, unless the compiler failed or was killed TRIES times: then another attempt would not help."""
        if name not in self._games:
            self._waiting.append(name)
            self._games[name] = asyncio.create_task(self._compile(name))
        return self._games[name]

    def prioritize(self, name: str) -> None:
        """Move a waiting game to the front of the queue; does nothing if it is not waiting."""
        if name in self._waiting:
            self._waiting.remove(name)
            self._waiting.append(name)

    def progress(self, name: str) -> CompileProgress | None:
        """How far compiling a game has come; None if it is neither waiting nor being compiled."""
        if name in self._waiting:
            ahead = self.progress(self._running[0]) if self._running else None
            return CompileProgress(0.0, TYPICAL_SECONDS + (ahead.seconds_left if ahead else 0.0))
        if self._running is None or self._running[0] != name:
            return None
        process = self._running[1]
        return CompileProgress(0.0, TYPICAL_SECONDS) if process is None else process.progress()

    async def _compile(self, game: str) -> None:
        """Wait until the game is next, then compile it; retries if the compiler process is killed."""
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
                if await self._run_compiler(game):
                    return
        finally:
            self._running = None

    async def _run_compiler(self, game: str) -> bool:
        """Run the compiler once. False if the process was killed or could not be started; True if it exited, even with an
        error, which would only repeat itself."""
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
        """Kill the compiler process and wait until it has exited. Blocks."""
        for task in self._games.values():
            task.cancel()
        if self._running is not None and self._running[1] is not None:
            self._running[1].stop()
