"""Serve: options, the listening socket, and the life of a server process; it opens the browser when it is ready."""

from __future__ import annotations

import gc
import json
import socket
import sys
import threading
import urllib.request
import webbrowser
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import uvicorn
from starlette.applications import Starlette

from rattery.core.errors import system_problem
from rattery.core.folders import state_folder
from rattery.server.connection.incoming import LARGEST_MESSAGE
from rattery.server.connection.limits import Limits
from rattery.server.connection.line import Line
from rattery.server.connection.wire import Wire
from rattery.server.errors import Refusal
from rattery.server.http.access_log import AccessLog
from rattery.server.http.app import fingerprint, get_ready, make_app
from rattery.server.http.links import address_in_network
from rattery.server.randomness import SECRET, Randomness
from rattery.server.store.sqlite import SqliteStore, StoreInUse
from rattery.server.store.store import Store
from rattery.server.tables.tables import Tables
from rattery.server.thinking import Thinking
from rattery.server.webhooks.calls import Calls
from rattery.server.webhooks.sending import Sender

PORT = 8000
PORTS = 20  # how many are tried from PORT on
PACE = 0.8  # seconds a bot takes at least, so that players can follow
GC_THRESHOLDS = (20_000, 20, 50)  # allocations and collections until the three generations are collected
SWITCH_INTERVAL = 0.001  # seconds a busy thread holds the interpreter lock while another waits
EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104
SEND_TIMEOUT = 9.0  # seconds without an acknowledgement by the client after which a connection is dropped


@dataclass(frozen=True)
class ServeOptions:
    """What can be chosen when a server is started."""

    host: str = "127.0.0.1"
    port: int | None = None
    database: str | None = None
    open_browser: bool = True
    pace: float = PACE
    free: bool = False  # no limits: for a load test
    messages: bool = True  # to addresses that players give, when it is their turn and they are away
    messages_over_http: bool = False  # also to addresses without TLS
    hosts: tuple[str, ...] = ()  # the names this server answers for; any, if none is given
    metrics: bool = False  # whether /metrics is answered
    access_log: str | None = None  # a file, or - for the standard output
    forget_after: int | None = None  # days without a happening after which a table is deleted


class NotWritable(Refusal):
    """A file that cannot be written."""


class PortTaken(Refusal):
    """Another program listens on that port."""


def open_store(database: str | None) -> Store:
    """The database that is meant: a PostgreSQL address, a file, or the usual file."""
    if database is not None and database.startswith(("postgresql://", "postgres://")):
        from rattery.server.store.postgres import PostgresStore

        return PostgresStore(database)
    path = database.removeprefix("sqlite://") if database else None
    return SqliteStore(Path(path) if path else state_folder() / "tables.sqlite")


def serve(options: ServeOptions, say: Callable[..., None], randomness: Randomness = SECRET) -> int:
    """Serve until it is stopped; if these tables are served on this machine already, show them there.

    `randomness` is for tests alone.
    """
    listener = listen(options)
    port = listener.getsockname()[1]
    here = f"http://{'127.0.0.1' if options.host in EVERYWHERE else _in_address(options.host)}:{port}"
    near = address_in_network() if options.host in EVERYWHERE else None
    reach = f"http://{near}:{port}" if near else None
    thinking = Thinking(options.pace, bot_seed=randomness.bot_seed)
    calls = Calls(Sender(options.messages_over_http)) if options.messages else None
    store, limits = open_store(options.database), Limits(options.free)
    tables = Tables(store, thinking, limits, randomness, calls, options.forget_after)
    log = _access_log(options.access_log)
    app = make_app(tables, reach, options.hosts, log, options.metrics)

    def ready() -> None:
        _ready(options, say, here, reach, tables.store.name())
        threading.Thread(target=get_ready, args=(app,), daemon=True).start()  # while the browser is being opened

    server = Server(tables, app, ready)
    _get_ready_for_many()
    server.run(sockets=[listener])
    if log is not None:
        log.close()
    if isinstance(server.problem, StoreInUse):
        return _show_the_other(options, say, server.problem)
    if server.problem is not None:
        raise server.problem
    return 0


def _access_log(place: str | None) -> AccessLog | None:
    try:
        return None if place is None else AccessLog.to(place)
    except OSError as error:
        raise NotWritable("log-unwritable", file=str(place), problem=system_problem(error)) from None


def _get_ready_for_many() -> None:
    """Tune the interpreter for a thousand tables.

    A full garbage collection would take longer than everything else: what is loaded by now stays, so it is frozen, and
    the little a move leaves behind can wait. A short switch interval lets the thread that writes run between others.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)
    sys.setswitchinterval(SWITCH_INTERVAL)


def _show_the_other(options: ServeOptions, say: Callable[..., None], problem: StoreInUse) -> int:
    """Another process serves the same tables: open the browser there."""
    if not options.open_browser:
        raise problem
    for port in range(PORT, PORT + PORTS):
        address = f"http://127.0.0.1:{port}"
        if _serves(address, str(problem.facts["file"])):
            say("serving-already", here=address)
            webbrowser.open(address)
            return 0
    raise problem


def _serves(address: str, store: str) -> bool:
    """Whether a Rattery with these tables answers there."""
    try:
        with urllib.request.urlopen(f"{address}/api/health", timeout=1) as answer:  # noqa: S310
            return bool(json.load(answer).get("store") == fingerprint(store))
    except (OSError, ValueError, AttributeError):
        return False


def _ready(options: ServeOptions, say: Callable[..., None], here: str, reach: str | None, store: str) -> None:
    say("serving", here=here, store=store)
    if reach is not None:
        say("serving-near", near=reach)
    if options.open_browser:
        threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()


class Server(uvicorn.Server):
    """Uvicorn with our settings; a store that cannot be opened is a problem told in one sentence."""

    def __init__(self, tables: Tables, app: Starlette, ready: Callable[[], None]) -> None:
        self.tables, self.ready = tables, ready
        self.problem: Refusal | None = None
        super().__init__(
            uvicorn.Config(
                app,
                http=Line,
                ws=Wire,
                ws_max_size=LARGEST_MESSAGE,
                ws_per_message_deflate=False,
                ws_ping_interval=None,
                lifespan="off",
                log_level="error",
                access_log=False,
                server_header=False,
                timeout_graceful_shutdown=2,
                backlog=4096,
            )
        )

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await self.tables.open()
        except Refusal as problem:
            self.problem, self.should_exit = problem, True
            for listener in sockets or ():
                listener.close()
            return
        await super().startup(sockets)
        self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.tables.say_good_bye()
        await super().shutdown(sockets)
        await self.tables.close()


def listen(options: ServeOptions) -> socket.socket:
    """The port that was asked for, or the first free one of a few."""
    ports = range(PORT, PORT + PORTS) if options.port is None else [options.port]
    for port in ports:
        try:
            return _bound(options.host, port)
        except OSError as error:
            problem = error
    raise PortTaken("port-taken", host=options.host, port=str(ports[0]), problem=system_problem(problem))


def _bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):  # every connection has it from here
            listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, round(1000 * SEND_TIMEOUT))
        listener.bind((host, port))
        listener.listen(4096)
    except OSError:
        listener.close()
        raise
    return listener


def _in_address(host: str) -> str:
    return f"[{host}]" if ":" in host else host
