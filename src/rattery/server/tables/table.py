"""A table that is in use: its state, who is connected to it, and whatever changes it, one thing at a time.

Whatever is asked for is judged, written down, and only then happens; whoever is connected hears of it after that.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from rattery.bots.levels import LEVELS
from rattery.core.errors import MayNotUndo
from rattery.core.moves import Move
from rattery.server.connection import incoming, outgoing
from rattery.server.errors import (
    Busy,
    NoSuch,
    NotUnderstood,
    NotYours,
    NotYourTurn,
    Refusal,
    Stale,
    Taken,
    TooEarly,
    TooLate,
)
from rattery.server.store.store import Conflict, Happening, Repeated
from rattery.server.tables.result import result_of
from rattery.server.tables.secret import derived, digest, opens
from rattery.server.tables.speech import a_name, some_talk
from rattery.server.tables.state import GATHERING, OVER, Seat, TableState
from rattery.server.thinking import NEEDS_NO_MACHINE_CODE

if TYPE_CHECKING:
    from rattery.server.connection.socket import Socket
    from rattery.server.tables.tables import Tables

GONE_FOR = 30.0  # seconds after which somebody else may ask a bot to sit in
TRIES = 5  # how often something is tried anew when other servers are quicker
UNTIL_OTHERS_THINK = 2.0  # seconds until it is asked again which process thinks

Judged = tuple[str, int | None, dict[str, Any]]


class Table:
    """One table in use."""

    def __init__(self, state: TableState, tables: Tables) -> None:
        self.state = state
        self.tables = tables
        self.store, self.thinking = tables.store, tables.thinking
        self.sockets: set[Socket] = set()
        self.used = self.opened = time.monotonic()
        self.left: dict[int, float] = {}  # when the last device of a seat went away
        self._online = [False] * len(state.seats)
        self._lock = asyncio.Lock()
        self._thinker: asyncio.Task[None] | None = None
        self._hinting: set[int] = set()
        self._parts: dict[tuple[Any, ...], bytes] = {}

    @property
    def id(self) -> str:
        return self.state.row.id

    # Who is there.

    def enter(self, socket: Socket) -> None:
        self.sockets.add(socket)
        self.tables.presence_changed(self)
        self.wake_bots()

    def leave(self, socket: Socket) -> None:
        self.sockets.discard(socket)
        self.used = time.monotonic()
        if not self.sockets and not self.tables.is_closing:
            self.tables.start(self.store.stop_thinking(self.id))
        self.tables.presence_changed(self)

    def here(self) -> list[bool]:
        """For every seat, whether a device that holds it is connected to this process."""
        held = {seat for socket in self.sockets for seat in socket.held}
        return [seat in held for seat in range(len(self.state.seats))]

    def online(self) -> list[bool]:
        """For every seat, whether a device that holds it is connected anywhere."""
        elsewhere = self.tables.presence.elsewhere(self.id)
        return [here or seat in elsewhere for seat, here in enumerate(self.here())]

    def tell_presence(self) -> None:
        """Everybody connected hears who is there; who was there a moment ago has just left."""
        now = self.online()
        for seat, (before, after) in enumerate(zip(self._online, now, strict=True)):
            if before and not after:
                self.left[seat] = time.monotonic()
        self._online = now
        for socket in self.sockets:
            socket.tell_online()

    def watching(self) -> int:
        return sum(not socket.held for socket in self.sockets)

    def is_gone(self, seat: int) -> bool:
        """Whether nobody has been at a seat for a while."""
        left = self.left.get(seat, self.opened)
        return not self.online()[seat] and time.monotonic() - left > GONE_FOR

    # What a socket is sent.

    def part(self, name: str, make: Callable[[], Any], *which: Any) -> bytes:
        """A part of a message, written once for all who may see the same."""
        key = (name, *which)
        written = self._parts.get(key)
        if written is None:
            written = self._parts[key] = msgspec.json.encode(make())
        return written

    def news(self, socket: Socket) -> bytes | None:
        """What a socket has not been sent yet, as its eye may know it; None if there is nothing."""
        state, eye, lang = self.state, socket.eye, socket.lang
        since = socket.sent if socket.sent is not None and socket.sent >= state.named_at else None
        socket.sent = state.version
        parts: dict[str, Any] = {}
        if since is None or state.table_at > since:
            parts["table"] = self.part("table", lambda: outgoing.table_part(state, lang), lang)
        position = self.part("position", lambda: outgoing.position_part(state, eye, lang), eye, lang)
        if since is None or position != socket.position:
            parts["position"] = socket.position = position
        after = -1 if since is None else since
        seen = outgoing.secrets_seen(state, eye, after)
        story = self.part("story", lambda: outgoing.story_part(state, eye, lang, after), seen, lang, after)
        talk = self.part("talk", lambda: outgoing.talk_part(state, lang, after), lang, after)
        parts |= {"story": story} if since is None or story != NO_STORY else {}
        parts |= {"talk": talk} if since is None or talk != NO_TALK else {}
        yours = [seat for seat in state.persons_asked() if seat in socket.held]
        if not parts and yours == socket.yours:
            return None
        socket.yours = yours
        head = {"type": "news", "version": state.version, "since": since, "eye": eye, "lang": lang, "yours": yours}
        return msgspec.json.encode(head | {name: msgspec.Raw(part) for name, part in parts.items()})

    def tell(self) -> None:
        """Everybody connected hears what is new."""
        self._parts.clear()
        self.used = time.monotonic()
        for socket in self.sockets:
            socket.wake()

    # What is asked of the table.

    async def ask(self, socket: Socket, message: incoming.Asking) -> dict[str, Any]:
        """Do what a message asks for, once; gives what to answer."""
        judge = getattr(self, f"_judge_{type(message).__name__.lower()}")
        key = f"asked:{message.id}"
        version = await self.change(lambda: judge(socket, message), key)
        return {"type": "done", "id": message.id, "version": version}

    async def change(self, judge: Callable[[], Judged], key: str | None) -> int:
        """Judge, write down, and let it happen; if another process was quicker, judge again. Gives the version."""
        async with self._lock:
            for _ in range(TRIES):
                if key in self.state.done:
                    return self.state.done[key]
                kind, seat, facts = judge()
                happening = Happening(self.state.number + 1, kind, seat, facts, key, time.time())
                try:
                    await self.store.append(self.id, happening)
                except (Conflict, Repeated):
                    await self._read_on()
                    continue
                return await self._happened(happening)
            raise Busy("busy")

    async def _happened(self, happening: Happening) -> int:
        was_over = self.state.stage == OVER
        self.state.happen(happening)
        self.tell()
        if self.state.stage == OVER and not was_over:
            self.tables.start(self.keep_result())
        self.wake_bots()
        return self.state.version

    async def keep_result(self) -> None:
        """What came out, kept to be found quickly; it follows from what is already written."""
        await self.store.finish(self.id, result_of(self.state))

    async def catch_up(self, number: int) -> None:
        """Another process has written so many things."""
        async with self._lock:
            if number > self.state.number:
                await self._read_on()

    async def _read_on(self) -> None:
        self.state.follow(await self.store.happenings(self.id, self.state.number))
        self.tell()
        self.wake_bots()

    # Each message is judged before anything is written: it gives what would happen, or is refused.

    def _judge_move(self, socket: Socket, message: incoming.Move) -> Judged:
        seat = self._eye_to_play(socket)
        state = self.state
        if seat not in state.asked():
            raise NotYourTurn("not-your-turn")
        if message.version != state.asked_at:
            raise Stale("stale")
        return "move", seat, {"move": str(self._find(seat, message.move))}

    def _find(self, seat: int, given: str | int) -> Move:
        match = self.state.match
        assert match is not None
        if not self.state.is_together:
            return match.find(given)
        move = self.state.game.kind.moves.find(given)
        if move is None or move not in self.state.offered(seat):
            raise NotUnderstood("not-offered", given=str(given)[:80])
        return move

    def _judge_undo(self, socket: Socket, message: incoming.Undo) -> Judged:
        seat = self._eye_to_play(socket)
        state = self.state
        if message.version != state.asked_at:
            raise Stale("stale")
        reason = state.why_not_undo(seat)
        if reason is not None:
            raise MayNotUndo(reason)
        return "undo", seat, {}

    def _eye_to_play(self, socket: Socket) -> int:
        """The seat a socket plays: that of its eye, unless a bot keeps it."""
        if self.state.match is None:
            raise TooEarly("not-begun")
        if self.state.stage == OVER:
            raise TooLate("is-over")
        if socket.eye is None:
            raise NotYours("only-watching")
        if self.state.seats[socket.eye].is_bots:
            raise NotYourTurn("bot-sits-in")
        return socket.eye

    def _judge_say(self, socket: Socket, message: incoming.Say) -> Judged:
        return "say", self._speaker(socket), {"text": some_talk(message.text)}

    def _judge_promise(self, socket: Socket, message: incoming.Promise) -> Judged:
        speaker = self._speaker(socket)
        if message.promise not in self.state.game.kind.promises:
            raise NotUnderstood("no-such-promise", given=message.promise)
        if message.to is not None:
            self._seat(message.to)
        return "promise", speaker, {"promise": message.promise, "to": message.to}

    def _speaker(self, socket: Socket) -> int | None:
        """Players and the host talk; whoever only watches does not."""
        if not socket.held and not socket.is_host:
            raise NotYours("only-watching")
        return socket.eye if socket.eye is not None else min(socket.held, default=None)

    def _judge_salt(self, socket: Socket, message: incoming.Salt) -> Judged:
        seat = self._own(socket, message.seat)
        if self.state.stage != GATHERING:
            raise TooLate("already-begun")
        if seat.salt is not None:
            raise Taken("salt-twice")
        return "salt", message.seat, {"salt": message.salt}

    def _judge_name(self, socket: Socket, message: incoming.Name) -> Judged:
        self._own(socket, message.seat)
        return "name", message.seat, {"name": self._new_name(message.name, message.seat)}

    def _new_name(self, name: str, seat: int) -> str:
        return a_name(name, [s.name for number, s in enumerate(self.state.seats) if number != seat])

    def _judge_begin(self, socket: Socket, message: incoming.Begin) -> Judged:
        if self.state.stage != GATHERING:
            raise Taken("already-begun")
        if not socket.is_host and not (socket.held and all(seat.is_taken for seat in self.state.seats)):
            raise NotYours("host-begins")
        return "begin", None, {}

    def _judge_bot(self, socket: Socket, message: incoming.Bot) -> Judged:
        seat = self._seat(message.seat)
        if self.state.stage == OVER:
            raise TooLate("is-over")
        if message.level not in LEVELS:
            raise NotUnderstood("no-such-level", given=message.level, levels=", ".join(LEVELS))
        if seat.is_bots:
            raise Taken("bot-sits-in")
        if message.seat not in socket.held:
            self._may_replace(socket, message.seat)
        return "bot", message.seat, {"level": message.level}

    def _may_replace(self, socket: Socket, seat: int) -> None:
        """The host fills a seat nobody has taken; anybody at the table one whose player is gone."""
        if socket.is_host and not self.state.seats[seat].is_taken:
            return
        if not socket.held and not socket.is_host:
            raise NotYours("not-your-seat")
        if not self.is_gone(seat):
            raise TooEarly("not-gone", seconds=round(GONE_FOR))

    def _judge_back(self, socket: Socket, message: incoming.Back) -> Judged:
        seat = self._own(socket, message.seat)
        if self.state.stage == OVER:
            raise TooLate("is-over")
        if not seat.is_bots:
            raise Taken("no-bot-there")
        return "back", message.seat, {}

    def _judge_invite(self, socket: Socket, message: incoming.Invite) -> Judged:
        seat = self._seat(message.seat)
        if not socket.is_host:
            raise NotYours("only-the-host")
        if seat.kind == "bot" or seat.is_taken:
            raise Taken("seat-taken")
        return "invite", message.seat, {"invitation": digest(self.invitation(socket, message))}

    def invitation(self, socket: Socket, message: incoming.Invite) -> str:
        """The invitation a message asks for: the same if it asks again."""
        assert socket.host_secret is not None
        return derived(socket.host_secret, f"invitation {self.id} {message.seat} {message.id}")

    def _judge_hint(self, socket: Socket, message: incoming.Hint) -> Judged:
        seat = self._eye_to_play(socket)
        if seat not in self.state.asked():
            raise NotYourTurn("not-your-turn")
        if message.version != self.state.asked_at:
            raise Stale("stale")
        if seat in self._hinting:
            raise Busy("hint-coming")
        return "hint", seat, {}

    def _seat(self, seat: int) -> Seat:
        if seat >= len(self.state.seats):
            raise NoSuch("no-such-seat", given=seat)
        return self.state.seats[seat]

    def _own(self, socket: Socket, seat: int) -> Seat:
        found = self._seat(seat)
        if seat not in socket.held:
            raise NotYours("not-your-seat")
        return found

    # Taking a seat.

    async def join(self, join: incoming.Join) -> dict[str, Any]:
        """Exchange an invitation for a seat; with the same key, for the same secret."""
        secret = derived(join.invitation, f"seat {join.key}")
        taken = digest(secret)
        seat = next((n for n, s in enumerate(self.state.seats) if s.secret == taken), None)
        if seat is None:
            seat = self._invited(join.invitation)
            await self.sit(seat, secret, join.name)
        return {"table": self.id, "seat": seat, "secret": secret}

    def _invited(self, invitation: str) -> int:
        for number, seat in enumerate(self.state.seats):
            if opens(invitation, seat.invitation):
                return number
        raise Taken("invitation-spent")

    async def sit(self, number: int, secret: str, name: str) -> None:
        """Whoever has this secret sits here from now on."""
        kept = digest(secret)

        def judge() -> Judged:
            seat = self._seat(number)
            if seat.kind == "bot" or seat.secret is not None:
                raise Taken("seat-taken")
            return "sit", number, {"secret": kept, "name": self._new_name(name, number)}

        await self.change(judge, f"sit:{number}:{kept[:16]}")

    async def become_host(self, secret: str) -> None:
        kept = digest(secret)
        if self.state.host != kept:
            await self.change(lambda: ("host", None, {"secret": kept}), f"host:{kept[:16]}")

    async def note_rematch(self, table: str) -> str:
        """The table of the rematch: this one, unless somebody else has made one already."""

        def judge() -> Judged:
            if self.state.rematch is not None:
                raise Taken("rematch-made")
            return "rematch", None, {"table": table}

        try:
            await self.change(judge, f"rematch:{table}")
        except Taken:
            assert self.state.rematch is not None
        return str(self.state.rematch)

    # Bots.

    def wake_bots(self) -> None:
        """A bot whose turn it is begins to think, unless one does already or nobody is interested."""
        if self.state.match is None:
            self._get_bots_ready()
        due = self.state.bots_turn() is not None and self._is_of_interest()
        if due and self._thinker is None and not self.tables.is_closing:
            self._thinker = asyncio.create_task(self._think())
            self._thinker.add_done_callback(self._thought)

    def _get_bots_ready(self) -> None:
        """While people gather, the game is compiled for the bots that will play."""
        levels = {seat.level for seat in self.state.seats} - {None, NEEDS_NO_MACHINE_CODE}
        if levels and not self.tables.is_closing:
            self.thinking.get_ready(self.state.game.name)

    def stop_bots(self) -> None:
        """Whoever thinks here gives up: nobody wants to know any more."""
        if self._thinker is not None:
            self._thinker.cancel()

    def _is_of_interest(self) -> bool:
        """Bots among themselves play only while somebody watches."""
        return bool(self.sockets) or any(not seat.is_bots for seat in self.state.seats)

    def _thought(self, task: asyncio.Task[None]) -> None:
        self._thinker = None
        if not task.cancelled() and task.exception() is not None:
            self.tables.report(task.exception(), f"a bot at {self.id}")
        elif not task.cancelled():
            self.wake_bots()

    async def _think(self) -> None:
        seat, asked_at = self.state.bots_turn(), self.state.asked_at
        if seat is None:
            return
        if not await self.store.may_think(self.id):
            await asyncio.sleep(UNTIL_OTHERS_THINK)
            return
        match, level = self.state.match, self.state.seats[seat].level
        assert match is not None
        assert level is not None
        ply = match.ply
        move = await self.thinking.decide(match, level)
        if move is None:
            return

        def judge() -> Judged:
            """What was thought about a table that has changed since is thrown away."""
            if (self.state.bots_turn(), self.state.asked_at) != (seat, asked_at):
                raise Stale("stale")
            return "move", seat, {"move": str(move)}

        try:
            await self.change(judge, f"bot:{asked_at}:{ply}")
        except Refusal:
            return

    async def hint(self, socket: Socket, message: incoming.Hint) -> dict[str, Any] | None:
        """Think for somebody; None if the question is gone by the time there is an answer."""
        state, seat = self.state, socket.eye
        if seat is None or state.match is None:
            return None
        self._hinting.add(seat)
        try:
            found = await self.thinking.hint(state.match, seat)
        finally:
            self._hinting.discard(seat)
        if found is None or state.asked_at != message.version or socket.eye != seat:
            return None
        return {"type": "hint", "id": message.id, "version": message.version} | outgoing.hint_part(
            state, found, socket.lang
        )

    @property
    def is_idle(self) -> bool:
        return not self.sockets and self._thinker is None and not self._lock.locked()


NO_STORY = msgspec.json.encode({"undone": [], "lines": []})
NO_TALK = b"[]"
