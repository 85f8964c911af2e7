"""The tables of a server: loaded on first use, unloaded after IDLE_TIMEOUT without a client.

Everything here runs on the event loop, except that tables are replayed in LOADERS threads when they are loaded.
"""

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
from rattery.server.connection.websocket_session import SILENCE_TIMEOUT, WebSocketSession
from rattery.server.errors import NoSuch, NotUnderstood, TooEarly
from rattery.server.metrics import Counts
from rattery.server.part import Part
from rattery.server.randomness import SECRET, Randomness
from rattery.server.store.failures import StoreRefused
from rattery.server.store.store import Damaged, LogEntry, Store, TableRow
from rattery.server.supervisor import Supervisor
from rattery.server.tables.loading import Unreadable, load
from rattery.server.tables.new_table import new_table, rematch_table
from rattery.server.tables.presence import ANNOUNCE_INTERVAL, Presence
from rattery.server.tables.result import result_of
from rattery.server.tables.secret import derived, digest
from rattery.server.tables.state import OVER, TableState
from rattery.server.tables.table import Table
from rattery.server.webhooks.calls import Calls

ANNOUNCE_BATCH = 100  # tables in one announcement
MAX_ID_LENGTH = 40  # characters
SECONDS_A_DAY = 86_400
DELETE_INTERVAL = 600.0  # seconds between deletions of old tables
DELETE_BATCH = 1000  # tables in one deletion, at most
IDLE_TIMEOUT = 300.0  # seconds without a client after which a table is unloaded
BOT_STATUS_INTERVAL = 1.0  # seconds between `warming` and `crowded` messages
SWEEP_INTERVAL = 0.5  # seconds between checks of connections, clocks and idle tables
LOADERS = 2  # threads that replay tables; nothing else runs there

log = logging.getLogger("rattery.server")


