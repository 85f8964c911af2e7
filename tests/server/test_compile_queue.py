"""Which game is compiled next: the one somebody sits at."""

from __future__ import annotations

import asyncio

import pytest

from rattery.bots.compiler_process import TYPICAL_SECONDS, CompileProgress
from rattery.server import compile_queue
from rattery.server.compile_queue import CompileQueue
from tests.server.serving import at_the_table

pytestmark = pytest.mark.usefixtures("made")


class MadeProcess:
    """A compiler process that ends when it is let go."""

    started: list[MadeProcess]

    def __init__(self, game: str) -> None:
        self.game, self.is_let_go = game, False
        MadeProcess.started.append(self)

    def poll(self) -> int | None:
        return 0 if self.is_let_go else None

    def progress(self) -> CompileProgress:
        return CompileProgress(0.5, 7.0)

    def stop(self) -> None:
        self.is_let_go = True


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> None:
    MadeProcess.started = []
    monkeypatch.setattr(compile_queue, "CompilerProcess", MadeProcess)
    monkeypatch.setattr(compile_queue, "POLL", 0.001)


async def compiled_in_turn(count: int) -> list[str]:
    """Let one process after the other end, and say for which games they were."""
    for number in range(count):
        while len(MadeProcess.started) <= number:
            await asyncio.sleep(0)
        MadeProcess.started[number].is_let_go = True
    return [process.game for process in MadeProcess.started]


@at_the_table
async def test_the_game_somebody_sits_at_comes_first() -> None:
    games = CompileQueue()
    tasks = [games.compile(name) for name in ("one", "two", "three", "four")]
    games.prioritize("two")
    assert await compiled_in_turn(4) == ["two", "four", "three", "one"]
    await asyncio.gather(*tasks)
    games.close()


@at_the_table
async def test_the_last_game_that_is_wanted_comes_before_those_wanted_earlier() -> None:
    games = CompileQueue()
    tasks = [games.compile(name) for name in ("one", "two", "three")]
    while not MadeProcess.started:
        await asyncio.sleep(0)
    games.prioritize("one")
    games.prioritize("two")
    games.prioritize("three")  # it is being compiled already, and goes on
    games.prioritize("five")  # nobody compiles it
    assert await compiled_in_turn(3) == ["three", "two", "one"]
    await asyncio.gather(*tasks)
    games.close()


@at_the_table
async def test_whoever_waits_is_told_of_the_game_ahead() -> None:
    games = CompileQueue()
    tasks = [games.compile(name) for name in ("one", "two")]
    while not MadeProcess.started:
        await asyncio.sleep(0)
    assert games.progress("two") == CompileProgress(0.5, 7.0)
    assert games.progress("one") == CompileProgress(0.0, TYPICAL_SECONDS + 7.0)
    assert games.progress("three") is None
    await compiled_in_turn(2)
    await asyncio.gather(*tasks)
    games.close()
