"""Servers for tests: in a thread of this process, or in a process of their own that can be killed."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

from rattery.server.app import make_app
from rattery.server.client import Guest, Lobby, Made, me
from rattery.server.limits import Limits
from rattery.server.running import Server, Wish, listen, open_store
from rattery.server.tables import Tables
from rattery.server.thinking import Thinking

PATIENCE = 300  # seconds until somebody who waits at a table gives up: a game may have to be compiled first


def at_the_table(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Run a test that waits for things, but not for ever."""

    @functools.wraps(test)
    def run(*args: Any, **named: Any) -> None:
        async def patiently() -> None:
            async with asyncio.timeout(PATIENCE):
                await test(*args, **named)

        asyncio.run(patiently())

    return run


@contextlib.contextmanager
def served(database: Path, free: bool = True) -> Iterator[tuple[str, Tables]]:
    """A server in a thread; its bots do not dawdle."""
    listener = listen(Wish(port=0))
    tables = Tables(open_store(str(database)), Thinking(pace=0.0), Limits(free))
    ready = threading.Event()
    server = Server(tables, make_app(tables), ready.set)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    assert ready.wait(PATIENCE)
    try:
        yield f"http://127.0.0.1:{listener.getsockname()[1]}", tables
    finally:
        server.should_exit = True
        thread.join()


SERVE = """
import sys
from rattery.server.running import Wish, serve
serve(Wish(port=int(sys.argv[1]), database=sys.argv[2], open_browser=False, pace=0.0, free=True),
      lambda message, **facts: print(facts["here"], flush=True))
"""


class Process:
    """A server in a process of its own."""

    def __init__(self, database: str | Path, port: int = 0) -> None:
        command = [sys.executable, "-c", SERVE, str(port), str(database)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, start_new_session=True)  # noqa: S603
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip()
        assert self.address.startswith("http"), "the server did not start"

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    def kill(self) -> None:
        """Gone from one moment to the next."""
        if self.process.poll() is None:
            os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()


async def table_for_one(lobby: Lobby, game: str, others: list[dict[str, Any]]) -> Made:
    """A table with Ann at seat 0."""
    return await lobby.create(game, [me("Ann"), *others])


async def play_on(guest: Guest, plies: int | None = None) -> None:
    """Whatever this device is asked, it answers with the first move on offer."""
    played = 0
    while not guest.is_over and (plies is None or played < plies):
        await guest.until(lambda: guest.yours or guest.is_over)
        if guest.yours and guest.eye not in guest.yours:
            await guest.look(guest.yours[0])
        if guest.moves:
            await guest.move(guest.moves[played % len(guest.moves)]["move"])
            played += 1
