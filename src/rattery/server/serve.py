"""Serve: the options, the listening socket and the lifecycle of a server process. Opens the browser when it is ready."""

from __future__ import annotations

import asyncio
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
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from rattery.core.cores import cores
from rattery.core.errors import system_problem
from rattery.core.folders import state_folder
from rattery.server.bot_pool import BotPool
from rattery.server.connection.handover import Handover
from rattery.server.connection.http_protocol import HttpProtocol, http_protocol_with
from rattery.server.connection.incoming import MAX_MESSAGE_BYTES
from rattery.server.connection.limits import Limits
from rattery.server.connection.shared_limits import SharedLimits
from rattery.server.connection.websocket_protocol import WebSocketProtocol
from rattery.server.errors import Refusal
from rattery.server.http import operations
from rattery.server.http.access_log import AccessLog
from rattery.server.http.app import make_app, preload, store_fingerprint
from rattery.server.http.links import address_in_network
from rattery.server.open_files import raise_open_files
from rattery.server.randomness import SECRET, Randomness
from rattery.server.store.sqlite import SqliteStore, StoreInUse
from rattery.server.store.store import Store
from rattery.server.store.urls import is_postgres, sqlite_file
from rattery.server.tables.tables import Tables
from rattery.server.webhooks.calls import Calls
from rattery.server.webhooks.sending import Sender
from rattery.server.worker_status import WorkerStatus

PORT = 8000
PORTS = 20  # number of ports that are tried, from PORT on
PACE = 0.4  # minimum seconds of a bot's response, so that timing reveals nothing about its hand; the browser animates apart
GC_THRESHOLDS = (20_000, 20, 50)  # allocations and collections until the three generations are collected
SWITCH_INTERVAL = 0.001  # seconds a busy thread holds the interpreter lock while another waits
EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104
LIMITS_FILE = "limits"  # in the folder the workers share
BACKLOG = 4096  # connections waiting to be accepted
ACCEPTED_AT_ONCE = 8  # connections accepted in one iteration of the event loop
SEND_TIMEOUT = 9.0  # seconds without an acknowledgement by the client after which a connection is dropped


@dataclass(frozen=True)
class ServeOptions:
    """The options of a server."""

    host: str = "127.0.0.1"
    port: int | None = None
    database: str | None = None
    open_browser: bool = True
    pace: float = PACE
    free: bool = False  # no rate limits: for load tests
    messages: bool = True  # send webhooks to players who are away when it is their turn
    messages_over_http: bool = False  # also to addresses without TLS
    hosts: tuple[str, ...] = ()  # the host names this server answers for; any, if empty
    metrics: bool = False  # serve /metrics
    access_log: str | None = None  # a file, or - for standard output
    forget_after: int | None = None  # days without activity after which a table is deleted
    workers: int = 1  # processes behind one port


class NotWritable(Refusal):
    """A file that cannot be written."""


class PortTaken(Refusal):
    """Another program listens on that port."""


def open_store(database: str | None) -> Store:
    """The store at a PostgreSQL URL or in an SQLite file; without either, in the default file."""
    url = database or ""
    if is_postgres(url):
        from rattery.server.store.postgres import PostgresStore

        return PostgresStore(url)
    file = sqlite_file(url)
    return SqliteStore(Path(file) if file else state_folder() / "tables.sqlite")


@dataclass(frozen=True)
class ServerUrls:
    """The addresses of a server: its port, its URL on this machine, and the one for clients in the local network, if any."""

    port: int
    local_url: str
    network_url: str | None

    @classmethod
    def of(cls, options: ServeOptions, listener: socket.socket) -> ServerUrls:
        port = listener.getsockname()[1]
        here = f"http://{'127.0.0.1' if options.host in EVERYWHERE else _in_address(options.host)}:{port}"
        near = address_in_network() if options.host in EVERYWHERE else None
        return cls(port, here, f"http://{near}:{port}" if near else None)


def serve(options: ServeOptions, say: Callable[..., None], randomness: Randomness = SECRET) -> int:
    """Serve until stopped; returns the exit status. If another process on this machine serves the same store, open the
    browser there instead. `randomness` is for tests only."""
    if options.workers > 1:
        from rattery.server.workers import serve_with_workers

        return serve_with_workers(options, say)
    listener = listen(options)
    urls = ServerUrls.of(options, listener)
    serving = Serving(options, listener, urls, randomness)
    problem = serving.run(lambda: announce(options, say, urls, serving.tables.store.name()))
    if isinstance(problem, StoreInUse):
        return _open_running_server(options, say, problem)
    if problem is not None:
        raise problem
    return 0


@dataclass(frozen=True)
class WorkerContext:
    """What one worker shares with the others: the handover of connections, the limits by address, and their status."""

    handover: Handover
    limits: SharedLimits
    status: WorkerStatus

    @classmethod
    def of(cls, folder: Path, own: int, count: int) -> WorkerContext:
        limits = SharedLimits(folder / LIMITS_FILE, own, count)
        return cls(Handover(folder, own, count), limits, WorkerStatus(folder, own, count))


