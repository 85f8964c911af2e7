"""The ASGI application: its routes and their handlers. Answers are JSON, except for pages, files, texts and metrics."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Awaitable, Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.types import Receive, Scope, Send

import rattery
from rattery.core.errors import RatteryError
from rattery.core.words import LANGUAGES
from rattery.server.connection import incoming
from rattery.server.connection.limits import Buckets
from rattery.server.connection.websocket_protocol import Gone, WebSocketProtocol
from rattery.server.connection.websocket_session import WebSocketSession
from rattery.server.errors import NoSuch, NotUnderstood, Refusal, Taken, TooLarge, TooSlow
from rattery.server.http import boxes, catalogue, lobby, operations, prepared_answers
from rattery.server.http.access_log import AccessLog
from rattery.server.http.address import client_address, is_allowed_host, is_own_origin
from rattery.server.http.files import StaticFiles
from rattery.server.http.guard import Guard
from rattery.server.http.links import qr_code, seat_link
from rattery.server.http.page import PAGES, Page
from rattery.server.http.responses import in_json, refusal, too_fast
from rattery.server.tables.chances import chances
from rattery.server.tables.loading import Unreadable
from rattery.server.tables.replay import MAX_FRAMES, replay
from rattery.server.tables.result import match_file
from rattery.server.tables.table import Table
from rattery.server.tables.tables import Tables
from rattery.server.worker_status import WorkerStatus

Handler = Callable[[Request], Awaitable[Response]]
TABLES_PER_TOKEN = 5  # tables a request may name for each token of the rate limit
MOVES_PER_FRAME = 10  # moves whose replay costs as much as rendering one frame
BODY_TIMEOUT = 10.0  # seconds in which the body of a request must arrive


def make_app(
    tables: Tables,
    network_url: str | None = None,
    hosts: Collection[str] = (),
    access_log: AccessLog | None = None,
    metrics: bool = False,
    workers: WorkerStatus | None = None,
) -> Starlette:
    """The application over a server's tables. `network_url` is the server's URL in the local network, if that is known.

    Only requests for `hosts` are answered, unless that is empty; `metrics` adds the route `/metrics`. Health and metrics
    cover all `workers`.
    """
    api, static = Api(tables, network_url, workers or WorkerStatus()), StaticFiles()
    page = Page(static, tables)
    app = Starlette(
        routes=[
            *_pages(page, static),
            *_lobby_routes(api),
            *_table_routes(api),
            *_operator_routes(api, metrics),
            WebSocketRoute("/ws/{table}", TableEndpoint(tables, hosts, access_log)),
        ],
        exception_handlers={404: _not_found(page), 405: _not_found(page)},
    )
    app.add_middleware(Guard, limits=tables.limits, counts=tables.counts, hosts=hosts, log=access_log)
    app.state.static = static
    return app


def _pages(page: Page, static: StaticFiles) -> list[BaseRoute]:
    return [
        *(Route(path, page.at(module)) for path, module in PAGES.items()),
        Route("/service_worker.js", page.service_worker),
        Mount("/static", static),
    ]


def _lobby_routes(api: Api) -> list[BaseRoute]:
    return [
        Route("/api/games", api.json_handler(api.games)),
        Route("/api/rules/{game}", api.json_handler(api.rules)),
        Route("/api/words", api.json_handler(api.words)),
        Route("/api/boxes/{game}", api.json_handler(api.box), methods=["GET"]),
        Route("/api/boxes/{game}", api.json_handler(api.check_box), methods=["POST"]),
        Route("/api/tables", api.json_handler(api.tables_), methods=["GET"]),
        Route("/api/tables", api.json_handler(api.create), methods=["POST"]),
        Route("/api/qr", api.json_handler(api.qr), methods=["POST"]),
        Route("/api/sheet", api.json_handler(api.sheet), methods=["POST"]),
    ]


def _table_routes(api: Api) -> list[BaseRoute]:
    return [
        Route("/api/tables/{table}", api.json_handler(api.table)),
        Route("/api/tables/{table}/box", api.json_handler(api.table_box)),
        Route("/api/tables/{table}/rules", api.json_handler(api.table_rules)),
        Route("/api/tables/{table}/join", api.json_handler(api.join), methods=["POST"]),
        Route("/api/tables/{table}/match", api.json_handler(api.match)),
        Route("/api/tables/{table}/replay", api.json_handler(api.replay)),
        Route("/api/tables/{table}/chances", api.json_handler(api.chances)),
    ]


def _operator_routes(api: Api, metrics: bool) -> list[BaseRoute]:
    return [
        Route("/api/health", api.json_handler(api.health)),
        *([Route("/metrics", api.metrics)] if metrics else []),
    ]


def preload(app: Starlette) -> None:
    """Read and compress the files and answers of a first visit in advance. Blocks: run in a thread at startup."""
    app.state.static.read_all()
    prepared_answers.write_all()


class Api:
    """The handlers of `/api` and `/metrics`. Replays run in a single thread, off the event loop."""

    def __init__(self, tables: Tables, network_url: str | None, workers: WorkerStatus) -> None:
        self.tables, self.network_url, self.workers = tables, network_url, workers
        self._replaying = ThreadPoolExecutor(1, "replaying")

    def json_handler(self, handler: Callable[[Request], Awaitable[object]]) -> Handler:
        """Wrap a handler: its result becomes JSON, a RatteryError a refusal; limited by `limits.asking` per address."""

        async def respond(request: Request) -> Response:
            try:
                self._slow_down(self.tables.limits.asking, request)
                async with self.tables.limits.in_progress.slot(client_address(request.scope)):
                    found = await handler(request)
            except RatteryError as error:
                return refusal(error, language(request, quietly=True))
            return found if isinstance(found, Response) else in_json(found)

        return respond

    def _slow_down(self, buckets: Buckets, request: Request, tokens: float = 1) -> None:
        bucket = buckets.of(client_address(request.scope))
        if not bucket.take(tokens):
            raise too_fast(bucket, tokens)

    async def games(self, request: Request) -> object:
        return prepared_answers.games(language(request)).answer(request)

    async def rules(self, request: Request) -> object:
        return prepared_answers.rules(request.path_params["game"], language(request)).answer(request)

    async def words(self, request: Request) -> object:
        return prepared_answers.words(language(request), request.query_params.get("game")).answer(request)

    async def box(self, request: Request) -> object:
        return boxes.standard_form(request.path_params["game"], language(request))

    async def check_box(self, request: Request) -> object:
        wanted = await read(request, incoming.OwnBox, incoming.MAX_BOX_BYTES)
        return await asyncio.to_thread(boxes.checked, request.path_params["game"], wanted, language(request))

    async def table_box(self, request: Request) -> object:
        return boxes.form_of((await self._table(request)).state.game, language(request))

    async def table_rules(self, request: Request) -> object:
        game, lang = (await self._table(request)).state.game, language(request)
        if game.has_standard_box:
            return prepared_answers.rules(game.name, lang).answer(request)
        return await asyncio.to_thread(catalogue.rules_of_table, game, lang)

    async def create(self, request: Request) -> object:
        wanted = await read(request, incoming.NewTable, incoming.MAX_BOX_BYTES)
        self._slow_down(self.tables.limits.creating, request)
        return in_json(await self.tables.create(wanted), 201)

    async def tables_(self, request: Request) -> object:
        ids = request.query_params.get("ids")
        if ids is None:
            return await lobby.listed(self.tables, language(request))
        wanted = [table for table in ids.split(",") if table][: lobby.MAX_TABLES]
        self._slow_down(self.tables.limits.asking, request, len(wanted) / TABLES_PER_TOKEN)
        return await lobby.several(self.tables, wanted, language(request))

    async def table(self, request: Request) -> object:
        return lobby.about(await self._table(request), language(request))

    async def join(self, request: Request) -> object:
        join, table = await read(request, incoming.Join), await self._table(request)
        try:
            return await table.join(join)
        except Taken:
            self._slow_down(self.tables.limits.wrong, request)
            raise

    async def match(self, request: Request) -> object:
        table = await self._table(request)
        response = in_json(match_file(table.state))
        response.headers["Content-Disposition"] = f'attachment; filename="rattery-{table.id}.json"'
        return response

    async def replay(self, request: Request) -> object:
        table = await self._table(request)
        first = number(request, "from", 0)
        last = number(request, "to", first + MAX_FRAMES)
        played = 0 if table.state.match is None else table.state.match.ply
        frames = min(last, first + MAX_FRAMES, played + 1) - first
        self._slow_down(
            self.tables.limits.replayed_frames, request, max(0, frames) + min(first, played) / MOVES_PER_FRAME
        )
        work = partial(replay, table.state, language(request), first, last)
        return await asyncio.get_running_loop().run_in_executor(self._replaying, work)

    async def chances(self, request: Request) -> object:
        table = await self._table(request)
        played = 0 if table.state.match is None else table.state.match.ply
        self._slow_down(self.tables.limits.replayed_frames, request, played / MOVES_PER_FRAME)
        return await asyncio.get_running_loop().run_in_executor(self._replaying, chances, table.state)

    async def qr(self, request: Request) -> object:
        code = await read(request, incoming.Code)
        await self.tables.get(code.table)
        link, is_near = seat_link(request, self.network_url, code.table, code.fragment)
        return {"link": link, "near": is_near, "svg": qr_code(link)}

    async def sheet(self, request: Request) -> object:
        return await lobby.challenge_sheet(self.tables, await read(request, incoming.Sheet), language(request))

    async def health(self, request: Request) -> object:
        checks = await operations.server_checks(self.tables, self.workers)
        is_well = all(said == operations.WELL for said in checks.values())
        facts = {
            "rattery": rattery.__version__,
            "process": self.tables.presence.process,
            "store": store_fingerprint(self.tables.store.name()),
            "checks": checks,
        }
        return in_json(facts, 200 if is_well else 503)

    async def metrics(self, request: Request) -> Response:
        found = await operations.server_metrics(self.tables, self.workers)
        return Response(found, media_type="text/plain; version=0.0.4; charset=utf-8")

    async def _table(self, request: Request) -> Table:
        return await self.tables.visit(request.path_params["table"])


class TableEndpoint:
    """The ASGI endpoint of WebSocket connections to tables."""

    def __init__(self, tables: Tables, hosts: Collection[str] = (), log: AccessLog | None = None) -> None:
        self.tables, self.hosts, self.log = tables, hosts, log

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection. It is accepted even if it is then refused: browsers hide the closing code otherwise."""
        protocol, where, began = WebSocketProtocol.of(scope), client_address(scope), time.perf_counter()
        code: int | None = None
        try:
            await protocol.accept()
            table = await self._table(scope, where)
            if isinstance(table, int):
                code = table
                await protocol.close(table)
            else:
                session = WebSocketSession(protocol, self.tables, table, where)
                await session.serve()
                code = session.closing_code
        except Gone:
            return
        finally:
            if self.log is not None:
                self.log.connection(scope, code, time.perf_counter() - began)

    async def _table(self, scope: Scope, where: str) -> Table | int:
        """The table a connection asks for, or the code to close it with."""
        headers, limits = Headers(scope=scope), self.tables.limits
        if not is_own_origin(headers, self.hosts) or not is_allowed_host(headers, self.hosts):
            return 4403
        if limits.excluded.has(where) or not limits.connecting.of(where).take():
            return 4429
        if limits.open.count(where) >= limits.most_open:
            return 4429
        try:
            async with limits.in_progress.slot(where):
                return await self.tables.visit(scope["path_params"]["table"])
        except NoSuch:
            return 4404
        except Unreadable as problem:
            return problem.closing_code
        except Refusal:
            return 1013


