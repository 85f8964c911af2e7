"""A session: one WebSocket connection of one client to one table.

The client holds seats by their secrets, looks through the eye of one, and is sent only what that eye may know. Requests of
one connection are carried out one after the other; everything runs on the event loop.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Mapping
from typing import TYPE_CHECKING

import msgspec

from rattery.core.errors import IllegalMove, MayNotUndo, RatteryError
from rattery.core.words import LANGUAGES
from rattery.server.connection import incoming, outgoing
from rattery.server.connection.limits import Bucket
from rattery.server.connection.websocket_protocol import WebSocketProtocol
from rattery.server.errors import Busy, NotUnderstood, NotYours, Refusal, TooFast, TooLarge, server_words
from rattery.server.tables.feed import Feed
from rattery.server.tables.requests import invitation_for
from rattery.server.tables.secret import matches_digest

if TYPE_CHECKING:
    from rattery.server.tables.table import Table
    from rattery.server.tables.tables import Tables

SILENCE_TIMEOUT = 8.5  # seconds without a message until a connection is closed, at the next `tables.SWEEP_INTERVAL`
MAX_QUEUED = 200  # messages to a client that does not read, after which the connection is aborted
MAX_RATE_REFUSALS = 100  # consecutive refusals, after which a client is closed and excluded
MAX_PAUSES = 20  # consecutive pauses for too many frames, after which a client is closed and excluded
PAUSE = 0.5  # seconds until the frames of a connection over its limit are tried again
LISTENERS_PER_TOKEN = 20  # recipients of news, on one address, that cost one token
TALKING = (incoming.Say, incoming.Promise, incoming.Name, incoming.Colour, incoming.Gallery, incoming.Webhook)
# Rate-limit tokens by kind of message; 1 by default.
TOKENS: dict[type[incoming.Message], float] = dict.fromkeys(
    (incoming.Look, incoming.Speak, incoming.Outlook, incoming.Hint), 4.0
)


class WebSocketSession:
    """One connection: the listener of its WebSocketProtocol."""

    def __init__(self, protocol: WebSocketProtocol, tables: Tables, table: Table, address: str) -> None:
        self.protocol, self.tables, self.table, self.address = protocol, tables, table, address
        self.held: dict[int, str] = {}  # the secrets of the seats this client holds
        self.host_secret: str | None = None
        self.eye: int | None = None
        self.lang = "en"
        self.feed = Feed()
        self.last_received = time.monotonic()
        self._frames = Bucket(tables.limits.connection_frames)
        self._bucket = Bucket(tables.limits.connection)
        self._talking = Bucket(tables.limits.talking)
        self._refused = self._pauses = 0
        self._is_greeted = self._is_asking = False
        self._unread: deque[bytes] = deque()  # messages received while a request is carried out
        self._welcome: list[bytes] = []
        self._out: list[bytes] = []
        self._online: bytes | None = None  # a pending `online` message
        self._news = self._is_due = False
        self._closing: int | None = None

    @property
    def you(self) -> int | None:
        """The seat addressed as "you"; None for spectators, and for a client with several seats, which people may share."""
        return self.eye if len(self.held) == 1 else None

    @property
    def closing_code(self) -> int | None:
        """The code with which the server closed the connection; None if the client did, or it is open."""
        return self._closing

    @property
    def is_host(self) -> bool:
        return self.host_secret is not None

    def silent_for(self, now: float) -> float:
        """Seconds since the last message; 0 while a request of this client is being answered."""
        return 0.0 if self._is_asking else now - self.last_received

    # Sending.

    def wake(self) -> None:
        """The state may have changed: send news, if there is any."""
        self._news = True
        self.schedule_send()

    def send_online(self, message: bytes) -> None:
        """Queue an `online` message; replaces one that has not been sent yet."""
        self._online = message
        self.schedule_send()

    def say(self, message: Mapping[str, object]) -> None:
        """Queue a message. A client that does not read has its connection aborted after MAX_QUEUED."""
        self._out.append(msgspec.json.encode(message))
        if len(self._out) > MAX_QUEUED and self.protocol.is_full:
            self._closing = 1013
            self.protocol.hang_up()
        self.schedule_send()

    def send_crowded(self, share: float) -> None:
        self.say(outgoing.crowded_part(share, self.lang))

    def bye(self, reason: str, code: int) -> None:
        """Send the reason, then close with a code."""
        if self._closing is None:
            self._closing = code
            self.say({"type": "bye", "reason": reason, "words": server_words(self.lang).say(f"bye-{reason}")})

    def schedule_send(self) -> None:
        """Schedule one write of everything queued; not while the send buffer is full: called again once that drains."""
        if not self._is_due and (self._closing is not None or not self.protocol.is_full):
            self._is_due = True
            asyncio.get_running_loop().call_soon(self._send)

    def _send(self) -> None:
        try:
            self.protocol.write(self._messages())
        except Exception as problem:  # must not affect the table's other connections
            self._fail(problem)
        if self._closing is not None:
            self.tables.start(self.protocol.close(self._closing))
        else:
            self._is_due = False

    def _messages(self) -> list[bytes]:
        """Everything queued, with at most one `news` for any number of changes.

        News precedes the answer to its cause: a client that reads `done` has seen the change.
        """
        messages, self._welcome = self._welcome, []
        table = self.table
        if self._news:
            self._news = False
            news = self.feed.news(table.state, table.encoded, self.eye, self.you, self.lang, self.held)
            messages += [] if news is None else [news]
        messages += self._out
        self._out = []
        if self._online is not None:
            messages.append(self._online)
            self._online = None
        return messages

    # Receiving.

    async def serve(self) -> None:
        """Run the connection until it ends."""
        self.table.connect(self)
        self.tables.sessions.add(self)
        self.tables.limits.open.add(self.address)
        try:
            self.protocol.listen(self)
            await self.protocol.gone()
        finally:
            self.tables.sessions.discard(self)
            self.tables.limits.open.remove(self.address)
            self.table.leave(self)

    def admit(self) -> float:
        """Charge a frame before it is parsed; returns 0, or the seconds to wait before trying again."""
        shared = self.tables.limits.frames.of(self.address)
        if not self._frames.take():
            self._pauses += 1
            if self._pauses > MAX_PAUSES:
                self.close_and_exclude()
            return PAUSE
        if self._frames.is_half_full:
            self._pauses = 0
        return 0.0 if shared.take() else PAUSE

    def close_and_exclude(self) -> None:
        """Close the connection of a client that ignores its limits, and exclude its address for a while."""
        if self._closing is None:
            self.tables.counts.given_up += 1
            self.tables.limits.excluded.add(self.address)
            self.bye("too-fast", 4429)

    def on_message(self, message: bytes) -> None:
        """Answer a message, or queue it while a request is carried out; then reading from the transport stops, too."""
        if self._closing is not None:
            return
        self.last_received = time.monotonic()
        self._unread.append(message)
        if self._is_asking:
            self.protocol.hold()
        else:
            self._read()

    def _read(self) -> None:
        while self._unread and not self._is_asking and self._closing is None:
            text = self._unread.popleft()
            try:
                self._answer(self._message(text))
            except RatteryError as error:
                self._refuse(error, incoming.id_of(text) if self._is_greeted else None)
                if not self._is_greeted:
                    self.bye("not-understood", 4400)
            except Exception as problem:
                self._fail(problem)
        if not self._unread:
            self.protocol.release()

    def _message(self, text: bytes) -> incoming.AnyMessage:
        """Decode a message; malformed ones count as refusals, so a client that keeps sending them is excluded."""
        try:
            return incoming.read_message(text)
        except NotUnderstood:
            self._bucket.take()
            self._count_refusal()
            raise

    def _fail(self, problem: Exception) -> None:
        """Log an unexpected error and close this connection alone."""
        self.tables.report(problem, "a connection")
        self._closing = 1011
        self.schedule_send()

    def _greet(self, hello: incoming.AnyMessage) -> None:
        """The first message must be `hello`."""
        if not isinstance(hello, incoming.Hello):
            raise NotUnderstood("hello-first")
        self._language(hello.lang)
        self._hello(hello)
        self._is_greeted = True

    def _hello(self, hello: incoming.Hello) -> None:
        table = self.table
        unknown = self._open_seats(hello.secrets)
        self._look(hello.eye if hello.eye in self.held else None)
        known = hello.have is not None and hello.have <= table.state.version and hello.eye == self.eye
        self.feed.restart(hello.have if known else None)
        welcome = {
            "type": "welcome",
            "table": table.id,
            "seats": sorted(self.held),
            "host": self.is_host,
            "unknown": unknown,
            "eye": self.eye,
            "time": time.time(),
            "messages": self.tables.calls is not None,
        }
        self._welcome.append(msgspec.json.encode(welcome))
        table.enter(self)
        self.wake()
        if table.share < 1.0:
            self.send_crowded(table.share)

    def _open_seats(self, secrets: list[str]) -> int:
        """Record the seats, and the host's right, that the secrets give access to; returns how many secrets are unknown."""
        state, unknown = self.table.state, 0
        wrong = self.tables.limits.wrong.of(self.address)
        for secret in secrets:
            seats = [n for n, seat in enumerate(state.seats) if matches_digest(secret, seat.secret)]
            self.held |= dict.fromkeys(seats, secret)
            if matches_digest(secret, state.host):
                self.host_secret = secret
            elif not seats:
                unknown += 1
                if not wrong.take():
                    raise TooFast("too-fast")
        return unknown

    def _answer(self, message: incoming.AnyMessage) -> None:
        """Answer a message directly, or start the task that carries out its request."""
        if not self._is_greeted:
            self._greet(message)
            return
        if isinstance(message, incoming.Ping):
            self._pong(message)
            return
        self._charge(message)
        self.tables.counts.messages += 1
        if isinstance(message, incoming.Look):
            self._look(message.eye)
            self._resend_all()
        elif isinstance(message, incoming.Speak):
            self._language(message.lang)
            self._resend_all()
        elif isinstance(message, incoming.Outlook):
            self._outlook(message)
        elif isinstance(message, incoming.Asking):
            self._is_asking = True
            self.tables.start(self._ask(message))
        else:
            raise NotUnderstood("hello-once")

    def _outlook(self, message: incoming.Outlook) -> None:
        """No answer if the question has changed or is another seat's: then news is on its way."""
        answer = self.table.outlook(self.eye, self.you, self.lang, message.version)
        if answer is not None:
            self.say(answer)

    def _pong(self, ping: incoming.Ping) -> None:
        """Write the answer directly, unless other messages are queued before it."""
        pong = {"type": "pong", "at": ping.at, "version": self.feed.sent}
        if self._is_due or self.protocol.is_full:
            self.say(pong)
        else:
            self.protocol.write([msgspec.json.encode(pong)])

    def _charge(self, message: incoming.AnyMessage) -> None:
        """Charge a message; a request also for the news to the connections of its own address."""
        talks, tokens = isinstance(message, TALKING), TOKENS.get(type(message), 1.0)
        if isinstance(message, incoming.Asking):
            tokens += self.table.presence.listeners[self.address] / LISTENERS_PER_TOKEN
        allowed = self._bucket.take(min(tokens, self._bucket.rate.capacity)) and self.tables.limits.messages.of(
            self.address
        ).take(tokens)
        if not allowed or (talks and not self._talking.take()):
            self._count_refusal()
            raise TooFast("too-fast")
        self._refused = 0

    def _count_refusal(self) -> None:
        self._refused += 1
        if self._refused > MAX_RATE_REFUSALS:
            self.close_and_exclude()

    async def _ask(self, message: incoming.Asking) -> None:
        """Carry out a request, also if the client disconnects meanwhile; then read on."""
        asked_at = time.monotonic()
        try:
            async with self.tables.limits.in_progress.slot(self.address):
                await self._carry_out(message)
        except RatteryError as error:
            self._refuse(error, message.id)
        except Exception as problem:
            self._fail(problem)
        self.last_received = time.monotonic()
        self.tables.counts.answering.add(self.last_received - asked_at)
        self._is_asking = False
        self._read()

    async def _carry_out(self, message: incoming.Asking) -> None:
        table = self.table
        if isinstance(message, incoming.Rematch):
            if not self.held and not self.is_host:
                raise NotYours("only-watching")
            made = await self.tables.rematch(self)
            self.say({"type": "done", "id": message.id, "version": table.state.version, **made})
            return
        done = await table.ask(self, message)
        if isinstance(message, incoming.Invite):
            done["invitation"] = invitation_for(table.state, self, message)
        self.say(done)
        if isinstance(message, incoming.Hint):
            self.tables.start(self._hint(message))
        if isinstance(message, incoming.Webhook) and message.address and self.tables.calls is not None:
            self.tables.start(self.tables.calls.send_trial(table, message.seat))

    async def _hint(self, message: incoming.Hint) -> None:
        """Send a hint when it is ready, or a refusal if it cannot be computed: the client waits for either."""
        try:
            answer = await self.table.hint(self, message)
        except Exception as problem:
            self.tables.report(problem, "a hint")
            self._refuse(Busy("hint-failed"), message.id)
            return
        if answer is not None:
            self.say(answer)

    def _look(self, eye: int | None) -> None:
        """Look through another seat, if the client holds it, or as a spectator; from here on nothing else is sent."""
        if eye is not None and eye not in self.held:
            raise NotYours("not-your-seat")
        self.eye = eye

    def _language(self, lang: str) -> None:
        short = lang.lower()[:2]
        if short not in LANGUAGES:
            raise NotUnderstood("no-such-language", given=lang, languages=", ".join(LANGUAGES))
        self.lang = short

    def _resend_all(self) -> None:
        self.feed.restart()
        self.wake()

    def _refuse(self, error: RatteryError, key: str | None) -> None:
        self.tables.counts.refused += 1
        reasons = {IllegalMove: "illegal", MayNotUndo: "may-not-undo"}
        reason = error.reason if isinstance(error, Refusal) else reasons.get(type(error), "bad-message")
        self.say({"type": "refused", "id": key, "reason": reason, "words": error.say(self.lang)})
        if isinstance(error, TooLarge):
            self.bye("too-large", 1009)