class Tables:
    """The loaded tables of this server process, its connections and background tasks."""

    def __init__(
        self,
        store: Store,
        bot_pool: BotPool,
        limits: Limits,
        randomness: Randomness = SECRET,
        calls: Calls | None = None,
        forget_after: int | None = None,
    ) -> None:
        self.calls = calls  # webhooks; None: disabled
        self.store, self.bot_pool, self.limits, self.randomness = store, bot_pool, limits, randomness
        self.counts, self.supervisor = Counts(thinking=bot_pool.times), Supervisor()
        randomness.warn_if_predictable()
        self.presence = Presence(secrets.token_hex(8))
        self.sessions: set[WebSocketSession] = set()
        self.is_closing = False
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._unreadable: set[str] = set()  # already logged
        self._changed_presence: set[str] = set()  # tables to announce
        self._tasks: set[asyncio.Task[object]] = set()
        self._loaders = ThreadPoolExecutor(LOADERS, "loading tables")
        self._has_warned_of_edition = False
        self._forget_after = forget_after  # days

    async def open(self) -> None:
        await self.store.open(self._written_elsewhere, self._receive_announcement)
        self.supervisor.supervise("sweeping", self._sweep)
        self.supervisor.supervise("announcing", self._announce)
        self.supervisor.supervise("sending bot status", self._send_bot_status)
        days = self._forget_after
        if days is not None:
            self.supervisor.supervise("deleting old tables", lambda: self._delete_old_tables(days))
        await asyncio.to_thread(self.bot_pool.start)

    async def say_good_bye(self) -> None:
        """Tell every client that the server is restarting; from here on no bot starts."""
        self.is_closing = True
        for session in list(self.sessions):
            session.bye("restarting", 1012)
        await asyncio.sleep(0.05)

    async def close(self) -> None:
        """Stop background tasks and bots, then flush and close the store."""
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
        """Run a coroutine in the background; its exceptions are logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[object]) -> None:
        self._tasks.discard(task)
        problem = None if task.cancelled() else task.exception()
        if problem is not None and not isinstance(problem, StoreRefused | Unreadable):  # logged where they arise, once
            self.report(problem, "work in the background")

    def report(self, error: BaseException | None, where: str) -> None:
        """Count an error and log it with its traceback. `where` must hold nothing players typed and nothing hidden."""
        self.counts.failures += 1
        log.error("%s failed: %s", where, type(error).__name__, exc_info=error)

    def report_retried(self, error: BaseException | None, what: str, where: str) -> None:
        """Log an error of an operation that is retried; `/api/health` reports it for a while."""
        self.supervisor.record_failure(what)
        self.report(error, where)

    def in_use(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    # Loading tables.

    async def get(self, table: str) -> Table:
        """A table, loaded if necessary; concurrent callers share one load. Raises NoSuch or Unreadable."""
        found = self._tables.get(table)
        if found is not None:
            found.used = time.monotonic()  # the caller is about to use it
            return found
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
            self._loading[table].add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    def game_at(self, table: str) -> str | None:
        """The game of a table, if it is loaded."""
        found = self._tables.get(table)
        return None if found is None else found.state.game.name

    async def visit(self, table: str) -> Table:
        """A table for a client that may come from another process: caught up with them, and loaded when this returns."""
        while True:
            found = await self.get(table)
            if self.store.is_shared:
                await found.catch_up(found.state.number + 1)
            if self._tables.get(table) is found:  # it may have been unloaded meanwhile, as nobody was connected yet
                return found

    async def _load(self, table: str) -> Table:
        """Read a table and replay its log entries, in a thread: replaying takes some milliseconds a move."""
        try:
            state = await self._read(table)
        except Unreadable as problem:
            self._log_once(problem)
            raise
        loaded = Table(state, self)
        self._tables[table] = loaded
        await loaded.catch_up(loaded.state.number + 1)  # written while it was being read
        if loaded.state.stage == OVER:
            self.start(loaded.keep_result())
        loaded.wake_bots()
        return loaded

    async def _read(self, table: str) -> TableState:
        try:
            row = await self.store.table(table) if len(table) <= MAX_ID_LENGTH and "\0" not in table else None
            if row is None:
                raise NoSuch("no-such-table", given=table[:MAX_ID_LENGTH])
            entries = await self.store.log_entries(table)
            return await asyncio.get_running_loop().run_in_executor(self._loaders, load, row, entries)
        except Damaged as damaged:
            raise Unreadable(table, damaged.problem) from None

    def _log_once(self, problem: Unreadable) -> None:
        """Log what is wrong with a table, the first time."""
        if problem.table not in self._unreadable:
            self._unreadable.add(problem.table)
            log.error(
                "table %s cannot be read: %s; see rattery check and rattery export", problem.table, problem.problem
            )

    def drop_unreadable(self, table: Table, problem: Unreadable) -> None:
        """Unload a table whose further log entries cannot be read; logs it once and closes its connections."""
        self._log_once(problem)
        self._unload(table)
        for session in list(table.sessions):
            session.bye(problem.reason, problem.closing_code)

    def _unload(self, table: Table) -> None:
        """Remove a table from memory; its bots are left to the processes that have it loaded."""
        table.stop_bots()
        if self._tables.get(table.id) is table:
            del self._tables[table.id]
        self.start(self.store.release_bots(table.id))

    async def several(self, ids: Sequence[str]) -> list[Table | Unreadable]:
        """The tables that exist; in place of one that cannot be read, the reason. Raises StoreRefused."""
        found = await asyncio.gather(*(self.get(table) for table in ids), return_exceptions=True)
        for table in found:
            if isinstance(table, BaseException) and not isinstance(table, NoSuch | Unreadable):
                raise table
        return [table for table in found if isinstance(table, Table | Unreadable)]

    async def results(self, tables: Sequence[str]) -> dict[str, Part]:
        """The results of the tables that are over; from memory where the store does not have them yet."""
        stored = await self.store.results(tables)
        here = {name: self._tables[name].state for name in tables if name in self._tables and name not in stored}
        return stored | {name: result_of(state) for name, state in here.items() if state.stage == OVER}

    # Making tables.

    async def create(self, wanted: NewTable) -> Part:
        """Make a table; the answer has the only copy of its secrets."""
        game = load_game(wanted.game, None if wanted.box is None else BoxFile.from_data(wanted.box, "box.toml"))
        if len(wanted.seats) != game.players:
            raise NotUnderstood("seats-number", players=game.players, given=len(wanted.seats))
        row, answer = new_table(game, wanted, self.randomness)
        await self._write_new_table(row, wanted.clock)
        return answer

    async def _write_new_table(self, row: TableRow, clock: int | None) -> None:
        """Write a new table, and its clock, if any, as the first log entry."""
        await self.store.create(row)
        if clock is not None:
            await self.store.append(row.id, LogEntry(1, "clock", None, {"seconds": clock}, "made", row.created))

    async def rematch(self, session: WebSocketSession) -> Part:
        """The table of the rematch, made by the first request; every caller gets the seats it held."""
        old = session.table
        if old.state.stage != OVER:
            raise TooEarly("not-over")
        table = old.state.rematch
        if table is None:
            row = rematch_table(old.state, self.randomness)
            await self._write_new_table(row, old.state.clock)
            table = await old.note_rematch(row.id)
            if table != row.id:  # another client's request was first
                await self.store.delete(row.id)
        return {"table": table, **await self._take_seats_again(session, await self.get(table))}

    async def _take_seats_again(self, session: WebSocketSession, new: Table) -> Part:
        """Take a client's seats at the rematch, with secrets derived from the old ones: a repetition yields the same."""
        seats = []
        for seat, secret in sorted(session.held.items()):
            again = derived(secret, f"rematch {new.id}")
            if new.state.seats[seat].secret != digest(again):
                await new.sit(seat, again, "")
            seats.append({"seat": seat, "secret": again})
        if session.host_secret is None:
            return {"seats": seats, "host": None}
        host = derived(session.host_secret, f"rematch {new.id}")
        await new.become_host(host)
        return {"seats": seats, "host": host}

    # Other processes.

    def _written_elsewhere(self, table: str, number: int) -> None:
        """Another process has written log entry `number` of a table; without a table, notifications were missed."""
        if not table:
            for missed in self._tables.values():
                self.start(missed.follow(missed.state.number + 1))
        found = self._tables.get(table)
        if found is None or number <= found.state.number:
            return
        if found.is_idle:  # no client is connected: the next one loads it again
            self._unload(found)
        else:
            self.start(found.follow(number))

    def _receive_announcement(self, text: str) -> None:
        """Record another process's presence; an announcement of another edition may be malformed, and is ignored."""
        try:
            changed = self.presence.receive(text)
        except msgspec.MsgspecError:
            if not self._has_warned_of_edition:
                self._has_warned_of_edition = True
                log.warning("Presence announcements of another process cannot be parsed: it may run another edition.")
            return
        self._update_presence(changed)

    def presence_changed(self, table: Table) -> None:
        self._changed_presence.add(table.id)
        self._update_presence({table.id})

    def _update_presence(self, tables: set[str]) -> None:
        for name in tables:
            table = self._tables.get(name)
            if table is not None:
                table.presence.update()

    async def _announce(self) -> None:
        """Announce presence: changes within 0.25 s, everything every ANNOUNCE_INTERVAL."""
        last = 0.0
        while True:
            await asyncio.sleep(0.25)
            everything = time.monotonic() - last > ANNOUNCE_INTERVAL
            moved, self._changed_presence = self._changed_presence, set()
            names = set(self._tables) | moved if everything else moved
            if everything or moved:
                last = time.monotonic() if everything else last
                for some in batched(sorted(names), ANNOUNCE_BATCH):
                    await self.store.announce(self.presence.encode({name: self._seats_here(name) for name in some}))
            self._update_presence(self.presence.drop_stale())

    def _seats_here(self, name: str) -> list[int]:
        table = self._tables.get(name)
        return [] if table is None else [seat for seat, here in enumerate(table.presence.here()) if here]

    async def _send_bot_status(self) -> None:
        """Send compile progress and reduced effort to the clients of tables with bots that use machine code."""
        while True:
            await asyncio.sleep(BOT_STATUS_INTERVAL)
            share = self.bot_pool.share()
            for table in self._tables.values():
                is_playing = table.needs_machine_code
                table.send_warming(self.bot_pool.compile_progress(table.state.game.name) if is_playing else None)
                table.send_crowded(share if is_playing else 1.0)

    # Housekeeping.

    async def _sweep(self) -> None:
        """Close silent connections, check clocks and webhooks, and unload idle tables, every SWEEP_INTERVAL.

        If the event loop was blocked, clients were not silent: their messages are unread. So they get that time back.
        """
        while True:
            began = time.monotonic()
            await asyncio.sleep(SWEEP_INTERVAL)
            now = time.monotonic()
            stalled = now - began - SWEEP_INTERVAL
            for session in list(self.sessions):
                if stalled > SWEEP_INTERVAL:
                    session.last_received += stalled
                if session.silent_for(now) > SILENCE_TIMEOUT:
                    session.bye("silent", 4408)
            self._look_at_clocks()
            for table in list(self._tables.values()):
                if table.is_idle and now - table.used > IDLE_TIMEOUT:
                    self._unload(table)

    def _look_at_clocks(self) -> None:
        """Move for players whose time is up, and send webhooks to those who are away."""
        calls = self.calls
        for table in self._tables.values():
            table.clock.wake()
            if calls is not None:
                for seat in calls.due(table):
                    self.start(calls.call(table, seat))

    async def _delete_old_tables(self, days: int) -> None:
        """Delete tables without a log entry for so many days, unless a client is there; every DELETE_INTERVAL."""
        while True:
            before = time.time() - days * SECONDS_A_DAY
            for name in await self.store.idle_since(before, DELETE_BATCH):
                if name not in self._tables and name not in self._loading and not self.presence.elsewhere(name):
                    await self.store.delete(name)
            await asyncio.sleep(DELETE_INTERVAL)


def batched(names: Sequence[str], size: int) -> Iterator[Sequence[str]]:
    for start in range(0, len(names), size):
        yield names[start : start + size]
