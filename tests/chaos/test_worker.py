"""A process that compiles for the bots is killed: another one takes its place, and the server does not do it itself."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import pytest

from rattery.server import thinking as thinking_module
from rattery.server.thinking import TRIES, Thinking
from tests.server.serving import at_the_table

# In the place of a game it is told where to write down who it is; the first one works until it is killed.
WORKS_LONG = """
import os, pathlib, sys, time
place = pathlib.Path(sys.argv[1])
is_first = not place.exists()
with place.open("a") as written:
    written.write(f"{os.getpid()}\\n")
time.sleep(600 if is_first or place.with_suffix(".all").exists() else 0)
"""


async def workers(place: Path, count: int) -> list[int]:
    """Who has worked there, once there are so many."""
    while not place.exists() or len(place.read_text(encoding="ascii").splitlines()) < count:
        await asyncio.sleep(0.02)
    return [int(pid) for pid in place.read_text(encoding="ascii").split()]


@at_the_table
async def test_a_worker_that_is_killed_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking_module, "GETTING_READY", WORKS_LONG)
    thinking, place = Thinking(pace=0.0), tmp_path / "who"
    ready = thinking.get_ready(str(place))
    (first,) = await workers(place, 1)
    os.kill(first, signal.SIGKILL)
    await ready
    assert len(await workers(place, 2)) == 2
    thinking.close()


@at_the_table
async def test_nobody_is_replaced_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking_module, "GETTING_READY", WORKS_LONG)
    thinking, place = Thinking(pace=0.0), tmp_path / "who"
    place.with_suffix(".all").touch()
    ready = thinking.get_ready(str(place))
    for count in range(1, TRIES + 1):
        os.kill((await workers(place, count))[-1], signal.SIGKILL)
    await ready
    assert len(await workers(place, TRIES)) == TRIES
    thinking.close()
