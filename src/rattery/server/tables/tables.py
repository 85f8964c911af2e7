"""The tables of a server: loaded on first use, unloaded after IDLE_TIMEOUT without a client."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Coroutine, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor

import msgspec

from rattery.core.box import BoxFile
from rattery.core.registry import load_game
from rattery.server.bot_pool import BotPool
from rattery.server.connection.incoming import NewTable
from rattery.server.connection.limits import Limits
from rattery.server.connection.socket import SILENCE_TIMEOUT, Socket
from rattery.server.errors import NoSuch, NotUnderstood, TooEarly
from rattery.server.metrics import Counts
from rattery.server.part import Part
from rattery.server.randomness import SECRET, Randomness
from rattery.server.store.store import Damaged, Happening, Store, TableRow
from rattery.server.store.trouble import StoreRefused
from rattery.server.supervisor import Supervisor
from rattery.server.tables.loading import Unreadable, load
from rattery.server.tables.new_table import new_table, rematch_table
from rattery.server.tables.presence import ANNOUNCE_INTERVAL, Presence
from rattery.server.tables.result import result_of
from rattery.server.tables.secret import derived, digest
from rattery.server.tables.state import OVER, TableState
from rattery.server.tables.table import Table
from rattery.server.webhooks.calls import Calls

ANNOUNCED_AT_ONCE = 100  # tables in one announcement
LONGEST_ID = 40
SECONDS_A_DAY = 86_400
FORGET_EVERY = 600.0  # seconds
FORGOTTEN_AT_ONCE = 1000  # tables
IDLE_TIMEOUT = 300.0  # seconds without a client after which a table is unloaded
BOTS_EVERY = 1.0  # seconds between two messages about machine code in the making, or crowded bots
SWEEP_EVERY = 0.5  # seconds
LOADERS = 2  # threads in which tables are read; nothing else runs there

log = logging.getLogger("rattery.server")


class Tables:
    """Every table of this server that is in use."""

    def __init__(
        self,
        store: Store,
        bot_pool: BotPool,
        limits: Limits,
        randomness: Randomness = SECRET,
        calls: Calls | None = None,
        forget_after: int | None = None,
    ) -> None:
        self.calls = calls  # messages to players who are away; None: this server sends none
        self.store, self.bot_pool, self.limits, self.randomness = store, bot_pool, limits, randomness
        self.counts, self.supervisor = Counts(thinking=bot_pool.times), Supervisor()
        randomness.warn_if_given()
        self.presence = Presence(secrets.token_hex(8))
        self.sockets: set[Socket] = set()
        self.is_closing = False
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._unreadable: set[str] = set()  # the tables the operator was told of
        self._moved: set[str] = set()  # the tables whose presence changed since the last announcement
        self._tasks: set[asyncio.Task[object]] = set()
        self._loaders = ThreadPoolExecutor(LOADERS, "loading tables")
        self._is_told_of_others = False
        self._forget_after = forget_after  # days

    async def open(self) -> None:
        await self.store.open(self._written_elsewhere, self._heard)
        self.supervisor.keep("sweeping", self._sweep)
        self.supervisor.keep("announcing", self._announce)
        self.supervisor.keep("telling about bots", self._tell_about_bots)
        if self._forget_after is not None:
            self.supervisor.keep("deleting old tables", self._forget)
        await asyncio.to_thread(self.bot_pool.start)

    async def say_good_bye(self) -> None:
        """Tell every client that the server will be back."""
        self.is_closing = True
        for socket in list(self.sockets):
            socket.bye("restarting", 1012)
        await asyncio.sleep(0.05)

    async def close(self) -> None:
        """Stop the background tasks and bots, then write what waits and close the store."""
        self.is_closing = True
        await self.supervisor.close()
        for task in list(self._tasks):
            task.cancel()
        for table in self._tables.values():
            table.stop_bots()
        if self.calls is not None:
            self.calls.close()
        self.bot_pool.close()
        self._loaders.shutdown(wait=False, cancel_futures=True)
        await self.store.close()

    def start(self, work: Coroutine[object, None, object]) -> None:
        """Run a coroutine in the background; what it raises is reported."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[object]) -> None:
        self._tasks.discard(task)
        problem = None if task.cancelled() else task.exception()
        if problem is not None and not isinstance(problem, StoreRefused | Unreadable):  # those are told elsewhere, once
            self.report(problem, "work in the background")

    def report(self, error: BaseException | None, where: str) -> None:
        """Log an error for the operator. It holds nothing players typed and nothing hidden."""
        self.counts.failures += 1
        log.error("%s failed: %s", where, type(error).__name__, exc_info=error)

    def report_retried(self, error: BaseException | None, what: str, where: str) -> None:
        """Log an error of something that is tried again; health tells of it for a while."""
        self.supervisor.note(what)
        self.report(error, where)

    def in_use(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    # Finding tables.

    async def get(self, table: str) -> Table:
        """A table, loaded if it is not in use yet."""
        found = self._tables.get(table)
        if found is not None:
            found.used = time.monotonic()  # the caller is about to use it
            return found
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
            self._loading[table].add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    def game_at(self, table: str) -> str | None:
        """Which game is played at a table, if it is in use."""
        found = self._tables.get(table)
        return None if found is None else found.state.game.name

    async def visit(self, table: str) -> Table:
        """A table for a new connection, up to date with what other processes have written."""
        found = await self.get(table)
        if self.store.is_shared:
            await found.catch_up(found.state.number + 1)
        return found

    async def _load(self, table: str) -> Table:
        """Read a table and replay its happenings, in a thread: a long match takes some milliseconds a move."""
        try:
            state = await self._read(table)
        except Unreadable as problem:
            self._tell_once(problem)
            raise
        loaded = Table(state, self)
        self._tables[table] = loaded
        await loaded.catch_up(loaded.state.number + 1)  # what was written while it was being read
        if loaded.state.stage == OVER:
            self.start(loaded.keep_result())
        loaded.wake_bots()
        return loaded

    async def _read(self, table: str) -> TableState:
        try:
            row = await self.store.table(table) if len(table) <= LONGEST_ID and "\0" not in table else None
            if row is None:
                raise NoSuch("no-such-table", given=table[:LONGEST_ID])
            happenings = await self.store.happenings(table)
            return await asyncio.get_running_loop().run_in_executor(self._loaders, load, row, happenings)
        except Damaged as damaged:
            raise Unreadable(table, damaged.problem) from None

    def _tell_once(self, problem: Unreadable) -> None:
        """The operator hears once what is wrong with a table."""
        if problem.table not in self._unreadable:
            self._unreadable.add(problem.table)
            log.error(
                "table %s cannot be read: %s; see rattery check and rattery export", problem.table, problem.problem
            )

    def give_up(self, table: Table, problem: Unreadable) -> None:
        """A table in use cannot be read on: tell the operator and everybody there, once, and unload it."""
        self._tell_once(problem)
        if self._tables.get(table.id) is table:
            del self._tables[table.id]
        table.stop_bots()
        for socket in list(table.sockets):
            socket.bye(problem.reason, problem.closing_code)

    async def several(self, ids: Sequence[str]) -> list[Table | Unreadable]:
        """Those of them that exist; of those that cannot be read, why."""
        found = await asyncio.gather(*(self.get(table) for table in ids), return_exceptions=True)
        return [table for table in found if isinstance(table, Table | Unreadable)]

    async def results(self, tables: Sequence[str]) -> dict[str, Part]:
        """What came out at those of them that are over; of one that has just ended it may not be kept yet."""
        kept = await self.store.results(tables)
        here = {name: self._tables[name].state for name in tables if name in self._tables and name not in kept}
        return kept | {name: result_of(state) for name, state in here.items() if state.stage == OVER}

    # Making tables.

    async def create(self, wanted: NewTable) -> Part:
        """A new table; the answer has the only copies of its secrets."""
        game = load_game(wanted.game, None if wanted.box is None else BoxFile.from_values("box.toml", wanted.box))
        if len(wanted.seats) != game.players:
            raise NotUnderstood("seats-number", players=game.players, given=len(wanted.seats))
        row, answer = new_table(game, wanted, self.randomness)
        await self._lay(row, wanted.clock)
        return answer

    async def _lay(self, row: TableRow, clock: int | None) -> None:
        """Write a new table, and its clock as the first thing that happens there."""
        await self.store.create(row)
        if clock is not None:
            await self.store.append(row.id, Happening(1, "clock", None, {"seconds": clock}, "made", row.created))

    async def rematch(self, socket: Socket) -> Part:
        """The table of the rematch, made by the first request; each caller gets its own seats there."""
        old = socket.table
        assert old is not None
        if old.state.stage != OVER:
            raise TooEarly("not-over")
        table = old.state.rematch
        if table is None:
            row = rematch_table(old.state, self.randomness)
            await self._lay(row, old.state.clock)
            table = await old.note_rematch(row.id)
        return {"table": table, **await self._take_seats_again(socket, await self.get(table))}

    async def _take_seats_again(self, socket: Socket, new: Table) -> Part:
        seats = []
        for seat, secret in sorted(socket.held.items()):
            again = derived(secret, f"rematch {new.id}")
            if new.state.seats[seat].secret != digest(again):
                await new.sit(seat, again, "")
            seats.append({"seat": seat, "secret": again})
        if socket.host_secret is None:
            return {"seats": seats, "host": None}
        host = derived(socket.host_secret, f"rematch {new.id}")
        await new.become_host(host)
        return {"seats": seats, "host": host}

    # Other processes.

    def _written_elsewhere(self, table: str, number: int) -> None:
        if not table:  # notifications were missed
            for missed in self._tables.values():
                self.start(missed.catch_up(missed.state.number + 1))
        found = self._tables.get(table)
        if found is None or number <= found.state.number:
            return
        if found.is_idle:  # no client is connected: it is read anew for the next one
            del self._tables[table]
        else:
            self.start(found.catch_up(number))

    def _heard(self, text: str) -> None:
        """Another process says who is where; what is not understood may come from another edition, and is passed over."""
        try:
            changed = self.presence.hear(text)
        except msgspec.MsgspecError:
            if not self._is_told_of_others:
                self._is_told_of_others = True
                log.warning("Announcements of another process are not understood: it may be of another edition.")
            return
        self._tell_presence(changed)

    def presence_changed(self, table: Table) -> None:
        self._moved.add(table.id)
        self._tell_presence({table.id})

    def _tell_presence(self, tables: set[str]) -> None:
        for name in tables:
            table = self._tables.get(name)
            if table is not None:
                table.tell_presence()

    async def _announce(self) -> None:
        """Announce changes at once, and everything every ANNOUNCE_INTERVAL."""
        last = 0.0
        while True:
            await asyncio.sleep(0.25)
            everything = time.monotonic() - last > ANNOUNCE_INTERVAL
            moved, self._moved = self._moved, set()
            names = set(self._tables) | moved if everything else moved
            if everything or moved:
                last = time.monotonic() if everything else last
                for some in batched(sorted(names), ANNOUNCED_AT_ONCE):
                    await self.store.announce(self.presence.say({name: self._seats_here(name) for name in some}))
            self._tell_presence(self.presence.forget_silent())

    def _seats_here(self, name: str) -> list[int]:
        table = self._tables.get(name)
        return [] if table is None else [seat for seat, here in enumerate(table.here()) if here]

    async def _tell_about_bots(self) -> None:
        """Everybody at a table with bots hears how far their machine code has come, and that they think more briefly."""
        while True:
            await asyncio.sleep(BOTS_EVERY)
            share = self.bot_pool.share()
            for table in self._tables.values():
                is_playing = table.has_thinking_bots
                table.tell_warming(self.bot_pool.warming(table.state.game.name) if is_playing else None)
                table.tell_crowded(share if is_playing else 1.0)

    # Housekeeping.

    async def _sweep(self) -> None:
        """Close silent connections and unload idle tables, twice a second.

        If this server itself could not run for a while, nobody was silent meanwhile: what was said lies unread.
        """
        while True:
            began = time.monotonic()
            await asyncio.sleep(SWEEP_EVERY)
            now = time.monotonic()
            stalled = now - began - SWEEP_EVERY
            for socket in list(self.sockets):
                if stalled > SWEEP_EVERY:
                    socket.heard += stalled
                if socket.silent_for(now) > SILENCE_TIMEOUT:
                    socket.bye("silent", 4408)
            self._look_at_clocks()
            idle = [t for t, table in self._tables.items() if table.is_idle and now - table.used > IDLE_TIMEOUT]
            for name in idle:
                await self.store.stop_thinking(name)
                self._tables.pop(name, None)

    def _look_at_clocks(self) -> None:
        """Move for players whose time is up, and call those who are away."""
        calls = self.calls
        for table in self._tables.values():
            table.clock.look()
            if calls is not None:
                for seat in calls.due(table):
                    self.start(calls.call(table, seat))

    async def _forget(self) -> None:
        """Delete tables at which nothing has happened for long and nobody is, every FORGET_EVERY."""
        assert self._forget_after is not None
        while True:
            before = time.time() - self._forget_after * SECONDS_A_DAY
            for name in await self.store.idle_since(before, FORGOTTEN_AT_ONCE):
                if name not in self._tables and name not in self._loading and not self.presence.elsewhere(name):
                    await self.store.delete(name)
            await asyncio.sleep(FORGET_EVERY)


def batched(names: Sequence[str], size: int) -> Iterator[Sequence[str]]:
    for start in range(0, len(names), size):
        yield names[start : start + size]