class Serving:
    """One server process, assembled from its options; with a `context` if it is one of several behind the same port."""

    def __init__(
        self,
        options: ServeOptions,
        listener: socket.socket,
        urls: ServerUrls,
        randomness: Randomness = SECRET,
        context: WorkerContext | None = None,
    ) -> None:
        bot_pool = BotPool(options.pace, max(1, cores() // options.workers), randomness.bot_seed)
        calls = Calls(Sender(options.messages_over_http)) if options.messages else None
        shared = None if context is None else context.limits
        store, limits = open_store(options.database), Limits(options.free, shared, raise_open_files())
        self.tables = Tables(store, bot_pool, limits, randomness, calls, options.forget_after)
        self._listener, self._log = listener, _access_log(options.access_log)
        status = None if context is None else context.status
        self._app = make_app(self.tables, urls.network_url, options.hosts, self._log, options.metrics, status)
        self.server = Server(self.tables, self._app, self._is_ready, context)
        self._ready: Callable[[], None] = lambda: None

    def run(self, ready: Callable[[], None]) -> Refusal | None:
        """Serve until stopped, calling `ready` once connections are accepted. Returns why it could not serve, if so."""
        self._ready = ready
        _tune_interpreter()
        self.server.run(sockets=[self._listener])
        if self._log is not None:
            self._log.close()
        return self.server.problem

    def _is_ready(self) -> None:
        self._ready()
        threading.Thread(target=preload, args=(self._app,), daemon=True).start()  # while the browser is being opened


def _access_log(place: str | None) -> AccessLog | None:
    try:
        return None if place is None else AccessLog.to(place)
    except OSError as error:
        raise NotWritable("log-unwritable", file=str(place), problem=system_problem(error)) from None


def _tune_interpreter() -> None:
    """Tune the interpreter for a thousand tables.

    A full garbage collection would be the longest pause of all: objects that exist by now are permanent, so they are
    frozen, and the little garbage of a move can wait. A short switch interval keeps the writing thread from starving.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)
    sys.setswitchinterval(SWITCH_INTERVAL)


def _open_running_server(options: ServeOptions, say: Callable[..., None], problem: StoreInUse) -> int:
    """Open the browser at the other process that serves this store; raises `problem` if it is not found."""
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
    """Whether a Rattery server with this store answers at an address. Blocks for at most a second."""
    try:
        with urllib.request.urlopen(f"{address}/api/health", timeout=1) as answer:  # noqa: S310
            return bool(json.load(answer).get("store") == store_fingerprint(store))
    except (OSError, ValueError, AttributeError):
        return False


def announce(options: ServeOptions, say: Callable[..., None], urls: ServerUrls, store: str) -> None:
    """Print the addresses of the server, and open the browser."""
    say("serving", here=urls.local_url, store=store)
    if urls.network_url is not None:
        say("serving-near", near=urls.network_url)
    if options.open_browser:
        threading.Thread(target=webbrowser.open, args=(urls.local_url,), daemon=True).start()


class Server(uvicorn.Server):
    """Uvicorn with our settings. If the store cannot be opened, the server exits and `problem` says why."""

    def __init__(
        self, tables: Tables, app: Starlette, ready: Callable[[], None], context: WorkerContext | None = None
    ) -> None:
        self.tables, self.ready, self._context = tables, ready, context
        self.problem: Refusal | None = None
        config = uvicorn.Config(
            app,
            ws=WebSocketProtocol,
            ws_max_size=MAX_MESSAGE_BYTES,
            ws_per_message_deflate=False,
            ws_ping_interval=None,
            lifespan="off",
            log_level="error",
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=2,
            backlog=ACCEPTED_AT_ONCE,  # asyncio accepts up to this many per iteration; `startup` raises the system's own
        )
        proxies = ProxyHeadersMiddleware(app, config.forwarded_allow_ips).trusted_hosts  # type: ignore[arg-type]
        self.http_protocol = http_protocol_with(tables.limits, proxies, None if context is None else context.handover)
        config.http = self.http_protocol
        super().__init__(config)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await self.tables.open()
        except Refusal as problem:
            self.problem, self.should_exit = problem, True
            for listener in sockets or ():
                listener.close()
            return
        await super().startup(sockets)
        for listener in sockets or ():
            listener.listen(BACKLOG)
        if self._context is not None:
            self._context.handover.open(self._receive)
            await self._context.status.open(lambda: operations.status(self.tables))
        self.ready()

    def _receive(self, connection: socket.socket, received: bytes) -> None:
        """Take a connection from another worker, with the bytes already read from it."""
        self.tables.start(self._take_over(connection, received))

    async def _take_over(self, connection: socket.socket, received: bytes) -> None:
        loop = asyncio.get_running_loop()

        def make_protocol() -> HttpProtocol:
            protocol = self.http_protocol(self.config, self.server_state, self.lifespan.state, loop)
            protocol.was_received_elsewhere(received)
            return protocol

        _, protocol = await loop.connect_accepted_socket(make_protocol, connection)
        protocol.data_received(b"")  # parse what was received elsewhere

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._context is not None:
            self._context.handover.close()
            self._context.status.close()
        await self.tables.say_good_bye()
        await super().shutdown(sockets)
        await self.tables.close()


def listen(options: ServeOptions) -> socket.socket:
    """A socket on the port of the options or, without one, on the first free of PORTS ports."""
    ports = range(PORT, PORT + PORTS) if options.port is None else [options.port]
    for port in ports:
        try:
            return _bound(options.host, port, options.workers > 1)
        except OSError as error:
            problem = error
    raise PortTaken("port-taken", host=options.host, port=str(ports[0]), problem=system_problem(problem))


def _bound(host: str, port: int, is_shared: bool = False) -> socket.socket:
    """A socket bound to a port, and listening unless it is shared: the supervising process only reserves the port."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if is_shared:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):  # inherited by every accepted connection
            listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, round(1000 * SEND_TIMEOUT))
        listener.bind((host, port))
        if not is_shared:
            listener.listen(BACKLOG)
    except OSError:
        listener.close()
        raise
    return listener


def _in_address(host: str) -> str:
    return f"[{host}]" if ":" in host else host
