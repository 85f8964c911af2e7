"""A small client: makes and joins tables, plays, and reconnects after a lost connection.

    made = await ServerClient("http://127.0.0.1:8000").create("my_game(players=3)", [me("Ann"), bot("easy"), bot("easy")])
    async with TableClient.of(made, seat=0) as ann:
        await ann.ask("begin")
        await ann.until(lambda: ann.moves)
        await ann.move(ann.moves[0]["move"])

A client knows only what the server has sent it; see docs/protocol.md.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import secrets
import urllib.error
import urllib.request
from collections.abc import Callable, Coroutine, Sequence
from typing import Self, cast

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from rattery.core.json_data import Json
from rattery.match.fairness import seal, secret_salt
from rattery.server.part import Part

PING_INTERVAL = 2.5  # seconds
REQUEST_TIMEOUT = 60.0  # seconds until an HTTP request fails
WAIT_TIMEOUT = 120.0  # seconds until `until` gives up
RECEIVE_TIMEOUT = 9.0  # seconds without a message after which the connection counts as lost
RECONNECT_DELAY = (0.5, 3.5)  # seconds, drawn at random
FINAL_CODES = (4400, 4403, 4404, 4409, 4410)  # close codes after which the client does not reconnect


class Refused(Exception):
    """A request the server refused: `reason` for programs, `words` for people, `status` over HTTP."""

    def __init__(self, reason: str, words: str, status: int | None = None) -> None:
        super().__init__(words)
        self.reason, self.words, self.status = reason, words, status


def me(name: str = "") -> Part:
    return {"kind": "me", "name": name}


def here(name: str = "") -> Part:
    return {"kind": "here", "name": name}


def friend(name: str = "") -> Part:
    return {"kind": "friend", "name": name}


def bot(level: str) -> Part:
    return {"kind": "bot", "level": level}


class ServerClient:
    """A server over HTTP: what can be requested without a connection to a table."""

    def __init__(self, address: str, headers: dict[str, str] | None = None) -> None:
        self.address = address.rstrip("/")
        self.headers = headers or {}

    async def get(self, path: str) -> Part:
        return await asyncio.to_thread(self._ask, path, None)

    async def post(self, path: str, body: object) -> Part:
        return await asyncio.to_thread(self._ask, path, json.dumps(body).encode())

    def _ask(self, path: str, body: bytes | None) -> Part:
        request = urllib.request.Request(self.address + path, body, self.headers)  # noqa: S310
        try:
            with urllib.request.urlopen(request, timeout=REQUEST_TIMEOUT) as answer:  # noqa: S310
                return cast(Part, _read(answer.read()))
        except urllib.error.HTTPError as error:
            with error:  # closes its connection
                found = _read(error.read())
            facts = found if isinstance(found, dict) else {}
            raise Refused(str(facts.get("refused", "?")), str(facts.get("words", "")), error.code) from None

    async def create(self, game: str, seats: Sequence[Part], **more: object) -> Made:
        made = await self.post("/api/tables", {"game": game, "seats": list(seats), **more})
        return Made(self, made["table"], made["host"], made["seats"], made["commitment"])

    async def join(self, table: str, invitation: str, name: str = "", key: str | None = None) -> Part:
        """Take the seat of an invitation; repeated with the same key, it gets the same answer."""
        body = {"invitation": invitation, "key": key or secrets.token_hex(16), "name": name}
        answer: Part = await self.post(f"/api/tables/{table}/join", body)
        return answer


def _read(text: bytes) -> Json:
    try:
        return cast(Json, json.loads(text))
    except ValueError:
        return text.decode("utf-8", "replace")


class Made:
    """A table this client has made, with its secrets."""

    def __init__(self, api: ServerClient, table: str, host: str, seats: list[Part], commitment: str) -> None:
        self.api, self.table, self.host, self.seats, self.commitment = api, table, host, seats, commitment

    def secret(self, seat: int) -> str:
        return str(self.seats[seat]["secret"])

    def invitation(self, seat: int) -> str:
        return str(self.seats[seat]["invitation"])

    def secrets(self) -> list[str]:
        """The host's secret and those of the client's own seats."""
        return [self.host, *(seat["secret"] for seat in self.seats if "secret" in seat)]


class TableClient:
    """A client at a table, over one connection at a time, which it re-establishes when it is lost.

    With `mixes`, the default, it commits to a salt for every seat it holds and reveals it when the match begins, so that
    nobody else can have chosen the dice (docs/fair-dice.md). Not thread-safe: use it on one event loop.
    """

    mixes_by_default = True
    draw_salt = staticmethod(secret_salt)

    def __init__(
        self,
        api: ServerClient,
        table: str,
        held: Sequence[str] = (),
        eye: int | None = None,
        lang: str = "en",
        mixes: bool | None = None,
    ) -> None:
        self.api, self.table_id = api, table
        self.held, self.eye, self.lang = list(held), eye, lang
        self.mixes = self.mixes_by_default if mixes is None else mixes
        self.salts: dict[int, bytes] = {}  # by seat: this client's contributions to the key
        self.receipt: Part | None = None  # the commitments, taken before any salt is revealed
        self.seats: list[int] = []
        self.is_host = False
        self.version: int | None = None
        self.table: Part = {}
        self.position: Part | None = None
        self.lines: list[Part] = []
        self.talk: list[Part] = []
        self.gallery: list[Part] = []  # the spectators' talk
        self.outcomes: dict[int, str] = {}  # of promises, by the version they were made at
        self.webhook: Part | None = None  # the state of the webhook of the seat it looks through
        self.yours: list[int] = []
        self.online: list[bool] = []
        self.warming: Part | None = None  # progress of compiling the bots; None when it has ended
        self.hints: list[Part] = []
        self.received: list[Part] = []  # every message, in order
        self.closed: int | None = None
        self._socket: ClientConnection | None = None
        self._asked: dict[str, tuple[Part, asyncio.Future[Part]]] = {}
        self._change = asyncio.Condition()
        self._mixing: set[asyncio.Task[None]] = set()
        self._sealing: set[int] = set()  # seats with a seal in flight: `__aenter__` waits for them
        self._connection_task: asyncio.Task[None] | None = None
        self._handlers: dict[str, Callable[[Part], None]] = {  # other types only go to `received`
            "welcome": self._on_welcome, "news": self._on_news, "online": self._on_online, "hint": self._on_hint,
            "warming": self._on_warming, "done": self._on_done, "refused": self._on_refused,
        }  # fmt: skip

    @classmethod
    def of(cls, made: Made, seat: int | None, lang: str = "en", mixes: bool | None = None) -> Self:
        """The client that made a table, looking through one of its seats."""
        return cls(made.api, made.table, made.secrets(), seat, lang, mixes)

    async def __aenter__(self) -> Self:
        self._connection_task = asyncio.create_task(self._run())
        self._connection_task.add_done_callback(self._fail_pending)
        await self.until(lambda: (self.version is not None and not self._sealing) or self.closed is not None)
        return self

    async def __aexit__(self, *error: object) -> None:
        tasks = [task for task in (self._connection_task, *self._mixing) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # State.

    @property
    def moves(self) -> list[Part]:
        return [] if self.position is None else list(self.position["moves"])

    @property
    def is_over(self) -> bool:
        return self.position is not None and bool(self.position["over"])

    @property
    def story(self) -> list[str]:
        return [line["words"] for line in self.lines]

    async def until(self, holds: Callable[[], object], timeout: float = WAIT_TIMEOUT) -> None:
        """Wait until a condition holds, checked after every message; TimeoutError if it does not in time."""
        async with asyncio.timeout(timeout), self._change:
            await self._change.wait_for(lambda: bool(holds()))

    # Requests.

    async def ask(self, type_: str, key: str | None = None, **facts: object) -> Part:
        """Send a request and wait for `done`; resent on every new connection. Raises Refused."""
        key = key or secrets.token_hex(10)
        message = {"type": type_, "id": key, **facts}
        answered: asyncio.Future[Part] = asyncio.get_running_loop().create_future()
        self._asked[key] = (message, answered)
        if self._connection_task is not None and self._connection_task.done():
            self._fail_pending(self._connection_task)
        try:
            await self._send(message)
            return await answered
        finally:
            self._asked.pop(key, None)

    async def move(self, move: str | int, version: int | None = None) -> Part:
        """Make a move; RuntimeError before the match has begun, if no version is given."""
        return await self.ask("move", version=self._question_version() if version is None else version, move=move)

    async def undo(self) -> Part:
        """Undo the last move; RuntimeError before the match has begun."""
        return await self.ask("undo", version=self._question_version())

    def _question_version(self) -> int:
        if self.position is None:
            raise RuntimeError("the match has not begun: wait with `until`")
        return int(self.position["version"])

    async def look(self, eye: int | None) -> None:
        """Look through another seat it holds, or as a spectator; waits for the first complete news."""
        self.eye, self.version = eye, None
        await self._send({"type": "look", "eye": eye})
        await self.until(lambda: self.version is not None)

    async def speak(self, lang: str) -> None:
        """Change the language; waits for the first complete news."""
        self.lang, self.version = lang, None
        await self._send({"type": "lang", "lang": lang})
        await self.until(lambda: self.version is not None)

    async def break_off(self) -> None:
        """Abort the connection without a close handshake, as a network failure would."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def _send(self, message: Part) -> None:
        with contextlib.suppress(ConnectionClosed):
            if self._socket is not None:
                await self._socket.send(json.dumps(message))

    # The connection.

    async def _run(self) -> None:
        while True:
            address = self.api.address.replace("http", "ws", 1) + f"/ws/{self.table_id}"
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                async with connect(
                    address,
                    additional_headers=self.api.headers,
                    compression=None,
                    ping_interval=None,
                    max_size=None,
                    proxy=None,
                    close_timeout=1,
                ) as socket:
                    await self._exchange(socket)
            if self.closed in FINAL_CODES:
                async with self._change:
                    self._change.notify_all()
                return
            await asyncio.sleep(random.uniform(*RECONNECT_DELAY))

    def _fail_pending(self, connection: asyncio.Task[None]) -> None:
        """Fail pending requests once the connection task has ended: they can no longer be answered."""
        if connection.cancelled():
            return
        reason = connection.exception() or ConnectionError(
            f"the server has closed the connection for good ({self.closed})"
        )
        for _, answered in self._asked.values():
            if not answered.done():
                answered.set_exception(reason)

    async def _exchange(self, socket: ClientConnection) -> None:
        hello = {"type": "hello", "secrets": self.held, "lang": self.lang, "eye": self.eye, "have": self.version}
        await socket.send(json.dumps(hello))
        self._socket = socket
        for message, _ in list(self._asked.values()):
            await socket.send(json.dumps(message))
        pinging = asyncio.create_task(self._ping(socket))
        try:
            while True:
                async with asyncio.timeout(RECEIVE_TIMEOUT):
                    text = await socket.recv()
                await self._receive(json.loads(text))
        except ConnectionClosed as end:
            self.closed = end.rcvd.code if end.rcvd is not None else 1006
        finally:
            self._socket = None
            pinging.cancel()

    async def _ping(self, socket: ClientConnection) -> None:
        with contextlib.suppress(ConnectionClosed):
            while True:
                await socket.send(json.dumps({"type": "ping", "at": 0}))
                await asyncio.sleep(PING_INTERVAL)

    async def _receive(self, message: Part) -> None:
        async with self._change:
            self.received.append(message)
            handler = self._handlers.get(message["type"])
            if handler is not None:
                handler(message)
            self._change.notify_all()

    def _on_welcome(self, message: Part) -> None:
        self.seats, self.is_host, self.eye = message["seats"], message["host"], message["eye"]

    def _on_news(self, news: Part) -> None:
        if (news["eye"], news["lang"]) != (self.eye, self.lang):
            return  # sent before the change of eye or language took effect
        if news["since"] is None:
            self.lines, self.talk, self.gallery = [], [], []
        elif news["since"] != self.version:
            return  # it continues another version; complete news follows
        self.version, self.yours = news["version"], news["yours"]
        self.table = news.get("table", self.table)
        self.position = news.get("position", self.position)
        story = news.get("story", {"undone": [], "lines": []})
        self.lines = [line for line in self.lines if line["version"] not in story["undone"]] + story["lines"]
        self.talk = self.talk + news.get("talk", [])
        self.gallery = self.gallery + news.get("gallery", [])
        self.webhook = news.get("webhook", self.webhook)
        if "outcomes" in news:
            self.outcomes = {each["version"]: each["outcome"] for each in news["outcomes"]}
        if self.mixes and "table" in news:
            self._mix()

    # Fair dice.

    def _mix(self) -> None:
        """Commit to salts while players gather; once the seals are fixed, record the receipt and reveal.

        Servers of an edition without seals have no such field: their tables are played without.
        """
        if not all("seal" in seat for seat in self.table["seats"]):
            return
        stage, commitment = self.table["stage"], self.table["commitment"]
        for seat in self.seats:
            sealed = self.table["seats"][seat]["seal"]
            if stage == "gathering" and sealed is None and seat not in self.salts:
                self.salts[seat] = self.draw_salt()
                self._sealing.add(seat)
                self._start(self._seal(seat, seal(commitment, seat, self.salts[seat])))
        if stage == "dealing" and self.receipt is None:
            fixed = [seat["seal"] for seat in self.table["seats"]]
            self.salts = {
                seat: salt for seat, salt in self.salts.items() if fixed[seat] == seal(commitment, seat, salt)
            }
            self.receipt = self._receipt()
            for seat, salt in self.salts.items():
                self._start(self._ask_quietly("reveal", seat=seat, salt=salt.hex()))

    def _receipt(self) -> Part:
        return {
            "rattery_receipt": 1,
            "table": self.table_id,
            "commitment": self.table["commitment"],
            "seals": [seat["seal"] for seat in self.table["seats"]],
            "salts": {str(seat): salt.hex() for seat, salt in self.salts.items()},
        }

    async def _seal(self, seat: int, sealed: str) -> None:
        try:
            await self._ask_quietly("seal", seat=seat, seal=sealed)
        finally:
            self._sealing.discard(seat)
        async with self._change:
            self._change.notify_all()

    async def _ask_quietly(self, type_: str, **facts: str | int) -> None:
        """Send a request and ignore a refusal."""
        with contextlib.suppress(Refused):
            await self.ask(type_, None, **facts)

    def _start(self, request: Coroutine[object, None, None]) -> None:
        task = asyncio.create_task(request)
        self._mixing.add(task)
        task.add_done_callback(self._mixing.discard)

    def _on_online(self, message: Part) -> None:
        self.online = message["seats"]

    def _on_warming(self, message: Part) -> None:
        self.warming = None if message["words"] is None else message

    def _on_hint(self, message: Part) -> None:
        self.hints.append(message)

    def _on_done(self, message: Part) -> None:
        _, answered = self._asked.get(message["id"], (None, None))
        if answered is not None and not answered.done():
            answered.set_result(message)

    def _on_refused(self, message: Part) -> None:
        _, answered = self._asked.get(message["id"], (None, None))
        if answered is not None and not answered.done():
            answered.set_exception(Refused(message["reason"], message["words"]))