def store_fingerprint(store: str) -> str:
    """A digest that identifies a store without saying where it is."""
    return hashlib.sha256(f"rattery store {store}".encode()).hexdigest()[:16]


def _not_found(page: Page) -> Callable[[Request, Exception], Awaitable[Response]]:
    """The handler of 404 and 405: a browser gets the error page, a program a refusal."""

    async def answer(request: Request, _: Exception) -> Response:
        is_person = request.method == "GET" and "text/html" in request.headers.get("accept", "")
        if is_person and not request.url.path.startswith(("/api/", "/static/")):
            return page.not_found(request)
        return refusal(NoSuch("nothing-there"), language(request, quietly=True))

    return answer


async def read(request: Request, kind: type[incoming.Body], most: int = incoming.MAX_MESSAGE_BYTES) -> incoming.Body:
    """Read the body as a message; refused if it is longer than `most` bytes or takes longer than BODY_TIMEOUT."""
    body = b""
    try:
        async with asyncio.timeout(BODY_TIMEOUT):
            async for piece in request.stream():
                body += piece
                if len(body) > most:
                    raise TooLarge("too-large", most=most)
    except (TimeoutError, ClientDisconnect):  # a client that has disconnected is not answered
        raise TooSlow("too-slow") from None
    return incoming.read_body(body, kind)


def language(request: Request, quietly: bool = False) -> str:
    lang = request.query_params.get("lang", "en").lower()[:2]
    if lang in LANGUAGES:
        return lang
    if quietly:
        return "en"
    raise NotUnderstood("no-such-language", given=lang, languages=", ".join(LANGUAGES))


def number(request: Request, name: str, standard: int) -> int:
    given = request.query_params.get(name)
    if given is None:
        return standard
    if not given.isascii() or not given.isdigit() or len(given) > 6:
        raise NotUnderstood("not-a-number", name=name, given=given[:20])
    return int(given)
