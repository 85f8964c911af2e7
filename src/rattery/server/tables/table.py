"""A table in use: its state, its connections, and everything that changes it, one thing at a time.

A change is judged, written to the store, and only then applied; connected clients are told after that.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from rattery.bots.compiler_process import CompileProgress
from rattery.bots.hint import Hint
from rattery.match.outlook import Outlook, outlooks
from rattery.server.bot_pool import Requester
from rattery.server.connection import incoming, outgoing
from rattery.server.errors import Busy, Taken
from rattery.server.part import Part
from rattery.server.store.store import Conflict, Damaged, Happening, Repeated
from rattery.server.tables import requests
from rattery.server.tables.bot_turns import BotTurns
from rattery.server.tables.feed import EncodedParts
from rattery.server.tables.fold.apply import happen
from rattery.server.tables.loading import Unreadable, read_on
from rattery.server.tables.repeated_requests import Done, must_be_the_same, request_key, split_key
from rattery.server.tables.requests import AWAY_TIMEOUT, Change, Request
from rattery.server.tables.result import result_of
from rattery.server.tables.reveal_timeout import RevealTimeout
from rattery.server.tables.secret import derived, digest
from rattery.server.tables.state import OVER, TableState
from rattery.server.tables.turn_clock import TurnClock

if TYPE_CHECKING:
    from rattery.server.connection.socket import Socket
    from rattery.server.tables.tables import Tables

TRIES = 5  # how often a change is judged anew when other processes write first
TOLD_PER_SECOND = 400  # messages about who is connected, to the clients of one table


class Table:
    """One table in use."""

    def __init__(self, state: TableState, tables: Tables) -> None:
        self.state = state
        self.tables = tables
        self.store = tables.store
        self.sockets: set[Socket] = set()
        self.listeners: Counter[str] = Counter()  # how many of them each address has
        self.used = self.opened = time.monotonic()
        self.loaded = time.time()
        self.left: dict[int, float] = {}  # when the last connection of a seat was lost
        self.encoded = EncodedParts()
        self._online = [False] * len(state.seats)
        self._lock = asyncio.Lock()
        self._bots = BotTurns(self)
        self.clock = TurnClock(self)
        self._revealing = RevealTimeout(self)
        self._telling: asyncio.TimerHandle | None = None  # who is connected, later
        self._told_at = -math.inf
        self._is_warming, self._share = False, 1.0
        self._hints: dict[int, tuple[int, asyncio.Task[Hint | None]]] = {}  # by seat: for which question, and the hint
        self._outlooks: tuple[tuple[int, int], list[Outlook]] | None = None  # of one question and seat

    @property
    def id(self) -> str:
        return self.state.row.id

    @property
    def is_idle(self) -> bool:
        is_busy = self._bots.is_thinking or self.clock.is_moving or self._lock.locked()
        return not self.sockets and not is_busy

    # Who is connected.

    def enter(self, socket: Socket) -> None:
        if socket not in self.sockets:
            self.sockets.add(socket)
            self.listeners[socket.address] += 1
        self.tables.presence_changed(self)
        socket.tell_online(self._presence_message())
        self.wake_bots()

    def leave(self, socket: Socket) -> None:
        if socket in self.sockets:
            self.sockets.discard(socket)
            self.listeners[socket.address] -= 1
        self.used = time.monotonic()
        if not self.sockets and not self.tables.is_closing:
            self.tables.start(self.store.release_bots(self.id))
        self.tables.presence_changed(self)

    def here(self) -> list[bool]:
        """For every seat, whether a client that holds it is connected to this process."""
        held = {seat for socket in self.sockets for seat in socket.held}
        return [seat in held for seat in range(len(self.state.seats))]

    def online(self) -> list[bool]:
        """For every seat, whether a client that holds it is connected to any process."""
        elsewhere = self.tables.presence.elsewhere(self.id)
        return [here or seat in elsewhere for seat, here in enumerate(self.here())]

    def tell_presence(self) -> None:
        """Tell every client who is connected, and note when a seat lost its last connection.

        With many connections a change is told a little later, together with those that follow: a client that comes and goes
        costs TOLD_PER_SECOND messages a second at most.
        """
        now = self.online()
        for seat, (before, after) in enumerate(zip(self._online, now, strict=True)):
            if before and not after:
                self.left[seat] = time.monotonic()
        self._online = now
        if self._telling is None:
            wait = self._told_at + len(self.sockets) / TOLD_PER_SECOND - time.monotonic()
            if wait > 0:
                self._telling = asyncio.get_running_loop().call_later(wait, self._tell_all)
            else:
                self._tell_all()

    def _tell_all(self) -> None:
        self._telling, self._told_at = None, time.monotonic()
        message = self._presence_message()
        for socket in self.sockets:
            socket.tell_online(message)

    def _presence_message(self) -> bytes:
        return msgspec.json.encode({"type": "online", "seats": self.online(), "watching": self.watching()})

    def watching(self) -> int:
        return sum(not socket.held for socket in self.sockets)

    def is_away(self, seat: int) -> bool:
        """Whether no client has held a seat for AWAY_TIMEOUT."""
        left = self.left.get(seat, self.opened)
        return not self.online()[seat] and time.monotonic() - left > AWAY_TIMEOUT

    def waited(self) -> float:
        """Seconds the present question has waited, as far as this process has seen it."""
        return time.time() - max(self.state.asked_time, self.loaded)

    # Changing it.

    async def ask(self, socket: Socket, message: incoming.Asking) -> Part:
        """Do what a message asks for, once; gives the answer."""
        sender = None if self.tables.calls is None else self.tables.calls.sender
        request = Request(
            self.state,
            socket,
            self.is_away,
            self._hinting(),
            self.waited(),
            sends_messages=sender is not None,
            sends_over_http=sender is not None and sender.over_http,
            lang=socket.lang,
            bot_salt=self.tables.randomness.salt_text(),
        )
        version = await self.change(
            lambda: requests.judge(request, message),
            request_key(message),
            lambda done: must_be_the_same(done, message, socket.held),
        )
        return {"type": "done", "id": message.id, "version": version}

    async def change(
        self, judge: Callable[[], Change], key: str, judge_repeat: Callable[[Done], None] = lambda done: None
    ) -> int:
        """Judge, write and apply one change; judge again if another process wrote first. Gives the version.

        `key` names the request: a change that was written under it is not made again, if `judge_repeat` lets it pass.
        """
        name, _ = split_key(key)
        async with self._lock:
            for _ in range(TRIES):
                done = self.state.done.get(name)
                if done is not None:
                    judge_repeat(done)
                    return done.version
                change = judge()
                happening = Happening(self.state.number + 1, change.kind, change.seat, change.facts, key, time.time())
                try:
                    await self.store.append(self.id, happening)
                except (Conflict, Repeated):
                    await self._read_on()
                    continue
                self._apply(happening, change)
                return self.state.version
            raise Busy("busy")

    def _apply(self, happening: Happening, change: Change) -> None:
        self.tables.counts.moves += happening.kind == "move"
        was_over = self.state.stage == OVER
        happen(self.state, happening, change.move)
        self.tell()
        if self.state.stage == OVER and not was_over:
            self.tables.start(self.keep_result())
        self.wake_bots()

    async def keep_result(self) -> None:
        """Write the result where it is found quickly; it follows from what is already written."""
        await self.store.finish(self.id, result_of(self.state))

    async def catch_up(self, number: int) -> None:
        """Another process has written up to this happening."""
        async with self._lock:
            if number > self.state.number:
                await self._read_on()

    async def _read_on(self) -> None:
        """Apply what was written since; a table at which that cannot be read is given up."""
        try:
            read_on(self.state, await self.store.happenings(self.id, self.state.number))
        except (Damaged, Unreadable) as found:
            problem = found if isinstance(found, Unreadable) else Unreadable(self.id, found.problem)
            self.tables.give_up(self, problem)
            raise problem from None
        self.tell()
        self.wake_bots()

    def tell(self) -> None:
        """Every client is sent what is new to it."""
        self.encoded.clear()
        self.used = time.monotonic()
        for socket in self.sockets:
            socket.wake()

    # Taking seats.

    async def join(self, join: incoming.Join) -> Part:
        """Exchange an invitation for a seat; with the same key, for the same secret."""
        secret = derived(join.invitation, f"seat {join.key}")
        taken = digest(secret)
        seat = next((n for n, s in enumerate(self.state.seats) if s.secret == taken), None)
        if seat is None:
            seat = requests.invited_seat(self.state, join.invitation)
            await self.sit(seat, secret, join.name)
        return {"table": self.id, "seat": seat, "secret": secret}

    async def sit(self, seat: int, secret: str, name: str) -> None:
        kept = digest(secret)
        await self.change(lambda: requests.sit(self.state, seat, kept, name), f"sit:{seat}:{kept[:16]}")

    async def become_host(self, secret: str) -> None:
        kept = digest(secret)
        if self.state.host != kept:
            await self.change(lambda: Change("host", None, {"secret": kept}), f"host:{kept[:16]}")

    async def note_rematch(self, table: str) -> str:
        """The table of the rematch: this one, unless another was noted first."""
        try:
            await self.change(lambda: requests.rematch(self.state, table), f"rematch:{table}")
        except Taken:
            assert self.state.rematch is not None
        return str(self.state.rematch)

    # Bots.

    def wake_bots(self) -> None:
        self._revealing.wake()
        self._bots.wake()

    @property
    def has_thinking_bots(self) -> bool:
        return self._bots.are_thinkers

    def tell_warming(self, progress: CompileProgress | None) -> None:
        """Everybody connected hears how far the bots' machine code has come; once, that it is there."""
        if progress is not None or self._is_warming:
            for socket in self.sockets:
                socket.say(outgoing.warming_part(progress, socket.lang))
        self._is_warming = progress is not None

    def tell_crowded(self, share: float) -> None:
        """Everybody connected hears that the bots make do with a share of their effort; once, that they do not any more."""
        if share != self._share:
            self._share = share
            for socket in self.sockets:
                socket.tell_crowded(share)

    @property
    def share(self) -> float:
        """The share of their effort the bots here make do with, as everybody was told."""
        return self._share

    def _hinting(self) -> set[int]:
        """The seats for which a hint is being thought about."""
        return {seat for seat, (_, thinking) in self._hints.items() if not thinking.done()}

    def requester(self) -> Requester:
        """Whom thinking at this table counts for: the address is that of a client with a seat, else of any."""
        address = min(((not socket.held, socket.address) for socket in self.sockets), default=(True, ""))[1]
        return Requester(self.id, address)

    def stop_bots(self) -> None:
        self._revealing.stop()
        self._bots.stop()
        self.clock.stop()

    def outlook(self, seat: int | None, you: int | None, lang: str, version: int) -> Part | None:
        """What each move on offer would bring; None if the seat is not asked this question. Worked out once."""
        state = self.state
        if seat is None or seat not in state.persons_asked() or version != state.asked_at or state.match is None:
            return None
        if self._outlooks is None or self._outlooks[0] != (version, seat):
            self._outlooks = (version, seat), outlooks(state.match, seat)
        return outgoing.outlook_part(state, seat, self._outlooks[1], you, lang)

    async def hint(self, socket: Socket, message: incoming.Hint) -> Part | None:
        """Think for a player; None if the question is gone by the time there is an answer.

        It is thought about a question once: asked again, the same hint comes back.
        """
        state, seat = self.state, socket.eye
        if seat is None or state.match is None or state.asked_at != message.version:
            return None
        asked_at, thinking = self._hints.get(seat, (-1, None))
        if thinking is None or asked_at != state.asked_at:
            thinking = asyncio.create_task(self.tables.bot_pool.hint(state.match, seat, self.requester()))
            self._hints[seat] = (state.asked_at, thinking)
        found = await asyncio.shield(thinking)
        if found is None or state.asked_at != message.version or socket.eye != seat:
            return None
        hint = outgoing.hint_part(state, found, socket.lang, seat, socket.you)
        return {"type": "hint", "id": message.id, "version": message.version, **hint}
