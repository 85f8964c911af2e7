"""The compiler process and the bots' threads: a killed process is replaced, and none outlives the server."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rattery.bots import compiler_process
from rattery.server import bot_pool as thinking_module
from rattery.server.compile_queue import TRIES, CompileQueue
from rattery.server.connection.client import ServerClient, bot
from rattery.server.interpreter_workers import BotSpec
from tests.server.serving import TableClient, at_the_table, play_on, served, table_for_one
from tests.waiting import TIMEOUT, eventually

# In place of a game it gets a file, to which it appends its process id; the first process sleeps until it is killed.
WORKS_LONG = """
import os, pathlib, sys, time
place = pathlib.Path(sys.argv[1])
is_first = not place.exists()
with place.open("a") as written:
    written.write(f"{os.getpid()}\\n")
time.sleep(600 if is_first or place.with_suffix(".all").exists() else 0)
"""

A_SERVER = """
import asyncio, sys
from rattery.bots import compiler_process
from rattery.server import compile_queue
async def serve():
    await compile_queue.CompileQueue().compile(sys.argv[1])
compiler_process.COMPILE_SCRIPT = sys.argv[2]
asyncio.run(serve())
"""


async def workers(place: Path, count: int) -> list[int]:
    """The ids of the processes so far, once there are at least `count`."""
    await eventually(lambda: place.exists() and len(place.read_text(encoding="ascii").splitlines()) >= count)
    return [int(pid) for pid in place.read_text(encoding="ascii").split()]


def is_gone(pid: int) -> bool:
    """Whether a process has ended and was reaped."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


@pytest.fixture
def nothing_reported(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fails a test in which the server logs an error."""
    yield
    assert [record.getMessage() for record in caplog.get_records("call") if record.levelno >= logging.ERROR] == []


@at_the_table
async def test_a_worker_that_is_killed_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiler_process, "COMPILE_SCRIPT", WORKS_LONG)
    queue, place = CompileQueue(), tmp_path / "who"
    ready = queue.compile(str(place))
    (first,) = await workers(place, 1)
    os.kill(first, signal.SIGKILL)
    await ready
    assert len(await workers(place, 2)) == 2
    queue.close()


@at_the_table
async def test_nobody_is_replaced_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiler_process, "COMPILE_SCRIPT", WORKS_LONG)
    queue, place = CompileQueue(), tmp_path / "who"
    place.with_suffix(".all").touch()
    ready = queue.compile(str(place))
    for count in range(1, TRIES + 1):
        os.kill((await workers(place, count))[-1], signal.SIGKILL)
    await ready
    assert len(await workers(place, TRIES)) == TRIES
    queue.close()


@at_the_table
async def test_where_there_is_no_room_for_a_worker_it_is_done_without(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    queue = CompileQueue()
    await queue.compile("rat_trap")
    queue.close()


@at_the_table
async def test_nobody_works_any_more_when_it_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiler_process, "COMPILE_SCRIPT", WORKS_LONG)
    queue, place = CompileQueue(), tmp_path / "who"
    ready = queue.compile(str(place))
    (worker,) = await workers(place, 1)
    queue.close()
    assert is_gone(worker)
    with pytest.raises(asyncio.CancelledError):
        await ready
    assert await workers(place, 1) == [worker], "nobody has taken his place"


@at_the_table
async def test_nobody_works_for_whoever_has_given_up_however_often(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiler_process, "COMPILE_SCRIPT", WORKS_LONG)
    queue, place = CompileQueue(), tmp_path / "who"
    ready = queue.compile(str(place))
    (worker,) = await workers(place, 1)
    while not ready.done():
        ready.cancel()
        await asyncio.sleep(0)
    assert is_gone(worker)
    queue.close()


@at_the_table
async def test_nobody_works_for_a_server_that_was_killed(tmp_path: Path) -> None:
    place = tmp_path / "who"
    server = subprocess.Popen([sys.executable, "-c", A_SERVER, str(place), WORKS_LONG])  # noqa: S603
    (worker,) = await workers(place, 1)
    server.kill()
    server.wait()
    works = Path(f"/proc/{worker}/cmdline")
    await eventually(lambda: not works.exists() or not works.read_bytes())  # of a zombie it is empty


@pytest.mark.usefixtures("nothing_reported")
def test_nobody_works_any_more_when_the_server_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = tmp_path / "who"
    monkeypatch.setattr(compiler_process, "COMPILE_SCRIPT", WORKS_LONG.replace("sys.argv[1]", repr(str(place))))
    monkeypatch.setattr(thinking_module, "has_machine_code", lambda name: False)  # also if it is in the cache

    async def comes(address: str) -> list[int]:
        made = await table_for_one(ServerClient(address), "rat_trap(players=3)", [bot("easy"), bot("easy")])
        async with TableClient.of(made, 0):
            return await workers(place, 1)

    with served(tmp_path / "tables.sqlite") as (address, _):
        (worker,) = asyncio.run(comes(address))
    assert is_gone(worker)


async def has_begun(address: str, something: threading.Event) -> None:
    """Begins a match with bots and waits for an event."""
    made = await table_for_one(ServerClient(address), "rat_trap(players=3)", [bot("random"), bot("random")])
    async with TableClient.of(made, 0) as ann:
        await ann.ask("begin")
        playing = asyncio.create_task(play_on(ann))
        assert await asyncio.to_thread(something.wait, TIMEOUT)
        playing.cancel()


@pytest.mark.usefixtures("nothing_reported")
def test_a_bot_that_thinks_longer_than_there_is_a_server_disturbs_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinks, may_stop = threading.Event(), threading.Event()

    class Ponderer:
        def choose(self, world: Any, seed: int) -> Any:
            thinks.set()
            may_stop.wait(TIMEOUT)
            return world.moves()[0]

    monkeypatch.setattr(BotSpec, "player", lambda spec, world: Ponderer())
    with served(tmp_path / "tables.sqlite") as (address, tables):
        asyncio.run(has_begun(address, thinks))
    may_stop.set()
    for pool in (tables.bot_pool._search_threads, tables.bot_pool._cheap_threads):
        pool.shutdown(wait=True)


@pytest.mark.usefixtures("nothing_reported")
def test_a_bot_that_is_about_to_think_when_the_server_is_closed_does_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    is_asked = threading.Event()
    with served(tmp_path / "tables.sqlite") as (address, tables):
        closing, close = asyncio.Event(), tables.store.close

        async def takes_its_time(table: str) -> bool:
            is_asked.set()
            return await closing.wait()

        async def closes_slowly() -> None:
            closing.set()
            for _ in range(10):
                await asyncio.sleep(0)
            await close()

        monkeypatch.setattr(tables.store, "claim_bots", takes_its_time)
        monkeypatch.setattr(tables.store, "close", closes_slowly)
        asyncio.run(has_begun(address, is_asked))
