"""Test servers, in a thread of this process or in a process that can be killed, and clients that play on them."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import json
import os
import signal
import subprocess
import sys
import threading
import urllib.error
import urllib.request
from collections.abc import Callable, Coroutine, Iterable, Iterator
from pathlib import Path
from typing import Any, TypeVar

from rattery.match.fairness import SALT_BYTES
from rattery.server.bot_pool import BotPool
from rattery.server.connection import client
from rattery.server.connection.client import Made, ServerClient, me
from rattery.server.connection.limits import Buckets, Limits, Rate
from rattery.server.connection.websocket_session import WebSocketSession
from rattery.server.http.app import make_app
from rattery.server.randomness import Randomness
from rattery.server.serve import ServeOptions, Server, listen, open_store
from rattery.server.tables.tables import Tables
from tests.server.dealing import FIRST_DEAL, Deals, FiledDeals, digest
from tests.waiting import TIMEOUT

T = TypeVar("T")
ROOT = Path(__file__).parents[2]
HARDLY = 1e-9  # tokens a second
GIVEN_SALT = digest(b"a client")[:SALT_BYTES]


class TableClient(client.TableClient):
    """A client that sends no salts by default, so that versions count only what the test does, and otherwise given ones."""

    mixes_by_default = False
    draw_salt = staticmethod(lambda: GIVEN_SALT)

    async def until(self, holds: Callable[[], object], timeout: float = TIMEOUT) -> None:
        await super().until(holds, timeout)


def at_the_table(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Run a coroutine as a test, with TIMEOUT."""

    @functools.wraps(test)
    def run(*args: Any, **named: Any) -> None:
        async def run_with_timeout() -> None:
            async with asyncio.timeout(TIMEOUT):
                await test(*args, **named)

        asyncio.run(run_with_timeout())

    return run


class LazyBotPool(BotPool):
    """A BotPool that starts no worker process ahead: most tests need none, the others wait for it."""

    def start(self) -> None:
        pass


@contextlib.contextmanager
def served(
    database: str | Path,
    free: bool = True,
    deal: int = FIRST_DEAL,
    app_options: dict[str, Any] | None = None,
    randomness: Randomness | None = None,
) -> Iterator[tuple[str, Tables]]:
    """A server in a thread; its bots answer without a minimum delay.

    Its tables follow from the number `deal`, unless the test gives its own `randomness`.
    """
    listener = listen(ServeOptions(port=0))
    randomness = randomness or Deals(deal).randomness()
    bot_pool = LazyBotPool(pace=0.0, bot_seed=randomness.bot_seed)
    tables = Tables(open_store(str(database)), bot_pool, Limits(free), randomness)
    ready = threading.Event()
    server = Server(tables, make_app(tables, **(app_options or {})), ready.set)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    assert ready.wait(TIMEOUT)
    try:
        yield f"http://127.0.0.1:{listener.getsockname()[1]}", tables
    finally:
        server.should_exit = True
        thread.join()


def dealing(file: Path, deal: int) -> FiledDeals:
    deals = FiledDeals(file)
    deals.choose(deal)
    return deals


SERVE = """
import sys
from pathlib import Path
from rattery.server import serve as serving
from rattery.match.fairness import SALT_BYTES
from rattery.server.bot_pool import BotPool
from rattery.server.serve import ServeOptions, serve
BotPool.start = lambda pool: None  # as LazyBotPool
serving.preload = lambda app: None  # files and answers are compressed on request: hardly any are requested
sys.path.insert(0, sys.argv[4])
from tests.server.dealing import Deals, FiledDeals
deals = Deals(int(sys.argv[3])) if sys.argv[3].isdigit() else FiledDeals(Path(sys.argv[3]))
serve(ServeOptions(port=int(sys.argv[1]), database=sys.argv[2], open_browser=False, pace=0.0, free=True),
      lambda message, **facts: print(facts["here"], flush=True), deals.randomness())
"""

# Lets browsers cache modules, styles and pictures without revalidation: pages are loaded hundreds of times.
CACHE_FILES = """
from rattery.server.http import files
files.CACHE_CONTROL = "max-age=86400"
"""


class Process:
    """A server in a process of its own. Its tables follow from a number: FIRST_DEAL, or what is in the file `deals`.

    `python` is another interpreter to run it, perhaps with other packages. With `caches_files` browsers cache its files
    without revalidation.
    """

    def __init__(
        self,
        database: str | Path,
        port: int = 0,
        deals: Path | None = None,
        python: Path | None = None,
        caches_files: bool = False,
    ) -> None:
        code = CACHE_FILES + SERVE if caches_files else SERVE
        command = [
            str(python or sys.executable),
            "-c",
            code,
            str(port),
            str(database),
            str(deals or FIRST_DEAL),
            str(ROOT),
        ]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, start_new_session=True)  # noqa: S603
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip()
        assert self.address.startswith("http"), "the server did not start"

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    def kill(self) -> None:
        """Kill the process (SIGKILL) and wait for its end."""
        if self.process.poll() is None:
            os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()


def stop_refilling(limits: Limits) -> None:
    """Leave a server with the tokens of its start, so that what is refused does not depend on how long a test takes."""
    for name, limit in vars(limits).items():
        if isinstance(limit, Rate):
            setattr(limits, name, Rate(HARDLY, limit.capacity))
        elif isinstance(limit, Buckets):
            setattr(limits, name, Buckets(Rate(HARDLY, limit.rate.capacity)))


def loop_of(tables: Tables) -> asyncio.AbstractEventLoop:
    """The event loop of a server in another thread."""
    return tables.supervisor._watched["sweeping"].task.get_loop()


async def there(tables: Tables, work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine on the event loop of a server in another thread."""
    return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, loop_of(tables)))


async def let_time_come(tables: Tables, timer: asyncio.TimerHandle | None, due: Callable[[], object]) -> None:
    """Do now what a server will do when a timer runs out."""

    async def do_it() -> None:
        assert timer is not None
        assert not timer.cancelled()
        timer.cancel()
        due()

    await there(tables, do_it())


async def let_fall_silent(tables: Tables, sessions: Iterable[WebSocketSession]) -> None:
    """Have these connections sent nothing for an hour."""

    async def look_back() -> None:
        for session in sessions:
            session.last_received -= 3600

    await there(tables, look_back())


class Clock:
    """A monotonic clock that a test advances."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def health(address: str) -> tuple[int, dict[str, Any]]:
    """The status and body of `/api/health`."""
    try:
        with urllib.request.urlopen(f"{address}/api/health") as answer:  # noqa: S310
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as error:
        with error:
            return error.code, json.load(error)


async def table_for_one(api: ServerClient, game: str, others: list[dict[str, Any]]) -> Made:
    """Make a table with Ann at seat 0."""
    return await api.create(game, [me("Ann"), *others])


async def play_on(table_client: client.TableClient, plies: int | None = None) -> None:
    """Play the seats of a client, all or `plies` moves, cycling through the moves on offer."""
    played = 0
    while not table_client.is_over and (plies is None or played < plies):
        await table_client.until(lambda: table_client.yours or table_client.is_over)
        if table_client.yours and table_client.eye not in table_client.yours:
            await table_client.look(table_client.yours[0])
        if table_client.moves:
            await table_client.move(table_client.moves[played % len(table_client.moves)]["move"])
            played += 1
