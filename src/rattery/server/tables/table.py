"""A loaded table: its state, its connections, and all changes to it, serialised by one lock.

A change is validated, appended to the store, and only then applied to the state; after that connected clients are notified.
Everything here runs on the event loop.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from rattery.bots.compiler_process import CompileProgress
from rattery.bots.hint import Hint
from rattery.match.outlook import Outlook, outlooks
from rattery.server.bot_pool import Requester
from rattery.server.connection import incoming, outgoing
from rattery.server.errors import Busy, Taken
from rattery.server.part import Part
from rattery.server.store.failures import StoreRefused
from rattery.server.store.store import Conflict, Damaged, LogEntry, Repeated
from rattery.server.tables import requests
from rattery.server.tables.bot_turns import BotTurns
from rattery.server.tables.feed import EncodedParts
from rattery.server.tables.fold.apply import apply
from rattery.server.tables.loading import Unreadable, read_on
from rattery.server.tables.repeated_requests import Done, check_repeat, request_key, split_key
from rattery.server.tables.requests import Change, Request
from rattery.server.tables.result import result_of
from rattery.server.tables.reveal_timeout import RevealTimeout
from rattery.server.tables.secret import derived, digest
from rattery.server.tables.state import OVER, TableState
from rattery.server.tables.table_presence import TablePresence
from rattery.server.tables.turn_clock import TurnClock

if TYPE_CHECKING:
    from rattery.server.connection.websocket_session import WebSocketSession
    from rattery.server.tables.tables import Tables

TRIES = 5  # attempts at a change while other processes write first
FOLLOW_DELAY = 0.5  # seconds until a table is read again, after the store has refused


class Table:
    """One loaded table."""

    def __init__(self, state: TableState, tables: Tables) -> None:
        self.state = state
        self.tables = tables
        self.store = tables.store
        self.presence = TablePresence(len(state.seats), lambda: tables.presence.elsewhere(state.row.id))
        self.used = time.monotonic()
        self.loaded = time.time()  # on the clock of `state.asked_time`
        self.encoded = EncodedParts()
        self._lock = asyncio.Lock()
        self._written, self._is_following = 0, False  # the last log entry another process is known to have written
        self._bots = BotTurns(self)
        self.clock = TurnClock(self)
        self._revealing = RevealTimeout(self)
        self._is_warming, self._share = False, 1.0
        self._hints: dict[int, tuple[int, asyncio.Task[Hint | None]]] = {}  # by seat: the question's version, the task
        self._outlooks: tuple[tuple[int, int], list[Outlook]] | None = None  # of the last question and seat

    @property
    def id(self) -> str:
        return self.state.row.id

    @property
    def is_idle(self) -> bool:
        """Whether the table may be unloaded: no connections, and no work in progress."""
        is_working = self._bots.is_active or self.clock.is_active or self._revealing.is_active
        return self.presence.is_empty and not is_working and not self._lock.locked()

    # Who is connected.

    @property
    def sessions(self) -> set[WebSocketSession]:
        """The connections to this process that have said `hello`."""
        return self.presence.sessions

    def connect(self, session: WebSocketSession) -> None:
        """Stay loaded until this connection leaves; it enters with its `hello`."""
        self.presence.connect(session)

    def enter(self, session: WebSocketSession) -> None:
        self.presence.enter(session)
        self.tables.presence_changed(self)
        session.send_online(self.presence.message())
        self.wake_bots()

    def leave(self, session: WebSocketSession) -> None:
        self.presence.leave(session)
        self.used = time.monotonic()
        self.leave_bots_to_others()
        self.tables.presence_changed(self)

    def online(self) -> list[bool]:
        """For every seat, whether a client that holds it is connected to any process."""
        return self.presence.online()

    def watching(self) -> int:
        """The number of spectators connected to this process."""
        return self.presence.watching()

    def waited(self) -> float:
        """Seconds since the current question was asked, or since the table was loaded, if that is later."""
        return time.time() - max(self.state.asked_time, self.loaded)

    # Changes.

    async def ask(self, session: WebSocketSession, message: incoming.Asking) -> Part:
        """Carry out a request, once however often it is sent; returns the answer."""
        sender = None if self.tables.calls is None else self.tables.calls.sender
        request = Request(
            self.state,
            session,
            self.presence.is_away,
            self._hinting(),
            self.waited(),
            sends_messages=sender is not None,
            sends_over_http=sender is not None and sender.over_http,
            lang=session.lang,
            bot_salt=self.tables.randomness.salt_text(),
        )
        version = await self.change(
            lambda: requests.validate(request, message),
            request_key(message),
            lambda done: check_repeat(done, message, session.held),
        )
        return {"type": "done", "id": message.id, "version": version}

    async def change(
        self, validate: Callable[[], Change], key: str, validate_repeat: Callable[[Done], None] = lambda done: None
    ) -> int:
        """Validate, write and apply one change under the lock; returns the version. Retried if another process wrote first.

        `key` identifies the request: if a change with this key exists, it is not made again, and `validate_repeat` may
        refuse the repetition. Raises Busy after TRIES conflicts.
        """
        name, _ = split_key(key)
        async with self._lock:
            for _ in range(TRIES):
                done = self.state.done.get(name)
                if done is not None:
                    validate_repeat(done)
                    return done.version
                change = validate()
                entry = LogEntry(self.state.number + 1, change.kind, change.seat, change.facts, key, time.time())
                try:
                    await self.store.append(self.id, entry)
                except (Conflict, Repeated):
                    await self._read_on()
                    continue
                self._apply(entry, change)
                return self.state.version
            raise Busy("busy")

    def _apply(self, entry: LogEntry, change: Change) -> None:
        self.tables.counts.moves += entry.kind == "move"
        was_over = self.state.stage == OVER
        apply(self.state, entry, change.move)
        self.notify_clients()
        if self.state.stage == OVER and not was_over:
            self.tables.start(self.keep_result())
        self.wake_bots()

    async def keep_result(self) -> None:
        """Store the result for quick lookup; it is derived from the log entries."""
        await self.store.finish(self.id, result_of(self.state))

    async def catch_up(self, number: int) -> None:
        """Read what another process has written, if the state is behind log entry `number`."""
        async with self._lock:
            if number > self.state.number:
                await self._read_on()

    async def follow(self, number: int) -> None:
        """Catch up with what another process has written, however long the store refuses; one task does so at a time."""
        self._written = max(self._written, number)
        if self._is_following:
            return
        self._is_following = True
        try:
            await self._follow()
        finally:
            self._is_following = False

    async def _follow(self) -> None:
        reached = -1
        while reached < self._written:
            wanted = self._written
            try:
                await self.catch_up(wanted)
                reached = wanted
            except StoreRefused:  # already logged by the store
                await asyncio.sleep(FOLLOW_DELAY)

    async def _read_on(self) -> None:
        """Apply newly stored log entries; if they cannot be read, the table is unloaded. The caller holds the lock."""
        try:
            read_on(self.state, await self.store.log_entries(self.id, self.state.number))
        except (Damaged, Unreadable) as found:
            problem = found if isinstance(found, Unreadable) else Unreadable(self.id, found.problem)
            self.tables.drop_unreadable(self, problem)
            raise problem from None
        self.notify_clients()
        self.wake_bots()

    def notify_clients(self) -> None:
        """Schedule news to every client, after the state has changed."""
        self.encoded.clear()
        self.used = time.monotonic()
        for session in self.sessions:
            session.wake()

    # Seats.

    async def join(self, join: incoming.Join) -> Part:
        """Exchange an invitation for a seat and its secret; a repeated request gets the same secret."""
        secret = derived(join.invitation, f"seat {join.key}")
        taken = digest(secret)
        seat = next((n for n, s in enumerate(self.state.seats) if s.secret == taken), None)
        if seat is None:
            seat = requests.invited_seat(self.state, join.invitation)
            await self.sit(seat, secret, join.name)
        return {"table": self.id, "seat": seat, "secret": secret}

    async def sit(self, seat: int, secret: str, name: str) -> None:
        stored = digest(secret)
        await self.change(lambda: requests.sit(self.state, seat, stored, name), f"sit:{seat}:{stored[:16]}")

    async def become_host(self, secret: str) -> None:
        stored = digest(secret)
        if self.state.host != stored:
            await self.change(lambda: Change("host", None, {"secret": stored}), f"host:{stored[:16]}")

    async def note_rematch(self, table: str) -> str:
        """Record the table of the rematch; returns it, or the one that was recorded first."""
        try:
            await self.change(lambda: requests.rematch(self.state, table), f"rematch:{table}")
        except Taken:
            assert self.state.rematch is not None
        return str(self.state.rematch)

    # Bots.

    def wake_bots(self) -> None:
        """Start what the server has to do after a change: bots' turns, and the reveal timeout."""
        self._revealing.wake()
        self._bots.wake()

    def leave_bots_to_others(self) -> None:
        """Let another process play the bots, if no client is connected to this one."""
        if not self.sessions and not self.tables.is_closing:
            self.tables.start(self.store.release_bots(self.id))

    @property
    def needs_machine_code(self) -> bool:
        return self._bots.needs_machine_code

    def send_warming(self, progress: CompileProgress | None) -> None:
        """Send every client the progress of compiling; None once, when it has ended."""
        if progress is not None or self._is_warming:
            for session in self.sessions:
                session.say(outgoing.warming_part(progress, session.lang))
        self._is_warming = progress is not None

    def send_crowded(self, share: float) -> None:
        """Tell every client that bots run at a reduced effort; sent only when the share changes."""
        if share != self._share:
            self._share = share
            for session in self.sessions:
                session.send_crowded(share)

    @property
    def share(self) -> float:
        """The share of their effort the bots run with, as last sent to clients."""
        return self._share

    def _hinting(self) -> set[int]:
        """The seats whose hint is being computed."""
        return {seat for seat, (_, thinking) in self._hints.items() if not thinking.done()}

    def requester(self) -> Requester:
        """The client this table's bot computations are charged to: one with a seat, if any is connected."""
        return Requester(self.id, self.presence.charged_address())

    def stop_bots(self) -> None:
        self._revealing.stop()
        self._bots.stop()
        self.clock.stop()

    def outlook(self, seat: int | None, you: int | None, lang: str, version: int) -> Part | None:
        """The consequences of each legal move; None if the seat is not asked this question. Cached for one question."""
        state = self.state
        if (
            seat is None
            or seat not in state.persons_asked()
            or version != state.question_version
            or state.match is None
        ):
            return None
        if self._outlooks is None or self._outlooks[0] != (version, seat):
            self._outlooks = (version, seat), outlooks(state.match, seat)
        return outgoing.outlook_part(state, seat, self._outlooks[1], you, lang)

    async def hint(self, session: WebSocketSession, message: incoming.Hint) -> Part | None:
        """Compute a hint for a player; None if the question is no longer current when it is ready.

        A hint is computed once a question: repeated requests share the task, unless it has failed.
        """
        state, seat = self.state, session.eye
        if seat is None or state.match is None or state.question_version != message.version:
            return None
        asked, thinking = self._hints.get(seat, (-1, None))
        if thinking is None or asked != state.question_version or _has_failed(thinking):
            thinking = asyncio.create_task(self.tables.bot_pool.hint(state.match, seat, self.requester()))
            self._hints[seat] = (state.question_version, thinking)
        found = await asyncio.shield(thinking)
        if found is None or state.question_version != message.version or session.eye != seat:
            return None
        hint = outgoing.hint_part(state, found, session.lang, seat, session.you)
        return {"type": "hint", "id": message.id, "version": message.version, **hint}


def _has_failed(task: asyncio.Task[Hint | None]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)
